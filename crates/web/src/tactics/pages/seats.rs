//! Who sits at the board: what is kept of it beside a record, and the fields that choose it.

use leptos::prelude::*;
use stage::tactics::{Pace, Player, Seating};
use tactics::{RuleSet, Side};

use crate::games::Seats;
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// What the shell asks about those who can sit at the board.
pub(in crate::tactics) static SEATS: Seats = Seats {
    usual: "person-normal",
    is_table: |text| text.parse::<Seating>().is_ok(),
    bots: |text| text.parse::<Seating>().ok().filter(Seating::is_bots_only).map(|seating| seating.words()),
    fields,
};

/// The table that is kept beside a record, if one is.
///
/// # Errors
/// When what is kept speaks of no table, in words.
pub(in crate::tactics) fn seated(kept: Option<&str>) -> Result<Option<Seating>, String> {
    kept.map(str::parse::<Seating>).transpose().map_err(|error| error.to_string())
}

/// The fields that choose a table.
fn fields(chosen: RwSignal<String>, rules: RwSignal<String>) -> AnyView {
    let words = Desk::get().words().matches;
    let seating = move || chosen.with(|text| text.parse::<Seating>().unwrap_or(USUAL));
    let choose = move |change: &dyn Fn(&mut Seating)| {
        let mut seating = untrack(seating);
        change(&mut seating);
        chosen.set(seating.to_string());
    };
    let seat = |side: Side| {
        let players = Player::ALL.map(|player| {
            let is_chosen = move || seating().player(side) == player;
            let sit = move |_| choose(&|seating| seating.players[side.index()] = player);
            radio(format!("seat-{}", side.index()), player.title(), is_chosen, sit)
        });
        let about = live(move || seating().about(side));
        view! {
            <fieldset class=format!("field seat seat-{}", side.index() + 1)>
                <legend>{(words.plays)(side)}</legend>
                <div class="choices">{players.collect_view()}</div>
                <p class="field-help">{about}</p>
            </fieldset>
        }
    };
    let paces = Pace::ALL.map(|pace| {
        let is_chosen = move || seating().pace == pace;
        radio("pace".to_owned(), pace.title(), is_chosen, move |_| choose(&|seating| seating.pace = pace))
    });
    let about = live(move || {
        let rules = rules.with(|rules| rules.parse::<RuleSet>().unwrap_or_default());
        seating().pace.about(rules.content())
    });
    view! {
        <div class="seats">{Side::ALL.map(seat).collect_view()}</div>
        <fieldset class="field seat">
            <legend>{words.clock}</legend>
            <div class="choices">{paces.collect_view()}</div>
            <p class="field-help">{about}</p>
        </fieldset>
    }
    .into_any()
}

/// What the fields show for a text that speaks of no table.
const USUAL: Seating = Seating::against(tactics::bot::Level::Normal, Side::One);

fn radio(
    group: String,
    title: &'static str,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn(web_sys::Event) + 'static,
) -> AnyView {
    view! {
        <label class="choice">
            <input type="radio" name=group prop:checked=is_chosen on:change=choose/>
            {title}
        </label>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table_is_one() {
        assert_eq!(SEATS.usual, USUAL.to_string());
        assert_eq!(seated(Some(SEATS.usual)), Ok(Some(USUAL)));
        assert_eq!(seated(None), Ok(None));
    }

    #[test]
    fn whoever_has_watched_bots_plays_the_next_match() {
        let last = |seating: &str| SEATS.to_play(Some(seating.to_owned()));
        let played =
            ["easy-hard", "hard-hard-clock", "nobody", "person-person", "hard-person-clock"].map(last);
        assert_eq!(played, [SEATS.usual, SEATS.usual, SEATS.usual, "person-person", "hard-person-clock"]);
        assert_eq!((SEATS.bots)("easy-hard").as_deref(), Some("easy against hard"));
    }

    #[test]
    fn what_speaks_of_no_table_is_a_fault() {
        assert!(seated(Some("person-nobody")).is_err_and(|why| why.contains("person-nobody")));
    }
}
