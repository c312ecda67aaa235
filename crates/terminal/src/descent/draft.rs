//! A draft at one keyboard: eighteen items face up, of which two people take six each in turn.

use descent::{Draft, Hand, Item, Setup, Tag};
use engine::{Game as _, Seat, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::descent::rarity_tone;

use super::race::{RacePage, name};
use crate::journey::codex;
use crate::keys::{Action, Place, named};
use crate::paint::{Ink, Look, centred, column, draw_lines, inset, panel, rows_from, wrap};
use crate::screen::{Desk, Go, Screen};

const WIDTH: u16 = 98;
const HEIGHT: u16 = 22;
/// The list of what lies there, with its frame.
const BOARD: u16 = 45;

/// The page of a draft.
pub(super) struct DraftPage {
    draft: Draft,
    seed: Seed,
    /// What each goes down with, but for what is drafted.
    setups: [Setup; 2],
    /// Which item the cursor is on.
    row: usize,
}

impl DraftPage {
    pub(super) fn new(setups: [Setup; 2], seed: Seed) -> Self {
        Self { draft: Draft::of(seed), seed, setups, row: 0 }
    }

    fn item(&self) -> Item {
        self.draft.board()[self.row]
    }

    fn taker(&self, item: Item) -> Option<Seat> {
        [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self.draft.items_of(*seat).any(|own| own == item))
    }

    /// The nearest item that still lies there, from the cursor on and the way it walks.
    fn walk(&mut self, by: usize) {
        let rows = (1..=Draft::BOARD).map(|step| (self.row + step * by) % Draft::BOARD);
        let is_there = |row: &usize| self.taker(self.draft.board()[*row]).is_none();
        self.row = rows.into_iter().find(is_there).unwrap_or(self.row);
    }

    fn take(&mut self, desk: &mut Desk) -> Go {
        let Some(seat) = self.draft.next() else { return Go::Stay };
        let item = self.item();
        if let Err(reason) = self.draft.take(seat, item) {
            desk.say(reason.to_string());
            return Go::Stay;
        }
        let hands = [Seat::FIRST, Seat::SECOND].map(|seat| self.draft.hand(seat));
        let [Some(one), Some(other)] = hands else {
            self.walk(1);
            return Go::Stay;
        };
        let [first, second] = std::mem::take(&mut self.setups);
        let armed = |setup: Setup, hand: Hand| Setup { hand: Some(hand), ..setup };
        Go::Swap(Box::new(RacePage::new([armed(first, one), armed(second, other)], self.seed)))
    }

    fn row_line<'a>(&self, look: Look, row: usize, item: Item) -> Line<'a> {
        let pointer = if row == self.row { look.glyphs().pointer } else { ' ' };
        let tags: Vec<String> = item.tags().iter().map(|tag| tag.to_string()).collect();
        match self.taker(item) {
            Some(seat) => Line::from(vec![
                look.bold(Ink::Gold, format!("{pointer} ")),
                look.span(Ink::Frame, format!("{} {item:<20}", seat.index() + 1, item = item.to_string())),
            ]),
            None => Line::from(vec![
                look.bold(Ink::Gold, format!("{pointer} ")),
                look.span(rarity_tone(item.rarity()).into(), format!("  {:<20} ", item.to_string())),
                look.span(Ink::Lux, tags.join(" ")),
            ]),
        }
    }

    /// What somebody has taken, and how many of each tag that is.
    fn hand_lines<'a>(&self, look: Look, seat: Seat, width: usize) -> Vec<Line<'a>> {
        let items: Vec<Item> = self.draft.items_of(seat).collect();
        let count = |tag: &Tag| items.iter().filter(|item| item.tags().has(*tag)).count();
        let tags = Tag::ALL.into_iter().filter(|tag| count(tag) > 0);
        let tags: Vec<String> = tags.map(|tag| format!("{tag} {}", count(&tag))).collect();
        let names: Vec<String> = items.iter().map(ToString::to_string).collect();
        let told = [(Ink::Text, names.join(", ")), (Ink::Lux, tags.join(", "))];
        let told = told.into_iter().filter(|(_, words)| !words.is_empty());
        told.flat_map(|(ink, words)| wrap(&words, width).into_iter().map(move |line| (ink, line)))
            .map(|(ink, line)| Line::from(look.span(ink, line)))
            .collect()
    }

    /// What the item under the cursor is and does.
    fn item_lines<'a>(&self, look: Look, width: usize) -> Vec<Line<'a>> {
        let item = self.item();
        let kind = format!("{}, {}", item.rarity(), item.sort().to_string().to_lowercase());
        let mut lines = vec![Line::from(look.span(rarity_tone(item.rarity()).into(), kind))];
        let told = item.effects().iter().flat_map(|effect| wrap(&effect.to_string(), width));
        lines.extend(told.map(|line| Line::from(look.span(Ink::Bright, line))));
        lines
    }
}

impl Screen for DraftPage {
    fn place(&self) -> Place {
        Place::Everywhere
    }

    fn keys(&self) -> Vec<(Action, String)> {
        named(&[
            (Action::CONFIRM, "take it"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::CODEX, "rules"),
            (Action::BACK, "no draft"),
        ])
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::UP | Action::LEFT => self.walk(Draft::BOARD - 1),
            Action::DOWN | Action::RIGHT => self.walk(1),
            Action::CONFIRM => return self.take(desk),
            Action::CODEX => return Go::Open(Box::new(codex::<descent::Descent>(&self.setups[0]))),
            Action::BACK => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let look = desk.look();
        let page = centred(area, WIDTH, HEIGHT);
        let next = self.draft.next().unwrap_or(Seat::FIRST);
        let title = format!("{}: a draft on {}", descent::Descent::ABOUT.title, self.seed);
        let told = Line::from(vec![
            look.bold(Ink::Gold, title),
            look.span(Ink::Text, "   "),
            Span::styled(format!(" {} takes one ", name(next)), look.chosen(Ink::Gold)),
        ]);
        draw_lines(buffer, page, [told.centered()]);
        let body = rows_from(page, 1, page.height - 1);
        let inside = inset(panel(buffer, column(body, 0, BOARD), look, "Face up"), 1, 0);
        let rows = self.draft.board().iter().enumerate();
        draw_lines(buffer, inside, rows.map(|(row, item)| self.row_line(look, row, *item)));
        let side = column(body, BOARD, body.width - BOARD);
        let third = side.height / 3;
        let spots = [0, 1, 2].map(|place| rows_from(side, place * third, third));
        let width = usize::from(side.width).saturating_sub(4);
        let inside = inset(panel(buffer, spots[0], look, &self.item().to_string()), 1, 0);
        draw_lines(buffer, inside, self.item_lines(look, width));
        for (spot, seat) in spots[1..].iter().zip([Seat::FIRST, Seat::SECOND]) {
            let count = self.draft.items_of(seat).count();
            let title = format!("{} has {count} of {}", name(seat), Hand::SIZE);
            let inside = inset(panel(buffer, *spot, look, &title), 1, 0);
            draw_lines(buffer, inside, self.hand_lines(look, seat, width));
        }
    }
}
