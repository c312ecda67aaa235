//! Every match ends, whoever plays it and however slowly.

use engine::{Game, Seat, Seed, Session, Silence, SplitMix64, Status};
use tactics::{
    Command, Deed, Ending, Member, Object, Outcome, Position, REFEREE, RuleSet, Setup, Side, Tactics, UnitId,
};

/// A battle of 20 rounds has at most 8 units with 2 actions in each, and 4 deaths a round
/// to decide on.
const MOST_COMMANDS: usize = 20 * (8 * 2 + 4);

fn battle(seed: u64) -> Tactics {
    battle_by(RuleSet::default(), seed)
}

fn battle_by(rules: RuleSet, seed: u64) -> Tactics {
    let mut game = Tactics::new(&Setup::with_rules(rules), Seed::from_bits(seed)).unwrap();
    game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
    game
}

/// Plays on with whatever is chosen among the legal commands.
fn play_out(mut game: Tactics, mut choose: impl FnMut(&[Command]) -> Command) -> (Outcome, usize) {
    let mut commands = Vec::new();
    let mut count = 0;
    loop {
        let seats = match game.status() {
            Status::Over(outcome) => return (outcome, count),
            Status::Awaiting(seats) => seats,
        };
        let seat = seats.first().unwrap();
        game.legal(seat, &mut commands);
        game.play(seat, choose(&commands), &mut Silence).unwrap();
        count += 1;
        assert!(count <= MOST_COMMANDS, "it goes on and on: {}", game.position());
    }
}

#[test]
fn the_score_tells_who_won() {
    for (loser, score) in [(Side::Two, 1), (Side::One, -1)] {
        let mut game = battle(1);
        assert_eq!(game.score(), 0);
        game.play(REFEREE, Command::Surrender(loser), &mut Silence).unwrap();
        assert_eq!(game.score(), score, "{loser:?} gave up");
    }
}

#[test]
fn a_draft_that_was_shown_stands_and_a_move_can_be_taken_back() {
    let (mut session, _) = Session::<Tactics>::begin(Setup::default(), Seed::from_bits(1)).unwrap();
    session.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
    assert!(!session.can_undo(), "both teams lie open");
    let mut legal = Vec::new();
    session.game().legal(Side::One.seat(), &mut legal);
    let walks = |command: &&Command| matches!(command, Command::Unit(_, Deed::Move(_)));
    let walk = *legal.iter().find(walks).unwrap();
    session.play(Side::One.seat(), walk, &mut Silence).unwrap();
    assert!(session.can_undo());
}

#[test]
fn random_battles_end() {
    let mut stream = SplitMix64::new(1);
    let mut any =
        |commands: &[Command]| commands[stream.below(u32::try_from(commands.len()).unwrap()) as usize];
    for seed in 0..3_000 {
        play_out(battle(seed), &mut any);
    }
}

/// Healers who never strike hold out longest.
#[test]
fn battles_without_a_blow_end() {
    let peaceful = |command: &Command| {
        matches!(command, Command::Unit(_, Deed::Cast(_) | Deed::Move(_) | Deed::Pass) | Command::Spawn(_))
    };
    let mut stream = SplitMix64::new(2);
    let mut heal = |commands: &[Command]| {
        let casts = commands.iter().filter(|command| matches!(command, Command::Unit(_, Deed::Cast(_))));
        let peace = commands.iter().filter(|command| peaceful(command));
        let choices: Vec<Command> = match casts.copied().collect::<Vec<_>>() {
            casts if casts.is_empty() => peace.copied().collect(),
            casts => casts,
        };
        choices[stream.below(u32::try_from(choices.len()).unwrap()) as usize]
    };
    for seed in 0..500 {
        play_out(battle(seed), &mut heal);
    }
}

