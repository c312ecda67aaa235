//! What a terminal asks of the cave.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::dungeon::{Body, Dungeon as _, HandOf};

use super::rules::Cave;
use super::told::Stone;
use crate::dungeon::{Drawing, Drawn, Played, Sign};
use crate::keys::{Action, named};
use crate::paint::{Ink, draw_lines};

impl Drawn for Cave {
    type Past = ();

    fn legend(_view: &Self) -> Vec<(&'static str, &'static str)> {
        vec![("@&", "you"), ("b", "bat")]
    }

    fn body(look: usize) -> Sign {
        ([('@', Ink::Gold), ('&', Ink::Gold), ('b', Ink::Blood)])[look]
    }

    fn name(look: usize) -> String {
        ["first", "second", "bat"][look].to_owned()
    }

    fn prop((): ()) -> Sign {
        ('?', Ink::Text)
    }

    fn find((): ()) -> Sign {
        ('?', Ink::Text)
    }

    fn coming((): ()) -> Option<[char; 2]> {
        None
    }

    fn missile(Stone: Stone, _from: Point, _to: Point) -> Sign {
        ('o', Ink::Text)
    }

    fn brief<'a>(drawing: &Drawing<'_, Self>, _body: &Body<Self>) -> Span<'a> {
        drawing.look().span(Ink::Faint, "asleep")
    }

    fn aiming(_drawing: &Drawing<'_, Self>, Stone: Stone) -> String {
        "a stone".to_owned()
    }

    fn prompt(_drawing: &Drawing<'_, Self>, _hand: HandOf<Self>) -> Option<String> {
        None
    }

    fn hint(_drawing: &Drawing<'_, Self>) -> Option<String> {
        None
    }

    fn draw_top(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>) {
        let turn = Self::when(drawing.shown()).turn;
        draw_lines(buffer, area, [Line::from(drawing.look().span(Ink::Text, format!("Turn {turn}")))]);
    }

    fn draw_own(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>) -> u16 {
        let heroes = [0, 1].map(|who| {
            let leads = if drawing.view.lead == who { "leads" } else { "follows" };
            let (name, at) = (Self::name(who), drawing.view.places[who]);
            Line::from(drawing.look().span(Ink::Text, format!("{name} {leads} at {}/{}", at.x, at.y)))
        });
        draw_lines(buffer, area, heroes);
        2
    }

    fn draw_list(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>, ((), row): ((), usize)) {
        let words = format!("Who leads? {}", Self::name(row));
        draw_lines(buffer, area, [Line::from(drawing.look().span(Ink::Text, words))]);
    }
}

impl Played for Cave {
    fn fresh((): &()) {}

    fn keys(&self, _view: &Self) -> Vec<(Action, String)> {
        named(&[(Action::CONFIRM, "look at the way out")])
    }

    fn list_keys((): ()) -> Vec<(Action, String)> {
        named(&[(Action::CONFIRM, "choose")])
    }

    fn draw_ending(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>) {
        draw_lines(buffer, area, [Line::from(drawing.look().span(Ink::Gold, "The cave is behind you."))]);
    }
}
