//! What a battle is given before it begins: artefacts of the crew, augments of its blueprints, and where it is.

mod artefact;
mod augment;
mod environment;

pub use artefact::Artefact;
pub use augment::Augment;
pub use environment::Environment;
