//! What may be shown to whom. Drafts are secret, and two people may share one screen.

use tactics::{Side, Stage, View};

use crate::tactics::Seating;

/// What may be shown now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Nothing but a word to this player: the other one should look away.
    Cover(Side),
    /// The draft of this player, as the view of that seat has it.
    Draft(Side),
    /// That the bots are drafting.
    Waiting,
    /// The board, which is public.
    Board,
}

/// Before whose draft the curtain was lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Curtain {
    lifted: Option<Side>,
}

impl Curtain {
    /// What may be shown, by what anybody may see of the match.
    pub fn showing(&self, seating: &Seating, view: &View) -> Showing {
        if view.position.stage() != Stage::Draft {
            return Showing::Board;
        }
        let open = |side: &Side| seating.is_person(*side) && !view.locked[side.index()];
        match Side::ALL.into_iter().find(open) {
            None => Showing::Waiting,
            Some(side) if seating.is_hot_seat() && self.lifted != Some(side) => Showing::Cover(side),
            Some(side) => Showing::Draft(side),
        }
    }

    /// The player is alone with the screen.
    pub const fn lift(&mut self, side: Side) {
        self.lifted = Some(side);
    }

    /// The player has turned away from the screen, or comes back to it: anybody may look.
    pub const fn drop(&mut self) {
        self.lifted = None;
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed, Silence};
    use tactics::bot::Level;
    use tactics::{Command, Setup, Tactics};

    use super::*;

    fn draft(game: &mut Tactics, side: Side) {
        for text in ["class mage", "skill wild-magic", "minions tank archer", "lock"] {
            let command: Command = text.parse().unwrap();
            game.play(side.seat(), command, &mut Silence).unwrap();
        }
    }

    #[test]
    fn two_people_draft_one_after_the_other_behind_a_curtain() {
        let seating = Seating::hot_seat();
        let mut game = Tactics::new(&Setup::default(), Seed::from_bits(5)).unwrap();
        let mut curtain = Curtain::default();
        let showing =
            |curtain: Curtain, game: &Tactics| curtain.showing(&seating, &game.view(Audience::Everyone));
        assert_eq!(showing(curtain, &game), Showing::Cover(Side::One));
        curtain.lift(Side::One);
        assert_eq!(showing(curtain, &game), Showing::Draft(Side::One));
        draft(&mut game, Side::One);
        assert_eq!(showing(curtain, &game), Showing::Cover(Side::Two), "the first draft is not shown again");
        curtain.lift(Side::Two);
        assert_eq!(showing(curtain, &game), Showing::Draft(Side::Two));
        draft(&mut game, Side::Two);
        assert_eq!(showing(curtain, &game), Showing::Board);
    }

    #[test]
    fn alone_there_is_no_curtain() {
        let game = Tactics::new(&Setup::default(), Seed::from_bits(5)).unwrap();
        let view = game.view(Audience::Everyone);
        let seating = Seating::against(Level::Easy, Side::Two);
        assert_eq!(Curtain::default().showing(&seating, &view), Showing::Draft(Side::Two));
    }
}
