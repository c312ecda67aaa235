//! The faces of the cards, in typewriter characters.

use forward::Card;

/// How wide a picture is.
pub(super) const WIDTH: usize = 14;
/// How tall a picture is.
pub(super) const HEIGHT: usize = 5;

/// The picture of a card.
#[rustfmt::skip]
pub(super) const fn picture(card: Card) -> [&'static str; HEIGHT] {
    match card {
        Card::Item => [
            "    .-__-.    ",
            "   /______\\   ",
            "   |  ||  |   ",
            "   |  ''  |   ",
            "   '------'   ",
        ],
        Card::Weapon => [
            "           /  ",
            "         //   ",
            "       //     ",
            "   \\_//       ",
            "   /' \\_      ",
        ],
        Card::LesserBeast => [
            "   |\\    /|   ",
            "   | \\__/ |   ",
            "  <  o  o  >  ",
            "   \\  ..  /   ",
            "    '-vv-'    ",
        ],
        Card::GreaterBeast => [
            " /\\/|    |\\/\\ ",
            " \\  \\.--./  / ",
            "  \\  O  O  /  ",
            "  (  /''\\  )  ",
            "   \\VvwwvV/   ",
        ],
        Card::Hollow => [
            "    .-''-.    ",
            "   /  __  \\   ",
            "  |  /  \\  |  ",
            "  | (    ) |  ",
            "  /\\ \\__/ /\\  ",
        ],
        Card::Terror => [
            "  \\  \\ || / / ",
            "   .-'\"\"'-.   ",
            "  <   (@)   > ",
            "   '-.,,.-'   ",
            "  /  / || \\ \\ ",
        ],
        Card::Pit => [
            "___.      .___",
            "   |\\    /|   ",
            "    \\\\  //    ",
            "     |  |     ",
            "      ''      ",
        ],
        Card::Snare => [
            "   .-VVVV-.   ",
            "  /  ____  \\  ",
            " (  (____)  ) ",
            "  \\        /  ",
            "   '-^^^^-'   ",
        ],
        Card::Blessing => [
            "   \\  |  /    ",
            "    .-\"-.     ",
            "  --(   )--   ",
            "    '-.-'     ",
            "   /  |  \\    ",
        ],
        Card::Caesura => [
            "      /\\      ",
            "     /  \\     ",
            "  --/ || \\==  ",
            "   /  ||  \\== ",
            "  /________\\  ",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_fits_its_card() {
        for card in Card::ALL {
            for line in picture(card) {
                assert_eq!(line.len(), WIDTH, "{card}: {line:?}");
                assert!(line.is_ascii(), "{card}: {line:?}");
            }
        }
    }
}
