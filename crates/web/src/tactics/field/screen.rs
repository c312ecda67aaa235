//! The canvas of the field. It changes by itself while a film runs or something still lights up.

use leptos::prelude::*;
use stage::Film;
use stage::tactics::{Frame, Scene};
use tactics::UnitSet;

use super::{Glint, HEIGHT, Look, Signs, WIDTH, banner, guards, picture, plans};
use crate::art::{Pixels, Theme, paint};
use crate::browser::clock;
use crate::table::keep_drawn;
use crate::tactics::seat::board::Board;
use crate::tactics::seat::moment::Moment;
use crate::tactics::sparks::Sparks;

/// The canvas.
pub(super) fn screen(board: Board) -> AnyView {
    let screen = Screen { board, canvas: NodeRef::new(), spent: StoredValue::new((0, UnitSet::NONE)) };
    keep_drawn(move || screen.draw(), move || screen.is_alive());
    view! {
        <canvas
            class="tactics-canvas"
            node_ref=screen.canvas
            width=WIDTH.to_string()
            height=HEIGHT.to_string()
            aria-hidden="true"
        ></canvas>
    }
    .into_any()
}

#[derive(Clone, Copy)]
struct Screen {
    board: Board,
    canvas: NodeRef<leptos::html::Canvas>,
    /// The round, and whose turn was over in it, before the film that is running.
    spent: StoredValue<(u8, UnitSet)>,
}

impl Screen {
    /// Whether the picture changes by itself.
    fn is_alive(self) -> bool {
        self.board.is_showing() || !self.board.sparks.all.with(Vec::is_empty)
    }

    fn draw(self) {
        let board = self.board;
        let Some(canvas) = self.canvas.get() else { return };
        let theme =
            Theme::named(board.desk.settings.with(|settings| settings.theme.name())).unwrap_or_default();
        let now = clock::elapsed();
        let glints: Vec<Glint> = board.sparks.all.with(|sparks| {
            let is_seen = |age: &u64| *age < Sparks::STAYS;
            let glint = |spark: &crate::tactics::sparks::Spark| {
                let age = Some(now.saturating_sub(spark.born)).filter(is_seen)?;
                Some(Glint { tile: spark.tile, shape: spark.shape.clone(), age })
            };
            sparks.iter().filter_map(glint).collect()
        });
        // Of the film only the beat is followed; what moves within it is drawn by the loop.
        let is_showing = board.is_showing();
        let filmed =
            board.projector.with_film(|film| film.frame(now).map(|frame| self.moving(frame, &glints)));
        let drawn = filmed.filter(|_| is_showing).unwrap_or_else(|| self.standing(&glints));
        paint(&canvas, &drawn, theme);
    }

    /// A moment of a film.
    fn moving(self, frame: Frame<'_>, glints: &[Glint]) -> Pixels {
        let words = self.board.moment.with(|moment| banner(moment.game.content(), frame.moment));
        let (round, spent) = self.spent.get_value();
        let guards = self.board.with_told(|moment| guards(moment.position()));
        picture(&Look {
            scene: frame.scene,
            guards: &guards,
            frame: Some(frame),
            spent: if frame.scene.round == round { spent } else { UnitSet::NONE },
            marks: Signs::default(),
            preview: None,
            forecast: &[],
            plans: &[],
            glints,
            banner: words.as_deref(),
            near: self.board.near.get(),
        })
    }

    /// The board while nothing moves.
    fn standing(self, glints: &[Glint]) -> Pixels {
        let board = self.board;
        board.moment.with(|moment| {
            let position = moment.position();
            self.spent.set_value((position.round(), position.spent()));
            let scene: Scene = moment.scene();
            let marks = self.marks(moment);
            board.preview.with(|preview| {
                picture(&Look {
                    scene: &scene,
                    guards: &guards(position),
                    frame: None,
                    spent: position.spent(),
                    marks,
                    preview: preview.as_ref().zip(moment.choices.as_ref().map(stage::tactics::Choices::side)),
                    forecast: &moment.forecast,
                    plans: &plans(position),
                    glints,
                    banner: None,
                    near: board.near.get(),
                })
            })
        })
    }

    fn marks(self, moment: &Moment) -> Signs {
        let board = self.board;
        let (hand, over, hint) = (board.hand.get(), board.over.get(), board.hint.get());
        match hand.zip(moment.choices.as_ref()) {
            Some((hand, choices)) => Signs::of(moment.position(), choices, &hand, over, hint),
            None => Signs::default(),
        }
    }
}
