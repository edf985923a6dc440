//! The four kinds of action (FI-033): what is in reach, and what each does.

mod capture;
mod give;
mod movement;
mod shore_up;
