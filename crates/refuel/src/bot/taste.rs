//! What somebody spends on.

/// When a builder spends on fuel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FuelWay {
    /// Never: the hub has to do.
    Dry,
    /// When the next wave is provided for.
    Middle,
    /// Before anything else.
    Thirsty,
}

/// What a builder spends on. All but the usual one leave something out, to see what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taste {
    /// Whether it builds towers.
    pub defends: bool,
    /// Whether it builds what yields materials and energy.
    pub saves: bool,
    /// Whether it uses abilities.
    pub strikes: bool,
    /// When it spends on fuel.
    pub fuel: FuelWay,
}

impl Taste {
    /// Of everything what is due.
    pub const USUAL: Self = Self { defends: true, saves: true, strikes: true, fuel: FuelWay::Middle };
    /// No fuel but that of the hub.
    pub const DRY: Self = Self { fuel: FuelWay::Dry, ..Self::USUAL };
    /// Fuel before anything else.
    pub const THIRSTY: Self = Self { fuel: FuelWay::Thirsty, ..Self::USUAL };
    /// Nothing that shoots.
    pub const HOARDER: Self = Self { defends: false, ..Self::USUAL };
    /// Nothing that yields.
    pub const RAMPART: Self = Self { saves: false, fuel: FuelWay::Dry, ..Self::USUAL };
    /// No abilities.
    pub const IDLE: Self = Self { strikes: false, ..Self::USUAL };
}
