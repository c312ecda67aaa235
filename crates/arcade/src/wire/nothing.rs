//! Values that say nothing.

/// What says nothing by itself, and what lists of such are made of besides.
const PIECES: [&[u8]; 8] = [b"null", b"false", b"0", b"\"\"", b"{}", b"[", b"]", b","];

/// Whether a written value says nothing: it is one of these, or a list of nothing else.
pub(super) fn is_nothing(mut value: &[u8]) -> bool {
    while !value.is_empty() {
        match PIECES.iter().find_map(|piece| value.strip_prefix(*piece)) {
            Some(rest) => value = rest,
            None => return false,
        }
    }
    true
}
