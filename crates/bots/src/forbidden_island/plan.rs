//! The best use of the actions of a turn: all sensible sequences are tried out.

use artel_engine::{Member, Seat, Set};
use artel_forbidden_island::{Adventurer, CARDS_TO_CAPTURE, Cell, Move, Phase, Treasure};

use super::ground::Ground;
use super::outlook::Outlook;
use super::promising::Promising;
use super::seen::Seen;
use super::sketch::Sketch;
use super::ways::dives;

/// A tile whose drying gains less is left alone.
const LEAST_GAIN: f32 = 1e-4;
/// A gift or a guided pawn that costs more at first is not followed any further.
const SETBACK: f32 = 0.03;

/// What a seat is going to do in its turn.
#[derive(Clone, Copy)]
pub(super) struct Intent {
    /// What the state is worth after all of it.
    pub(super) value: f32,
    /// The first of the actions; none if it is best to stop.
    pub(super) first: Option<Move>,
}

/// The active seat's best plan from this sketch of the state on.
pub(super) fn intent(outlook: &Outlook<'_>, sketch: Sketch) -> Intent {
    let game = outlook.game;
    let seat = game.active();
    let best = Intent { value: f32::NEG_INFINITY, first: None };
    let mut plan = Plan { outlook, seat, adventurer: game.adventurer(seat), best };
    let left = if let Phase::Actions { left } = game.phase() { left } else { 0 };
    let flight_used = game.flight_used();
    plan.branch(&Node { sketch, left, flight_used, gifts_over: false, guides_over: false, first: None });
    plan.best
}

/// The search for the best sequence.
struct Plan<'a> {
    outlook: &'a Outlook<'a>,
    seat: Seat,
    adventurer: Adventurer,
    /// The best found so far.
    best: Intent,
}

/// A state on the way.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) sketch: Sketch,
    left: u8,
    flight_used: bool,
    /// Gifts and guided pawns come before what could as well be done after them.
    gifts_over: bool,
    guides_over: bool,
    first: Option<Move>,
}

/// What is known of the states that differ in nothing but the own pawn and the tiles.
struct Branch {
    ground: Ground,
    seen: Seen,
}

impl Branch {
    fn new(outlook: &Outlook<'_>, sketch: &Sketch, seat: Seat) -> Branch {
        Branch { ground: Ground::new(outlook, sketch, seat), seen: Seen::new() }
    }
}

impl Node {
    /// The node after drying tiles.
    fn dried(&self, action: Move, sketch: Sketch) -> Node {
        Node { gifts_over: true, guides_over: true, ..self.after(action, sketch) }
    }

    /// The node after a move of the own pawn, at whose new place others can be given cards; the
    /// Messenger could have given them before.
    fn moved(&self, action: Move, sketch: Sketch, adventurer: Adventurer) -> Node {
        let gifts_over = adventurer == Adventurer::Messenger;
        Node { gifts_over, guides_over: true, ..self.after(action, sketch) }
    }

    fn after(&self, action: Move, sketch: Sketch) -> Node {
        Node { sketch, left: self.left - 1, first: self.first.or(Some(action)), ..*self }
    }
}

