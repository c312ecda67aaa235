//! Which seed each run of a simulation is played from.

use engine::Seed;

/// The seed of one run of a simulation.
///
/// The first run's seed is mixed from the simulation's, and the runs after it take the
/// seeds that follow. So no seed comes twice in one simulation, simulations from
/// neighbouring seeds share nothing, and a run depends on nothing but its own number:
/// threads and shards cannot change it.
pub fn run_seed(simulation: Seed, run: u64) -> Seed {
    let first = Seed::from_bits(simulation.number()).number();
    Seed::new((first + run % Seed::COUNT) % Seed::COUNT).expect("a remainder is below the count")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_follow_each_other_and_simulations_lie_apart() {
        let [one, two] = [1, 2].map(|number| Seed::new(number).unwrap());
        let first = run_seed(one, 0).number();
        assert_eq!(run_seed(one, 7).number(), first + 7);
        assert_eq!(run_seed(one, Seed::COUNT + 7), run_seed(one, 7));
        assert!(run_seed(two, 0).number().abs_diff(first) > 1_000_000_000);
    }

    #[test]
    fn the_first_seed_is_frozen() {
        assert_eq!(run_seed(Seed::new(1).unwrap(), 0).to_string(), "VSJ-PLQ-JZM");
    }
}
