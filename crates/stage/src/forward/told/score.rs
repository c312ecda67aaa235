//! What a score is made of, in words.

use forward::{Content, Hero, Hp, Location, Outcome, Phase, RoadPoints, ScoreSheet, View};

/// The parts of a score with their points, in the order they are told. On the road nobody counts rounds, foes are what
/// brings points, and coming through has a line of its own.
pub fn score_parts(view: &View) -> Vec<(String, u32)> {
    let ScoreSheet { depth, health, light, pace } = view.score;
    let line = |what: &str, points| (what.to_owned(), points);
    if !view.rules.is_road() {
        return vec![
            line("Depth: cards, locations", depth),
            line("Health: HP kept", health),
            line("Light: Lux kept", light),
            line("Pace: rounds under par", pace),
        ];
    }
    let through = through(view);
    let told = (view.phase == Phase::Over(Outcome::Won)).then(|| (tenths(view.hero.hp), through));
    let parts = [
        line("Depth: foes and cards", depth),
        line("Health: HP kept", health - through),
        line("Light: Lux kept", light),
    ];
    parts.into_iter().chain(told).collect()
}

/// What coming through added to a score.
fn through(view: &View) -> u32 {
    match view.phase {
        Phase::Over(Outcome::Won) if view.rules.is_road() => {
            RoadPoints::of_coming_through(view.score.total(), view.hero)
        }
        _ => 0,
    }
}

/// What is said of a tenth of all for each HP, in a line of an account.
fn tenths(hp: Hp) -> String {
    format!("{hp} HP left: a tenth each")
}

/// Points for so many HP, if they are kept to the end of the place; at the last one also what they add to all that is
/// earned until then.
pub fn kept_hp_points(content: &Content, view: &View, hp: Hp) -> u32 {
    let (squared, added) = kept(content, view, hp);
    squared.unwrap_or(0) + added.unwrap_or(0)
}

/// The same in words, with what the end of the road makes of it from the last place but one on.
pub fn kept_hp_words(content: &Content, view: &View, hp: Hp) -> Vec<String> {
    let (squared, added) = kept(content, view, hp);
    let kept = squared.map(|points| format!("{hp} HP kept: {points} points"));
    let end = match added {
        Some(points) if squared.is_some() => {
            Some(format!("and {} of all at the end: +{points}", in_tenths(hp)))
        }
        Some(points) => Some(format!("{hp} HP left: {} of all, +{points}", in_tenths(hp))),
        None => is_last_but_one(view).then(|| AT_THE_END.to_owned()),
    };
    kept.into_iter().chain(end).collect()
}

/// What a place that is cleared makes of the HP that are left, where the end of the road is near.
pub fn end_words(content: &Content, view: &View) -> Option<String> {
    if is_last_but_one(view) {
        return Some(AT_THE_END.to_owned());
    }
    kept_hp_words(content, view, view.hero.hp).pop().filter(|_| is_last(view))
}

const AT_THE_END: &str = "Each HP left after the next place adds a tenth of the score.";

/// Points for HP at the end of a place, unless it is cleared and they are counted; and at the last place those for
/// coming through with them.
fn kept(content: &Content, view: &View, hp: Hp) -> (Option<u32>, Option<u32>) {
    let hero = Hero { hp, ..view.hero };
    let worth = content.for_clearing(view.rules, view.location.tier(), hero, view.pace);
    let is_counted = match view.phase {
        Phase::Path => view.laid().is_empty(),
        Phase::Over(outcome) => outcome == Outcome::Won,
        _ => false,
    };
    let earned = view.score.total() + if is_counted { 0 } else { worth.total() };
    let added = is_last(view).then(|| match view.phase {
        Phase::Over(Outcome::Won) => through(view),
        _ => RoadPoints::for_coming_through(earned, hero),
    });
    ((!is_last(view) || !is_counted).then_some(worth.health), added)
}

fn is_last(view: &View) -> bool {
    view.rules.is_road() && view.location == Location::LAST
}

fn is_last_but_one(view: &View) -> bool {
    view.rules.is_road() && view.location.next() == Some(Location::LAST)
}

fn in_tenths(hp: Hp) -> String {
    if hp == Hp(1) { "a tenth".to_owned() } else { format!("{hp} tenths") }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use forward::{Forward, Rules, Setup};

    use super::*;

    fn first_view(rules: Rules) -> (Forward, View) {
        let game =
            Forward::new(&Setup::with_rules(rules), Seed::from_name("kept")).expect("the house's numbers");
        let view = game.view(Audience::Everyone);
        (game, view)
    }

    #[test]
    fn on_the_road_kept_hp_count_times_themselves() {
        let (game, view) = first_view(Rules::ROAD);
        assert_eq!([10, 16, 20].map(|hp| kept_hp_points(game.content(), &view, Hp(hp))), [100, 256, 400]);
        assert_eq!(kept_hp_words(game.content(), &view, Hp(16)), ["16 HP kept: 256 points"]);
        assert_eq!(end_words(game.content(), &view), None);
    }

    #[test]
    fn the_end_of_the_road_is_told_before_it_is_there() {
        let (game, mut view) = first_view(Rules::ROAD);
        view.location = Location::all().nth(7).expect("nine places");
        let told = kept_hp_words(game.content(), &view, Hp(10));
        assert_eq!(told, ["10 HP kept: 100 points", AT_THE_END]);
        assert_eq!(end_words(game.content(), &view).as_deref(), Some(AT_THE_END));
        view.location = Location::LAST;
        view.score = ScoreSheet { depth: 1_900, ..ScoreSheet::default() };
        let told = kept_hp_words(game.content(), &view, Hp(10));
        assert_eq!(told, ["10 HP kept: 100 points", "and 10 tenths of all at the end: +2000"]);
        assert_eq!(kept_hp_points(game.content(), &view, Hp(10)), 2_100);
        view.row = [None; 3];
        view.hero.hp = Hp(10);
        assert_eq!(kept_hp_words(game.content(), &view, Hp(10)), ["10 HP left: 10 tenths of all, +1900"]);
        assert_eq!(kept_hp_points(game.content(), &view, Hp(10)), 1_900, "what is counted is not kept twice");
        assert_eq!(end_words(game.content(), &view).as_deref(), Some("10 HP left: 10 tenths of all, +1900"));
    }

    #[test]
    fn coming_through_has_a_line_of_its_own() {
        let (_, mut view) = first_view(Rules::ROAD);
        view.hero.hp = Hp(14);
        view.phase = Phase::Over(Outcome::Won);
        let added = RoadPoints::for_coming_through(1_230, view.hero);
        view.score = ScoreSheet { depth: 1_000, health: 200 + added, light: 30, pace: 0 };
        let told = score_parts(&view);
        assert_eq!(told[1], ("Health: HP kept".to_owned(), 200));
        assert_eq!(told[3], ("14 HP left: a tenth each".to_owned(), 1_722));
    }

    #[test]
    fn the_parts_are_the_whole() {
        for rules in [Rules::WRITTEN, Rules::ROAD] {
            let (_, view) = first_view(rules);
            let pace = if rules.is_road() { 0 } else { 4 };
            let score = ScoreSheet { depth: 1_000, health: 4_000, light: 30, pace };
            for phase in [view.phase, Phase::Over(Outcome::Won)] {
                let told = score_parts(&View { score, phase, ..view });
                assert_eq!(told.into_iter().map(|(_, points)| points).sum::<u32>(), score.total());
            }
        }
    }
}