impl Plan<'_> {
    fn branch(&mut self, node: &Node) {
        self.explore(node, &mut Branch::new(self.outlook, &node.sketch, self.seat));
    }

    fn explore(&mut self, node: &Node, branch: &mut Branch) {
        self.consider(node, branch);
        if node.left == 0 || branch.seen.before(&node.sketch, self.seat, node.left, node.flight_used) {
            return;
        }
        self.capture(node);
        self.guide(node, branch);
        self.give(node, branch);
        self.shore_up(node, branch);
        self.step(node, branch);
        self.fly(node, branch);
    }

    /// Goes on from a node that changes nothing but the own pawn and the tiles.
    #[inline]
    fn go_on(&mut self, node: &Node, branch: &mut Branch) {
        if node.left == 0 {
            self.consider(node, branch);
        } else {
            self.explore(node, branch);
        }
    }

    /// Keeps the node if it is the best so far.
    #[inline]
    fn consider(&mut self, node: &Node, branch: &mut Branch) {
        let value = self.value_of(node, branch);
        self.keep(value, node);
    }

    #[inline]
    fn keep(&mut self, value: f32, node: &Node) {
        if value > self.best.value + f32::EPSILON {
            self.best = Intent { value, first: node.first };
        }
    }

    #[inline]
    fn value_of(&self, node: &Node, branch: &mut Branch) -> f32 {
        node.sketch.averted + branch.ground.value(self.outlook, &node.sketch)
    }

    fn capture(&mut self, node: &Node) {
        let Some(treasure) = self.outlook.treasure_at(node.sketch.pawn(self.seat)) else { return };
        let hand = node.sketch.hand(self.seat);
        if node.sketch.captured.contains(treasure) || hand.count(treasure.card()) < CARDS_TO_CAPTURE {
            return;
        }
        let mut sketch = node.sketch;
        sketch.averted += self.outlook.relief(&sketch, treasure);
        for _ in 0..CARDS_TO_CAPTURE {
            sketch = sketch.without(self.seat, treasure.card());
        }
        sketch.captured.insert(treasure);
        self.branch(&node.after(Move::Capture(treasure), sketch));
    }

    fn shore_up(&mut self, node: &Node, branch: &mut Branch) {
        let at = node.sketch.pawn(self.seat);
        let reach = self.outlook.near(self.seat, at).with(at).and(node.sketch.flooded);
        for cell in reach {
            let (sketch, gain) = self.dried(node.sketch, cell);
            if gain < LEAST_GAIN {
                continue;
            }
            let tile = self.outlook.game.tile(cell);
            if self.adventurer == Adventurer::Engineer {
                self.shore_up_with(node, sketch, cell, reach, branch);
            }
            self.go_on(&node.dried(Move::ShoreUp(tile), sketch), branch);
        }
    }

    /// The Engineer's second tile (FI-048).
    fn shore_up_with(
        &mut self,
        node: &Node,
        sketch: Sketch,
        first: Cell,
        reach: Set<Cell>,
        branch: &mut Branch,
    ) {
        for second in reach.iter().filter(|second| second.index() > first.index()) {
            let (sketch, gain) = self.dried(sketch, second);
            let tiles = [first, second].map(|cell| self.outlook.game.tile(cell));
            let action = Move::shore_up_two(tiles[0], tiles[1]);
            if let Some(action) = action.filter(|_| gain >= LEAST_GAIN) {
                self.go_on(&node.dried(action, sketch), branch);
            }
        }
    }

    fn dried(&self, mut sketch: Sketch, cell: Cell) -> (Sketch, f32) {
        let gain = self.outlook.gain(&sketch, cell);
        sketch.averted += gain;
        sketch.flooded.remove(cell);
        (sketch, gain)
    }

    fn give(&mut self, node: &Node, branch: &mut Branch) {
        if node.gifts_over {
            return;
        }
        let mut gifts = Promising::better_than(self.value_of(node, branch) - SETBACK);
        for receiver in self.others() {
            let together = node.sketch.pawn(self.seat) == node.sketch.pawn(receiver);
            if together || self.adventurer == Adventurer::Messenger {
                self.gifts_to(node, receiver, &mut gifts);
            }
        }
        self.follow(&gifts);
    }

    fn gifts_to(&mut self, node: &Node, receiver: Seat, gifts: &mut Promising) {
        let to = self.outlook.adventurers[receiver.index()];
        for treasure in Treasure::ALL {
            let card = treasure.card();
            if !node.sketch.hand(self.seat).has(card) || node.sketch.captured.contains(treasure) {
                continue;
            }
            let given = node.sketch.given(self.seat, receiver, card);
            let sketch = self.outlook.within_limit(given, receiver);
            let value =
                sketch.averted + Ground::new(self.outlook, &sketch, self.seat).value(self.outlook, &sketch);
            gifts.add(value, node.after(Move::Give(card, to), sketch));
        }
    }

    fn step(&mut self, node: &Node, branch: &mut Branch) {
        let at = node.sketch.pawn(self.seat);
        let existing = self.outlook.existing;
        let reach = match self.adventurer {
            Adventurer::Diver => {
                let dry = existing.minus(node.sketch.flooded);
                dives(Set::only(at), dry, self.outlook.game.layout().geometry())
            }
            _ => self.outlook.near(self.seat, at),
        };
        for cell in reach.and(existing).without(at) {
            let action = Move::Step(self.outlook.game.tile(cell));
            let sketch = node.sketch.moved(self.seat, cell);
            self.go_on(&node.moved(action, sketch, self.adventurer), branch);
        }
    }

    fn fly(&mut self, node: &Node, branch: &mut Branch) {
        if self.adventurer != Adventurer::Pilot || node.flight_used {
            return;
        }
        let mut flights = Promising::better_than(f32::NEG_INFINITY);
        for cell in self.outlook.existing.without(node.sketch.pawn(self.seat)) {
            let action = Move::Fly(self.outlook.game.tile(cell));
            let flown = node.moved(action, node.sketch.moved(self.seat, cell), self.adventurer);
            let to_dry = self.outlook.near(self.seat, cell).with(cell).and(node.sketch.flooded);
            let gain = to_dry.iter().map(|cell| self.outlook.gain(&node.sketch, cell)).fold(0.0, f32::max);
            flights.add(self.value_of(&flown, branch) + gain, Node { flight_used: true, ..flown });
        }
        for (_, flown) in flights.best() {
            self.explore(flown, branch);
        }
    }

    /// The Navigator leads others by one or two of their own steps (FI-043); the Diver's way over a
    /// missing tile (FI-R05) is left out.
    fn guide(&mut self, node: &Node, branch: &mut Branch) {
        if self.adventurer != Adventurer::Navigator || node.guides_over {
            return;
        }
        let existing = self.outlook.existing;
        let mut guided = Promising::better_than(self.value_of(node, branch) - SETBACK);
        for led in self.others() {
            let adventurer = self.outlook.adventurers[led.index()];
            let from = node.sketch.pawn(led);
            let once = self.outlook.near(led, from).and(existing);
            let twice = once.iter().fold(once, |reach, cell| reach.or(self.outlook.near(led, cell)));
            let mut ground = Ground::new(self.outlook, &node.sketch, led);
            for cell in twice.and(existing).without(from) {
                let action = Move::Guide(adventurer, self.outlook.game.tile(cell));
                let sketch = node.sketch.moved(led, cell);
                guided.add(sketch.averted + ground.value(self.outlook, &sketch), node.after(action, sketch));
            }
        }
        self.follow(&guided);
    }

    /// Goes on from nodes that change more than the own pawn and the tiles.
    fn follow(&mut self, nodes: &Promising) {
        for (value, node) in nodes.best() {
            if node.left == 0 {
                self.keep(*value, node);
            } else {
                self.branch(node);
            }
        }
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        self.outlook.seats().filter(move |&seat| seat != own)
    }
}
