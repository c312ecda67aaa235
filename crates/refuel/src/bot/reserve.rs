//! What is done within a wave by whoever keeps energy for when it is needed.

use engine::{Game as _, Seat};
use grid::{Direction, Point};

use super::barrage::{converts, is_paid, point};
use super::foes::Crowd;
use super::outlook::{Losses, pass};
use crate::{Battle, BattleView, Card, Command, Deed, Placing, Spot, Stat, Target, World};

/// Nobody looks again for so long while nobody comes through, and while somebody does.
const CALM: u8 = 60;
const ALARM: u8 = 15;
/// So much energy is kept before any is made something else of.
const STOCK: i32 = 60;

/// Lets time pass while nobody comes through as things stand; otherwise uses the ability that keeps most away, once one
/// is felt.
pub(super) fn within(view: &BattleView) -> Command {
    let usable: Vec<&Card> = view.cards.iter().filter(|card| is_paid(view, card)).collect();
    if usable.is_empty() {
        return Command::Run(Command::MOST_TICKS);
    }
    let battle = Battle::foreseen(view);
    let most = battle.content.hull_a_wave.0 - view.assault.map_or(0, |assault| assault.taken.0);
    let taken = |losses: &Losses| losses.hull.min(most) + losses.bosses;
    let now = pass(&mut battle.clone(), Command::Run(CALM));
    if taken(&now) == 0 {
        let spare = usable.iter().find(|card| view.purse.energy.0 >= STOCK && converts(card.blueprint));
        let spent = spare.map(|card| Command::Use(card.blueprint, Target::Anywhere));
        return spent.filter(|command| can(&battle, *command)).unwrap_or(Command::Run(CALM));
    }
    let crowd = Crowd::of(&battle);
    let tried = usable.into_iter().flat_map(|card| tries(&battle, &crowd, card));
    // Where once is not enough, twice may be.
    let tried = tried.flat_map(|command| (1..=AT_ONCE).map(move |times| (command, times)));
    let felt = tried.filter_map(|(command, times)| {
        let losses = repeated(&battle, command, times)?;
        let kept = taken(&now) - taken(&losses);
        (kept > 0).then_some(((1000 * kept / times, losses.harm), command))
    });
    felt.max_by_key(|(worth, _)| *worth).map_or(Command::Run(ALARM), |(_, command)| command)
}

/// So often an ability is tried at one spot.
const AT_ONCE: i32 = 4;

/// What the rest of the wave comes to if an ability is used so many times first, if it can be.
fn repeated(battle: &Battle, command: Command, times: i32) -> Option<Losses> {
    let mut battle = battle.clone();
    let mut harm = 0;
    for _ in 1..times {
        let mut losses = Losses::default();
        can(&battle, command).then_some(())?;
        battle.play(Seat::FIRST, command, &mut losses).ok()?;
        harm += losses.harm;
    }
    can(&battle, command).then_some(())?;
    let losses = pass(&mut battle, command);
    Some(Losses { harm: losses.harm + harm, ..losses })
}

fn can(battle: &Battle, command: Command) -> bool {
    matches!(command, Command::Use(blueprint, target) if battle.may_use(blueprint, target).is_ok())
}

/// Where an ability could be used to good effect.
fn tries(battle: &Battle, crowd: &Crowd, card: &Card) -> Vec<Command> {
    let blueprint = card.blueprint;
    let uses =
        |targets: Vec<Target>| targets.into_iter().map(|target| Command::Use(blueprint, target)).collect();
    let tile = |spot: &Spot| {
        let [x, y] = [spot.x, spot.y].map(|along| u8::try_from(along.div_euclid(1000)).unwrap_or(u8::MAX));
        Point::new(x, y)
    };
    match blueprint.row().place {
        Placing::Anywhere if converts(blueprint) => Vec::new(),
        Placing::Anywhere => uses(vec![Target::Anywhere]),
        Placing::Point if is_for_towers(card) => uses(among_towers(battle, card)),
        Placing::Point => {
            let spots = crowd.thick(card, 5);
            uses(spots.iter().filter_map(|spot| point(spot.x, spot.y)).map(Target::At).collect())
        }
        Placing::Line => {
            let spots = crowd.thick(card, 2);
            let lines = |spot: &Spot| Direction::ALL.map(|side| Target::Facing(tile(spot), side));
            uses(spots.iter().flat_map(lines).collect())
        }
        Placing::Tile(_) => {
            let mut tiles: Vec<Point> =
                World::points().filter(|at| can(battle, Command::Use(blueprint, Target::At(*at)))).collect();
            let Some(first) = crowd.thick(card, 1).first().map(tile) else { return Vec::new() };
            tiles.sort_by_key(|at| at.distance(first));
            uses(tiles.into_iter().take(3).map(Target::At).collect())
        }
    }
}

fn is_for_towers(card: &Card) -> bool {
    card.blueprint.row().deeds.iter().any(|deed| matches!(deed, Deed::Grants(..)))
}

/// The middles of tiles around which most towers stand.
fn among_towers(battle: &Battle, card: &Card) -> Vec<Target> {
    let radius = card.makes[0].get(Stat::Radius);
    let middle = |at: Point| [at.x, at.y].map(|place| 1000 * i32::from(place) + 500);
    let near = |at: Point| {
        let towers = battle.buildings.iter().filter(|building| building.row().gun.is_some());
        let is_near = |other: Point| {
            let [[x, y], [to_x, to_y]] = [middle(at), middle(other)];
            (x - to_x).pow(2) + (y - to_y).pow(2) <= radius.pow(2)
        };
        towers.filter(|building| is_near(building.at)).count()
    };
    let mut all: Vec<(usize, Point)> = World::points().map(|at| (near(at), at)).collect();
    all.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let half = |at: Point| Target::At(Point::new(2 * at.x + 1, 2 * at.y + 1));
    all.into_iter().take(2).filter(|(count, _)| *count > 0).map(|(_, at)| half(at)).collect()
}
