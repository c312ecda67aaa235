//! Attackers in words: every line is made from the row.

use super::decimal_text;
use super::phrases::{Length, Share, Time, brought, capital, harms, lent, plural};
use crate::{Act, Attacker, Family, Habit, Nature, Size};

impl Attacker {
    /// What it is and does.
    pub fn lines(self) -> Vec<String> {
        let row = self.row();
        let hull = match row.size {
            Size::Boss => "all of the hull".to_owned(),
            size => format!("{} of the hull", size.hull()),
        };
        let mut lines = vec![
            format!("{}, {}. {}", capital(row.size.word()), row.family, row.family.question()),
            format!("{} HP, speed {}; takes {hull}.", row.hp, decimal_text(row.speed.0, 3)),
        ];
        lines.extend(defence(row));
        lines.extend(
            row.bears.iter().map(|(status, left)| format!("Comes with {}.", brought(*status, *left))),
        );
        lines.extend(row.habits.iter().map(|habit| habit_line(*habit)));
        lines
    }
}

impl Family {
    /// What it asks of whoever defends.
    pub const fn question(self) -> &'static str {
        match self {
            Self::Ooze => "How much is hit in all?",
            Self::Walker => "How much is hit at once?",
            Self::Plated => "How hard is each hit?",
            Self::Carrier => "What is there for those that come late?",
            Self::Keeper => "Who falls first?",
            Self::Drifter => "What other damage is there?",
            Self::Dasher => "How soon is it hit?",
            Self::Boss => "What is left when a rule is bent?",
        }
    }
}

fn defence(row: &Nature) -> Vec<String> {
    let mut lines = Vec::new();
    if row.armour.0 > 0 {
        lines.push(format!("Every hit takes {} less.", row.armour));
    }
    for (kinds, percent) in row.resists {
        lines.push(match percent {
            100 => format!("Hits of {} damage alone do nothing.", harms(*kinds)),
            _ => format!("Hits of {} damage alone do {} less.", harms(*kinds), Share((*percent).into())),
        });
    }
    lines
}

fn habit_line(habit: Habit) -> String {
    match habit {
        Habit::Every(time, act) => format!("Every {}: {}.", Time(time), act_words(act)),
        Habit::WhenHit(rest, act) => format!("When hit, every {} at most: {}.", Time(rest), act_words(act)),
        Habit::Below(percent, act) => {
            format!("Below {} of its HP: {}.", Share(percent.into()), act_words(act))
        }
        Habit::OnDeath(act) => format!("When it falls: {}.", act_words(act)),
    }
}

fn act_words(act: Act) -> String {
    match act {
        Act::Births(kind, count, _) => {
            format!("{count} {} come out of it", plural(&kind.name(), count.into()))
        }
        Act::Heals(radius, hp) => format!("{} {hp} HP back", all_near(radius, "get")),
        Act::Brings(radius, status, left) => format!("{} {}", all_near(radius, "get"), brought(status, left)),
        Act::Curses(radius, condition, left) => {
            format!("buildings within {} get {}", Length(radius), lent(condition, left))
        }
        Act::Bubble(radius, time) => {
            format!("a bubble of {} for {}, into which nobody sees", Length(radius), Time(time))
        }
        Act::Takes(good, much) => format!("{much} {good} are lost, as far as there are any"),
        Act::Returns => "it is back where ways begin, as sound as ever".to_owned(),
        Act::ShedsArmour(percent) => {
            format!("it throws off its armour and goes at {} of its speed", Share(percent.into()))
        }
    }
}

/// Who is meant by those so near: itself alone if that is nothing.
fn all_near(radius: crate::Length, get: &str) -> String {
    if radius.0 == 0 { format!("it {get}s") } else { format!("attackers within {} {get}", Length(radius)) }
}
