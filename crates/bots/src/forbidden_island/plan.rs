//! The best use of the actions of a turn: all sensible sequences are tried out.

use artel_engine::{Member, Seat, Set};
use artel_forbidden_island::{Adventurer, Cell, Move, Phase, Treasure};

use super::outlook::Outlook;
use super::sketch::Sketch;
use super::ways::dives;

/// Of moves with many targets, flights and guided pawns, only so many of the most promising are
/// followed any further.
const FOLLOWED: usize = 5;
/// A tile whose drying gains less is left alone.
const LEAST_GAIN: f32 = 1e-4;
const CARDS_TO_CAPTURE: u8 = 4;

/// The best sequence found so far.
pub(super) struct Plan<'a> {
    outlook: &'a Outlook<'a>,
    seat: Seat,
    adventurer: Adventurer,
    /// The value of pawns and cards with the own pawn there and nothing else changed.
    standing: [f32; Cell::COUNT],
    best: f32,
    first: Option<Move>,
}

/// A state on the way.
#[derive(Clone, Copy)]
struct Node {
    sketch: Sketch,
    left: u8,
    flight_used: bool,
    /// Whether anything but the own pawn and the tiles has changed.
    altered: bool,
    /// What was dried last from this tile; tiles are dried in the order of their numbers.
    dried: Option<u8>,
    first: Option<Move>,
}

impl Node {
    fn after(&self, action: Move, sketch: Sketch) -> Node {
        let first = self.first.or(Some(action));
        Node { sketch, left: self.left - 1, dried: None, first, ..*self }
    }
}

