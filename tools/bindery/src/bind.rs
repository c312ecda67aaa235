//! The first part of the client, bound to JavaScript.

use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;
use xtask::Result;
use xtask::workspace::at;

use crate::parts::{FIRST, LINK};
use crate::site::{self, Source};

/// Makes the module and the script that browsers load first, beside the other parts in a folder. Gives all of them,
/// with the names of others between double braces.
pub(crate) fn bind(folder: &Path) -> Result<Vec<Source>> {
    let first = folder.join(FIRST);
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&first).out_name("web").typescript(false).omit_default_module_path(true);
    // The other parts reach into the first one by the names that the linker gave.
    bindgen.keep_lld_exports(true).demangle(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let generated = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    generated.map_err(|error| format!("the client cannot be bound to JavaScript: {error:?}"))?;
    fs::remove_file(&first).map_err(at("removed", &first))?;
    let mut bound = site::read_folder(folder)?;
    let names: Vec<String> = bound.iter().map(|source| source.name.clone()).collect();
    for script in bound.iter_mut().filter(|source| ["web.js", LINK].contains(&source.name.as_str())) {
        let mut text = String::from_utf8_lossy(&script.bytes).into_owned();
        for name in names.iter().filter(|name| **name != script.name) {
            // The same name in a list of what the module imports is no address.
            for before in ["from \"./", "from './", "URL(\"./"] {
                text = text.replace(&format!("{before}{name}"), &format!("{before}{{{{{name}}}}}"));
            }
        }
        script.bytes = text.into_bytes();
    }
    Ok(bound)
}
