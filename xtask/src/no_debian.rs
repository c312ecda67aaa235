//! Stands in for `debian` where there can be none.

use xtask::Result;

use crate::client::Toolchain;
use crate::progress::Part;

pub(crate) fn toolchain(_: Part<'_>) -> Result<Toolchain> {
    Err("this is no Debian, whose packages could stand in".to_owned())
}

pub(crate) fn instructions() -> String {
    "on Debian, this command once more: there it can make one".to_owned()
}
