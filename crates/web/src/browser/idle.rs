//! What can wait until nothing else is to be done.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{request_idle_callback_with_handle, set_timeout};

/// So long after the page is there it is taken to be idle, in browsers that do not say so.
const SOON: Duration = Duration::from_millis(300);

/// Does something once the page has been painted and the browser has nothing else to do.
pub(crate) fn when_idle(work: impl FnOnce() + 'static) {
    let work = Rc::new(Cell::new(Some(work)));
    let waiting = Rc::clone(&work);
    if request_idle_callback_with_handle(move || begin(&waiting)).is_err() {
        set_timeout(move || begin(&work), SOON);
    }
}

fn begin<Work: FnOnce()>(work: &Cell<Option<Work>>) {
    if let Some(work) = work.take() {
        work();
    }
}
