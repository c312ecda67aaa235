//! Why a good player would do something: what comes of it, as far as that is to be seen.

use forward::odds::Exchange;
use forward::{
    Card, Command, Content, Die, Family, Find, Held, Hp, Phase, Price, RoadView, Slot, Snare, Strikers, View,
};

use super::fork::brings_nothing;

/// Why, in a sentence; nothing where the deed speaks for itself or nothing is to be seen of the reason.
pub fn advice_reason(content: &Content, view: &View, command: Command) -> Option<String> {
    match (command, view.phase, view.road) {
        (Command::Keep(die), Phase::Clash { throw, .. }, _) => {
            let yours = content.blows(view.hero.weapon).of(throw.yours[die.index()]);
            let (dealt, taken) = yours.against(content.bare.of(throw.foes));
            Some(format!("You deal {dealt} and take {taken}."))
        }
        (Command::Heal, ..) => {
            let heal = view.rules.lux_heal(content, view.location);
            let healed = view.hero.hp.more(Hp(heal), Hp(content.max_hp)).less(view.hero.hp);
            Some(format!("It brings {healed} HP before anything is met."))
        }
        (Command::Peek(_), _, Some(_)) => Some("Then it is known which card to leave.".to_owned()),
        (Command::Turn(slot), _, Some(road)) => Some(of_card(content, view, road, slot)),
        (Command::Strike(strikers), ..) => of_strike(view, strikers),
        (Command::Reroll(die), _, Some(road)) => {
            let number = road.held.of(die);
            (number < 6).then(|| format!("{} of 6 rolls are better than a {number}.", 6 - number))
        }
        (Command::Lay(die), _, Some(road)) => Some(of_bridge(road, die)),
        (Command::Pay(price), _, Some(road)) => Some(of_price(content, view, road.held, price)),
        (Command::Take(find), ..) => Some(
            match find {
                Find::Blade => "Foes fall sooner where dice strike harder.",
                Find::Shield => "It guards in every round in which a die guards.",
                Find::Neither => "What you have serves you better.",
            }
            .to_owned(),
        ),
        _ => None,
    }
}

/// What comes of a round: what is dealt, and what it costs in the mean.
fn of_strike(view: &View, strikers: Strikers) -> Option<String> {
    let exchange = Exchange::of(view, strikers)?;
    let lost = match exchange.taken_in_all() {
        0 => "nothing comes past your guard".to_owned(),
        all => {
            let tenths = (10 * all + 3) / 6;
            format!("you lose {}.{} HP in the mean", tenths / 10, tenths % 10)
        }
    };
    let dealt = if exchange.fells() {
        "The foe falls".to_owned()
    } else {
        format!("The foe loses {} of {} HP", exchange.dealt(), exchange.foe)
    };
    Some(format!("{dealt}, and {lost}."))
}

/// What a die across a Pit costs, and what it leaves.
fn of_bridge(road: RoadView, laid: Die) -> String {
    let rest: Vec<String> =
        Die::ALL.into_iter().filter(|&die| die != laid).map(|die| road.held.of(die).to_string()).collect();
    let rest = rest.join(" and ");
    match road.bend.pit(road.held.of(laid)) {
        0 => format!("It costs nothing, and {rest} stay."),
        cost => format!("It costs {cost} HP, and {rest} stay."),
    }
}

/// Why a price is the one to pay.
fn of_price(content: &Content, view: &View, held: Held, price: Price) -> String {
    match price {
        Price::Hp => format!("{} HP stay, with Lux and dice.", view.hero.hp.less(Hp(content.terror_hp))),
        Price::Lux => "HP and dice are needed sooner.".to_owned(),
        Price::Dice => format!("Dice of {} are little to lose.", numbers(held)),
    }
}

