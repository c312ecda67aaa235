//! The steady hand: how the odds suppose that play goes on.
//!
//! Odds of more than the next roll depend on what the player does later. These suppose
//! somebody who chooses dice well, spends Lux by the document's thresholds, and neither peeks
//! nor rerolls in fights. Under `published` that is exactly the document's player.

use super::body::Body;
use crate::{Content, Price};

/// Below this, Lux goes into healing and a Terror is paid in Lux.
pub(crate) const HURT: u8 = 12;

/// Between two cards: heal while it is needed and can be done.
pub(crate) fn rested(mut body: Body, content: &Content) -> Body {
    while body.hp < HURT
        && let Some(healed) = body.healed_by_lux(content)
    {
        body = healed;
    }
    body
}

/// What a Terror is paid with.
pub(crate) const fn price(body: Body) -> Price {
    if body.hp < HURT && body.lux > 0 { Price::Lux } else { Price::Hp }
}

/// Whether a failed pit die is rolled again. Both rule sets allow it at so few HP.
pub(crate) const fn saves_climb(body: Body, content: &Content) -> bool {
    body.hp <= content.low_hp && body.usable_lux() > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lux_heals_below_twelve_hp_and_not_from_there_on() {
        let content = &Content::HOUSE;
        for hp in 1..=content.max_hp {
            let body = Body { hp, lux: content.max_lux, snare: crate::Snare::Open };
            let rested = rested(body, content);
            assert_eq!(rested == body, hp >= 12, "{hp} HP");
            assert!(rested.hp >= 12 || rested.lux == 0, "{hp} HP");
            assert_eq!(price(body) == Price::Lux, hp < 12, "{hp} HP");
        }
    }
}
