//! What is true of every state that can be reached.

use artel_engine::{Set, Status};

use crate::agenda::Task;
use crate::exorcism::Exorcism;
use crate::game::{BUDDHAS, Board, Doings, Phase, QI_TOKENS};
use crate::setup::starting_power_tokens;
use crate::{Card, Centre, Colour, GhostStories, Left, Power, Side, Space, Tao, Tile};

/// The first thing about the state that cannot be.
pub(crate) fn check(game: &GhostStories) -> Result<(), String> {
    game.check_boards()?;
    game.check_tokens()?;
    game.check_spaces()?;
    game.check_deck()?;
    if game.status.is_over() { game.check_over() } else { game.check_playing() }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

impl GhostStories {
    fn check_boards(&self) -> Result<(), String> {
        let cemetery = self.village.place(Tile::Cemetery);
        for side in Side::ALL {
            let board = self.board(side);
            let owns = !board.tao.is_empty() || board.yin_yang || board.buddhas > 0 || board.power_tokens > 0;
            ensure(self.lives(side) || !owns, || {
                format!("only living Taoists own anything, not the {} board", board.taoist)
            })?;
            let dead = board.seat.is_some() && board.qi == 0;
            ensure(!dead || board.place == cemetery, || {
                format!("the {} is dead and has to lie on the cemetery", board.taoist)
            })?;
            ensure(self.players > 1 || board.power != Power::DanceOfTheTwinWinds, || {
                "alone, the red board shows 'dance-of-the-peaks'".into()
            })?;
            ensure(board.fresh_buddhas <= board.buddhas, || {
                format!("the {} has taken more Buddhas than they carry", board.taoist)
            })?;
            ensure(board.fresh_buddhas == 0 || side == self.turn, || {
                format!("the {} cannot have taken a Buddha: it is not their turn", board.taoist)
            })?;
        }
        Ok(())
    }

    fn check_tokens(&self) -> Result<(), String> {
        let sum =
            |count: fn(&Board) -> u8| self.boards.iter().map(|board| u32::from(count(board))).sum::<u32>();
        ensure(sum(|board| board.qi) <= u32::from(QI_TOKENS), || {
            format!("there are {QI_TOKENS} Qi tokens in the game")
        })?;
        let buddhas = sum(|board| board.buddhas) + self.buddhas.len();
        ensure(buddhas <= u32::from(BUDDHAS), || format!("there are {BUDDHAS} Buddhas in the game"))?;
        for colour in Colour::ALL {
            let owned: u32 = self.boards.iter().map(|board| u32::from(board.tao.count(colour))).sum();
            let all = owned + u32::from(self.circle == Some(colour));
            ensure(all <= u32::from(Tao::EACH), || {
                format!("there are {} {colour} Tao tokens in the game", Tao::EACH)
            })?;
        }
        let tokens = sum(|board| board.power_tokens) + u32::from(self.centre_tokens);
        let dealt = u32::from(starting_power_tokens(self.players) * self.players);
        ensure(tokens == dealt, || {
            format!("there are {dealt} neutral power tokens in the game, not {tokens}")
        })
    }

    fn check_spaces(&self) -> Result<(), String> {
        let where_card = |says: &dyn Fn(Card) -> bool| -> Set<Space> {
            self.occupied().iter().filter(|&space| self.card(space).is_some_and(says)).collect()
        };
        let marks = [
            (self.on_stone, where_card(&|card| card.has(Centre::Haunter)), "has no haunter figure"),
            (self.dice_held, where_card(&|card| card.arrives_with(Left::CaptureDie)), "captures no die"),
            (
                self.met_buddha,
                where_card(&Card::is_incarnation),
                "is no incarnation that could have met a Buddha",
            ),
            (self.unsettled, where_card(&Card::blocks), "blocks nothing"),
            (
                self.mantra.map_or(Set::EMPTY, Set::only),
                self.occupied(),
                "is empty: the Mantra lies on a ghost",
            ),
            (self.buddhas, Set::ALL.minus(self.occupied()), "holds a ghost and no Buddha"),
        ];
        for (marked, possible, problem) in marks {
            if let Some(space) = marked.minus(possible).first() {
                return Err(format!("{space} {problem}"));
            }
        }
        ensure(self.spells == self.spells_cast(), || "what the cards forbid is not up to date".into())?;
        ensure(self.dice_held.len() <= 3, || "only 3 Tao dice can be captured".into())?;
        let yellow = self.side_of(Power::EnfeeblementMantra.taoist());
        let enfeebles = self.power(yellow) == Power::EnfeeblementMantra && self.power_works(yellow);
        ensure(self.mantra.is_none() || enfeebles, || {
            "the Mantra is out of play: its power does not work".into()
        })
    }

    fn check_deck(&self) -> Result<(), String> {
        let seen =
            Card::ALL.into_iter().filter(|&card| card.is_incarnation() && !self.deck.is_unseen(card)).count();
        let out = self.deck.planted().checked_sub(self.deck.incarnations_left());
        ensure(out == Some(seen as u8), || {
            format!(
                "with {} cards left, {} incarnations have come, not {seen}",
                self.deck.left(),
                out.unwrap_or(0)
            )
        })
    }

    fn check_over(&self) -> Result<(), String> {
        let at_rest = self.agenda.top().is_none() && self.due.is_none() && self.exorcism == Exorcism::NONE;
        ensure(at_rest, || "nothing is left to do when the game is over".into())?;
        let sent_back = self.exorcised >= self.deck.planted();
        ensure(self.status != Status::Won || sent_back, || {
            "the game is won only when every incarnation is gone".into()
        })
    }

    fn check_playing(&self) -> Result<(), String> {
        ensure(!self.living().is_empty(), || "all Taoists are dead, so the game is over".into())?;
        ensure(self.haunted.len() < self.difficulty.fatal_tiles(), || {
            format!("{} tiles are haunted, so the game is over", self.haunted.len())
        })?;
        let hope = self.exorcised >= self.deck.planted() || self.deck.left() > 0;
        ensure(hope, || "the last card is drawn, so the game is over".into())?;
        self.check_agenda()?;
        self.check_turn()
    }

    fn check_agenda(&self) -> Result<(), String> {
        ensure(!self.agenda.is_full(), || "too much is left to do".into())?;
        for task in self.agenda.iter() {
            if let Task::Leave(space) = task {
                let stays = self.card(space).is_some_and(Card::stays_for_curse);
                ensure(stays, || format!("no card on {space} waits for its curse"))?;
            }
        }
        let leaving = self.agenda.iter().filter(|task| matches!(task, Task::Leave(_))).count();
        let judged = self.agenda.iter().filter(|task| matches!(task, Task::Fall | Task::Judge)).count();
        ensure(leaving + judged <= 1, || "one exorcism at a time".into())?;
        let done = self.exorcised >= self.deck.planted();
        let counted = self.agenda.iter().any(|task| task == Task::Victory);
        ensure(!done || counted, || "every incarnation is gone, so the game is over".into())?;
        ensure(judged == 1 || self.exorcism == Exorcism::NONE, || "no exorcism is under way".into())?;
        match self.agenda.top() {
            None => Ok(()),
            Some(task) => ensure(task.is_question() && self.is_open_question(task), || {
                format!("'{task}' leaves nothing to decide: the game would go on by itself")
            }),
        }
    }

    fn check_turn(&self) -> Result<(), String> {
        let waits = self.agenda.top().is_none();
        let Doings { helps, exorcisms, borrowed, .. } = self.doings;
        ensure(helps.saturating_add(exorcisms) <= 2, || "no more than two actions fit into a turn".into())?;
        ensure(borrowed.and(self.taoists_where(|board| board.seat.is_some())).is_empty(), || {
            "only neutral boards lend their power".into()
        })?;
        match self.phase {
            Phase::Dawn => {
                let fresh = self.board(self.turn).fresh_buddhas;
                ensure(waits && self.doings == Doings::default() && fresh == 0, || {
                    "before the Yin phase nothing has been done".into()
                })
            }
            Phase::Yin => ensure(!waits && self.doings == Doings::default(), || {
                "in the Yin phase something has to be decided, and nothing was done before".into()
            }),
            Phase::Yang { .. } => {
                ensure(self.board(self.turn).seat.is_some(), || "a neutral board has no Yang phase".into())?;
                ensure(!waits || self.lives(self.turn), || "a dead Taoist has no Yang phase".into())
            }
        }
    }
}
