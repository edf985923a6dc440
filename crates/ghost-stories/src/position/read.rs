//! Putting the lines of a position together.

use artel_engine::text::TextError;
use artel_engine::{Generator, Status};

use super::check::check;
use super::draft::{BoardLine, Draft, GhostLine};
use crate::agenda::Task;
use crate::exorcism::Exorcism;
use crate::setup::seat_sides;
use crate::{Difficulty, GhostStories, Place, Power, Side, Taoist, Tile, Village};

/// More than can be left to do when the table rests.
const MOST_TASKS: usize = 16;

/// The state that the lines describe, if it could be reached by the rules.
pub(crate) fn read(text: &str) -> Result<GhostStories, TextError> {
    let draft = Draft::read(text)?;
    put_together(&draft).map_err(TextError::whole)
}

fn put_together(draft: &Draft) -> Result<GhostStories, String> {
    let village = lay_tiles(&draft.tiles)?;
    let difficulty = draft.difficulty.unwrap_or(Difficulty::Initiation);
    let boards = lay_boards(&draft.boards)?;
    let players = draft.boards.iter().filter(|board| board.player).count() as u8;
    if players == 0 {
        return Err("at least one board is a player's".to_owned());
    }
    for board in &draft.boards {
        if board.player != seat_sides(players).contains(&board.side) {
            return Err(format!(
                "with {players} players the board in the {} is wrongly 'player' or 'neutral'",
                board.side
            ));
        }
    }
    let mut game = GhostStories::undealt(difficulty, players, village, boards, difficulty.starting_qi());
    draft.boards.iter().for_each(|board| game.set_board(board));
    draft.ghosts.iter().try_for_each(|ghost| game.set_ghost(ghost))?;
    game.spells = game.spells_cast();
    game.buddhas = draft.buddhas;
    game.haunted = draft.haunted.iter().map(|&tile| village.place(tile)).collect();
    game.circle = draft.circle;
    game.centre_tokens = draft.centre_tokens;
    game.turn = draft.turn.unwrap_or(Side::North);
    game.phase = draft.phase.unwrap_or(game.phase);
    game.doings = draft.doings;
    game.exorcism = draft.exorcism.unwrap_or(Exorcism::NONE);
    game.set_agenda(&draft.tasks)?;
    game.set_deck(draft)?;
    game.status = draft.status.unwrap_or(Status::Playing);
    if let Some(state) = draft.chance {
        game.generator = Generator::from_state(state);
    }
    check(&game)?;
    Ok(game)
}

fn lay_tiles(tiles: &[Tile]) -> Result<Village, String> {
    if tiles.is_empty() {
        return Ok(Village::new(Tile::ALL));
    }
    let array: [Tile; Place::COUNT] = tiles
        .try_into()
        .map_err(|_| format!("the village has 9 tiles, not {}: name each once", tiles.len()))?;
    match Tile::ALL.iter().find(|tile| !array.contains(tile)) {
        None => Ok(Village::new(array)),
        Some(missing) => Err(format!("'{missing}' is missing and another tile stands twice")),
    }
}

fn lay_boards(lines: &[BoardLine]) -> Result<[(Taoist, Power); 4], String> {
    let mut boards = [(Taoist::Yellow, Power::BottomlessPockets); 4];
    for side in Side::ALL {
        let mut here = lines.iter().filter(|board| board.side == side);
        let (Some(board), None) = (here.next(), here.next()) else {
            return Err(format!("there has to be exactly one board in the {side}: write 'board {side} …'"));
        };
        if board.power.taoist() != board.taoist {
            return Err(format!("'{}' is not a power of the {}", board.power, board.taoist));
        }
        boards[side.index()] = (board.taoist, board.power);
    }
    match Taoist::ALL.iter().find(|&&taoist| !boards.iter().any(|board| board.0 == taoist)) {
        None => Ok(boards),
        Some(missing) => Err(format!("the board of the {missing} is missing and another lies twice")),
    }
}

impl GhostStories {
    fn set_board(&mut self, line: &BoardLine) {
        let place = line.at.map(|tile| self.village.place(tile));
        let board = self.board_mut(line.side);
        board.qi = line.qi.unwrap_or(board.qi);
        board.place = place.unwrap_or(board.place);
        board.tao = line.tao.unwrap_or(board.tao);
        board.yin_yang = line.yin_yang.unwrap_or(board.yin_yang);
        board.buddhas = line.buddhas;
        board.fresh_buddhas = line.fresh_buddhas;
        board.power_tokens = line.power_tokens.unwrap_or(board.power_tokens);
    }

    fn set_ghost(&mut self, line: &GhostLine) -> Result<(), String> {
        let space = line.space;
        if self.card(space).is_some() {
            return Err(format!("two ghosts lie on {space}"));
        }
        self.ghosts.put(space, line.card);
        let marks = [
            (line.on_stone, &mut self.on_stone),
            (line.holds_die, &mut self.dice_held),
            (line.met_buddha, &mut self.met_buddha),
            (line.unsettled, &mut self.unsettled),
        ];
        for (marked, spaces) in marks {
            if marked {
                spaces.insert(space);
            }
        }
        if line.mantra && self.mantra.replace(space).is_some() {
            return Err("there is only one Mantra".into());
        }
        Ok(())
    }

    fn set_agenda(&mut self, tasks: &[Task]) -> Result<(), String> {
        if tasks.len() > MOST_TASKS {
            return Err(format!("no more than {MOST_TASKS} things can be left to do"));
        }
        tasks.iter().rev().for_each(|&task| self.agenda.push(task));
        Ok(())
    }

    /// Every card that is named has been drawn; the rest is unseen.
    fn set_deck(&mut self, draft: &Draft) -> Result<(), String> {
        let waiting = draft.tasks.iter().filter_map(|task| {
            let Task::PlaceCard(card) = task else { return None };
            Some(*card)
        });
        let named =
            draft.ghosts.iter().map(|ghost| ghost.card).chain(draft.gone.iter().copied()).chain(waiting);
        let staying = draft.tasks.iter().filter(|task| matches!(task, Task::Leave(_))).count();
        let sent_back = draft.gone.iter().filter(|card| card.is_incarnation()).count();
        self.exorcised = (staying + sent_back) as u8;
        for card in named {
            if !self.deck.is_unseen(card) {
                return Err(format!("the card '{card}' is named twice"));
            }
            if self.deck.left() == 0 {
                return Err("more cards are named than the deck held".into());
            }
            self.deck.draw(card);
        }
        Ok(())
    }
}
