//! The program from end to end, as a shell or a script sees it.

mod command_line;
mod forgeries;
mod program;
mod protocol;
mod records;
