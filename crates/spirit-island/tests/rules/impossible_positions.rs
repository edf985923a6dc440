//! Positions whose lines can be read but that no game can reach, and odd ones that a game can.
