//! `roguery seeds`: a catalogue of what seeds have in store.

use engine::Seed;

use crate::cli::SeedsArgs;
use crate::failure::Failure;
use crate::files;

pub(super) fn run(arguments: &SeedsArgs) -> Result<(), Failure> {
    let options = super::options(&arguments.choices)?;
    let first = arguments.from.number();
    let past_last = first + u64::from(arguments.count);
    if past_last > Seed::COUNT {
        let left = Seed::COUNT - first;
        return Err(Failure::Usage(format!(
            "only {left} seeds come from {} on: write --count {left} or less",
            arguments.from
        )));
    }
    let mut text = format!("{}\n", arguments.game.legend());
    for seed in (first..past_last).filter_map(Seed::new) {
        text.push('\n');
        text.push_str(&arguments.game.catalogue(&options, seed)?);
        text.push('\n');
        // Each seed at once, so that a long catalogue can be read from its beginning.
        files::print(&text)?;
        text.clear();
    }
    Ok(())
}
