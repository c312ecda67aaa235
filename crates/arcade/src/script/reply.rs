//! Answers, as they go onto a line.

use engine::Audience;
use serde_json::{Map, Value, json};

use super::Answer;
use super::fault::Fault;
use crate::{Chapter, Known, NoSuchSeat, RunningGame, ToldEvent};

/// An answer to a request that went well.
pub(super) fn grant(id: Option<Value>, word: &str, body: Map<String, Value>) -> Answer {
    let mut answer = addressed(id);
    answer.insert("ok".to_owned(), word.into());
    answer.extend(body);
    answer
}

/// An answer to a request that did not.
pub(super) fn refuse(id: Option<Value>, fault: &Fault) -> Answer {
    let mut answer = addressed(id);
    answer.insert("error".to_owned(), json!({ "kind": fault.kind.word(), "message": fault.message }));
    answer
}

fn addressed(id: Option<Value>) -> Answer {
    let mut answer = Map::new();
    if let Some(id) = id {
        answer.insert("id".to_owned(), id);
    }
    answer
}

/// One field.
pub(super) fn field(name: &str, value: impl Into<Value>) -> Map<String, Value> {
    Map::from_iter([(name.to_owned(), value.into())])
}

/// Where a game stands, as far as an observer may know it.
pub(super) fn standing(run: &dyn RunningGame, observer: Audience) -> Result<Map<String, Value>, NoSuchSeat> {
    let Known { standing, commands, digest } = run.known(observer)?;
    let awaiting: Vec<u8> = run.awaited().iter().map(|seat| seat.index()).collect();
    Ok(Map::from_iter([
        ("status".to_owned(), standing.word().into()),
        ("awaiting".to_owned(), awaiting.into()),
        ("score".to_owned(), run.score().into()),
        ("outcome".to_owned(), run.outcome().into()),
        ("commands".to_owned(), commands.into()),
        ("digest".to_owned(), digest.to_string().into()),
    ]))
}

/// Events, each as its sentence and its fact.
pub(super) fn events(events: &[ToldEvent]) -> Value {
    events.iter().map(|event| json!({ "text": event.text, "data": event.data })).collect()
}

/// Commands with their events.
pub(super) fn chapters(chapters: &[Chapter]) -> Value {
    let chapter = |chapter: &Chapter| {
        json!({
            "seat": chapter.entry.seat.index(),
            "command": chapter.entry.command,
            "events": events(&chapter.events),
        })
    };
    chapters.iter().map(chapter).collect()
}
