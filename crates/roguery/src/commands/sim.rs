//! `roguery sim`: the lab.

use lab::{Error, SimArgs};

use crate::failure::Failure;
use crate::files;

pub(super) fn run(arguments: SimArgs) -> Result<(), Failure> {
    match lab::run(arguments) {
        Ok(()) => Ok(()),
        Err(Error::Print(error)) => files::heard(Err(error)),
        Err(error) => Err(error.into()),
    }
}
