//! Bars: a share as length, with the numbers for those who want them.

/// A bar of `width` cells, `part` of `whole` of them full. Anything above nothing shows.
pub(crate) fn bar(part: u32, whole: u32, width: usize, full: char, hollow: char) -> String {
    let cells = u32::try_from(width).expect("a bar fits a screen");
    let filled = (part * cells).checked_div(whole).unwrap_or(0).max(u32::from(part > 0)).min(cells);
    (0..cells).map(|cell| if cell < filled { full } else { hollow }).collect()
}

/// One character for each piece, those that are gone included.
pub(crate) fn pips(part: u8, whole: u8, full: char, hollow: char) -> String {
    (0..whole.max(part)).map(|piece| if piece < part { full } else { hollow }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_its_share_and_never_hides_a_little() {
        let check = |part, whole, expected| assert_eq!(bar(part, whole, 10, '#', '.'), expected);
        check(0, 20, "..........");
        check(1, 20, "#.........");
        check(10, 20, "#####.....");
        check(20, 20, "##########");
        check(30, 20, "##########");
        check(0, 0, "..........");
    }

    #[test]
    fn pips_count_what_is_there_and_what_is_gone() {
        assert_eq!(pips(2, 3, '*', '.'), "**.");
        assert_eq!(pips(4, 3, '*', '.'), "****");
    }
}