/// The timetable of a match in which nobody does anything: a Tank against an Archer, an
/// Assassin beside each. The heroes wear away together after the twelfth round, and whoever
/// closed that round wins.
#[test]
fn a_match_without_a_deed_wears_away() {
    let position = "round 1, p1 / warrior endure c1 5, tank a1 5, assassin e1 2 / \
                    mage wild-magic c5 5, archer a5 3, assassin e5 2";
    let mut game =
        Tactics::new(&Setup::with_position(RuleSet::Written, position.parse().unwrap()), Seed::from_bits(1))
            .unwrap();
    let mut timetable = vec![String::new()];
    while let Status::Awaiting(seats) = game.status() {
        let round = game.position().round();
        let seat = seats.first().unwrap();
        timetable.last_mut().unwrap().push(if seat == Seat::FIRST { '1' } else { '2' });
        let ready = game.position().ready(game.position().mover());
        let member = ready.first().unwrap().member();
        game.play(seat, Command::Unit(member, Deed::Pass), &mut Silence).unwrap();
        if game.position().round() != round || game.status().is_over() {
            timetable.last_mut().unwrap().push_str(&standing(game.position()));
            timetable.push(String::new());
        }
    }
    let wanted = [
        "121212: 5 5 2 5 3 2",
        "121212: 5 5 2 5 3 2",
        "121212: 5 4 1 5 2 1",
        "121212: 5 3 0 5 1 0, e1 buff, e5 buff",
        "1212: 5 2 0 5 0 0, a5 obstacle",
        "121: 5 1 0 5 0 0, a5 obstacle",
        "211: 5 0 0 5 0 0, a1 obstacle, a5 obstacle",
        "21: 4 0 0 4 0 0, a1 obstacle, a5 obstacle",
        "21: 3 0 0 3 0 0, a1 obstacle, a5 obstacle",
        "21: 2 0 0 2 0 0, a1 obstacle, a5 obstacle",
        "21: 1 0 0 1 0 0, a1 obstacle, a5 obstacle",
        "21: 0 0 0 0 0 0, a1 obstacle, a5 obstacle",
        "",
    ];
    assert_eq!(timetable, wanted);
    let turns = timetable.iter().filter_map(|round| round.split(':').next());
    assert_eq!(turns.map(str::len).sum::<usize>(), 44, "actions until the end");
    assert_eq!(game.status(), Status::Over(Outcome::Won { side: Side::One, by: Ending::Attrition }));
}

/// The HP of hero and minions of both sides, and what lies where.
fn standing(position: &Position) -> String {
    let units = UnitId::all().filter(|id| id.member() != Member::Clone);
    let hp: Vec<String> = units.map(|id| position.unit(id).hp.to_string()).collect();
    let objects = position.objects().iter().map(|(tile, object)| match object {
        Object::Obstacle { .. } => format!(", {tile} obstacle"),
        Object::Buff { rounds, .. } => {
            assert_eq!(rounds, 1, "a tile of a round end has lost one of its rounds");
            format!(", {tile} buff")
        }
    });
    format!(": {}{}", hp.join(" "), objects.collect::<String>())
}

#[test]
fn five_timeouts_are_the_end_of_a_hero_and_six_of_a_balanced_one() {
    assert_eq!(timeouts(battle_by(RuleSet::Written, 4)), 5);
    assert_eq!(timeouts(battle_by(RuleSet::Balanced, 4)), 6);
}

/// How many time-outs cost the first player the match, if the second does nothing.
fn timeouts(mut game: Tactics) -> usize {
    let mut timeouts = 0;
    while let Status::Awaiting(seats) = game.status() {
        if seats.contains(Side::One.seat()) {
            game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
            timeouts += 1;
        } else {
            let mut commands = Vec::new();
            game.legal(Side::Two.seat(), &mut commands);
            let pass = |command: &&Command| matches!(command, Command::Unit(_, Deed::Pass));
            let pass = *commands.iter().find(pass).unwrap();
            game.play(Side::Two.seat(), pass, &mut Silence).unwrap();
        }
    }
    assert_eq!(game.status(), Status::Over(Outcome::Won { side: Side::Two, by: Ending::Timeout }));
    assert_eq!(game.position().unit(Side::One.unit(Member::Hero)).hp, 0);
    timeouts
}
