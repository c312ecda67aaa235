//! Floors of many seeds keep what floors promise.

use engine::Seed;
use labyrinth::{Floor, prove};

#[test]
fn look_at_one() {
    for number in [1, 5] {
        let (floor, proof) = Floor::generate(Seed::from_bits(7), number);
        println!("{floor}");
        println!("{:?}", labyrinth::Metrics::of(&floor, &proof));
        assert_eq!(prove(&floor), Ok(proof));
    }
}
