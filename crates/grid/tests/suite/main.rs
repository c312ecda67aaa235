//! The toolkit for floors, held to its laws over many of them.

mod architects;
mod mosaics;
mod pictures;
