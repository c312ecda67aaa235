//! Boards held against all that there are.

use engine::SplitMix64;

use super::*;
use crate::{Direction, Map, Point, read};

/// Some modules that fit as chance has it.
fn any_rules(count: usize, hundredths: u32, stream: &mut SplitMix64) -> Rules {
    let mut rules = Rules::new((0..count).map(|_| stream.below(9)).collect());
    for (one, other) in (0..count).flat_map(|one| (0..count).map(move |other| (one, other))) {
        for direction in [Direction::East, Direction::South] {
            if stream.below(100) < hundredths {
                rules.allow(one, direction, other);
            }
        }
    }
    rules
}

/// Whether a map is what a board and rules allow.
fn is_sound(map: &Map<usize>, board: &Board, rules: &Rules) -> bool {
    map.iter().all(|(at, module)| {
        let fits =
            |way: &Direction| map.get(at.step(*way)).is_none_or(|other| rules.fits(module, *way, other));
        board.domain(at).contains(module) && Direction::ALL.iter().all(fits)
    })
}

/// Whether a board can be filled at all, slot by slot in all ways.
fn can_be_filled(board: &Board, rules: &Rules) -> bool {
    fn goes_on(map: &mut Map<usize>, slots: &[Point], board: &Board, rules: &Rules) -> bool {
        let Some((&at, rest)) = slots.split_first() else { return true };
        let is_free = |way: Direction, module: usize, map: &Map<usize>| {
            map.get(at.step(way)).is_none_or(|other| rules.fits(module, way, other))
        };
        board.domain(at).iter().any(|module| {
            let fits = is_free(Direction::North, module, map) && is_free(Direction::West, module, map);
            map.set(at, module);
            fits && goes_on(map, rest, board, rules)
        })
    }
    let slots: Vec<Point> = board.slots().collect();
    goes_on(&mut Map::filled(board.width(), board.height(), 0), &slots, board, rules)
}

#[test]
fn with_enough_patience_a_board_is_filled_whenever_it_can_be() {
    let mut stream = SplitMix64::new(13);
    let mut found = [0, 0];
    for round in 0..1_200 {
        let rules = any_rules(4, 35 + round % 30, &mut stream);
        let mut board = Board::new(4, 3, &rules);
        // Some slots are fixed, some have a module struck out.
        board.keep(Point::new(1, 1), Modules::of(stream.below(4) as usize));
        board.forbid(Point::new(3, 2), stream.below(4) as usize);
        let order = if round % 2 == 0 { Order::Surest } else { Order::AnyFew };
        let solver = Solver { order, depth: 12, retreats: 10_000, restarts: 0 };
        let solved = solver.solve(&board, &rules, &mut stream);
        assert_eq!(solved.is_ok(), can_be_filled(&board, &rules), "{round}");
        found[usize::from(solved.is_ok())] += 1;
        if let Ok(map) = solved {
            assert!(is_sound(&map, &board, &rules), "{round}");
        }
    }
    assert!(found.iter().all(|count| *count > 200), "both kinds of boards are tried: {found:?}");
}

#[test]
fn work_is_bounded_and_taking_back_helps() {
    let mut stream = SplitMix64::new(17);
    let mut sound = [0, 0, 0];
    for _ in 0..150 {
        let rules = any_rules(6, 40, &mut stream);
        let board = Board::new(8, 8, &rules);
        let hasty = Solver { depth: 0, retreats: 0, restarts: 0, ..Solver::DEFAULT };
        let solvers = [hasty, Solver { depth: 4, retreats: 40, ..hasty }, Solver { restarts: 10, ..hasty }];
        for (count, solver) in sound.iter_mut().zip(solvers) {
            let solved = solver.solve(&board, &rules, &mut SplitMix64::new(3));
            *count += usize::from(solved.is_ok_and(|map| is_sound(&map, &board, &rules)));
        }
    }
    assert!(sound[0] < sound[1] && sound[0] < sound[2], "{sound:?}");
}

#[test]
fn a_board_without_a_way_out_says_where() {
    let mut rules: Rules = Rules::new(vec![1, 1]);
    rules.allow(0, Direction::East, 1);
    // Nothing lies east of a module that lies east of another.
    let mut board = Board::new(3, 1, &rules);
    let why =
        Solver::DEFAULT.solve(&board, &rules, &mut SplitMix64::new(1)).expect_err("it cannot be filled");
    assert_eq!((why.at.y, why.to_string()), (0, format!("nothing fits at {}", why.at)));
    board = Board::new(2, 1, &rules);
    let map = Solver::DEFAULT.solve(&board, &rules, &mut SplitMix64::new(1)).expect("it can be filled");
    assert_eq!(map.iter().map(|(_, module)| module).collect::<Vec<_>>(), [0, 1]);
}

/// Weights count where nothing else decides, and what weighs nothing lies only where it must.
#[test]
fn modules_lie_as_often_as_they_weigh() {
    let mut rules: Rules = Rules::new(vec![3, 1, 0]);
    for (one, other) in (0..3).flat_map(|one| (0..3).map(move |other| (one, other))) {
        rules.allow(one, Direction::East, other);
        rules.allow(one, Direction::South, other);
    }
    let mut board = Board::new(20, 20, &rules);
    board.keep(Point::new(2, 3), Modules::of(2));
    for order in [Order::Surest, Order::AnyFew] {
        let solver = Solver { order, ..Solver::DEFAULT };
        let mut counts = [0_usize; 3];
        for seed in 0..20 {
            let map = solver.solve(&board, &rules, &mut SplitMix64::new(seed)).expect("everything fits");
            map.iter().for_each(|(_, module)| counts[module] += 1);
        }
        // Five standard deviations of 7,980 draws with a chance of one in four.
        assert!(counts[2] == 20 && counts[1].abs_diff(1_995) < 195, "{counts:?}");
    }
}

