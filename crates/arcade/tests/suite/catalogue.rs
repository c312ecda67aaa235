//! The catalogues say what runs really deal.

use arcade::{Options, RunningGame, find};
use engine::{Audience, Game, Seed, Session, Timeline};
use forward::{Card, Forward};
use tactics::{Catalogue, Event, REFEREE, RuleSet, Setup, Tactics};

/// All that happened in a run of a game.
fn events<G: Game>(run: &dyn RunningGame) -> Vec<G::Event> {
    let session = Session::<G>::resume(&run.record()).unwrap().session;
    let mut timeline = Timeline::new(&session.record()).unwrap();
    let mut events: Vec<(Audience, G::Event)> = Vec::new();
    while timeline.step_forward(&mut events).is_some() {}
    events.into_iter().map(|(_, event)| event).collect()
}

/// The cards that a run of the document's player turns over, location by location. Under
/// the published rules nothing is ever sent back, and the player always turns the card
/// that has lain longest.
fn turned(seed: Seed) -> Vec<Vec<Card>> {
    let options = Options::HOUSE.with("rules", "published");
    let mut run = find("forward").unwrap().begin(&options, seed).unwrap();
    let player = run.player("document").unwrap();
    arcade::play_out(&mut *run, &mut [player]).unwrap();
    let mut decks = vec![Vec::new()];
    for event in events::<Forward>(&*run) {
        match event {
            forward::Event::LocationEntered { .. } => decks.push(Vec::new()),
            forward::Event::CardTurned { card, .. } => decks.last_mut().unwrap().push(card),
            _ => {}
        }
    }
    decks
}

#[test]
fn runs_turn_over_what_the_catalogue_lists() {
    let content = forward::Content::HOUSE;
    for seed in (100..140).filter_map(Seed::new) {
        let listed = forward::catalogue(&content, seed);
        for (listed, turned) in listed.iter().zip(turned(seed)) {
            assert_eq!(listed[..turned.len()], turned, "seed {seed}");
        }
    }
}

/// A match of random play after a draft that nobody took part in.
fn timed_out(options: &Options, seed: Seed) -> Box<dyn RunningGame> {
    let mut run = find("tactics").unwrap().begin(options, seed).unwrap();
    if options.get("position").is_none() {
        run.play(REFEREE, "timeout").unwrap();
    }
    let player = run.player("random").unwrap();
    arcade::play_out(&mut *run, &mut [player]).unwrap();
    run
}

#[test]
fn matches_show_what_the_catalogue_lists() {
    let position = "round 1, p1 / mage wild-magic c2 5, tank a1 5, archer e1 3 / mage wild-magic c4 5, tank a5 5, \
                    archer e5 3 / - / next slow, omens 42w 7b 99s 0w";
    let begun = Setup::with_position(RuleSet::Written, position.parse().unwrap());
    let (mut tiles, mut omens) = (0, 0);
    for seed in (100..140).filter_map(Seed::new) {
        for (options, setup) in [
            (Options::HOUSE, Setup::default()),
            (Options::HOUSE.with("rules", "written").with("position", position), begun.clone()),
        ] {
            let Catalogue { teams, tiles: kinds, omens: drawn } = Catalogue::of(&setup, seed);
            let mut kinds = kinds.iter().skip(usize::from(teams.is_none()));
            let mut used = 0;
            let run = timed_out(&options, seed);
            for event in events::<Tactics>(&*run) {
                match event {
                    Event::Revealed { teams: revealed } => assert_eq!(Some(revealed), teams, "seed {seed}"),
                    Event::NextTileShown { effect } if kinds.len() > 0 => {
                        assert_eq!(Some(&effect), kinds.next(), "seed {seed}");
                        tiles += 1;
                    }
                    // Four lie open, and a skill used up as many as are new.
                    Event::OmensShown { omens: open } => {
                        let found =
                            (used..=used + 4).find(|&place| drawn.get(place..place + 4) == Some(&open));
                        assert!(
                            found.is_some() || used + 8 > drawn.len(),
                            "seed {seed}: {open:?} in {drawn:?}"
                        );
                        used = found.unwrap_or(used);
                        omens += u32::from(found.is_some());
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(tiles > 100 && omens > 50, "{tiles} tiles and {omens} omens were seen");
}
