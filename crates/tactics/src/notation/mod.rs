//! How commands and positions are written down, in one line each. RULES.md, sections 3 and 13.

mod command;
mod read;
mod read_unit;
mod sound;
mod write;

pub use command::NotACommand;
pub use read::NotAPosition;

use crate::{Content, Kind, Stats};

/// Positions as text inside other things, so that what is read back has been checked.
pub(crate) mod as_text {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use crate::Position;

    #[expect(clippy::ref_option, reason = "serde hands over the field as it is")]
    pub(crate) fn serialize<S: Serializer>(
        position: &Option<Position>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        position.map(|position| position.to_string()).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Position>, D::Error> {
        let text: Option<String> = Option::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(de::Error::custom)).transpose()
    }
}

/// What a unit is born with unless its position says otherwise: the numbers of `written`,
/// whatever the match is played with, so that a line means the same in every record.
const fn usual_stats(kind: Kind) -> Stats {
    Content::WRITTEN.stats(kind)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seat, Seed, Silence, SplitMix64, Status};

    use crate::{Command, Position, REFEREE, Setup, Side, Tactics};

    #[test]
    fn every_position_is_written_and_read() {
        for number in 0..300 {
            let seed = Seed::from_bits(number);
            let mut game = Tactics::new(&Setup::default(), seed).unwrap();
            let mut stream = SplitMix64::new(number);
            let mut legal = Vec::new();
            while let Status::Awaiting(seats) = game.status() {
                round_trips(game.position());
                let players = Side::ALL.map(Side::seat);
                let seat: Seat = players.into_iter().find(|&seat| seats.contains(seat)).unwrap();
                game.legal(seat, &mut legal);
                let command = legal[stream.below(u32::try_from(legal.len()).unwrap()) as usize];
                game.play(seat, command, &mut Silence).unwrap();
            }
            round_trips(game.position());
        }
    }

    fn round_trips(position: &Position) {
        let text = position.to_string();
        let read: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(read == *position, "{text}");
    }

    /// What scripts and files outside are told is read back too.
    #[test]
    fn the_words_of_a_board_are_read_back() {
        let text = "round 1, p1 / warrior endure c1 5, tank a1 5, archer e1 3 / \
                    mage wild-magic c5 5 spent, archer a5 3, assassin e5 2 / c3 obstacle 3";
        let position: Position = text.parse().unwrap();
        let words = serde_json::to_string(&position).unwrap();
        assert!(serde_json::from_str::<Position>(&words).unwrap() == position, "{words}");
        for (right, wrong) in [("\"c1\"", "\"c9\""), ("\"p2.hero\"", "\"p3.hero\"")] {
            assert!(words.contains(right), "{right} is not in {words}");
            let spoilt = words.replace(right, wrong);
            assert!(serde_json::from_str::<Position>(&spoilt).is_err(), "{wrong} is read");
        }
    }

    #[test]
    fn what_is_left_out_is_as_usual() {
        let short = "round 1, p1 / warrior endure c1 5, tank a1 5, archer e1 3 / \
                     mage wild-magic c5 5, archer a5 3, assassin e5 2";
        let whole = format!("{short} / - / next power, omens 99w 99w 99w 99w");
        assert_eq!(short.parse::<Position>().unwrap().to_string(), whole);
    }

    #[test]
    fn a_draft_is_one_word_and_who_gave_it_up() {
        let mut game = Tactics::new(&Setup::default(), Seed::from_bits(1)).unwrap();
        assert_eq!(game.position().to_string(), "draft");
        game.play(REFEREE, Command::Surrender(Side::Two), &mut Silence).unwrap();
        assert_eq!(game.position().to_string(), "draft, over p1 surrender");
        round_trips(game.position());
        let help = "a draft is written 'draft' or 'draft, over p1 surrender', not";
        refused("draft, over p1 blow", &[&format!("{help} 'draft, over p1 blow'")]);
        refused("drafty", &[&format!("{help} 'drafty'")]);
    }

    #[track_caller]
    fn refused(text: &str, sentences: &[&str]) {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.0, sentences);
    }

    const ONE: &str = "warrior endure c1 5, tank a1 5, archer e1 3";
    const TWO: &str = "mage wild-magic c5 5, archer a5 3, assassin e5 2";

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        refused(
            "round 0, p3 / warrior feint c1 5, tank a1 5 / mage x / b2 wall 3 / next luck",
            &[
                "a round is a number from 1 to 99, not '0'",
                "a player is p1 or p2, not 'p3'",
                "a warrior has heroic-leap, shockwave or endure, not 'feint'",
                "a side has a hero, two minions and perhaps a clone, not 2 units",
                "a mage has elemental-blast, warp-beacon or wild-magic, not 'x'",
                "a side has a hero, two minions and perhaps a clone, not 1 units",
                "an object is written 'c3 obstacle 3' or 'c3 power 2', not 'b2 wall 3'",
                "'luck' is no kind of buff tile",
            ],
        );
    }

    #[test]
    fn what_cannot_be_is_refused() {
        refused(&format!("round 1, p1 / {ONE} / {}", TWO.replace("a5", "a1")), &["two units stand on a1"]);
        refused(
            &format!("round 1, p1 / {ONE} / {TWO} / c1 obstacle 3"),
            &["an obstacle stands on c1, and p1.hero too"],
        );
        refused(
            &format!("round 1, p1 / {ONE} / {}", TWO.replace("c5 5", "fell c5")),
            &["p2.hero is not on the board"],
        );
        refused(&format!("round 1, p1, choice p1 p2.m1 / {ONE} / {TWO}"), &["p2.m1 leaves nothing behind"]);
        refused(
            &format!("round 1, p1 / {} / {TWO}", ONE.replace("5,", "5 spent,").replace("e1 3", "e1 3 spent")),
            &["p1 has no unit to act with"],
        );
        refused(
            &format!("round 1, p1, hand m1 / {} / {TWO}", ONE.replace("a1 5", "fell a1")),
            &["p1.m1 cannot go on"],
        );
        refused(
            &format!("round 1, p1 / {} / {TWO}", ONE.replace("a1 5", "a1 5 plan1:pass")),
            &["p1.m1 has a plan and is not spent"],
        );
    }

    #[test]
    fn of_the_fallen_nothing_is_told_but_where_they_fell() {
        let fallen = |words: &str| format!("round 1, p1 / {} / {TWO}", ONE.replace("a1 5", words));
        round_trips(&fallen("fell a1").parse().unwrap());
        for words in ["fell a1 spent", "fell a1 hidden", "fell a1 cooldown2"] {
            refused(&fallen(words), &["p1.m1 fell, and nothing else can be said of it"]);
        }
        refused(
            &format!("round 1, p1 / {ONE} / {}", TWO.replace("c5 5", "fell c5 spent")),
            &["p2.hero fell, and nothing else can be said of it"],
        );
    }

    #[test]
    fn a_choice_is_about_minions_that_fell_on_free_ground() {
        let chosen = |who: &str, two: &str| format!("round 1, p1, choice p1 {who} / {ONE} / {two}");
        round_trips(&chosen("p2.m1", &TWO.replace("a5 3", "fell a5")).parse().unwrap());
        let crowded = TWO.replace("a5 3", "fell c5");
        refused(&chosen("p2.m1", &crowded), &["p2.m1 leaves nothing behind"]);
        let faded = format!("{TWO}, clone fell b3");
        refused(&chosen("p2.clone", &faded), &["p2.clone leaves nothing behind"]);
    }

    #[test]
    fn only_words_that_mean_something_are_read() {
        for word in ["hidden3", "hidden:3", "hiding", "plan1:dance"] {
            let one = ONE.replace("c1 5", &format!("c1 5 {word}"));
            let text = format!("round 1, p1 / {one} / {TWO}");
            refused(&text, &[&format!("'{word}' says nothing about a unit")]);
        }
        refused(
            &format!("round 1, p1 / {} / {TWO}", ONE.replace("a1 5", "a1 5 hidden")),
            &["p1.m1 cannot hide"],
        );
    }

    #[test]
    fn an_end_is_a_draw_or_somebody_wins_by_something() {
        let over = |end: &str| format!("round 9, p1, over {end} / {ONE} / {TWO}");
        for end in ["draw", "p1 surrender", "p2 surrender"] {
            let position: Position = over(end).parse().unwrap();
            assert!(position.to_string().contains(&format!("over {end} /")), "{position}");
            round_trips(&position);
        }
        refused(&over("p1 luck"), &["an end is written 'draw' or 'p1 blow', not 'p1 luck'"]);
    }
}
