//! What a key means in a phase. Nothing is decided here that the rules decide.

use engine::{Game, Seat};
use forward::{Command, Die, Find, Forward, Phase, Price, Refusal, Slot, Slots, Strikers, View};

use super::stance;
use crate::forward::{Outlook, Press};

/// What the player is in the middle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Nothing that needs a second key.
    Free,
    /// Marking the cards to peek at.
    Peeking,
    /// Choosing the die to roll again.
    Rerolling,
}

/// Where the cursor is and what is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What the player is in the middle of.
    pub mode: Mode,
    /// Which card, die or answer the cursor is on, counted from zero.
    pub focus: usize,
    /// The cards that are marked, in the order of marking.
    pub marks: [Option<Slot>; 2],
    /// On the road, in a fight: the dice that strike, if any does.
    pub strikers: Option<Strikers>,
}

/// What a press leads to.
pub type Meaning = crate::Meaning<Command, Hand>;

impl Hand {
    /// The hand at the beginning of a phase, near where it was.
    pub fn for_phase(view: &View, focus: usize) -> Self {
        let hand = Self { mode: Mode::Free, focus: 0, marks: [None; 2], strikers: None };
        let on_a_die = focus.min(Die::ALL.len() - 1);
        match view.phase {
            Phase::Path | Phase::Peek => {
                let slots: Vec<usize> = view.laid().iter().map(Slot::index).collect();
                let nearest = slots.into_iter().min_by_key(|&slot| slot.abs_diff(focus));
                Self { focus: nearest.unwrap_or(0), ..hand }
            }
            Phase::Clash { throw, .. } => Self { focus: throw.highest().index(), ..hand },
            Phase::Fight { .. } => Self { focus: on_a_die, strikers: stance::opening(view), ..hand },
            // Where a die is used for good, no die is the one to begin with.
            Phase::Gap => Self { focus: on_a_die, ..hand },
            _ => hand,
        }
    }

    /// The hand after a command that led from one table to another: while a round is the same, whatever die was
    /// rolled again, the dice strike that the player chose.
    #[must_use]
    pub fn after(self, before: &View, view: &View) -> Self {
        let next = Self::for_phase(view, self.focus);
        let is_same_round = matches!(view.phase, Phase::Fight { .. }) && before.phase == view.phase;
        let strikers = if is_same_round { self.strikers.or(next.strikers) } else { next.strikers };
        Self { strikers, ..next }
    }

    /// The same hand with the cursor on the safest choice, where there is one: Enter alone never
    /// walks into certain death while there is another way.
    #[must_use]
    pub fn on_the_safest(self, view: &View, outlook: &Outlook) -> Self {
        let focus = match view.phase {
            // The stance of a round is safe from its beginning.
            Phase::Fight { .. } => None,
            Phase::Gap => {
                let laid = Die::ALL.map(Command::Lay);
                let is_deadly = outlook.is_certain_death(laid[self.focus]);
                is_deadly.then(|| outlook.safest(&laid)).flatten()
            }
            _ => {
                let safest = answers(view).and_then(|answers| outlook.safest(&answers));
                outlook.best_die.map(Die::index).or(safest)
            }
        };
        Self { focus: focus.unwrap_or(self.focus), ..self }
    }

    /// The marked cards.
    pub fn marked(&self) -> Slots {
        self.marks.iter().flatten().fold(Slots::NONE, |slots, &slot| slots.with(slot))
    }

    /// Marks a card or takes its mark away. A third mark takes the place of the first.
    fn toggle(mut self, slot: Slot) -> Self {
        if self.marks.contains(&Some(slot)) {
            let kept = self.marks.into_iter().flatten().find(|&marked| marked != slot);
            self.marks = [kept, None];
        } else {
            self.marks = match self.marks {
                [None, _] => [Some(slot), None],
                [first, None] => [first, Some(slot)],
                [_, second] => [second, Some(slot)],
            };
        }
        self
    }
}

