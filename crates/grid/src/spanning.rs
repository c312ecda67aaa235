//! Joining places with as little digging as possible.

/// Two places that are joined, by their numbers, the lower first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Link(pub usize, pub usize);

impl Link {
    /// Two places, in whichever order.
    pub const fn between(one: usize, other: usize) -> Self {
        if one < other { Self(one, other) } else { Self(other, one) }
    }

    /// The place at the other end.
    pub const fn other(self, place: usize) -> usize {
        if self.0 == place { self.1 } else { self.0 }
    }

    /// Whether a place is one of the two.
    pub const fn joins(self, place: usize) -> bool {
        self.0 == place || self.1 == place
    }
}

/// The links that join so many places with the least length altogether, in the order in which
/// they are found from the first place on. Of equally long ones the first is taken.
pub fn spanning_tree(places: usize, length: impl Fn(usize, usize) -> u32) -> Vec<Link> {
    let mut links = Vec::with_capacity(places.saturating_sub(1));
    // For each place that is not joined yet: the nearest that is, and how far it is.
    let mut nearest: Vec<Option<(u32, usize)>> =
        (0..places).map(|place| (place > 0).then(|| (length(0, place), 0))).collect();
    let shortest = |nearest: &[Option<(u32, usize)>]| {
        let open =
            nearest.iter().enumerate().filter_map(|(place, near)| near.map(|(far, from)| (far, place, from)));
        open.min()
    };
    while let Some((_, place, from)) = shortest(&nearest) {
        links.push(Link::between(from, place));
        nearest[place] = None;
        for (other, near) in nearest.iter_mut().enumerate() {
            if let Some(known) = near {
                *known = (*known).min((length(place, other), place));
            }
        }
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_joins_all_and_takes_the_short_ways() {
        let places = [0_u32, 10, 11, 3, 30];
        let tree = spanning_tree(places.len(), |one, other| places[one].abs_diff(places[other]));
        assert_eq!(tree, [Link(0, 3), Link(1, 3), Link(1, 2), Link(2, 4)]);
        assert_eq!(spanning_tree(0, |_, _| 1), []);
        assert_eq!(spanning_tree(1, |_, _| 1), []);
    }

    #[test]
    fn links_know_their_ends() {
        let link = Link::between(4, 2);
        assert_eq!((link, link.other(4), link.other(2)), (Link(2, 4), 2, 4));
        assert!(link.joins(2) && link.joins(4) && !link.joins(3));
        assert_eq!(Link::between(2, 4), link);
    }
}
