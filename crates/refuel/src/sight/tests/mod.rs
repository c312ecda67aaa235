//! Sight, quick against slow, and as it is drawn.

mod brute;
mod bubbles;
mod drawn;
mod fraction;
mod gazes;
mod ground;
mod lines;
mod regions;
mod shapes;
mod watches;
mod worlds;