/// The answers of a phase that asks a question: two or three.
pub fn answers(view: &View) -> Option<Vec<Command>> {
    match view.phase {
        Phase::Brink { .. } => Some(vec![Command::Ward, Command::Endure]),
        Phase::Pit { .. } => Some(vec![Command::Reroll(Die::First), Command::Endure]),
        Phase::Terror => {
            let dice = view.rules.is_road().then_some(Price::Dice);
            Some([Price::Hp, Price::Lux].into_iter().chain(dice).map(Command::Pay).collect())
        }
        Phase::Find => {
            // Empty hands have nothing to keep, and nobody takes what is in the hand already.
            let in_hand = view.hero.weapon;
            let is_offered = |find: &Find| match find.weapon(view.location.tier()) {
                None => in_hand.is_some(),
                found => found != in_hand,
            };
            Some(Find::ALL.into_iter().filter(is_offered).map(Command::Take).collect())
        }
        _ => None,
    }
}

/// The hand that is ready to do a command with one key, if there is such a hand.
pub fn ready(view: &View, hand: Hand, command: Command) -> Option<Hand> {
    let free = Hand { mode: Mode::Free, marks: [None; 2], ..hand };
    let marks = |slots: Slots| {
        let mut slots = slots.iter();
        [slots.next(), slots.next()]
    };
    if let Some(answers) = answers(view) {
        let focus = answers.iter().position(|answer| *answer == command)?;
        return Some(Hand { focus, ..free });
    }
    match command {
        Command::Turn(slot) => Some(Hand { focus: slot.index(), ..free }),
        Command::Keep(die) | Command::Lay(die) => Some(Hand { focus: die.index(), ..free }),
        Command::Strike(strikers) => Some(Hand { strikers: Some(strikers), ..free }),
        Command::Reroll(die) => Some(Hand { mode: Mode::Rerolling, focus: die.index(), ..free }),
        Command::Peek(slots) => Some(Hand { mode: Mode::Peeking, marks: marks(slots), ..free }),
        Command::Return(slots) => Some(Hand { marks: marks(slots), ..free }),
        _ => None,
    }
}

/// Why the rules say no to a press: to what it is meant for, or for a key that spends Lux to all that it could lead to.
/// They are asked here, once, for whatever the player is told before a command; the next to ask is play itself.
pub fn refusal(game: &Forward, view: &View, hand: Hand, press: Press, meant: &Meaning) -> Option<Refusal> {
    let begun = match (view.phase, press) {
        _ if hand.mode != Mode::Free => None,
        (Phase::Path | Phase::Clash { .. }, Press::Peek) => Some(Command::Peek(view.to_peek_at())),
        (Phase::Clash { .. } | Phase::Fight { .. } | Phase::Gap | Phase::Path, Press::Reroll) => {
            Some(Command::Reroll(Die::First))
        }
        _ => None,
    };
    let meant = match meant {
        Meaning::Play(command) => Some(*command),
        Meaning::Hold(_) | Meaning::Nothing => None,
    };
    [begun, meant].into_iter().flatten().find_map(|command| game.check(Seat::FIRST, command).err())
}

/// What a press means now.
pub fn meaning(view: &View, hand: Hand, press: Press) -> Meaning {
    if let Some(meaning) = modal(view, hand, press) {
        return meaning;
    }
    if let Some(answers) = answers(view) {
        return match (view.phase, press) {
            (Phase::Brink { .. }, Press::Ward) | (Phase::Pit { .. }, Press::Reroll) => {
                Meaning::Play(answers[0])
            }
            _ => answer(hand, press, &answers),
        };
    }
    match view.phase {
        Phase::Path => on_path(view, hand, press),
        Phase::Peek => after_peek(view, hand, press),
        Phase::Clash { .. } => with_dice(view, hand, press, Command::Keep),
        Phase::Gap => with_dice(view, hand, press, Command::Lay),
        Phase::Fight { .. } => in_a_fight(view, hand, press),
        _ => Meaning::Nothing,
    }
}

