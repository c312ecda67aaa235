//! Laws about a single state and a single command.

use engine::{Audience, Digest, Game, Silence, Status};

use super::advance::Endless;
use super::breach::{Breach, Law};
use super::run::{Run, Told, legal, seats};
use super::settings::{LawSettings, Length};

pub(super) fn awaited<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    for (index, game) in run.states.iter().enumerate() {
        let status = game.status();
        for seat in seats::<G>() {
            let waiting = matches!(status, Status::Awaiting(awaited) if awaited.contains(seat));
            let able = !legal(game, seat).is_empty();
            run.hold(Law::Awaited, index, waiting == able, || {
                format!("the status is {status:?}, and seat {} has commands: {able}", seat.index())
            })?;
        }
        if let Status::Awaiting(awaited) = status {
            let stranger = awaited.iter().find(|seat| seat.index() >= G::SEATS);
            run.hold(Law::Awaited, index, stranger.is_none(), || {
                format!("the game waits for {stranger:?}, which is not at the table")
            })?;
            run.hold(Law::Awaited, index, awaited.iter().next().is_some(), || {
                "the game waits for nobody, but is not over".to_owned()
            })?;
        }
    }
    Ok(())
}

pub(super) fn legal_sorted<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    for (index, game) in run.states.iter().enumerate() {
        for seat in seats::<G>() {
            let commands = legal(game, seat);
            run.hold(Law::LegalSorted, index, commands.is_sorted_by(|first, second| first < second), || {
                format!("seat {} has {commands:?}", seat.index())
            })?;
            let mut again = commands.clone();
            game.legal(seat, &mut again);
            run.hold(Law::LegalSorted, index, again == commands, || {
                format!("a buffer with commands in it becomes {again:?} instead of {commands:?}")
            })?;
        }
    }
    Ok(())
}

pub(super) fn check_agrees<G: Game>(settings: &LawSettings<G>, run: &Run<G>) -> Result<(), Breach> {
    for (index, game) in run.states.iter().enumerate() {
        for seat in seats::<G>() {
            let commands = legal(game, seat);
            for &command in settings.commands.iter().chain(&commands) {
                let verdict = game.check(seat, command);
                let listed = commands.contains(&command);
                run.hold(Law::CheckAgrees, index, verdict.is_ok() == listed, || {
                    format!(
                        "{command} of seat {}: the check says {verdict:?}, listed: {listed}",
                        seat.index()
                    )
                })?;
            }
        }
    }
    Ok(())
}

pub(super) fn refusal<G: Game>(settings: &LawSettings<G>, run: &Run<G>) -> Result<(), Breach> {
    for (index, game) in run.states.iter().enumerate() {
        for seat in seats::<G>() {
            // One copy takes all refused commands, because most of the time none changes it.
            let mut copy = game.clone();
            for &command in settings.commands.iter().chain(&legal(game, seat)) {
                let verdict = game.check(seat, command);
                let mut told: Told<G> = Vec::new();
                let played = match verdict {
                    Ok(()) => game.clone().play(seat, command, &mut told),
                    Err(_) => copy.play(seat, command, &mut told),
                };
                run.hold(Law::Refusal, index, verdict == played, || {
                    let seat = seat.index();
                    format!("{command} of seat {seat}: the check says {verdict:?}, play says {played:?}")
                })?;
                run.hold(Law::Refusal, index, played.is_ok() || told.is_empty(), || {
                    format!("{command} of seat {} is refused, but emits {told:?}", seat.index())
                })?;
            }
            run.hold(Law::Refusal, index, Digest::of(&copy) == run.digests[index], || {
                format!("a refused command of seat {} changes the state", seat.index())
            })?;
        }
    }
    Ok(())
}

pub(super) fn same_again<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    for step in run.steps() {
        let mut copy = step.before.clone();
        let mut told: Told<G> = Vec::new();
        let played = copy.play(step.entry.seat, step.entry.command, &mut told);
        run.hold(Law::SameAgain, step.index + 1, played.is_ok() && told == step.events, || {
            format!("it told {:?}, and then {told:?} ({played:?})", step.events)
        })?;
        run.hold(Law::SameAgain, step.index + 1, Digest::of(&copy) == step.digest_after, || {
            "the state after it is another".to_owned()
        })?;
    }
    Ok(())
}

pub(super) fn silence<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    for step in run.steps() {
        let mut copy = step.before.clone();
        let played = copy.play(step.entry.seat, step.entry.command, &mut Silence);
        let same = played.is_ok() && Digest::of(&copy) == step.digest_after;
        run.hold(Law::Silence, step.index + 1, same, || {
            format!("the state is another when nobody listens ({played:?})")
        })?;
    }
    Ok(())
}

pub(super) fn state_bytes<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    for (index, game) in run.states.iter().enumerate() {
        let copy: Option<G> =
            postcard::to_allocvec(game).ok().and_then(|bytes| postcard::from_bytes(&bytes).ok());
        let Some(mut copy) = copy else {
            return Err(run.breach(Law::StateBytes, index, "the state cannot be read back".to_owned()));
        };
        run.hold(Law::StateBytes, index, Digest::of(&copy) == run.digests[index], || {
            "the state read back is another".to_owned()
        })?;
        let alike = copy.status() == game.status()
            && copy.score() == game.score()
            && seats::<G>().all(|seat| {
                legal(&copy, seat) == legal(game, seat)
                    && copy.view(Audience::Seat(seat)) == game.view(Audience::Seat(seat))
            });
        run.hold(Law::StateBytes, index, alike, || "the state read back looks different".to_owned())?;
        let Some(entry) = run.entries.get(index) else {
            continue;
        };
        let mut told: Told<G> = Vec::new();
        let played = copy.play(entry.seat, entry.command, &mut told);
        let same = played.is_ok() && told == run.events[index] && Digest::of(&copy) == run.digests[index + 1];
        run.hold(Law::StateBytes, index + 1, same, || {
            format!("the state read back goes on differently: {told:?} ({played:?})")
        })?;
    }
    Ok(())
}

pub(super) fn ends<G: Game>(settings: &LawSettings<G>, run: &Run<G>) -> Result<(), Breach> {
    let over = run.last().status().is_over();
    let commands = run.entries.len();
    match &settings.length {
        Length::EndsWithin(most) => run.hold(Law::Ends, commands, over, || {
            format!("it should be over after {most} commands, and is not after {commands}")
        }),
        Length::Endless(Endless { cut, .. }) => {
            run.hold(Law::Ends, commands, over || commands == *cut, || {
                "it stopped before it was over".to_owned()
            })
        }
    }
}