/// What speaks for a card: what it does now if it is known, and else what its family leaves.
fn of_card(content: &Content, view: &View, road: RoadView, slot: Slot) -> String {
    let best = road.held.0.into_iter().max().unwrap_or(1);
    let known = view.row[slot.index()].and_then(|card| card.shown);
    let Some(card) = known else {
        return match view.back(slot) {
            Some(Family::Foe) => format!("Dice of {} are there for a fight.", numbers(road.held)),
            Some(Family::Peril) => format!("A {best} is at hand, should it be a Pit."),
            Some(Family::Find | Family::Light) => "Nothing of that family does harm.".to_owned(),
            None => "Nothing is known of the others either.".to_owned(),
        };
    };
    if brings_nothing(content, view.hero, card).is_some() {
        return "It brings nothing now, and does no harm.".to_owned();
    }
    match card {
        Card::Item | Card::Blessing => "It heals now.".to_owned(),
        Card::Caesura => "It gives Lux.".to_owned(),
        Card::Weapon => "A weapon serves for the rest of the way.".to_owned(),
        Card::LesserBeast | Card::GreaterBeast | Card::Hollow => {
            let hp = view.rules.foe_hp(content, card, view.location.tier());
            format!("It has {hp} HP, and your dice are {}.", numbers(road.held))
        }
        Card::Pit => match road.bend.pit(best) {
            0 => format!("A {best} across it costs nothing."),
            cost => format!("A {best} across it costs {cost} HP."),
        },
        Card::Terror if view.hero.lux.0 > 0 => "It can be paid in Lux.".to_owned(),
        Card::Terror => "Its price can be chosen.".to_owned(),
        Card::Snare if view.hero.snare == Snare::Closed => "The prism is snared already.".to_owned(),
        Card::Snare if view.hero.lux.0 == 0 => "There is no Lux for it to hold.".to_owned(),
        Card::Snare => "It takes no HP.".to_owned(),
    }
}

fn numbers(held: Held) -> String {
    let [first, second, third] = held.0;
    format!("{first}, {second} and {third}")
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seat, Seed, Silence};
    use forward::bot::Naive;
    use forward::{Foe, Forward, Intent, Intents, Rules, Setup};

    use super::*;

    fn first_view() -> View {
        let game = Forward::new(&Setup::with_rules(Rules::ROAD), Seed::from_name("reasons"))
            .expect("the house's numbers");
        game.view(Audience::Everyone)
    }

    fn with_dice(view: View, held: [u8; 3]) -> View {
        let intents = Some(Intents { now: Intent::Strike, next: Intent::Rush });
        View { road: view.road.map(|road| RoadView { held: Held(held), intents, ..road }), ..view }
    }

    fn told(view: &View, command: Command) -> String {
        advice_reason(&Content::HOUSE, view, command).expect("there is a reason")
    }

    #[test]
    fn a_round_is_advised_for_what_comes_of_it() {
        let phase = Phase::Fight { foe: Foe { card: Card::Hollow, hp: Hp(2) }, round: 0 };
        let view = View { phase, ..with_dice(first_view(), [5, 2, 4]) };
        let strike =
            |dice: &[Die]| Command::Strike(Strikers::of(|die| dice.contains(&die)).expect("some strike"));
        assert_eq!(told(&view, strike(&[Die::First])), "The foe falls, and you lose 1.0 HP in the mean.");
        let guarded = told(&view, strike(&[Die::Second]));
        assert_eq!(guarded, "The foe loses 1 of 2 HP, and you lose 0.2 HP in the mean.");
        assert_eq!(told(&view, Command::Reroll(Die::Second)), "4 of 6 rolls are better than a 2.");
    }

    #[test]
    fn a_pit_and_a_price_say_what_stays() {
        let view = with_dice(first_view(), [5, 2, 6]);
        assert_eq!(told(&view, Command::Lay(Die::Third)), "It costs nothing, and 5 and 2 stay.");
        assert_eq!(told(&view, Command::Lay(Die::Second)), "It costs 4 HP, and 5 and 6 stay.");
        assert_eq!(told(&view, Command::Pay(Price::Hp)), "16 HP stay, with Lux and dice.");
        assert_eq!(told(&view, Command::Pay(Price::Dice)), "Dice of 5, 2 and 6 are little to lose.");
    }

    #[test]
    fn whatever_is_advised_on_the_road_has_a_reason() {
        for number in 0..40 {
            let seed = Seed::new(number).expect("a seed");
            let mut game = Forward::new(&Setup::with_rules(Rules::ROAD), seed).expect("the house's numbers");
            let mut bot = Naive::new(Content::HOUSE);
            while !game.status().is_over() {
                let command = engine::Bot::choose(&mut bot, engine::Perspective::new(&game, Seat::FIRST));
                let view = game.view(Audience::Everyone);
                let reason = advice_reason(game.content(), &view, command);
                let is_plain = command == Command::Forward || matches!(command, Command::Reroll(_));
                assert!(reason.is_some() || is_plain, "{command}");
                game.play(Seat::FIRST, command, &mut Silence).expect("the bot may do it");
            }
        }
    }
}
