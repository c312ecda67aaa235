//! The terminal itself: taken over, drawn to, and always given back.

use std::io::{self, IsTerminal};
use std::time::Duration;

use crossterm::event::{self, Event, KeyEventKind};

use crate::Error;
use crate::alarm::Alarm;
use crate::app::App;
use crate::screen::Pace;

/// Fast enough for the eye, slow enough for a slow line.
const FRAME: Duration = Duration::from_millis(33);
const GLANCE: Duration = Duration::from_millis(80);
/// Short enough for an alarm to be heard at once.
const NAP: Duration = Duration::from_millis(250);

/// Runs the arcade until the player leaves it.
///
/// # Errors
/// When there is no terminal, or it fails.
pub(crate) fn run(mut app: App) -> Result<(), Error> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(Error::NoTerminal);
    }
    let alarm = Alarm::new().map_err(Error::Terminal)?;
    // `try_init` also makes a panic give the terminal back before it speaks.
    let mut terminal = ratatui::try_init().map_err(Error::Terminal)?;
    let result = turn(&mut terminal, &mut app, &alarm);
    let restored = ratatui::try_restore();
    result.and(restored).map_err(Error::Terminal)
}

fn turn(terminal: &mut ratatui::DefaultTerminal, app: &mut App, alarm: &Alarm) -> io::Result<()> {
    while !app.is_over() && !alarm.rang() {
        let size = terminal.size()?;
        app.fit(size.width, size.height);
        terminal.draw(|frame| {
            let area = frame.area();
            app.draw(frame.buffer_mut(), area);
        })?;
        let patience = match app.pace() {
            Pace::Moving => FRAME,
            Pace::Waiting => GLANCE,
            Pace::Still => NAP,
        };
        if event::poll(patience)? {
            take(app, &event::read()?);
        }
        app.tick();
    }
    Ok(())
}

fn take(app: &mut App, event: &Event) {
    if let Event::Key(key) = event
        && key.kind != KeyEventKind::Release
    {
        app.press((*key).into());
    }
}
