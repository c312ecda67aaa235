//! The module, split into the part that comes first and one for each game.
//!
//! The compiler leaves notes about who calls whom (`--emit-relocs`). What only the cabinet of one game needs goes into
//! the part of that game, and what several need into parts that they share.

use std::fs;
use std::path::Path;

use wasm_split_cli_support::{Options, transform};
use xtask::Result;
use xtask::workspace::at;

/// The part that comes first, before it is bound to JavaScript.
pub(crate) const FIRST: &str = "first.wasm";
/// The script that fetches the other parts.
pub(crate) const LINK: &str = "parts.js";
/// Hands that script the memory of the first part. It is a file of ours, so that the two generated scripts do not
/// name each other.
const MEMORY: &str = "memory.js";

/// Splits a module into a folder.
pub(crate) fn split(module: &Path, folder: &Path) -> Result<()> {
    let bytes = fs::read(module).map_err(at("read", module))?;
    let first = folder.join(FIRST);
    let mut options = Options::new(&bytes);
    let (link, memory) = (format!("./{LINK}"), format!("./{{{{{MEMORY}}}}}"));
    options.output_dir = folder;
    options.main_out_path = &first;
    options.link_name = &link;
    options.main_module = &memory;
    let split = transform(options).map_err(|error| format!("the client cannot be split: {error:?}"))?;
    for part in split.split_modules {
        let bytes = fs::read(&part).map_err(at("read", &part))?;
        let bare = without_notes(&bytes).ok_or_else(|| format!("{} is no module", part.display()))?;
        fs::write(&part, bare).map_err(at("written", &part))?;
    }
    Ok(())
}

/// How a module begins: that it is one, and of which version.
const HEAD: usize = 8;
/// The number of sections that say something about the module and nothing to the browser, such as names.
const NOTE: u8 = 0;

/// A module without all that browsers do not need to run it.
fn without_notes(module: &[u8]) -> Option<Vec<u8>> {
    let (head, mut rest) = module.split_at_checked(HEAD)?;
    let mut bare = head.to_vec();
    while let Some((&kind, sized)) = rest.split_first() {
        let (size, body) = number(sized)?;
        let (_, after) = body.split_at_checked(size)?;
        if kind != NOTE {
            bare.extend_from_slice(&rest[..rest.len() - after.len()]);
        }
        rest = after;
    }
    Some(bare)
}

/// A number as modules write it, seven bits a byte and the smallest first, and what follows it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let end = bytes.iter().position(|byte| byte & 0x80 == 0)?;
    let (digits, rest) = bytes.split_at(end + 1);
    let value = digits.iter().rev().fold(0, |value: usize, byte| value << 7 | usize::from(byte & 0x7f));
    Some((value, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A section of a kind with some bytes in it.
    fn section(kind: u8, length: usize) -> Vec<u8> {
        let size = u16::try_from(length).expect("a short section");
        let low = u8::try_from(size & 0x7f).expect("seven bits") | 0x80;
        let high = u8::try_from(size >> 7).expect("seven bits");
        [vec![kind, low, high], vec![7; length]].concat()
    }

    #[test]
    fn notes_are_left_out_and_all_else_stays_in_its_order() {
        let head = b"\0asm\x01\0\0\0".to_vec();
        let module =
            [head.clone(), section(1, 3), section(NOTE, 300), section(10, 200), section(NOTE, 0)].concat();
        assert_eq!(without_notes(&module), Some([head, section(1, 3), section(10, 200)].concat()));
    }

    #[test]
    fn half_a_module_is_none() {
        let module = [b"\0asm\x01\0\0\0".to_vec(), section(1, 200)].concat();
        for length in 0..module.len() {
            let is_whole = length == HEAD;
            assert_eq!(without_notes(&module[..length]).is_some(), is_whole, "{length}");
        }
    }
}
