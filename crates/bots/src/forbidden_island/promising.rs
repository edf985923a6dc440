//! Of moves with many targets, only the most promising are followed any further.

use super::plan::Node;

const FOLLOWED: usize = 2;

/// The most promising of many nodes, the best first, as far as they are better than none.
pub(super) struct Promising {
    at_least: f32,
    nodes: [Option<(f32, Node)>; FOLLOWED],
}

impl Promising {
    pub(super) fn better_than(at_least: f32) -> Promising {
        Promising { at_least, nodes: [None; FOLLOWED] }
    }

    pub(super) fn add(&mut self, value: f32, node: Node) {
        if value <= self.at_least {
            return;
        }
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

    /// The nodes with their values.
    pub(super) fn best(&self) -> impl Iterator<Item = &(f32, Node)> {
        self.nodes.iter().flatten()
    }
}
