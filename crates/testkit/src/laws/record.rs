//! Laws about runs that are written down.

use engine::record::verify;
use engine::{Digest, Disclosure, Game, Session, Silence, SplitMix64, Timeline};

use super::breach::{Breach, Law};
use super::run::{Run, Told};

/// A session that played a whole run, and the file that it wrote.
struct Recorded<G: Game> {
    session: Session<G>,
    file: Vec<u8>,
    /// How long the file was after so many commands.
    lengths: Vec<usize>,
}

pub(super) fn replay<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    played(run, Law::Replay).map(|_| ())
}

pub(super) fn record_bytes<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    let law = Law::RecordBytes;
    let commands = run.entries.len();
    let Recorded { session, file, .. } = played(run, law)?;
    let record = session.record();
    for bytes in [&file, &record.to_bytes()] {
        let (reading, verdict) = G::read_and_verify(bytes)
            .map_err(|error| run.breach(law, commands, format!("the record does not read: {error}")))?;
        run.hold(law, commands, reading.damage.is_none() && reading.record == record, || {
            format!("the record reads as another: {:?} {:?}", reading.damage, reading.record)
        })?;
        run.hold(law, commands, verdict == verify(&reading.record), || {
            "the game's own way through the record leads elsewhere".to_owned()
        })?;
        let verified =
            verdict.map_err(|error| run.breach(law, commands, format!("the record is not true: {error}")))?;
        run.hold(law, commands, verified.digest == run.digests[commands], || {
            "the record ends in another state".to_owned()
        })?;
    }
    Ok(())
}

pub(super) fn resume<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    let law = Law::Resume;
    let whole = played(run, law)?;
    let half = run.entries.len() / 2;
    let mut file = whole.file[..whole.lengths[half]].to_vec();
    let resumed = Session::<G>::resume(&file)
        .map_err(|error| run.breach(law, half, format!("half a run does not resume: {error}")))?;
    let mut session = resumed.session;
    for (index, entry) in run.entries.iter().enumerate().skip(half) {
        let bytes = session
            .play(entry.seat, entry.command, &mut Silence)
            .map_err(|refusal| run.breach(law, index, format!("it is refused after resuming: {refusal}")))?;
        file.extend(bytes);
        run.hold(law, index + 1, session.digest() == run.digests[index + 1], || {
            "it goes on differently after resuming".to_owned()
        })?;
    }
    run.hold(law, run.entries.len(), file == whole.file, || "the resumed record has other bytes".to_owned())
}

pub(super) fn undo<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    let law = Law::Undo;
    let (mut session, _) = begin(run, law)?;
    for step in run.steps() {
        let shown = step.events.iter().any(|(_, event)| event.discloses());
        let again = |session: &mut Session<G>| {
            session
                .play(step.entry.seat, step.entry.command, &mut Silence)
                .map(|_| ())
                .map_err(|refusal| run.breach(law, step.index, format!("it is refused: {refusal}")))
        };
        again(&mut session)?;
        run.hold(law, step.index + 1, session.can_undo() != shown, || {
            format!("it showed something: {shown}, can be taken back: {}", session.can_undo())
        })?;
        if session.undo().is_ok() {
            run.hold(law, step.index + 1, session.digest() == run.digests[step.index], || {
                "the state is another after it was taken back".to_owned()
            })?;
            again(&mut session)?;
        }
        run.hold(law, step.index + 1, session.digest() == step.digest_after, || {
            "the state is another after it was taken back and played again".to_owned()
        })?;
    }
    Ok(())
}

pub(super) fn timeline<G: Game>(run: &Run<G>) -> Result<(), Breach> {
    let law = Law::Timeline;
    let commands = run.entries.len();
    let record = played(run, law)?.session.record();
    let mut timeline = Timeline::new(&record)
        .map_err(|error| run.breach(law, commands, format!("the record does not play: {error}")))?;
    let check = |timeline: &Timeline<G>| {
        let position = timeline.position();
        run.hold(law, position, Digest::of(timeline.game()) == run.digests[position], || {
            "the timeline shows another state".to_owned()
        })
    };
    let mut told: Told<G> = Vec::new();
    while timeline.step_forward(&mut told).is_some() {
        check(&timeline)?;
    }
    run.hold(law, commands, told == run.events.concat(), || "the timeline tells other events".to_owned())?;
    while timeline.step_back().is_some() {
        check(&timeline)?;
    }
    let mut stream = SplitMix64::new(run.seed.number());
    for _ in 0..20 {
        let points = u32::try_from(commands + 1).expect("a run is short");
        timeline.seek(stream.below(points) as usize);
        check(&timeline)?;
    }
    Ok(())
}

/// Plays a run again in a session, comparing every digest.
fn played<G: Game>(run: &Run<G>, law: Law) -> Result<Recorded<G>, Breach> {
    let (mut session, mut file) = begin(run, law)?;
    let mut lengths = vec![file.len()];
    for (index, entry) in run.entries.iter().enumerate() {
        let bytes = session
            .play(entry.seat, entry.command, &mut Silence)
            .map_err(|refusal| run.breach(law, index, format!("it is refused the second time: {refusal}")))?;
        file.extend(bytes);
        lengths.push(file.len());
        run.hold(law, index + 1, session.digest() == run.digests[index + 1], || {
            "the state is another the second time".to_owned()
        })?;
    }
    Ok(Recorded { session, file, lengths })
}

fn begin<G: Game>(run: &Run<G>, law: Law) -> Result<(Session<G>, Vec<u8>), Breach> {
    let (session, bytes) = Session::<G>::begin(run.setup.clone(), run.seed)
        .map_err(|error| run.breach(law, 0, format!("it cannot be set up again: {error}")))?;
    run.hold(law, 0, session.digest() == run.digests[0], || {
        "the same setup and seed begin in another state".to_owned()
    })?;
    Ok((session, bytes))
}
