//! Who asked what, and what is asked next.
//!
//! One question is out at a time: a counsellor cannot be interrupted, and of those that wait,
//! whatever has grown old need never be asked.

use std::collections::VecDeque;

use engine::Digest;

/// Questions, the one that is out and those that wait.
pub(super) struct Inquiries<Ask, Reply> {
    out: Option<Inquiry<Ask, Reply>>,
    waiting: VecDeque<Inquiry<Ask, Reply>>,
}

/// A question on its way.
pub(super) struct Inquiry<Ask, Reply> {
    /// Whose it is.
    pub(super) client: u64,
    /// What it is about. Another moment of the same client makes it old.
    pub(super) moment: Digest,
    /// The question.
    pub(super) ask: Ask,
    /// Who hears the answer; nobody, when it has grown old on the way.
    pub(super) heard: Option<Box<dyn FnOnce(Reply)>>,
}

impl<Ask, Reply> Inquiries<Ask, Reply> {
    pub(super) const fn new() -> Self {
        Self { out: None, waiting: VecDeque::new() }
    }

    /// Adds a question, and forgets those of its client about other moments.
    pub(super) fn add(&mut self, inquiry: Inquiry<Ask, Reply>) {
        self.forget(|known| known.client == inquiry.client && known.moment != inquiry.moment);
        self.waiting.push_back(inquiry);
    }

    /// Forgets all questions of a client.
    pub(super) fn forget_client(&mut self, client: u64) {
        self.forget(|known| known.client == client);
    }

    /// The question to ask now, unless one is out already.
    pub(super) fn next(&mut self) -> Option<&Ask> {
        if self.out.is_some() {
            return None;
        }
        self.out = self.waiting.pop_front();
        self.out.as_ref().map(|inquiry| &inquiry.ask)
    }

    /// The question that was out is answered. Gives who wants to hear of it.
    pub(super) fn back(&mut self) -> Option<Box<dyn FnOnce(Reply)>> {
        self.out.take().and_then(|inquiry| inquiry.heard)
    }

    /// The question that is out was lost: it is asked again before all others, if somebody still
    /// wants to hear of it.
    pub(super) fn ask_again(&mut self) {
        if let Some(lost) = self.out.take().filter(|inquiry| inquiry.heard.is_some()) {
            self.waiting.push_front(lost);
        }
    }

    fn forget(&mut self, is_old: impl Fn(&Inquiry<Ask, Reply>) -> bool) {
        self.waiting.retain(|inquiry| !is_old(inquiry));
        if let Some(out) = self.out.as_mut().filter(|out| is_old(out)) {
            out.heard = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;

    /// Questions are letters, and so are answers: those that were heard.
    struct Desk {
        inquiries: Inquiries<char, char>,
        heard: Rc<RefCell<String>>,
    }

    impl Desk {
        fn new() -> Self {
            Self { inquiries: Inquiries::new(), heard: Rc::default() }
        }

        fn ask(&mut self, client: u64, moment: u64, ask: char) {
            let heard = Rc::clone(&self.heard);
            let hear = move |reply| heard.borrow_mut().push(reply);
            let heard = Some(Box::new(hear) as Box<dyn FnOnce(char)>);
            self.inquiries.add(Inquiry { client, moment: Digest(moment), ask, heard });
        }

        fn answer_all(&mut self) -> String {
            while let Some(&ask) = self.inquiries.next() {
                self.answer(ask);
            }
            self.heard.borrow().clone()
        }

        fn answer(&mut self, reply: char) {
            if let Some(heard) = self.inquiries.back() {
                heard(reply);
            }
        }
    }

    #[test]
    fn one_question_is_out_at_a_time_and_all_about_a_moment_are_answered() {
        let mut table = Desk::new();
        table.ask(1, 1, 'a');
        assert_eq!(table.inquiries.next(), Some(&'a'));
        table.ask(1, 1, 'b');
        assert_eq!(table.inquiries.next(), None);
        table.answer('a');
        assert_eq!(table.answer_all(), "ab");
    }

    #[test]
    fn what_has_grown_old_is_not_asked_and_not_heard() {
        let mut table = Desk::new();
        table.ask(1, 1, 'a');
        table.ask(1, 1, 'b');
        table.ask(2, 1, 'c');
        assert_eq!(table.inquiries.next(), Some(&'a'));
        table.ask(1, 2, 'd');
        table.answer('a');
        assert_eq!(table.answer_all(), "cd");
    }

    #[test]
    fn who_has_left_hears_nothing() {
        let mut table = Desk::new();
        table.ask(1, 1, 'a');
        table.ask(1, 1, 'b');
        table.ask(2, 1, 'c');
        assert_eq!(table.inquiries.next(), Some(&'a'));
        table.inquiries.forget_client(1);
        table.answer('a');
        assert_eq!(table.answer_all(), "c");
    }

    #[test]
    fn a_lost_question_is_asked_again_before_all_others_unless_it_has_grown_old() {
        let mut table = Desk::new();
        table.inquiries.ask_again();
        table.ask(1, 1, 'a');
        table.ask(2, 1, 'b');
        assert_eq!(table.inquiries.next(), Some(&'a'));
        table.inquiries.ask_again();
        assert_eq!(table.inquiries.next(), Some(&'a'));
        table.inquiries.forget_client(1);
        table.inquiries.ask_again();
        assert_eq!(table.answer_all(), "b");
    }
}
