//! What a battle is paid with and fought for.

use serde::{Deserialize, Serialize};

use crate::{Energy, Fuel, Good, Materials};

/// What there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are what they are")]
pub struct Purse {
    pub materials: Materials,
    pub energy: Energy,
    pub fuel: Fuel,
}

/// What something costs here and now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are what they are")]
pub struct Price {
    pub materials: Materials,
    pub energy: Energy,
}

impl Purse {
    /// How much there is of something.
    pub const fn get(&self, good: Good) -> i32 {
        match good {
            Good::Materials => self.materials.0,
            Good::Energy => self.energy.0,
            Good::Fuel => self.fuel.0,
        }
    }

    pub(crate) const fn set(&mut self, good: Good, amount: i32) {
        match good {
            Good::Materials => self.materials.0 = amount,
            Good::Energy => self.energy.0 = amount,
            Good::Fuel => self.fuel.0 = amount,
        }
    }

    /// What is taken for a price: energy that is missing is paid in materials, one for one. Nothing if that is not
    /// enough.
    pub fn payment(&self, price: Price) -> Option<Price> {
        let energy = price.energy.0.min(self.energy.0.max(0));
        let materials = price.materials.0 + (price.energy.0 - energy);
        (materials <= self.materials.0)
            .then_some(Price { materials: Materials(materials), energy: Energy(energy) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_energy_is_paid_in_materials() {
        let purse = Purse { materials: Materials(7), energy: Energy(4), fuel: Fuel(0) };
        let paid = |materials, energy| {
            let price = Price { materials: Materials(materials), energy: Energy(energy) };
            purse.payment(price).map(|paid| (paid.materials.0, paid.energy.0))
        };
        assert_eq!(paid(7, 4), Some((7, 4)));
        assert_eq!(paid(0, 11), Some((7, 4)));
        assert_eq!(paid(1, 11), None);
        assert_eq!(paid(8, 0), None);
    }
}
