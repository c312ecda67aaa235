//! What whole runs look like on the stage, and what presses do in them.
