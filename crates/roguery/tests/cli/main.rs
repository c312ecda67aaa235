//! The program from end to end, as a shell or a script sees it.

#[cfg(target_os = "linux")]
mod closing;
mod command_line;
mod forgeries;
mod program;
mod protocol;
mod records;
mod serving;
