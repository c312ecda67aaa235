//! Sprites on a page.

use leptos::prelude::*;
use wasm_bindgen::{Clamped, JsCast as _};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::{Art, Ink, Pixels, Sprite, Theme};

/// A sprite in the colours of the theme, as wide as its box allows.
///
/// Without a label it is decoration and kept from screen readers.
#[component]
pub fn Picture(
    /// Which one.
    #[prop(into)]
    sprite: Signal<Art>,
    /// What it says to those who do not see it.
    #[prop(optional, into)]
    label: Option<String>,
    /// More classes for the `svg`, for example `picture-large`.
    #[prop(optional, into)]
    class: String,
    /// Inks that are others here: which, and what they become.
    #[prop(optional)]
    dyes: &'static [(Ink, Ink)],
) -> impl IntoView {
    move || drawing(sprite.get().sprite(), label.clone(), &class, dyes)
}

/// A sprite in the colour of the words around it.
#[component]
pub fn Icon(
    /// Which one.
    #[prop(into)]
    sprite: Signal<Art>,
    /// What it says to those who do not see it.
    #[prop(optional, into)]
    label: Option<String>,
) -> impl IntoView {
    move || {
        let drawn = sprite.get().sprite();
        view! {
            <svg
                class="icon"
                viewBox=view_box(drawn)
                shape-rendering="crispEdges"
                focusable="false"
                role=label.is_some().then_some("img")
                aria-label=label.clone()
                aria-hidden=label.is_none().then_some("true")
            >
                <path fill="currentColor" d=drawn.outline() />
            </svg>
        }
    }
}

/// Something drawn by code in the colours of the theme; it stands still, so it needs no canvas.
#[component]
pub fn Drawing(
    /// What was drawn.
    #[prop(into)]
    pixels: Signal<Pixels>,
    /// What it says to those who do not see it.
    #[prop(optional, into)]
    label: Option<String>,
    /// More classes for the `svg`.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    move || drawing(&pixels.read().to_sprite(), label.clone(), &class, &[])
}

fn drawing(
    sprite: &Sprite,
    label: Option<String>,
    class: &str,
    dyes: &'static [(Ink, Ink)],
) -> impl IntoView + use<> {
    let dyed = |ink: Ink| dyes.iter().find(|(own, _)| *own == ink).map_or(ink, |(_, dyed)| *dyed);
    let paths = sprite.paths().into_iter().map(|(ink, path)| view! { <path fill=dyed(ink).css() d=path /> });
    view! {
        <svg
            class=format!("picture {class}")
            viewBox=view_box(sprite)
            shape-rendering="crispEdges"
            focusable="false"
            role=label.is_some().then_some("img")
            aria-hidden=label.is_none().then_some("true")
            aria-label=label
        >
            {paths.collect_view()}
        </svg>
    }
}

fn view_box(sprite: &Sprite) -> String {
    format!("0 0 {} {}", sprite.width(), sprite.height())
}

/// Puts a picture onto a canvas, one cell a pixel; the style sheet makes it larger.
///
/// Does nothing where the browser gives no canvas to draw on.
pub fn paint(canvas: &HtmlCanvasElement, pixels: &Pixels, theme: Theme) {
    let (Ok(width), Ok(height)) = (u32::try_from(pixels.width()), u32::try_from(pixels.height())) else {
        return;
    };
    // Setting a size clears the canvas, even to the same size.
    if canvas.width() != width || canvas.height() != height {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    let bytes = pixels.to_rgba(theme);
    let context = canvas.get_context("2d").ok().flatten();
    let context = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok());
    let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&bytes), width, height);
    if let (Some(context), Ok(image)) = (context, image) {
        // Fails only for a detached buffer, and this one was made a line above.
        let _ = context.put_image_data(&image, 0.0, 0.0);
    }
}
