//! Which keys count while a film runs, and right after something alarming has come up.

use crate::{Meaning, Millis, Staged};

/// How long keys that lead on are not heard after something alarming has come up.
const ALARM: Millis = 350;

/// What a key is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meant<Command> {
    /// A command is given.
    Play(Command),
    /// A way is begun that takes many commands.
    Errand,
    /// Only the hand changes.
    Hold,
    /// Something beside the table, as when the log is opened.
    Beside,
    /// Nothing.
    Nothing,
}

impl<Command: Copy, Hand> From<&Meaning<Command, Hand>> for Meant<Command> {
    fn from(intent: &Meaning<Command, Hand>) -> Self {
        match intent {
            Meaning::Play(command) => Self::Play(*command),
            Meaning::Hold(_) => Self::Hold,
            Meaning::Nothing => Self::Nothing,
        }
    }
}

/// Minds that no key does what its player could not have meant: what a key is about has to have been
/// seen. Whether it has is for the game to say ([`Staged::is_as_seen`], [`Staged::is_alarming`]).
pub struct Heed<G: Staged> {
    /// The run before the last command; nothing before the first one.
    before: Option<G::View>,
    /// Until when keys that lead on are not heard.
    deaf_until: Millis,
    /// Whether something alarming has come up since a key was last pressed anew.
    is_alarmed: bool,
}

impl<G: Staged> Default for Heed<G> {
    fn default() -> Self {
        Self { before: None, deaf_until: 0, is_alarmed: false }
    }
}

impl<G: Staged> Heed<G> {
    /// A command was played.
    pub fn played(&mut self, before: G::View, after: &G::View, now: Millis) {
        if G::is_alarming(&before, after) {
            self.deaf_until = now + ALARM;
            self.is_alarmed = true;
        }
        self.before = Some(before);
    }

    /// Whether a key that has just ended a film does more than that: only where the player has already
    /// seen what it is about.
    pub fn counts_in_film(&self, now_seen: &G::View, meant: Meant<G::Command>) -> bool {
        self.before.as_ref().is_none_or(|before| G::is_as_seen(before, now_seen, meant))
    }

    /// Whether a key counts while nothing moves: whoever was on the way to press it when something
    /// alarming came up has not meant what it is about now.
    pub fn counts_at_rest(&self, now_seen: &G::View, meant: Meant<G::Command>, now: Millis) -> bool {
        let leads_on = matches!(meant, Meant::Play(_) | Meant::Errand);
        !leads_on || now >= self.deaf_until || self.counts_in_film(now_seen, meant)
    }

    /// A key went down that was up before.
    pub const fn pressed_anew(&mut self) {
        self.is_alarmed = false;
    }

    /// Whether a key that is held goes on being heard: it walks on until something alarming comes up,
    /// and then has to be pressed anew.
    pub const fn hears_held_keys(&self) -> bool {
        !self.is_alarmed
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use labyrinth::{Command, Labyrinth, Setup, View};

    use super::*;

    fn view() -> View {
        Labyrinth::new(&Setup::default(), Seed::from_name("heed"))
            .expect("the house's numbers")
            .view(Audience::Everyone)
    }

    #[test]
    fn an_alarm_is_not_overheard_by_somebody_who_hammers_on_a_key() {
        let before = view();
        let mut hurt = before.clone();
        hurt.hero.hp -= labyrinth::Hp(1);
        let mut heed = Heed::<Labyrinth>::default();
        assert!(heed.counts_in_film(&before, Meant::Play(Command::Guard)), "nothing has happened yet");
        heed.played(before, &hurt, 1_000);
        assert!(!heed.counts_in_film(&hurt, Meant::Play(Command::Guard)));
        assert!(!heed.counts_at_rest(&hurt, Meant::Play(Command::Guard), 1_000 + ALARM - 1));
        assert!(!heed.counts_at_rest(&hurt, Meant::Errand, 1_000 + ALARM - 1));
        assert!(heed.counts_at_rest(&hurt, Meant::Beside, 1_000), "the log can be read at any time");
        assert!(heed.counts_at_rest(&hurt, Meant::Play(Command::Guard), 1_000 + ALARM));
        assert!(!heed.hears_held_keys());
        heed.pressed_anew();
        assert!(heed.hears_held_keys());
    }
}
