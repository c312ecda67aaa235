//! What a game says about how its events are to be seen and heard.

use std::fmt::Debug;

use super::{Beat, BodyId, Cue, Dungeon, Move, Scene};

/// A dungeon whose events become films.
pub trait Filmed: Dungeon {
    /// What flies.
    type Missile: Copy + Debug + Eq;
    /// What is heard.
    type Noise: Copy + Debug + Eq;

    /// Heard when somebody leans towards whom they strike.
    const SWING: Self::Noise;

    /// How the floor looks different because of an event.
    fn change(event: &Self::Event) -> Change;

    /// Who goes where in an event, if anybody does.
    fn walk(event: &Self::Event) -> Option<Move>;

    /// Who strikes whom by hand in an event, if anybody does.
    fn strike(event: &Self::Event) -> Option<(BodyId, BodyId)>;

    /// What is to be seen of an event, beside whoever goes somewhere, in a scene that does not show it
    /// yet.
    fn beat(event: &Self::Event, scene: &Scene<Self>, view: &Self::View) -> Option<Beat<Self>>;

    /// Takes in what an event tells. Whoever appears is as the view after the command has them.
    fn retell(event: &Self::Event, scene: &mut Scene<Self>, after: &Self::View);

    /// The cues of an event, all at the same moment, in a scene that shows it already.
    fn cues(event: &Self::Event, scene: &Scene<Self>, before: &Self::View) -> Vec<Cue<Self::Noise>>;
}

/// How a floor looks different because of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It does not.
    Nothing,
    /// Something of it does.
    Something,
    /// It is another floor.
    NewFloor,
}