/// Terrain of many heights, as games with slopes have it: a module is a piece at a height, slots are
/// corners, and neighbours agree on what they share. Hundreds of modules, a way that has to stay level.
#[test]
fn hundreds_of_modules_and_bound_slots_are_one_more_board() {
    // A module is the heights of its four quarters, each at most one from the next.
    let heights = |module: usize| [0, 2, 4, 6].map(|place| module >> place & 3);
    let is_gentle = |module: &usize| {
        let [nw, ne, se, sw] = heights(*module);
        [(nw, ne), (ne, se), (se, sw), (sw, nw)].iter().all(|(one, other)| one.abs_diff(*other) <= 1)
    };
    let gentle: Vec<usize> = (0..256).filter(is_gentle).collect();
    let mut rules: Rules<4> =
        Rules::new(gentle.iter().map(|module| if *module % 85 == 0 { 40 } else { 3 }).collect());
    for (one, &left) in gentle.iter().enumerate() {
        for (other, &right) in gentle.iter().enumerate() {
            let ([_, ne, se, sw], [nw_on, ne_on, _, sw_on]) = (heights(left), heights(right));
            if [ne, se] == [nw_on, sw_on] {
                rules.allow(one, Direction::East, other);
            }
            if [sw, se] == [nw_on, ne_on] {
                rules.allow(one, Direction::South, other);
            }
        }
    }
    let mut board = Board::new(16, 16, &rules);
    let level: Modules<4> = (0..gentle.len()).filter(|module| gentle[*module].is_multiple_of(85)).collect();
    let way: Vec<Point> = (0..16).map(|x| Point::new(x, 7)).collect();
    for at in &way {
        board.keep(*at, level);
    }
    let top = gentle.iter().position(|module| *module == 255).expect("as high as can be");
    board.keep(Point::new(3, 0), Modules::of(top));
    let solver = Solver { order: Order::AnyFew, depth: 1, retreats: 200, restarts: 50 };
    for seed in 0..10 {
        let map = solver.solve(&board, &rules, &mut SplitMix64::new(seed)).expect("it can be filled");
        assert!(way.iter().all(|at| level.contains(map.get(*at).expect("a slot"))));
        assert_eq!(map.get(Point::new(3, 0)), Some(top));
        for (at, module) in map.iter() {
            for side in Direction::ALL {
                assert!(map.get(at.step(side)).is_none_or(|other| rules.fits(module, side, other)), "{at}");
            }
        }
    }
}

/// Modules with faces are solved faster, and as if each pair that fits had been allowed: with the same luck the same
/// map comes of it, or the same contradiction.
#[test]
fn modules_with_faces_are_as_those_that_were_allowed_one_by_one() {
    let mut stream = SplitMix64::new(11);
    for number in 0..200 {
        let count = 3 + stream.below(60) as usize;
        let kinds = 2 + stream.below(5);
        let weights: Vec<u32> = (0..count).map(|_| stream.below(9)).collect();
        let faces: Vec<[u32; 4]> = (0..count).map(|_| [(); 4].map(|()| stream.below(kinds))).collect();
        let quick: Rules = Rules::by_faces(weights.clone(), &faces);
        let mut slow: Rules = Rules::new(weights);
        for (one, other) in (0..count).flat_map(|one| (0..count).map(move |other| (one, other))) {
            for side in Direction::ALL {
                if faces[one][side as usize] == faces[other][side.opposite() as usize] {
                    slow.allow(one, side, other);
                }
            }
        }
        let board = Board::new(7, 6, &slow);
        let order = if number % 2 == 0 { Order::Surest } else { Order::AnyFew };
        let solver = Solver { order, ..Solver::DEFAULT };
        let [one, other] =
            [&quick, &slow].map(|rules| solver.solve(&board, rules, &mut SplitMix64::new(number)));
        assert_eq!(one, other, "{number}");
    }
}

#[test]
fn a_sample_is_learned_piece_by_piece() {
    let map = read("aab\nabb").expect("a map");
    let sample: Sample = Sample::learned(&map, 1).expect("two letters");
    assert_eq!(sample.pieces().len(), 2);
    let fits = |one, way, other| sample.rules().fits(one, way, other);
    assert!(fits(0, Direction::East, 0) && fits(0, Direction::East, 1) && fits(1, Direction::East, 1));
    assert!(!fits(1, Direction::East, 0) && fits(1, Direction::West, 0));
    assert!(fits(0, Direction::South, 1) && !fits(1, Direction::South, 0));
    let around: Sample = Sample::learned_all_around(&map, 1).expect("two letters");
    assert!(around.rules().fits(1, Direction::East, 0));
    assert_eq!(around.modules(|piece| piece.get(Point::new(0, 0)) == Some('b')), Modules::of(1));
    assert_eq!(Sample::<1>::learned(&map, 2).err(), Some(SampleError::Ragged));
    assert_eq!(Sample::<1>::learned(&map, 0).err(), Some(SampleError::Ragged));
    let many: String = (0..70).map(|place| char::from_u32(0x4e00 + place).expect("a letter")).collect();
    assert_eq!(Sample::<1>::learned(&read(&many).expect("a map"), 1).err(), Some(SampleError::TooMany));
    assert_eq!(
        Sample::<2>::learned(&read(&many).expect("a map"), 1).map(|sample| sample.pieces().len()),
        Ok(70)
    );
}
