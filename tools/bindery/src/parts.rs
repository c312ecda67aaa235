//! The module, split into the part that comes first and one for each game.
//!
//! The compiler leaves notes about who calls whom (`--emit-relocs`). What only the cabinet of one game needs goes into
//! the part of that game, and what several need into parts that they share.

use std::fs;
use std::path::Path;

use walrus::ModuleConfig;
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
        let bare =
            without_notes(&bytes).map_err(|reason| format!("{} is no module: {reason}", part.display()))?;
        fs::write(&part, bare).map_err(at("written", &part))?;
    }
    Ok(())
}

/// A module without all that browsers do not need to run it. The linker wrote its numbers as long as they may become;
/// written anew, each is as long as it is.
fn without_notes(module: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(module).map_err(|error| format!("{error:#}"))?;
    let notes: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for note in notes {
        module.customs.delete(note);
    }
    Ok(module.emit_wasm())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a module begins with: that it is one, and of which version.
    const HEAD: &[u8] = b"\0asm\x01\0\0\0";

    /// A section of a kind.
    fn section(kind: u8, body: &[u8]) -> Vec<u8> {
        let size = u8::try_from(body.len()).expect("a short section");
        [&[kind, size], body].concat()
    }

    /// A function type, a function of that type, and a body for it that calls itself by a number of five bytes.
    fn sections(call: &[u8]) -> Vec<u8> {
        let body = [&[0, 0x10][..], call, &[0x0b]].concat();
        let code = [&[1, u8::try_from(body.len()).expect("a short body")][..], &body].concat();
        [
            section(1, &[1, 0x60, 0, 0]),
            section(3, &[1, 0]),
            section(7, &[1, 1, b'f', 0, 0]),
            section(10, &code),
        ]
        .concat()
    }

    #[test]
    fn notes_are_left_out_numbers_are_as_long_as_they_are_and_all_else_stays() {
        let note = section(0, b"\x04note of the linker");
        let padded = [HEAD, &note, &sections(&[0x80, 0x80, 0x80, 0x80, 0]), &note].concat();
        assert_eq!(without_notes(&padded), Ok([HEAD, &sections(&[0])].concat()));
    }

    #[test]
    fn half_a_module_is_none() {
        let module = [HEAD, &sections(&[0])].concat();
        for length in (0..module.len()).filter(|length| *length != HEAD.len()) {
            let section_ends = [HEAD.len() + 6];
            assert_eq!(without_notes(&module[..length]).is_ok(), section_ends.contains(&length), "{length}");
        }
    }
}
