//! The catalogue of Forward says what runs really deal.

use arcade::{Options, find};
use engine::{Audience, Seed};
use serde_json::Value;

/// The cards that a run of the document's player turns over, location by location. Under
/// the published rules nothing is ever sent back, and the player always turns the card
/// that has lain longest.
fn turned(seed: Seed) -> Vec<Vec<String>> {
    let options = Options::HOUSE.with("rules", "published");
    let mut table = find("forward").unwrap().begin(&options, seed).unwrap();
    let mut player = table.player("document").unwrap();
    arcade::play_out(&mut *table, &mut *player).unwrap();
    let mut decks = vec![Vec::new()];
    for event in table.history(Audience::Everyone, 0).unwrap().iter().flat_map(|chapter| &chapter.events) {
        if event.data.get("LocationEntered").is_some() {
            decks.push(Vec::new());
        }
        if let Some(Value::String(card)) = event.data.pointer("/CardTurned/card") {
            decks.last_mut().unwrap().push(card.clone());
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
            let listed: Vec<String> = listed.iter().map(|card| format!("{card:?}")).collect();
            assert_eq!(listed[..turned.len()], turned, "seed {seed}");
        }
    }
}
