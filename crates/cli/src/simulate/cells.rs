//! Which setups are simulated.

use anyhow::{Result, anyhow, bail};
use artel_bots::Tally;
use artel_engine::Setup;

use super::Args;

const PLAYERS: &str = "players";
const DIFFICULTY: &str = "difficulty";

/// One setup and how its games ended.
pub(super) struct Cell<S> {
    pub(super) players: String,
    pub(super) difficulty: String,
    pub(super) setup: S,
    pub(super) tally: Tally,
}

/// A setup for every number of players at every difficulty.
pub(super) fn cells<S: Setup>(args: &Args) -> Result<Vec<Cell<S>>> {
    let levels = values::<S>(DIFFICULTY, args.difficulty.as_deref())?;
    let numbers = values::<S>(PLAYERS, args.players.as_deref())?;
    let fixed: Vec<_> = args.set.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let mut cells = Vec::new();
    for difficulty in &levels {
        for players in &numbers {
            let swept = [(PLAYERS, players), (DIFFICULTY, difficulty)];
            let swept = swept.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
            let setup = S::from_pairs(swept.chain(fixed.iter().copied()))?;
            cells.push(Cell {
                players: chosen(&setup, PLAYERS),
                difficulty: chosen(&setup, DIFFICULTY),
                setup,
                tally: Tally::default(),
            });
        }
    }
    Ok(cells)
}

/// The value of an option; nothing if the game has no such option.
fn chosen<S: Setup>(setup: &S, key: &str) -> String {
    setup.get(key).unwrap_or_default()
}

/// The values of an option that a list, a range or `all` names; no value leaves the default.
fn values<S: Setup>(key: &str, text: Option<&str>) -> Result<Vec<Option<String>>> {
    let Some(text) = text else { return Ok(vec![None]) };
    if text == "all" {
        let options = S::options();
        let option = options.iter().find(|option| option.key == key);
        let option = option.ok_or_else(|| anyhow!("{key}: the game has no such option; leave it out"))?;
        return Ok(option.values.iter().map(|&value| Some(value.to_owned())).collect());
    }
    let mut values = Vec::new();
    for part in text.split(',').map(str::trim) {
        match part.split_once("..") {
            Some((first, last)) => values.extend(range(key, first, last)?),
            None => values.push(part.to_owned()),
        }
    }
    Ok(values.into_iter().map(Some).collect())
}

/// The numbers from the first to the last, both included.
fn range(key: &str, first: &str, last: &str) -> Result<Vec<String>> {
    match (first.parse::<u8>(), last.parse::<u8>()) {
        (Ok(low), Ok(high)) if low <= high => Ok((low..=high).map(|number| number.to_string()).collect()),
        _ => bail!("{key}: '{first}..{last}' is not a range; write the smaller number first, such as 2..4"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use artel_engine::Setup as _;
    use artel_forbidden_island::Setup;

    use super::{Args, DIFFICULTY, PLAYERS, cells, values};

    fn read(key: &str, text: &str) -> Vec<String> {
        values::<Setup>(key, Some(text)).unwrap().into_iter().flatten().collect()
    }

    #[test]
    fn lists_and_ranges_are_read() {
        assert_eq!(read(PLAYERS, "3"), ["3"]);
        assert_eq!(read(PLAYERS, "2,4"), ["2", "4"]);
        assert_eq!(read(PLAYERS, "2..4"), ["2", "3", "4"]);
        assert_eq!(read(PLAYERS, "all"), ["2", "3", "4"]);
        assert_eq!(read(DIFFICULTY, "novice, elite"), ["novice", "elite"]);
        assert_eq!(read(DIFFICULTY, "all").len(), 4);
        assert_eq!(values::<Setup>(PLAYERS, None).unwrap(), [None]);
    }

    #[test]
    fn bad_ranges_are_refused() {
        for bad in ["4..2", "2..", "..4", "a..b", "2..999"] {
            let error = values::<Setup>(PLAYERS, Some(bad)).unwrap_err().to_string();
            assert!(error.starts_with("players: ") && error.contains("such as 2..4"), "{error}");
        }
    }

    #[test]
    fn every_number_meets_every_level() {
        let args = Args::of(&["--players", "2..3", "--difficulty", "all", "--set", "layout=skull-island"]);
        let cells = cells::<Setup>(&args).unwrap();
        assert_eq!(cells.len(), 8);
        assert_eq!((cells[1].players.as_str(), cells[1].difficulty.as_str()), ("3", "novice"));
        assert!(cells.iter().all(|cell| cell.setup.value("layout") == "skull-island"));
    }

    #[test]
    fn what_is_not_possible_is_named_with_what_is() {
        for (wrong, told) in [
            (&["--players", "5"], "players: '5' is not possible; choose one of: 2, 3, 4"),
            (&["--difficulty", "hard"], "difficulty: 'hard' is not a difficulty"),
            (&["--set", "layout=moon"], "layout: 'moon' is not a layout"),
            (&["--set", "weather=fine"], "weather: there is no such option"),
        ] {
            let error = cells::<Setup>(&Args::of(wrong)).map(|_| ()).unwrap_err().to_string();
            assert!(error.starts_with(told), "{error}");
        }
    }
}
