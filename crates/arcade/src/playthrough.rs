//! Whole runs by bots, and runs as text that a person can read.

use engine::{Audience, Seat};

use crate::{ChooseError, Player, RunningGame};

/// How far a run was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// To its end.
    Over,
    /// Until somebody had seen enough.
    Stopped,
}

/// Lets players play to the end, each in the seat of its place; the last one also has the
/// seats after that.
///
/// # Errors
/// When a player's game is not the run's, or when it chooses what is not legal; the run
/// then stands where that happened.
///
/// # Panics
/// When there is no player.
pub fn play_out(run: &mut dyn RunningGame, players: &mut [Box<dyn Player>]) -> Result<(), ChooseError> {
    play_until(run, players, |_| false).map(|_| ())
}

/// As [`play_out`], but stops before a command once somebody who looks on has seen enough.
///
/// # Errors
/// As those of [`play_out`].
///
/// # Panics
/// When there is no player.
pub fn play_until(
    run: &mut dyn RunningGame,
    players: &mut [Box<dyn Player>],
    mut has_seen_enough: impl FnMut(&dyn RunningGame) -> bool,
) -> Result<Played, ChooseError> {
    let last = players.len().checked_sub(1).expect("somebody plays");
    let mut before = None;
    while let Some(seat) = whose_turn(run, before) {
        before = Some(seat);
        if has_seen_enough(run) {
            return Ok(Played::Stopped);
        }
        let player = &mut players[last.min(usize::from(seat.index()))];
        let command = player.choose(run, seat)?;
        run.play(seat, &command).map_err(|error| ChooseError::Illegal {
            bot: player.name().to_owned(),
            command,
            refusal: error.to_string(),
        })?;
    }
    Ok(Played::Over)
}

/// Who gives the next command where bots play: of the players that are awaited, the one who sits after whoever gave the
/// last, around the table. Where anybody may act, nobody so keeps the others from it for ever.
pub fn whose_turn(run: &dyn RunningGame, before: Option<Seat>) -> Option<Seat> {
    let awaited = run.awaited();
    let mut players = awaited.iter().filter(|seat| seat.index() < run.cabinet().players());
    players.clone().find(|seat| Some(**seat) > before).or_else(|| players.next()).or(awaited.first()).copied()
}

/// The run so far: what it grew from, each command with the sentences of its events, and
/// what it came to. Only what everybody may know is in it.
pub fn playthrough(run: &dyn RunningGame) -> String {
    let title = format!("{}, {} rules, seed {}", run.cabinet().about().title, run.rules(), run.seed());
    let mut lines = vec![title, String::new()];
    let chapters = run.history(Audience::Everyone, 0..run.commands(), usize::MAX).unwrap_or_default();
    for (index, chapter) in chapters.iter().enumerate() {
        let number = index + 1;
        let command = &chapter.entry.command;
        lines.push(match run.cabinet().seats() {
            1 => format!("{number}. {command}"),
            _ => format!("{number}. seat {}: {command}", chapter.entry.seat.index()),
        });
        lines.extend(chapter.events.iter().map(|event| format!("   {}", event.text)));
    }
    lines.push(String::new());
    lines.push(run.outcome().unwrap_or_else(|| "not over".to_owned()));
    lines.push(format!("score {}, digest {}", run.score(), run.digest()));
    lines.push(String::new());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::Options;
    use crate::tiny::TINY;

    #[test]
    fn a_bot_that_breaks_the_rules_is_named_with_what_it_chose() {
        let mut run = TINY.begin(&Options::HOUSE, Seed::from_bits(1)).unwrap();
        let player = run.player("clumsy").unwrap();
        let error = play_out(&mut *run, &mut [player]).unwrap_err().to_string();
        assert!(
            error.starts_with("the bot clumsy has a mistake: it chose 'dig 9', which is not legal: "),
            "{error}"
        );
        assert_eq!(run.commands(), 0);
    }

    #[test]
    fn where_both_may_act_they_do_so_in_turn() {
        let options = Options::HOUSE.with("companion", "tidewife");
        let mut run = crate::find("descent").unwrap().begin(&options, Seed::from_bits(1)).unwrap();
        let players = [run.player("fighter").unwrap(), run.player("delver").unwrap()];
        play_until(&mut *run, &mut { players }, |run| run.commands() == 20).unwrap();
        let history = run.history(Audience::Everyone, 0..20, usize::MAX).unwrap();
        let seats: Vec<u8> = history.iter().map(|chapter| chapter.entry.seat.index()).collect();
        assert!(seats.contains(&0) && seats.contains(&1), "{seats:?}");
        let both = [Seat::FIRST, Seat::SECOND];
        if run.awaited() == both {
            let turns = [None, Some(Seat::FIRST), Some(Seat::SECOND)].map(|before| whose_turn(&*run, before));
            assert_eq!(turns, [both[0], both[1], both[0]].map(Some));
        }
    }
}
