//! What a press means, and what would come of it.

pub(super) mod advice;
pub(super) mod choices;
pub(super) mod drafting;
pub(super) mod fate;
pub(super) mod forecast;
pub(super) mod hand;
pub(super) mod keys;
pub(super) mod omens;
pub(super) mod press;
pub(super) mod preview;
pub(super) mod take_back;
