//! The laws that every game obeys.
//!
//! A run is played at random from each seed, every state of it is kept, and each law looks
//! at the run by itself. A law names the seed and the commands that break it, so that the
//! failure can be played again.

mod advance;
mod breach;
mod memory;
mod record;
mod run;
mod settings;
mod state;
mod view;
mod words;

use engine::Game;

pub use advance::{Endless, Marathon, bot_advances, find_standstill};
pub use breach::{Breach, Law};
pub use settings::{Bystander, Choose, LawSettings, Length, Opening, any_command};

use memory::Memory;
use run::Run;

/// Checks every law.
///
/// # Panics
/// At the first breach, telling the law, the seed and the commands.
#[track_caller]
pub fn laws<G: Game>(settings: &LawSettings<G>) {
    if let Some(breach) = find_breach(settings, &Law::ALL) {
        panic!("{breach}");
    }
}

/// The first breach of some laws, if there is any.
pub fn find_breach<G: Game>(settings: &LawSettings<G>, laws: &[Law]) -> Option<Breach> {
    for setup in &settings.setups {
        // What one run remembers for the next is true for one setup only.
        let mut memory = Memory::default();
        for seed in settings.seeds() {
            let run = match Run::play(settings, setup, seed) {
                Ok(run) => run,
                Err(breach) => return Some(breach),
            };
            let breach = laws.iter().find_map(|&law| check(law, settings, &run, &mut memory).err());
            if breach.is_some() {
                return breach;
            }
        }
    }
    None
}

fn check<G: Game>(
    law: Law,
    settings: &LawSettings<G>,
    run: &Run<G>,
    memory: &mut Memory<G>,
) -> Result<(), Breach> {
    match law {
        Law::Awaited => state::awaited(run),
        Law::LegalSorted => state::legal_sorted(run),
        Law::CheckAgrees => state::check_agrees(settings, run),
        Law::Refusal => state::refusal(settings, run),
        Law::SameAgain => state::same_again(run),
        Law::Silence => state::silence(run),
        Law::StateBytes => state::state_bytes(run),
        Law::Ends => state::ends(settings, run),
        Law::Advances => advance::advances(settings, run),
        Law::CommandText => words::command_text(settings, run),
        Law::CommandBytes => words::command_bytes(settings, run),
        Law::Replay => record::replay(run),
        Law::RecordBytes => record::record_bytes(run),
        Law::Resume => record::resume(run),
        Law::Undo => record::undo(run),
        Law::Timeline => record::timeline(run),
        Law::ViewDecides => view::view_decides(run, memory),
        Law::Disclosure => view::disclosure(run, memory),
        Law::Opening => view::opening(settings, run, memory),
    }
}
