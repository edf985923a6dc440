//! Why a piece cannot be chosen or moved.

use artel_engine::{Illegal, Phrase, RuleId, Seat};

use super::no_land;
use crate::agenda::{Task, Verb};
use crate::components::{INVADERS, Kinds, Land, Lands, Piece};
use crate::effect::PushWay;
use crate::game::SpiritIsland;
use crate::moves::with_piece;
use crate::rules::{
    SI_060, SI_218, SI_221, SI_265, SI_266, SI_270, SI_271, SI_273, SI_278, SI_280, SI_321, SI_R61, SI_R62,
};

impl SpiritIsland {
    /// Why the piece cannot be damaged.
    pub(super) fn why_not_hit(&self, lands: Lands, kinds: Kinds, piece: Piece, land: Land) -> Illegal {
        if !lands.contains(land) {
            return no_land(SI_218, "why-other-land", land);
        }
        self.why_no_piece(SI_266, kinds, piece, land).unwrap_or_else(super::not_asked)
    }

    /// Why the piece cannot be damaged where each may be chosen once.
    pub(super) fn why_not_hit_different(&self, here: Land, piece: Piece, land: Land) -> Illegal {
        if land != here {
            return no_land(SI_218, "why-other-land", land);
        }
        self.why_no_piece(SI_266, INVADERS, piece, land)
            .unwrap_or_else(|| of_piece(SI_266, "why-chosen-already", piece, land))
    }

    /// Why the piece cannot be chosen for what the verb says.
    pub(super) fn why_not_pick(&self, task: &Task, piece: Piece, land: Land) -> Illegal {
        let Task::Pick { land: here, verb, kinds, .. } = *task else { return super::not_asked() };
        let rule = verb_rule(verb);
        if land != here {
            return no_land(SI_218, "why-other-land", land);
        }
        self.why_no_piece(rule, kinds, piece, land).unwrap_or_else(|| match verb {
            Verb::RemoveHealth => of_piece(SI_R61, "why-too-healthy", piece, land),
            Verb::Destroy => of_piece(SI_221, "why-safe", piece, land),
            _ => of_piece(rule, "why-wrong-piece", piece, land),
        })
    }

    /// Why the piece cannot be pushed, gathered or brought that way.
    pub(super) fn why_not_send(&self, task: &Task, piece: Piece, from: Land, to: Land) -> Illegal {
        match *task {
            Task::Push { from: here, .. } if from != here => no_land(SI_280, "why-push-from", here),
            Task::Push { kinds, way, .. } => {
                let illegal = self.why_no_piece(SI_280, kinds, piece, from);
                illegal.unwrap_or_else(|| self.why_not_pushed_to(from, to, way))
            }
            Task::Gather { to: here, .. } if to != here => no_land(SI_278, "why-gather-to", here),
            Task::Gather { .. } if !self.island.around(to).contains(from) => {
                no_land(SI_278, "why-not-adjacent", from)
            }
            Task::Gather { kinds, .. } => {
                self.why_no_piece(SI_278, kinds, piece, from).unwrap_or_else(super::not_asked)
            }
            Task::Bring { from: here, to: there, .. } if (from, to) != (here, there) => {
                let reason = Phrase::new("why-bring-way").text("from", here.name()).text("to", there.name());
                Illegal { rule: SI_321, reason }
            }
            Task::Bring { kinds, .. } => {
                self.why_no_piece(SI_321, kinds, piece, from).unwrap_or_else(super::not_asked)
            }
            _ => super::not_asked(),
        }
    }

    fn why_not_pushed_to(&self, from: Land, to: Land, way: PushWay) -> Illegal {
        if !self.island.around(from).contains(to) {
            return no_land(SI_280, "why-not-adjacent", to);
        }
        match way {
            PushWay::TowardBuildings => no_land(SI_280, "why-push-toward-buildings", to),
            _ => no_land(SI_280, "why-push-apart", to),
        }
    }

    /// Why Presence cannot be gathered that way.
    pub(super) fn why_not_gather_presence(&self, here: Land, from: Land, to: Land, who: Seat) -> Illegal {
        if to != here {
            no_land(SI_278, "why-gather-to", here)
        } else if self.island.at(from).presence[who.index()] == 0 {
            no_land(SI_060, "why-no-presence-there", from)
        } else {
            no_land(SI_278, "why-not-adjacent", from)
        }
    }

    /// Whether the kind is wrong or no such piece is there.
    fn why_no_piece(&self, rule: RuleId, kinds: Kinds, piece: Piece, land: Land) -> Option<Illegal> {
        if !kinds.contains(piece.kind) {
            let rule = if rule == SI_266 { SI_265 } else { rule };
            return Some(of_piece(rule, "why-wrong-piece", piece, land));
        }
        let there = self.island.at(land).count_of(piece) > 0;
        (!there).then(|| of_piece(rule, "why-no-such-piece", piece, land))
    }
}

fn verb_rule(verb: Verb) -> RuleId {
    match verb {
        Verb::Destroy => SI_273,
        Verb::Remove | Verb::RemoveHealth => SI_270,
        Verb::Downgrade | Verb::Replace(..) => SI_271,
        Verb::Inherit => SI_R62,
    }
}

fn of_piece(rule: RuleId, key: &'static str, piece: Piece, land: Land) -> Illegal {
    Illegal { rule, reason: with_piece(Phrase::new(key).text("land", land.name()), piece) }
}
