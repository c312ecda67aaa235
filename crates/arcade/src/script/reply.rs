//! Answers, as they go onto a line.

use engine::Audience;
use serde::Serialize;

use super::fault::Fault;
use crate::{Chapter, Known, NoSuchSeat, RunningGame, ToldEvent};

/// An answer that is being written.
pub(super) struct Reply<'a> {
    text: &'a mut Vec<u8>,
    /// What stands before the next name.
    mark: u8,
}

impl<'a> Reply<'a> {
    /// An answer in place of whatever the text held, with the `id` of its request as it was sent.
    pub(super) fn new(text: &'a mut Vec<u8>, id: Option<&str>) -> Self {
        text.clear();
        let mut reply = Self { text, mark: b'{' };
        if let Some(id) = id {
            reply.name("id").extend_from_slice(id.as_bytes());
        }
        reply
    }

    /// The beginning of an answer to a request that goes well.
    pub(super) fn granting(text: &'a mut Vec<u8>, id: Option<&str>, word: &str) -> Self {
        let mut reply = Self::new(text, id);
        reply.field("ok", word);
        reply
    }

    /// A whole answer to a request that did not go well.
    pub(super) fn refuse(text: &'a mut Vec<u8>, id: Option<&str>, fault: &Fault) {
        let mut reply = Self::new(text, id);
        let mut error = Reply { text: reply.name("error"), mark: b'{' };
        error.field("kind", fault.kind.word());
        error.field("message", &fault.message);
        error.finish();
        reply.finish();
    }

    /// One field, whatever it holds: what an answer has is always there.
    pub(super) fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) {
        let text = self.name(name);
        serde_json::to_writer(text, value).expect("an answer is written into memory");
    }

    /// A field that is JSON already.
    pub(super) fn data(&mut self, name: &str, json: &str) {
        self.name(name).extend_from_slice(json.as_bytes());
    }

    /// Where a game stands, as far as an observer may know it.
    pub(super) fn standing(&mut self, run: &dyn RunningGame, observer: Audience) -> Result<(), NoSuchSeat> {
        let Known { standing, commands, digest } = run.known(observer)?;
        let names = run.cabinet().seat_names();
        let awaiting: Vec<&str> = run.awaited().iter().map(|seat| names[usize::from(seat.index())]).collect();
        self.field("status", standing.word());
        self.field("awaiting", &awaiting);
        self.field("score", &run.score());
        self.field("outcome", &run.outcome());
        self.field("commands", &commands);
        self.field("digest", &digest.to_string());
        Ok(())
    }

    /// Events, each as its sentence and its fact.
    pub(super) fn events(&mut self, events: &[ToldEvent]) {
        self.list("events", events, |reply, event| {
            reply.field("text", &event.text);
            reply.data("data", &event.data);
        });
    }

    /// Commands with their events.
    pub(super) fn history(&mut self, chapters: &[Chapter], seats: &[&str]) {
        self.list("history", chapters, |reply, chapter| {
            reply.field("seat", seats[usize::from(chapter.entry.seat.index())]);
            reply.field("command", &chapter.entry.command);
            reply.events(&chapter.events);
        });
    }

    /// The end of the answer.
    pub(super) fn finish(self) {
        if self.mark == b'{' {
            self.text.push(b'{');
        }
        self.text.push(b'}');
    }

    /// A list of objects.
    fn list<T>(&mut self, name: &str, items: &[T], write: impl Fn(&mut Reply<'_>, &T)) {
        let text = self.name(name);
        text.push(b'[');
        for (place, item) in items.iter().enumerate() {
            if place > 0 {
                text.push(b',');
            }
            let mut object = Reply { text, mark: b'{' };
            write(&mut object, item);
            object.finish();
        }
        text.push(b']');
    }

    /// The place behind a name.
    fn name(&mut self, name: &str) -> &mut Vec<u8> {
        self.text.push(self.mark);
        self.mark = b',';
        self.text.push(b'"');
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(b"\":");
        self.text
    }
}