/// Keys while something is being marked or picked.
fn modal(view: &View, hand: Hand, press: Press) -> Option<Meaning> {
    let free = Hand { mode: Mode::Free, marks: [None; 2], ..hand };
    match (hand.mode, press) {
        (Mode::Free, _) => None,
        (_, Press::Back) | (Mode::Peeking, Press::Peek) | (Mode::Rerolling, Press::Reroll) => {
            Some(Meaning::Hold(free))
        }
        (Mode::Peeking, Press::Confirm) => Some(Meaning::Play(Command::Peek(hand.marked()))),
        (Mode::Peeking, _) => Some(match number_of(press) {
            Some(slot) => Meaning::Hold(Hand { focus: slot, ..hand }.toggle(Slot::ALL[slot])),
            None => walk_row(view, hand, press),
        }),
        (Mode::Rerolling, Press::Confirm) => Some(Meaning::Play(Command::Reroll(Die::ALL[hand.focus]))),
        (Mode::Rerolling, _) => Some(match number_of(press) {
            Some(die) => Meaning::Play(Command::Reroll(Die::ALL[die])),
            None => walk(hand, press, 3),
        }),
    }
}

fn on_path(view: &View, hand: Hand, press: Press) -> Meaning {
    match (press, number_of(press)) {
        (_, Some(slot)) => Meaning::Play(Command::Turn(Slot::ALL[slot])),
        (Press::Confirm, _) if view.laid().is_empty() => Meaning::Play(Command::Forward),
        (Press::Confirm, _) => Meaning::Play(Command::Turn(Slot::ALL[hand.focus])),
        (Press::Heal, _) => Meaning::Play(Command::Heal),
        (Press::Reroll, _) => Meaning::Play(Command::Reroll(Die::First)),
        (Press::Peek, _) => peek(view, hand),
        _ => walk_row(view, hand, press),
    }
}

/// One of three dice does something.
fn with_dice(view: &View, hand: Hand, press: Press, does: fn(Die) -> Command) -> Meaning {
    match (press, number_of(press)) {
        (_, Some(die)) => Meaning::Play(does(Die::ALL[die])),
        (Press::Confirm, _) => Meaning::Play(does(Die::ALL[hand.focus])),
        _ => beside_dice(view, hand, press),
    }
}

/// On the road each die is turned over between striking and guarding, until all is as it should be.
fn in_a_fight(view: &View, hand: Hand, press: Press) -> Meaning {
    let turned = |die: usize| {
        Meaning::Hold(Hand { focus: die, strikers: stance::turned(hand.strikers, Die::ALL[die]), ..hand })
    };
    match (press, number_of(press)) {
        (_, Some(die)) => turned(die),
        (Press::Up | Press::Down, _) => turned(hand.focus),
        (Press::Confirm, _) => {
            hand.strikers.map_or(Meaning::Nothing, |strikers| Meaning::Play(Command::Strike(strikers)))
        }
        _ => beside_dice(view, hand, press),
    }
}

fn beside_dice(view: &View, hand: Hand, press: Press) -> Meaning {
    match press {
        Press::Reroll => Meaning::Hold(Hand { mode: Mode::Rerolling, ..hand }),
        Press::Heal => Meaning::Play(Command::Heal),
        Press::Peek => Meaning::Play(Command::Peek(view.face_down())),
        _ => walk(hand, press, Die::ALL.len()),
    }
}

/// With three cards face down the player says which two; otherwise there is no choice.
fn peek(view: &View, hand: Hand) -> Meaning {
    let mut slots = view.face_down().iter();
    if view.face_down().len() < 3 || view.rules.is_road() {
        return Meaning::Play(Command::Peek(view.face_down()));
    }
    Meaning::Hold(Hand { mode: Mode::Peeking, marks: [slots.next(), slots.next()], ..hand })
}

fn after_peek(view: &View, hand: Hand, press: Press) -> Meaning {
    match (press, number_of(press)) {
        (_, Some(slot)) if view.laid().contains(Slot::ALL[slot]) => {
            Meaning::Hold(Hand { focus: slot, ..hand }.toggle(Slot::ALL[slot]))
        }
        (Press::Up | Press::Down, _) => Meaning::Hold(hand.toggle(Slot::ALL[hand.focus])),
        (Press::Confirm, _) => Meaning::Play(Command::Return(hand.marked())),
        _ => walk_row(view, hand, press),
    }
}

/// A question with two or three answers.
fn answer(hand: Hand, press: Press, answers: &[Command]) -> Meaning {
    match (press, number_of(press)) {
        (_, Some(place)) => answers.get(place).map_or(Meaning::Nothing, |answer| Meaning::Play(*answer)),
        (Press::Confirm, _) => Meaning::Play(answers[hand.focus.min(answers.len() - 1)]),
        _ => walk(hand, press, answers.len()),
    }
}

