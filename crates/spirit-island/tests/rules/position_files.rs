//! Positions as they are written by people, and lines that are refused with their number and the reason.
