//! The thinker of the road: it solves fights exactly, knows what it is worth to stand before each fork, and looks at
//! each thing that could be done.

mod duel;
mod fork;
mod land;
mod stances;
mod table;
mod throws;
mod toll;

use std::cell::{OnceCell, RefCell};
use std::sync::Arc;

use duel::{Duel, Stand};
use fork::Fork;
use land::Land;
use table::{CERTAINTY, Table};
use throws::Throws;
use toll::Bout;

use crate::odds::{Body, Chance};
use crate::{Command, Content, Find, Foe, Held, Location, Phase, Price, RoadView, Snare, Stance, View};

/// Plays for the highest chance to win. RULES.md, section 10.3.
#[derive(Clone, Debug)]
pub(super) struct Walker {
    content: Content,
    throws: Arc<Throws>,
    lands: [OnceCell<Arc<Land>>; Location::COUNT],
    /// The fight that was asked about last, and the situation after it.
    duel: RefCell<Option<(Key, Arc<Duel>)>>,
}

/// All that a fight depends on beside its own numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    location: Location,
    snare: Snare,
    row: [Option<crate::RowCard>; 3],
    deck: u8,
}

impl Walker {
    pub(super) fn new(content: &Content) -> Self {
        Self {
            content: *content,
            throws: Arc::new(Throws::new()),
            lands: [const { OnceCell::new() }; Location::COUNT],
            duel: RefCell::new(None),
        }
    }

    /// The command that is worth most; the first of equals.
    pub(super) fn advise(&self, view: &View) -> Command {
        let valued = Command::all().filter_map(|command| Some((command, self.parts(view, command)?)));
        let best = valued.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.expect("nobody is asked after the end").0
    }

    /// The chance to win after a command that is legal.
    pub(super) fn worth(&self, view: &View, command: Command) -> Option<Chance> {
        self.parts(view, command).map(|parts| Chance::of(parts.into(), CERTAINTY.into()))
    }

    fn parts(&self, view: &View, command: Command) -> Option<u32> {
        let RoadView { held, bend, .. } = view.road?;
        let (body, weapon) = (Body::of(view.hero), view.hero.weapon);
        match (view.phase, command) {
            (Phase::Path, Command::Forward) => {
                view.laid().is_empty().then(|| self.after(view).of(weapon, body))
            }
            (Phase::Path, _) if view.laid().is_empty() => None,
            (Phase::Path, _) => self.fork(view).worth(command),
            (Phase::Fight { foe, round }, Command::Strike(strikers)) => {
                let (duel, stand) = self.duel(view, foe, round);
                let stance = Stance::of(held, strikers, weapon, duel.intent(stand), bend);
                Some(duel.strike(&self.throws, stand, held, stance))
            }
            (Phase::Fight { foe, round }, Command::Reroll(die)) => {
                let (duel, stand) = self.duel(view, foe, round);
                duel.reroll(&self.throws, stand, held, die)
            }
            (Phase::Gap, Command::Lay(die)) => {
                let laid = body.hurt(bend.pit(held.of(die)));
                Some(mean_of_rolls(|number| self.going_on(view, laid, held.with(die, number))))
            }
            (Phase::Gap, Command::Reroll(die)) => {
                let paid = self.fork(view).paid_for_roll(body)?;
                let best = |held: Held| {
                    let across = held
                        .0
                        .into_iter()
                        .map(|number| self.going_on(view, paid.hurt(bend.pit(number)), held));
                    across.max().expect("there are three dice")
                };
                Some(mean_of_rolls(|number| best(held.with(die, number))))
            }
            (Phase::Terror, Command::Pay(price)) => match price {
                Price::Hp => Some(self.going_on(view, body.hurt(self.content.terror_hp), held)),
                Price::Lux => {
                    let lux = body.lux.checked_sub(1)?;
                    Some(self.going_on(view, Body { lux, ..body }, held))
                }
                Price::Dice => (held != Held::DARK).then(|| self.going_on(view, body, Held::DARK)),
            },
            (Phase::Find, Command::Take(find)) => {
                let found = find.weapon(view.location.tier());
                let pointless = if find == Find::Neither { weapon.is_none() } else { found == weapon };
                (!pointless).then(|| self.after(view).of(found.or(weapon), body))
            }
            _ => None,
        }
    }

    fn land(&self, location: Location) -> &Arc<Land> {
        self.lands[location.index()]
            .get_or_init(|| Arc::new(Land::new(&self.content, &self.throws, location)))
    }

    /// The worth of standing before each fork of a location, and of having left the last.
    fn forks(&self, location: Location) -> &[Table] {
        let land = self.land(location);
        land.forks(|| match location.next() {
            Some(next) => land.rested(&self.forks(next)[0]),
            None => land.won(),
        })
    }

    fn fork<'a>(&'a self, view: &'a View) -> Fork<'a> {
        let forks = self.forks(view.location);
        Fork::new(self.land(view.location), &self.throws, forks, view)
    }

    /// What comes after the card at hand.
    fn after(&self, view: &View) -> Table {
        self.fork(view).table(view.laid())
    }

    fn going_on(&self, view: &View, body: Body, held: Held) -> u32 {
        let shifted = fork::with_dice(body, held, self.content.max_hp);
        self.after(view).of(view.hero.weapon, shifted)
    }

    fn duel(&self, view: &View, foe: Foe, round: u8) -> (Arc<Duel>, Stand) {
        let (body, weapon) = (Body::of(view.hero), view.hero.weapon);
        let (tier, bend) = (view.location.tier(), view.location.bend());
        let bout = Bout { foe: foe.card, tier, bend, weapon };
        let stand = Stand { foe: foe.hp.0, hp: body.hp, lux: body.lux, round };
        let can_use_lux = view.hero.snare == Snare::Open;
        let key = Key { location: view.location, snare: view.hero.snare, row: view.row, deck: view.deck };
        let mut kept = self.duel.borrow_mut();
        if let Some((known, duel)) = kept.as_ref()
            && *known == key
            && duel.covers(bout, stand, can_use_lux)
        {
            return (Arc::clone(duel), stand);
        }
        let after = self.after(view);
        let won = |hp, lux| after.of(weapon, Body { hp, lux, ..body });
        let duel = Arc::new(Duel::solve(&self.content, &self.throws, bout, stand, can_use_lux, won));
        *kept = Some((key, Arc::clone(&duel)));
        (duel, stand)
    }
}

fn mean_of_rolls(worth: impl Fn(u8) -> u32) -> u32 {
    let sum: u64 = (1..=6).map(|number| u64::from(worth(number))).sum();
    u32::try_from(sum / 6).expect("a mean is no more than the most")
}
