//! Whole runs by bots, and runs as text that a person can read.

use engine::Audience;

use crate::{Player, Table};

/// Lets a player play all seats to the end.
///
/// # Panics
/// When the player's game is not the table's, or it chooses what is not legal, which breaks
/// the contract of [`engine::Bot`].
pub fn play_out(table: &mut dyn Table, player: &mut dyn Player) {
    while let Some(&seat) = table.awaited().first() {
        let command = player.choose(table, seat).expect("the table waits for this seat");
        table.play(seat, &command).expect("a bot chooses legal commands");
    }
}

/// The run so far: what it grew from, each command with the sentences of its events, and
/// what it came to. Only what everybody may know is in it.
pub fn playthrough(table: &dyn Table) -> String {
    let title = format!("{}, {} rules, seed {}", table.cabinet().title(), table.rules(), table.seed());
    let mut lines = vec![title, String::new()];
    let chapters = table.history(Audience::Everyone, 0).unwrap_or_default();
    for (index, chapter) in chapters.iter().enumerate() {
        let number = index + 1;
        let command = &chapter.entry.command;
        lines.push(match table.cabinet().seats() {
            1 => format!("{number}. {command}"),
            _ => format!("{number}. seat {}: {command}", chapter.entry.seat.index()),
        });
        lines.extend(chapter.events.iter().map(|event| format!("   {}", event.text)));
    }
    lines.push(String::new());
    lines.push(table.outcome().unwrap_or_else(|| "not over".to_owned()));
    lines.push(format!("score {}, digest {}", table.score(), table.digest()));
    lines.push(String::new());
    lines.join("\n")
}
