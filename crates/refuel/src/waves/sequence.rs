//! Waves whose batches are one kind each, on all of their ways.

use super::value::Stream;
use super::{Making, SPACINGS, Threat, Wave, largest};
use crate::{Batch, Ticks};

/// What of a wave is there already, and what may still come.
struct Room<'a> {
    time: Ticks,
    crowd: u32,
    batches: Vec<Batch>,
    kinds: Vec<&'a Threat>,
}

/// Somebody who can be paid for, at some distances.
#[derive(Clone, Copy)]
struct Choice<'a> {
    threat: &'a Threat,
    is_possible: [bool; SPACINGS.len()],
}

impl Choice<'_> {
    fn spacings(&self) -> impl Iterator<Item = Ticks> {
        SPACINGS
            .into_iter()
            .zip(self.is_possible)
            .filter(|(_, is_possible)| *is_possible)
            .map(|(spacing, _)| spacing)
    }
}

impl<'a> Making<'a> {
    /// Makes the wave: batches that are as large as luck has it, and a last one that asks for whatever is left.
    pub(super) fn sequence(&mut self) -> Wave {
        self.budget.level(self.used);
        let (time, crowd) = (self.plan.time, self.plan.crowd.into());
        let mut room = Room { time, crowd, batches: Vec::new(), kinds: Vec::new() };
        let batches = self.plan.batches_of(self.number);
        for place in 1..=batches {
            if place > 1 && room.time < Wave::PAUSE {
                break;
            }
            if place > 1 {
                room.time -= Wave::PAUSE;
            }
            if !self.add(&mut room, place == batches) {
                break;
            }
        }
        if room.batches.is_empty() {
            room.batches.push(self.least());
        }
        Wave { batches: room.batches }
    }

    /// Adds a batch; or none, if nothing can be paid for.
    fn add(&mut self, room: &mut Room<'a>, is_last: bool) -> bool {
        let mut choices = self.choices(room, is_last);
        if is_last && choices.is_empty() {
            choices = self.choices(room, false);
        }
        let Some(choice) = self.pick(&choices, |choice: Choice<'a>| choice.threat) else { return false };
        let threat = choice.threat;
        let (spacing, count) = if is_last || choices.len() == 1 {
            let filled = |spacing: Ticks| {
                let (count, _) = self.most_of(threat, spacing, room);
                (self.left_after(threat, spacing, room, count), spacing, count)
            };
            let best = choice.spacings().map(filled).min();
            let (_, spacing, count) = best.expect("a choice has a distance");
            (spacing, count)
        } else {
            let spacings: Vec<Ticks> = choice.spacings().collect();
            let drawn = self.dice.below(u32::try_from(spacings.len()).expect("five at most"));
            let spacing = spacings[drawn as usize];
            let (most, is_bound) = self.most_of(threat, spacing, room);
            // Whoever is not bound by a price leaves room for the next.
            let most = if is_bound { most } else { most - most / 3 };
            (spacing, 1 + self.dice.below(most))
        };
        for way in self.used {
            let price = self.stream(threat, spacing, *way, room).asks(count);
            self.budget.pay(*way, price);
        }
        let batch = self.batch(count, spacing, |_| threat.kind);
        room.time -= batch.time();
        room.crowd -= batch.attackers();
        room.batches.push(batch);
        room.kinds.push(threat);
        true
    }

    /// Whoever can come, and how: the last batch only so that it can ask for all that is left.
    fn choices(&self, room: &Room, is_last: bool) -> Vec<Choice<'a>> {
        let has_new = room.kinds.iter().any(|threat| self.is_new(threat));
        let can = |threat: &Threat, spacing: Ticks| {
            let most = self.most(spacing, room.time, room.crowd);
            most > 0
                && spacing >= threat.spacing
                && self.affords(threat, spacing, room, 1)
                && !(is_last && self.affords(threat, spacing, room, most + 1))
        };
        let fits = |threat: &Threat| {
            threat.weight > 0
                && room.kinds.iter().all(|other| other.kind != threat.kind)
                && !(has_new && self.is_new(threat))
        };
        let plan: &'a super::WavePlan = self.plan;
        let fitting = plan.threats.iter().filter(|threat| fits(threat));
        let choices = fitting
            .map(|threat| Choice { threat, is_possible: SPACINGS.map(|spacing| can(threat, spacing)) });
        choices.filter(|choice| choice.spacings().next().is_some()).collect()
    }

    fn stream(&self, threat: &Threat, spacing: Ticks, way: usize, room: &Room) -> Stream {
        let before = if room.batches.is_empty() { Ticks(0) } else { Wave::PAUSE };
        Stream::new(threat, spacing, self.budget.ways[way].rate, before, self.splash)
    }

    fn affords(&self, threat: &Threat, spacing: Ticks, room: &Room, count: u32) -> bool {
        let price = |way: &usize| (*way, self.stream(threat, spacing, *way, room).asks(count));
        self.budget.affords(self.used.iter().map(price))
    }

    /// The most that can be paid for, and whether it is the price that bounds them.
    fn most_of(&self, threat: &Threat, spacing: Ticks, room: &Room) -> (u32, bool) {
        let most = self.most(spacing, room.time, room.crowd);
        if self.affords(threat, spacing, room, most + 1) {
            return (most, false);
        }
        (largest(most, |count| self.affords(threat, spacing, room, count)), true)
    }

    /// What would be left for all ways.
    fn left_after(&self, threat: &Threat, spacing: Ticks, room: &Room, count: u32) -> i64 {
        let excess = |way: &usize| {
            (self.stream(threat, spacing, *way, room).asks(count) - self.budget.ways[*way].left).max(0)
        };
        self.budget.left - self.used.iter().map(excess).sum::<i64>()
    }

    /// What comes when there is nothing to pay with: one on each way, of those that ask least.
    fn least(&self) -> Batch {
        let least =
            self.plan.threats.iter().filter(|threat| threat.weight > 0).min_by_key(|threat| threat.asks());
        let least = least.expect("somebody may come").kind;
        self.batch(1, Ticks(40), |_| least)
    }
}
