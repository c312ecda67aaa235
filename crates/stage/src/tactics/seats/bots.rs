//! The bots of a table: by which lots they draft, and how long they wait.

use engine::{Audience, Bot, Game, Perspective, Seed, Silence};
use tactics::bot::Level;
use tactics::{Command, Setup, Side, Stage, Tactics, Team};

use crate::Millis;
use crate::tactics::{Player, Seating, Showing};

/// How long bots wait after a film.
pub const BREATH: Millis = 250;
/// How long bots wait between their commands where nothing moves: long enough for the eye to
/// find what has changed.
pub const UNMOVED: Millis = 900;

/// A bot, or nobody where a person plays.
pub type BotSeat = Option<Box<dyn Bot<Tactics> + Send>>;

/// The bots of a table, each with lots of its own, so that equals need not field the same team.
pub fn bots(seating: &Seating, game: &Tactics, seed: Seed) -> [BotSeat; 2] {
    Side::ALL.map(|side| match seating.player(side) {
        Player::Person => None,
        Player::Bot(level) => Some(bot(level, game, side, seed)),
    })
}

/// What is picked for a person whose time for the draft has run out, while another person at
/// this screen has still to draft: a time-out of the rules would end both drafts.
pub fn picks_in_haste(
    seating: &Seating,
    game: &Tactics,
    showing: Showing,
    seed: Seed,
) -> Option<(Side, Vec<Command>)> {
    let Showing::Draft(side) = showing else { return None };
    let is_locked = |game: &Tactics, side: Side| game.view(Audience::Everyone).locked[side.index()];
    if !seating.is_hot_seat() || is_locked(game, side.opponent()) {
        return None;
    }
    let mut drafter = bot(Level::Easy, game, side, seed);
    let (mut copy, mut picks) = (*game, Vec::new());
    while !is_locked(&copy, side) {
        let pick = drafter.choose(Perspective::new(&copy, side.seat()));
        copy.play(side.seat(), pick, &mut Silence).expect("a bot plays by the rules");
        picks.push(pick);
    }
    Some((side, picks))
}

/// So many seeds are tried before a rematch is played with whatever team comes.
const TRIES: usize = 32;

/// A seed for a rematch, in which no bot brings the team that it brought the last time. Who sits at the table may
/// know that team, and the draft is a mixture so that nobody can prepare for it.
pub fn rematch_seed(seating: &Seating, setup: &Setup, last: Seed, mut fresh: impl FnMut() -> Seed) -> Seed {
    let before = brought(*seating, setup, last);
    let is_met_again = |seed: Seed| {
        let now = brought(*seating, setup, seed);
        before.iter().zip(now).any(|(before, now)| now.is_some() && *before == now)
    };
    let mut seed = fresh();
    for _ in 0..TRIES {
        if !is_met_again(seed) {
            break;
        }
        seed = fresh();
    }
    seed
}

/// The teams that the bots of a table bring to a match, the same two minions being the same team, whichever stands
/// where; nothing for persons, and for matches without a draft.
fn brought(seating: Seating, setup: &Setup, seed: Seed) -> [Option<Team>; 2] {
    let Ok(begun) = Tactics::new(setup, seed) else { return [None; 2] };
    let mut drafters = bots(&seating, &begun, seed);
    Side::ALL.map(|side| {
        let drafter = drafters[side.index()].as_mut().filter(|_| begun.position().stage() == Stage::Draft)?;
        let mut game = begun;
        loop {
            let draft = game.view(Audience::Seat(side.seat())).draft?;
            let pick = drafter.choose(Perspective::new(&game, side.seat()));
            if pick == Command::Lock {
                let mut team = draft.team()?;
                team.minions.sort_unstable();
                return Some(team);
            }
            game.play(side.seat(), pick, &mut Silence).expect("a bot plays by the rules");
        }
    })
}

