//! The folder for what a host keeps.

use std::fs::{self, File};
use std::path::Path;

use crate::Error;

/// Makes the folder if it is not there, and sees that it can be written to. A host should learn
/// now that it cannot, not when the first score is lost.
pub(crate) fn prepare(folder: &Path) -> Result<(), Error> {
    let failed = |what| move |error| Error::Data { path: folder.to_owned(), what, error };
    fs::create_dir_all(folder).map_err(failed("cannot be made"))?;
    let probe = folder.join(format!("roguery-{}.part", std::process::id()));
    File::create(&probe).map_err(failed("cannot be written to"))?;
    fs::remove_file(&probe).map_err(failed("cannot be written to"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_made_and_left_empty_and_a_file_is_refused() {
        let base = std::env::temp_dir().join(format!("roguery-data-{}", std::process::id()));
        let folder = base.join("deep/er");
        prepare(&folder).expect("a folder");
        prepare(&folder).expect("the same folder");
        assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 0);
        let file = base.join("file");
        fs::write(&file, "kept").expect("a file");
        let error = prepare(&file).expect_err("a file is no folder").to_string();
        assert!(error.contains("cannot be made") && error.contains("file"), "{error}");
        assert_eq!(fs::read(&file).expect("still there"), b"kept");
        fs::remove_dir_all(base).expect("all of it is ours");
    }
}
