//! Laws about what a seat may know, which only several runs together can show.

use engine::{Audience, Disclosure, Game, Seat};

use super::breach::{Breach, Law};
use super::memory::{Memory, Seen};
use super::run::{Run, legal, seats};
use super::settings::{LawSettings, Opening};

pub(super) fn view_decides<G: Game>(run: &Run<G>, memory: &mut Memory<G>) -> Result<(), Breach> {
    for (index, game) in run.states.iter().enumerate() {
        for seat in seats::<G>() {
            let view = game.view(Audience::Seat(seat));
            let commands = legal(game, seat);
            let same_bytes = seen(&game.clone(), seat) == bytes(&view);
            run.hold(Law::ViewDecides, index, same_bytes, || "the same view has other bytes".to_owned())?;
            let first = memory
                .views
                .entry((seat, bytes(&view)))
                .or_insert_with(|| Seen { view: view.clone(), legal: commands.clone() });
            run.hold(Law::ViewDecides, index, first.view == view, || {
                format!("different views have the same bytes: {view:?} and {:?}", first.view)
            })?;
            run.hold(Law::ViewDecides, index, first.legal == commands, || {
                let seat = seat.index();
                let legal = &first.legal;
                format!("seat {seat} sees {view:?} and has {commands:?}, but in another run {legal:?}")
            })?;
        }
    }
    Ok(())
}

pub(super) fn disclosure<G: Game>(run: &Run<G>, memory: &mut Memory<G>) -> Result<(), Breach> {
    for step in run.steps() {
        if step.events.iter().any(|(_, event)| event.discloses()) {
            continue;
        }
        let seat = step.entry.seat;
        let before = seen(step.before, seat);
        let after = seen(&run.states[step.index + 1], seat);
        let first = memory.moves.entry((seat, before, step.entry.command)).or_insert_with(|| after.clone());
        run.hold(Law::Disclosure, step.index + 1, *first == after, || {
            "the command says that it showed nothing, but with the same view it led elsewhere in \
             another run, so it showed which run this is"
                .to_owned()
        })?;
    }
    Ok(())
}

pub(super) fn opening<G: Game>(
    settings: &LawSettings<G>,
    run: &Run<G>,
    memory: &mut Memory<G>,
) -> Result<(), Breach> {
    if settings.opening == Opening::Seeded {
        return Ok(());
    }
    for seat in seats::<G>() {
        let view = seen(&run.states[0], seat);
        let first = memory.openings.entry(seat).or_insert_with(|| view.clone());
        run.hold(Law::Opening, 0, *first == view, || {
            format!("seat {} sees what depends on the seed", seat.index())
        })?;
    }
    Ok(())
}

fn seen<G: Game>(game: &G, seat: Seat) -> Vec<u8> {
    bytes(&game.view(Audience::Seat(seat)))
}

fn bytes(view: &impl serde::Serialize) -> Vec<u8> {
    postcard::to_allocvec(view).expect("a view serialises to canonical bytes")
}