impl<'a> Plan<'a> {
    /// The active seat's best plan from this sketch of the state on.
    pub(super) fn new(outlook: &'a Outlook<'a>, sketch: Sketch) -> Plan<'a> {
        let game = outlook.game;
        let seat = game.active();
        let mut plan = Plan {
            outlook,
            seat,
            adventurer: game.adventurer(seat),
            standing: [f32::NAN; Cell::COUNT],
            best: f32::NEG_INFINITY,
            first: None,
        };
        let left = if let Phase::Actions { left } = game.phase() { left } else { 0 };
        plan.explore(&Node {
            sketch,
            left,
            flight_used: game.flight_used(),
            altered: false,
            dried: None,
            first: None,
        });
        plan
    }

    /// The first move of the plan; none if it is best to stop.
    pub(super) fn first(&self) -> Option<Move> {
        self.first
    }

    /// What the plan is worth.
    pub(super) fn value(&self) -> f32 {
        self.best
    }

    fn explore(&mut self, node: &Node) {
        let value = self.value_of(node);
        if value > self.best + f32::EPSILON {
            self.best = value;
            self.first = node.first;
        }
        if node.left == 0 {
            return;
        }
        self.capture(node);
        self.shore_up(node);
        self.give(node);
        self.step(node);
        self.fly(node);
        self.guide(node);
    }

    fn value_of(&mut self, node: &Node) -> f32 {
        let sketch = &node.sketch;
        let standing = if node.altered {
            self.outlook.standing(sketch)
        } else {
            let known = &mut self.standing[sketch.pawn(self.seat).index() as usize];
            if known.is_nan() {
                *known = self.outlook.standing(sketch);
            }
            *known
        };
        sketch.averted + self.outlook.rescuable(sketch) + standing
    }

    fn capture(&mut self, node: &Node) {
        let hand = node.sketch.hand(self.seat);
        let tile = self.outlook.game.tile(node.sketch.pawn(self.seat));
        let Some(treasure) = tile.treasure() else { return };
        if node.sketch.captured.contains(treasure) || hand.count(treasure.card()) < CARDS_TO_CAPTURE {
            return;
        }
        let mut sketch = node.sketch;
        sketch.averted += self.outlook.relief(&sketch, treasure);
        for _ in 0..CARDS_TO_CAPTURE {
            sketch = sketch.without(self.seat, treasure.card());
        }
        sketch.captured.insert(treasure);
        self.explore(&Node { altered: true, ..node.after(Move::Capture(treasure), sketch) });
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        self.outlook.seats().filter(move |&seat| seat != own)
    }

    fn near(&self, cell: Cell) -> Set<Cell> {
        let geometry = self.outlook.game.layout().geometry();
        match self.adventurer {
            Adventurer::Explorer => geometry.sides(cell).or(geometry.corners(cell)),
            _ => geometry.sides(cell),
        }
    }

    fn shore_up(&mut self, node: &Node) {
        let at = node.sketch.pawn(self.seat);
        let reach = self.near(at).with(at).and(node.sketch.flooded);
        for cell in reach {
            if node.dried.is_some_and(|dried| dried > cell.index()) {
                continue;
            }
            let (sketch, gain) = self.dried(node.sketch, cell);
            if gain < LEAST_GAIN {
                continue;
            }
            let tile = self.outlook.game.tile(cell);
            let dried = Some(cell.index());
            self.explore(&Node { dried, ..node.after(Move::ShoreUp(tile), sketch) });
            if self.adventurer == Adventurer::Engineer {
                self.shore_up_with(node, sketch, cell, reach);
            }
        }
    }

    /// The Engineer's second tile (FI-048).
    fn shore_up_with(&mut self, node: &Node, sketch: Sketch, first: Cell, reach: Set<Cell>) {
        for second in reach.iter().filter(|second| second.index() > first.index()) {
            let (sketch, gain) = self.dried(sketch, second);
            let tiles = [first, second].map(|cell| self.outlook.game.tile(cell));
            let action = Move::shore_up_two(tiles[0], tiles[1]);
            if let Some(action) = action.filter(|_| gain >= LEAST_GAIN) {
                self.explore(&Node { dried: Some(second.index()), ..node.after(action, sketch) });
            }
        }
    }

    fn dried(&self, mut sketch: Sketch, cell: Cell) -> (Sketch, f32) {
        let gain = self.outlook.gain(&sketch, cell);
        sketch.averted += gain;
        sketch.flooded.remove(cell);
        (sketch, gain)
    }

    fn give(&mut self, node: &Node) {
        let hand = node.sketch.hand(self.seat);
        for receiver in self.others() {
            let together = node.sketch.pawn(self.seat) == node.sketch.pawn(receiver);
            if !together && self.adventurer != Adventurer::Messenger {
                continue;
            }
            for treasure in Treasure::ALL {
                let card = treasure.card();
                if !hand.has(card) || node.sketch.captured.contains(treasure) {
                    continue;
                }
                let sketch = self.outlook.within_limit(node.sketch.given(self.seat, receiver, card), receiver);
                let to = self.outlook.adventurers[receiver.index()];
                self.explore(&Node { altered: true, ..node.after(Move::Give(card, to), sketch) });
            }
        }
    }

    fn step(&mut self, node: &Node) {
        let at = node.sketch.pawn(self.seat);
        let existing = self.outlook.existing;
        let reach = match self.adventurer {
            Adventurer::Diver => {
                let dry = existing.minus(node.sketch.flooded);
                dives(Set::only(at), dry, self.outlook.game.layout().geometry())
            }
            _ => self.near(at),
        };
        for cell in reach.and(existing).without(at) {
            let action = Move::Step(self.outlook.game.tile(cell));
            self.explore(&node.after(action, node.sketch.moved(self.seat, cell)));
        }
    }

    fn fly(&mut self, node: &Node) {
        if self.adventurer != Adventurer::Pilot || node.flight_used {
            return;
        }
        let mut flights = Promising::new();
        for cell in self.outlook.existing.without(node.sketch.pawn(self.seat)) {
            let action = Move::Fly(self.outlook.game.tile(cell));
            let flown = node.after(action, node.sketch.moved(self.seat, cell));
            let to_dry = self.near(cell).with(cell).and(node.sketch.flooded);
            let gain = to_dry.iter().map(|cell| self.outlook.gain(&node.sketch, cell)).fold(0.0, f32::max);
            flights.add(self.value_of(&flown) + gain, Node { flight_used: true, ..flown });
        }
        flights.nodes().for_each(|flown| self.explore(flown));
    }

    /// The Navigator leads others by one or two of their own steps (FI-043); the Diver's way over a
    /// missing tile (FI-R05) is left out.
    fn guide(&mut self, node: &Node) {
        if self.adventurer != Adventurer::Navigator {
            return;
        }
        let existing = self.outlook.existing;
        let mut guided = Promising::new();
        for led in self.others() {
            let adventurer = self.outlook.adventurers[led.index()];
            let from = node.sketch.pawn(led);
            let geometry = self.outlook.game.layout().geometry();
            let near = |cell: Cell| match adventurer {
                Adventurer::Explorer => geometry.sides(cell).or(geometry.corners(cell)),
                _ => geometry.sides(cell),
            };
            let once = near(from).and(existing);
            let twice = once.iter().fold(once, |reach, cell| reach.or(near(cell))).and(existing);
            for cell in twice.without(from) {
                let action = Move::Guide(adventurer, self.outlook.game.tile(cell));
                let after = Node { altered: true, ..node.after(action, node.sketch.moved(led, cell)) };
                guided.add(self.value_of(&after), after);
            }
        }
        guided.nodes().for_each(|after| self.explore(after));
    }
}

/// The most promising of many nodes, in no order.
struct Promising {
    nodes: [Option<(f32, Node)>; FOLLOWED],
}

impl Promising {
    fn new() -> Promising {
        Promising { nodes: [None; FOLLOWED] }
    }

    fn add(&mut self, value: f32, node: Node) {
        let mut item = (value, node);
        for place in &mut self.nodes {
            match place {
                None => {
                    *place = Some(item);
                    return;
                }
                Some(held) if item.0 > held.0 => std::mem::swap(held, &mut item),
                Some(_) => {}
            }
        }
    }

    fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().flatten().map(|(_, node)| node)
    }
}