fn walk(hand: Hand, press: Press, count: usize) -> Meaning {
    match press {
        Press::Left | Press::Up => Meaning::Hold(Hand { focus: (hand.focus + count - 1) % count, ..hand }),
        Press::Right | Press::Down => Meaning::Hold(Hand { focus: (hand.focus + 1) % count, ..hand }),
        _ => Meaning::Nothing,
    }
}

/// Walks over the places that hold a card.
fn walk_row(view: &View, hand: Hand, press: Press) -> Meaning {
    let step = match press {
        Press::Left => 2,
        Press::Right => 1,
        Press::Up | Press::Down if hand.mode == Mode::Peeking => {
            return Meaning::Hold(hand.toggle(Slot::ALL[hand.focus]));
        }
        _ => return Meaning::Nothing,
    };
    let mut focus = hand.focus;
    for _ in Slot::ALL {
        focus = (focus + step) % 3;
        if view.laid().contains(Slot::ALL[focus]) {
            return Meaning::Hold(Hand { focus, ..hand });
        }
    }
    Meaning::Nothing
}

const fn number_of(press: Press) -> Option<usize> {
    match press {
        Press::One => Some(0),
        Press::Two => Some(1),
        Press::Three => Some(2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Forward, Rules, Setup};

    use super::*;

    fn view() -> View {
        let setup = Setup::with_rules(Rules::WRITTEN);
        let game = Forward::new(&setup, Seed::from_name("hands")).expect("the house's numbers");
        game.view(Audience::Everyone)
    }

    fn hand() -> Hand {
        Hand::for_phase(&view(), 0)
    }

    fn held(view: &View, hand: Hand, press: Press) -> Hand {
        match meaning(view, hand, press) {
            Meaning::Hold(hand) => hand,
            other => panic!("{press:?} only moves the hand, and yet: {other:?}"),
        }
    }

    #[test]
    fn numbers_turn_cards_and_the_cursor_walks_round() {
        let view = view();
        assert_eq!(meaning(&view, hand(), Press::Two), Meaning::Play(Command::Turn(Slot::Middle)));
        let right = held(&view, hand(), Press::Right);
        assert_eq!(meaning(&view, right, Press::Confirm), Meaning::Play(Command::Turn(Slot::Middle)));
        assert_eq!(held(&view, hand(), Press::Left).focus, 2);
    }

    #[test]
    fn the_cursor_passes_over_gaps() {
        let mut view = view();
        view.row[1] = None;
        assert_eq!(held(&view, hand(), Press::Right).focus, 2);
        view.row = [None; 3];
        assert_eq!(meaning(&view, hand(), Press::Right), Meaning::Nothing);
        assert_eq!(meaning(&view, hand(), Press::Confirm), Meaning::Play(Command::Forward));
    }

    #[test]
    fn a_third_mark_takes_the_place_of_the_first() {
        let view = view();
        let peeking = held(&view, hand(), Press::Peek);
        assert_eq!(peeking.marked(), Slots::of(&[Slot::Left, Slot::Middle]));
        let moved = held(&view, peeking, Press::Three);
        let command = Command::Peek(Slots::of(&[Slot::Middle, Slot::Right]));
        assert_eq!(meaning(&view, moved, Press::Confirm), Meaning::Play(command));
        assert_eq!(held(&view, moved, Press::Back).mode, Mode::Free);
    }

    #[test]
    fn two_face_down_cards_leave_nothing_to_choose() {
        let mut view = view();
        view.row[0] = None;
        let command = Command::Peek(Slots::of(&[Slot::Middle, Slot::Right]));
        assert_eq!(meaning(&view, hand(), Press::Peek), Meaning::Play(command));
    }

    fn road() -> (Forward, View) {
        let setup = Setup::with_rules(forward::Rules::ROAD);
        let game = Forward::new(&setup, Seed::from_name("hands")).expect("the house's numbers");
        let view = game.view(Audience::Everyone);
        (game, view)
    }

    #[test]
    fn on_the_road_dice_are_turned_over_before_they_strike() {
        let (_, mut view) = road();
        view.phase =
            Phase::Fight { foe: forward::Foe { card: forward::Card::Hollow, hp: forward::Hp(6) }, round: 0 };
        view.road = view.road.map(|road| forward::RoadView { held: forward::Held([2, 5, 1]), ..road });
        let start = Hand::for_phase(&view, 0);
        let strike = |hand| match meaning(&view, hand, Press::Confirm) {
            Meaning::Play(command) => command.to_string(),
            other => format!("{other:?}"),
        };
        assert_eq!(strike(start), "strike 2", "the highest begins");
        assert_eq!(strike(held(&view, start, Press::Three)), "strike 2 3");
        assert_eq!(strike(held(&view, start, Press::Up)), "strike 1 2", "the cursor is on the first");
        let none = held(&view, start, Press::Two);
        assert_eq!(meaning(&view, none, Press::Confirm), Meaning::Nothing, "somebody has to strike");
    }

    #[test]
    fn a_die_that_rolls_again_leaves_the_others_as_they_were_chosen() {
        let (_, mut view) = road();
        let foe = forward::Foe { card: forward::Card::Hollow, hp: forward::Hp(6) };
        view.phase = Phase::Fight { foe, round: 0 };
        let dice = |view: View, held| View {
            road: view.road.map(|road| forward::RoadView { held: forward::Held(held), ..road }),
            ..view
        };
        let view = dice(view, [2, 5, 1]);
        let chosen = held(&view, Hand::for_phase(&view, 0), Press::Three);
        let rerolling = held(&view, chosen, Press::Reroll);
        let rolled = rerolling.after(&view, &dice(view, [6, 5, 1]));
        assert_eq!((rolled.strikers, rolled.mode), (chosen.strikers, Mode::Free));
        let next = View { phase: Phase::Fight { foe, round: 1 }, ..dice(view, [6, 5, 1]) };
        assert_eq!(
            rolled.after(&view, &next),
            Hand::for_phase(&next, rolled.focus),
            "a new round is laid out anew"
        );
    }

    #[test]
    fn on_the_road_a_die_is_laid_across_a_pit() {
        let (game, mut view) = road();
        view.phase = Phase::Gap;
        let hand = Hand::for_phase(&view, 1);
        assert_eq!(meaning(&view, hand, Press::Confirm), Meaning::Play(Command::Lay(Die::Second)));
        assert_eq!(meaning(&view, hand, Press::Three), Meaning::Play(Command::Lay(Die::Third)));
        let meant = meaning(&view, hand, Press::Reroll);
        assert!(refusal(&game, &view, hand, Press::Reroll, &meant).is_some(), "the prism is empty at first");
    }

    #[test]
    fn on_the_road_questions_have_three_answers() {
        let (_, mut view) = road();
        view.phase = Phase::Terror;
        let hand = Hand::for_phase(&view, 0);
        assert_eq!(meaning(&view, hand, Press::Three), Meaning::Play(Command::Pay(Price::Dice)));
        assert_eq!(held(&view, hand, Press::Left).focus, 2);
        view.phase = Phase::Find;
        assert_eq!(meaning(&view, hand, Press::Three), Meaning::Nothing, "empty hands keep nothing");
        view.hero.weapon = Some(forward::Weapon::SturdyBlade);
        assert_eq!(meaning(&view, hand, Press::Three), Meaning::Play(Command::Take(Find::Neither)));
        view.hero.weapon = Some(forward::Weapon::GnarledBranch);
        let offered = answers(&view).expect("two weapons lie there");
        assert_eq!(
            offered,
            [Find::Shield, Find::Neither].map(Command::Take),
            "the blade is in the hand already"
        );
    }

    #[test]
    fn rerolling_asks_which_die() {
        let mut view = view();
        let foe = forward::Foe { card: forward::Card::Hollow, hp: forward::Hp(6) };
        view.phase = Phase::Clash { foe, throw: forward::Throw { yours: [2, 5, 1], foes: 3 } };
        let start = Hand::for_phase(&view, 0);
        assert_eq!(start.focus, 1, "the cursor begins on the highest die");
        let rerolling = held(&view, start, Press::Reroll);
        assert_eq!(meaning(&view, rerolling, Press::Three), Meaning::Play(Command::Reroll(Die::Third)));
        assert_eq!(meaning(&view, start, Press::Three), Meaning::Play(Command::Keep(Die::Third)));
    }
}
