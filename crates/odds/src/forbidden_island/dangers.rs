//! What could lose the game in the draws of this turn.

use artel_engine::{Described, Phrase, Set};
use artel_forbidden_island::{Cell, Defeat, ForbiddenIsland, Tile, Treasure, WaterMark};
use artel_games::Danger;

use super::Scenario;
use super::escape::Escape;

/// How likely each defeat is, and any of them.
#[derive(Default)]
pub(super) struct Dangers {
    defeats: Vec<(Defeat, f64)>,
    pub(super) lose: f64,
}

impl Dangers {
    pub(super) fn of(game: &ForbiddenIsland, scenarios: &[Scenario]) -> Dangers {
        let mut dangers = Dangers::default();
        for scenario in scenarios {
            dangers.add_scenario(game, scenario);
        }
        dangers
    }

    fn add_scenario(&mut self, game: &ForbiddenIsland, Scenario { treasure, flood }: &Scenario) {
        if treasure.water == WaterMark::SKULL {
            self.add(Defeat::WaterLevel, treasure.probability);
            self.lose += treasure.probability;
            return;
        }
        let certain = flood.sunk.iter().fold(Set::EMPTY, |all, &layer| all.or(layer));
        let mut escape = Escape::new(game, &flood.sunk);
        let by_tiles: Vec<_> = tile_defeats(game).collect();
        let mut likely = vec![0.0; by_tiles.len()];
        flood.each_last(|last, probability| {
            let sunk = certain.or(last);
            let mut lost = false;
            for ((_, tiles), likely) in by_tiles.iter().zip(&mut likely) {
                if tiles.minus(sunk).is_empty() {
                    *likely += probability * treasure.probability;
                    lost = true;
                }
            }
            if lost {
                self.lose += probability * treasure.probability;
            }
            for &(doom, share) in escape.dooms(last) {
                let lifts = treasure.lifts.iter().filter(|(lifts, _)| *lifts < doom.lifts);
                let drown = probability * share * lifts.map(|(_, likely)| likely).sum::<f64>();
                doom.seats.iter().for_each(|seat| self.add(Defeat::Drowned(game.adventurer(seat)), drown));
                self.lose += if lost { 0.0 } else { drown };
            }
        });
        for ((defeat, _), likely) in by_tiles.into_iter().zip(likely) {
            self.add(defeat, likely);
        }
    }

    fn add(&mut self, defeat: Defeat, probability: f64) {
        match self.defeats.iter_mut().find(|(known, _)| *known == defeat) {
            Some((_, likely)) => *likely += probability,
            None => self.defeats.push((defeat, probability)),
        }
    }

    /// The defeats that are possible, the likeliest first.
    pub(super) fn told(mut self, game: &ForbiddenIsland) -> Vec<Danger> {
        self.defeats.retain(|&(_, probability)| probability > 0.0);
        self.defeats.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        self.defeats.into_iter().map(|(defeat, probability)| tell(game, defeat, probability)).collect()
    }
}

/// The defeats that come with the loss of tiles alone, with the tiles that are left to lose.
fn tile_defeats(game: &ForbiddenIsland) -> impl Iterator<Item = (Defeat, Set<Cell>)> {
    let landing = (Defeat::LandingSunk, Set::only(game.cell(Tile::FoolsLanding)));
    let wanted = Treasure::ALL.into_iter().filter(|&treasure| game.captor(treasure).is_none());
    let treasures = wanted.map(|treasure| {
        let tiles: Set<Cell> = treasure.tiles().into_iter().map(|tile| game.cell(tile)).collect();
        (Defeat::TreasureSunk(treasure), tiles.and(game.existing()))
    });
    [landing].into_iter().chain(treasures)
}

fn tell(game: &ForbiddenIsland, defeat: Defeat, probability: f64) -> Danger {
    let (phrase, things) = match defeat {
        Defeat::LandingSunk => (Phrase::new("forecast-landing-sinks"), vec![Tile::FoolsLanding.id()]),
        Defeat::TreasureSunk(treasure) => {
            let left = treasure.tiles().into_iter().filter(|&tile| game.existing().contains(game.cell(tile)));
            let phrase = Phrase::new("forecast-treasure-sinks").name("treasure", treasure.id());
            (phrase, left.map(Tile::id).collect())
        }
        Defeat::Drowned(adventurer) => {
            let tile = game.seat_of(adventurer).map(|seat| game.tile(game.pawn(seat)).id());
            let phrase = Phrase::new("forecast-drowns").name("adventurer", adventurer.id());
            (phrase, tile.into_iter().chain([adventurer.id()]).collect())
        }
        Defeat::WaterLevel => (Phrase::new("forecast-skull"), Vec::new()),
    };
    Danger { phrase, things, probability, rules: defeat.rules().to_vec() }
}
