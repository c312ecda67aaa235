//! What covers a tile, layer upon layer.

/// Something that grows, lies, flows, hangs or burns on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    Water,
    Oil,
    Acid,
    Lava,
    Ice,
    Grass,
    /// So high that one can hide behind it.
    TallGrass,
    Bones,
    Web,
    Steam,
    Spores,
    Marsh,
    /// What burns next.
    Glow,
    Fire,
}

/// A set of layers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Covering(u16);

impl Layer {
    /// All of them, from the ground up.
    pub(crate) const ALL: [Self; 14] = [
        Self::Water,
        Self::Oil,
        Self::Acid,
        Self::Lava,
        Self::Ice,
        Self::Grass,
        Self::TallGrass,
        Self::Bones,
        Self::Web,
        Self::Steam,
        Self::Spores,
        Self::Marsh,
        Self::Glow,
        Self::Fire,
    ];

    /// Whether it shines by itself, and is seen as well where no lamp falls.
    pub(super) const fn shines(self) -> bool {
        matches!(self, Self::Lava | Self::Glow | Self::Fire)
    }

    /// Whether it looks different from one moment to the next.
    const fn lives(self) -> bool {
        !matches!(self, Self::Bones | Self::Web)
    }
}

impl Covering {
    /// The set and one more.
    #[must_use]
    pub(crate) const fn with(self, layer: Layer) -> Self {
        Self(self.0 | 1 << layer as u8)
    }

    /// Whether a layer is in the set.
    pub(crate) const fn has(self, layer: Layer) -> bool {
        self.0 >> layer as u8 & 1 != 0
    }

    /// Its layers, from the ground up.
    pub(super) fn layers(self) -> impl Iterator<Item = Layer> {
        Layer::ALL.into_iter().filter(move |layer| self.has(*layer))
    }

    /// Whether any of it looks different from one moment to the next.
    pub(crate) fn lives(self) -> bool {
        self.layers().any(Layer::lives)
    }

    /// Whether any of it shines by itself.
    pub(super) fn shines(self) -> bool {
        self.layers().any(Layer::shines)
    }
}

impl FromIterator<Layer> for Covering {
    fn from_iter<I: IntoIterator<Item = Layer>>(layers: I) -> Self {
        layers.into_iter().fold(Self::default(), Self::with)
    }
}
