//! Colours, characters and the small pictures that every screen uses.

mod bar;
mod depth;
mod glyphs;
mod ink;
mod look;
mod panel;
mod place;
mod question;
mod wrap;

pub(crate) use bar::{bar, pips};
pub(crate) use depth::Depth;
pub(crate) use glyphs::{Charset, Glyphs};
pub(crate) use ink::{Ink, paper};
pub(crate) use look::{Look, Motion};
pub(crate) use panel::{clear, draw_lines, lay_paper, panel};
pub(crate) use place::{centred, column, inset, row, rows_from};
pub(crate) use question::draw_question;
pub(crate) use wrap::{sentence, spaced, wrap, wrap_at_most};
