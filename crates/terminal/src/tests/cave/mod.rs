//! A dungeon that is no product: whatever every dungeon has in a terminal, it has by saying what is
//! its own.

mod drawn;
mod rules;
mod told;

use engine::Seed;

use super::Arcade;
use crate::config::{Colours, Settings};
use crate::dungeon::Delve;
use crate::paint::{Charset, Motion};
use rules::Cave;

fn cave(name: &str) -> Arcade {
    let settings = Settings { colours: Colours::Detected, charset: Charset::Ascii, motion: Motion::Still };
    Arcade::with_settings(name, settings, |desk| {
        Box::new(Delve::<Cave>::begin((), (), Seed::from_name("a cave"), desk))
    })
}

#[test]
fn whoever_leads_walks_and_the_other_hero_stays() {
    let mut arcade = cave("cave-walk");
    arcade.sees("first leads at 1/1").sees("second follows at 2/1");
    arcade.press("down").sees("first leads at 1/2").sees("second follows at 2/1").sees("Turn 2");
    arcade.press("up up").sees("A wall is there.");
}

#[test]
fn another_hero_is_chosen_from_a_list() {
    let mut arcade = cave("cave-list");
    arcade.press("3").sees("Who leads? first").press("down").sees("Who leads? second");
    arcade.press("enter").sees("Hero 1 leads.").sees("second leads at 2/1");
    arcade.press("down").sees("second leads at 2/2").sees("first follows at 1/1");
}

#[test]
fn a_stone_is_aimed_and_thrown_until_the_bat_is_gone() {
    let mut arcade = cave("cave-throw");
    arcade.sees("asleep").press("1").sees("Aiming a stone").sees("It takes 4 HP.");
    arcade.press("down enter").sees("Nobody is there.");
    arcade.press("up enter").sees("The stone left the bat 2 HP.");
    arcade.press("1 1").sees("nobody");
}

#[test]
fn the_way_out_is_looked_at_travelled_to_and_taken() {
    let mut arcade = cave("cave-out");
    arcade.press("enter").sees("the way out").sees("8 steps from here.");
    arcade.press("enter").sees("You are on the stairs.").sees("first leads at 7/3").sees("leave the cave");
    arcade.press("enter").sees("The cave is behind you.");
}

/// An errand that the rules refuse is over: nothing asks for the same for ever.
#[test]
fn an_errand_ends_with_a_command_that_is_refused() {
    let mut arcade = cave("cave-rest");
    arcade.press("2").sees("Nobody sleeps beside a bat.").sees("Turn 1");
    arcade.press("right").sees("first leads at 2/1");
}

#[test]
fn advice_is_what_the_expert_would_do() {
    let mut arcade = cave("cave-advice");
    arcade.press("i").sees("A good player would step East.");
}
