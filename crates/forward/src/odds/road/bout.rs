//! A fight of the road as a machine: what each face does on each beat, and what comes after.

use super::faces::Faces;
use crate::{Arms, Bend, Card, Content, Hp, Moves, Tier, Weapon};

/// One way in which a round can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turnout {
    pub(crate) dealt: u8,
    pub(crate) taken: u8,
    /// In how many of six falls of the foe's die it goes so.
    pub(crate) ways: u32,
}

/// How spent dice come back.
#[derive(Clone, Debug)]
pub(crate) enum Renewal {
    /// They are rolled.
    Rolled,
    /// They are turned over: for each face the one that it turns to.
    Turned(Vec<usize>),
}

/// A fight with one foe and one weapon at one place.
#[derive(Clone, Debug)]
pub(crate) struct Bout {
    /// By beat, then by face.
    pub(crate) turnouts: Vec<Vec<Vec<Turnout>>>,
    /// The beat after each.
    pub(crate) next: Vec<usize>,
}

impl Bout {
    pub(crate) fn new(
        content: &Content,
        faces: &Faces,
        foe: Card,
        tier: Tier,
        bend: Bend,
        weapon: Option<Weapon>,
    ) -> Self {
        let moves = bend.moves(Moves::of(foe, tier));
        let on_beat = |beat: u8| {
            let foes = *moves.at(beat).blows(&content.bare);
            let arms = Arms { yours: *content.blows(weapon), foes };
            (0..faces.count()).map(|face| turnouts(&arms, faces.number(face))).collect()
        };
        Self {
            turnouts: (0..moves.beats()).map(on_beat).collect(),
            next: (0..moves.beats()).map(|beat| usize::from(moves.after(beat))).collect(),
        }
    }

    /// How many beats there are.
    pub(crate) fn beats(&self) -> usize {
        self.next.len()
    }
}

impl Renewal {
    pub(crate) fn new(faces: &Faces, bend: Bend) -> Self {
        let turned = |face| bend.turned(faces.number(face)).map(|number| faces.face(number));
        (0..faces.count()).map(turned).collect::<Option<Vec<_>>>().map_or(Self::Rolled, Self::Turned)
    }
}

fn turnouts(arms: &Arms, number: u8) -> Vec<Turnout> {
    let mut all: Vec<Turnout> = Vec::new();
    for answer in 1..=6 {
        let (Hp(dealt), Hp(taken)) = arms.yours.of(number).against(arms.foes.of(answer));
        match all.iter_mut().find(|turnout| (turnout.dealt, turnout.taken) == (dealt, taken)) {
            Some(turnout) => turnout.ways += 1,
            None => all.push(Turnout { dealt, taken, ways: 1 }),
        }
    }
    all
}
