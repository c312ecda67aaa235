//! Forward.