fn bot(level: Level, game: &Tactics, side: Side, seed: Seed) -> Box<dyn Bot<Tactics> + Send> {
    let mut bot = level.bot(*game.content());
    let lots = seed.branch("bots of a table").branch(u32::from(side.seat().index()));
    bot.restart(Seed::from_bits(lots.stream().next()));
    bot
}

#[cfg(test)]
mod tests {
    use engine::Status;
    use tactics::REFEREE;

    use super::*;

    fn begun(seed: Seed) -> Tactics {
        Tactics::new(&Setup::default(), seed).unwrap()
    }

    /// The names of both heroes and of all minions after a draft of bots.
    fn drafted(number: u64) -> [Vec<String>; 2] {
        let seed = Seed::from_bits(number);
        let mut game = begun(seed);
        let seating = Seating { players: [Player::Bot(Level::Normal); 2], ..Seating::hot_seat() };
        let mut bots = bots(&seating, &game, seed);
        while let (Stage::Draft, Status::Awaiting(seats)) = (game.position().stage(), game.status()) {
            let side = Side::ALL.into_iter().find(|side| seats.contains(side.seat())).unwrap();
            let bot = bots[side.index()].as_mut().unwrap();
            let command = bot.choose(Perspective::new(&game, side.seat()));
            game.play(side.seat(), command, &mut Silence).unwrap();
        }
        Side::ALL.map(|side| {
            let units = game.position().living() & side.units();
            units.iter().map(|id| game.position().unit(id).kind.to_string()).collect()
        })
    }

    #[test]
    fn equal_bots_seldom_field_equal_teams() {
        let equal = (0..100).filter(|number| {
            let [one, two] = drafted(*number);
            one == two
        });
        assert!(equal.count() < 20, "one in eighteen is to be expected");
        assert_eq!(drafted(7), drafted(7), "a seed says it all");
    }

    #[test]
    fn nobody_meets_the_same_team_twice_in_a_row() {
        let setup = Setup::default();
        let seating = Seating { players: [Player::Person, Player::Bot(Level::Hard)], ..Seating::hot_seat() };
        let team = |seed| brought(seating, &setup, seed)[1].expect("a bot brings a team");
        let mut seeds = (0..).map(Seed::from_bits);
        let mut alike = 0;
        let mut last = Seed::from_bits(1_000);
        for number in 0..300 {
            alike += usize::from(team(Seed::from_bits(number)) == team(Seed::from_bits(number + 1)));
            let seed = rematch_seed(&seating, &setup, last, || seeds.next().expect("there are seeds"));
            assert_ne!(team(seed), team(last), "{seed} after {last}");
            last = seed;
        }
        assert!(alike > 5, "by lot alone it would come now and then, not {alike} times of 300");
        assert_eq!(brought(seating, &setup, last)[0], None, "a person drafts for themselves");
        let stubborn = || Seed::from_bits(5);
        assert_eq!(
            rematch_seed(&seating, &setup, stubborn(), stubborn),
            stubborn(),
            "there is an end of trying"
        );
    }

    #[test]
    fn whoever_is_late_in_a_draft_is_drafted_for_alone() {
        let (seating, seed) = (Seating::hot_seat(), Seed::from_bits(3));
        let mut game = begun(seed);
        let late = |game: &mut Tactics, showing| {
            let (side, picks) = picks_in_haste(&seating, game, showing, seed)?;
            for pick in picks {
                game.play(side.seat(), pick, &mut Silence).unwrap();
            }
            Some(game.view(Audience::Everyone).locked)
        };
        assert_eq!(late(&mut game, Showing::Cover(Side::One)), None);
        assert_eq!(late(&mut game, Showing::Draft(Side::One)), Some([true, false]));
        assert_eq!(late(&mut game, Showing::Draft(Side::Two)), None, "the rules end the last draft");
        game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
        assert_ne!(game.position().stage(), Stage::Draft);
    }
}
