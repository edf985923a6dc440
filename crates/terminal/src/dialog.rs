//! What can stand in front of the table: questions, things to type, things to read.

use std::path::PathBuf;

use artel_engine::{Described, Game, GameMove, RuleId, Seat, Status};
use artel_texts::Texts;
use ratatui::crossterm::event::KeyEvent;

use super::lookup::Lookup;
use super::page::Paragraph;
use super::players::from_active;
use super::query::{Pressed, Query};
use super::scroll::Scroll;
use super::words::matches;
use super::{App, Displayed, Table, rulebook};

/// Something in front of the table.
pub(crate) enum Dialog<G: Displayed> {
    /// A question: yes or no.
    Confirm(Deed<G>),
    /// The name of a file to type.
    File { purpose: Purpose, name: String, problem: Option<String> },
    /// Something to read.
    Read { page: Page<G>, scroll: Scroll },
    /// Any move to type, and why it is possible or not.
    WhyNot(WhyNot<G>),
    /// The rulebook.
    Rules(Rules),
    /// What is printed on cards and the like.
    Cards(Lookup),
    /// Who plays, and a bot's help.
    Bots { chosen: usize },
}

/// What is done if the answer is yes.
pub(crate) enum Deed<G: Displayed> {
    Play(Seat, G::Move),
    Undo(usize),
    Overwrite(PathBuf),
    Open(PathBuf),
    Quit,
}

/// What a file is named for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Save,
    Open,
}

/// Something to read.
pub(crate) enum Page<G: Displayed> {
    Explain(Seat, G::Move),
    Piles,
    Log,
    Help,
    Over,
    /// Why the rest of a line of moves was not made.
    Stopped(Vec<Paragraph>),
}

/// Any move, possible or not.
pub(crate) struct WhyNot<G: Displayed> {
    pub(crate) seat: Seat,
    pub(crate) words: String,
    pub(crate) chosen: usize,
    /// Every move with all its names.
    all: Vec<(G::Move, String)>,
    /// Those that the words fit.
    pub(crate) found: Vec<G::Move>,
}

impl<G: Displayed> WhyNot<G> {
    pub(crate) fn new(game: &G, words: String, texts: &Texts) -> Self {
        let mut all: Vec<(G::Move, String)> = G::Move::every()
            .into_iter()
            .map(|action| (action, format!("{} {action}", texts.phrase(&action.phrase()))))
            .collect();
        // The plainest move with these words comes first.
        all.sort_by_key(|(_, names)| names.chars().count());
        let seat = from_active(game).next().unwrap_or(Seat(0));
        let mut why = WhyNot { seat, words, chosen: 0, all, found: Vec::new() };
        why.find();
        why
    }

    pub(crate) fn find(&mut self) {
        let fits = |(_, names): &&(G::Move, String)| matches(&self.words, names);
        self.found = self.all.iter().filter(fits).map(|(action, _)| *action).collect();
        self.chosen = 0;
    }
}

/// The rulebook being searched.
pub(crate) struct Rules {
    pub(crate) query: Query,
    pub(crate) found: Vec<RuleId>,
}

impl Rules {
    pub(crate) fn new<G: Game>() -> Self {
        let mut rules = Rules { query: Query::default(), found: Vec::new() };
        rules.find::<G>();
        rules
    }

    fn find<G: Game>(&mut self) {
        self.found = rulebook::search(G::RULEBOOK, &self.query.words);
    }

    /// Does what a key stands for; says whether the rulebook stays open.
    pub(crate) fn press<G: Game>(&mut self, key: KeyEvent) -> bool {
        let pressed = self.query.press(key, self.found.len());
        if pressed == Pressed::Typed {
            self.find::<G>();
        }
        pressed != Pressed::Closed
    }
}

impl<G: Displayed> Dialog<G> {
    /// Something to read, from its beginning; the log from its end.
    pub(crate) fn read(page: Page<G>) -> Self {
        let scroll = if matches!(page, Page::Log) { Scroll::at_end() } else { Scroll::default() };
        Dialog::Read { page, scroll }
    }
}

impl<G: Displayed> Deed<G> {
    /// The question whether to do it.
    pub(crate) fn question(&self, app: &App<G>) -> Vec<Paragraph> {
        let texts = &app.texts;
        let about_file = |key: &str, path: &PathBuf| {
            vec![Paragraph::strong(texts.with(key, [("file", path.display().to_string())]))]
        };
        match self {
            Deed::Play(seat, action) => {
                let game = app.table.game();
                let mut page = vec![Paragraph::strong(texts.phrase(&action.phrase()))];
                page.extend(
                    game.warning(*seat, *action).map(|warning| Paragraph::strong(texts.phrase(&warning))),
                );
                if rulebook::reveals(game, *seat, *action) {
                    page.push(Paragraph::plain(texts.name("confirm-reveals")));
                }
                page.extend(game.odds(*seat, *action, texts).into_iter().map(Paragraph::plain));
                page
            }
            Deed::Undo(_) => vec![Paragraph::strong(texts.name("confirm-undo-shown"))],
            Deed::Overwrite(path) => about_file("confirm-overwrite", path),
            Deed::Open(path) => about_file("confirm-open", path),
            Deed::Quit => vec![Paragraph::strong(texts.name("confirm-quit"))],
        }
    }
}

impl<G: Displayed> Page<G> {
    /// The heading of the page.
    pub(crate) fn title(&self, texts: &Texts) -> String {
        texts.name(match self {
            Page::Explain(..) => "panel-why",
            Page::Piles => "panel-piles",
            Page::Log => "panel-log",
            Page::Help => "panel-help",
            Page::Over => "panel-over",
            Page::Stopped(_) => "panel-stopped",
        })
    }

    /// What stands on it.
    pub(crate) fn paragraphs(&self, table: &Table<G>, texts: &Texts) -> Vec<Paragraph> {
        let game = table.game();
        match self {
            Page::Explain(seat, action) => {
                let mut page = rulebook::explain(game, *seat, *action, texts);
                page.extend([Paragraph::gap(), Paragraph::quiet(texts.name("explain-why-not"))]);
                page
            }
            Page::Piles => game.piles(texts),
            Page::Log => super::panes::log(table.happened(), texts),
            Page::Help => help(game, texts),
            Page::Over => over(table, texts),
            Page::Stopped(why) => why.clone(),
        }
    }
}

fn help<G: Displayed>(game: &G, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::plain(texts.name("help-keys"))];
    if G::READS {
        page.push(Paragraph::plain(texts.name("help-cards")));
    }
    page.push(Paragraph::gap());
    page.extend(game.legend(texts));
    page
}

/// How the game ended and by which rule.
fn over<G: Displayed>(table: &Table<G>, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::strong(table.game().task(texts).text), Paragraph::gap()];
    let rules = match table.game().status() {
        Status::Lost(defeat) => defeat.rules(),
        _ => table.happened().last().and_then(|events| events.last()).map_or(&[][..], Described::rules),
    };
    for &rule in rules {
        page.extend(rulebook::statement(G::RULEBOOK, rule, texts));
    }
    page.push(Paragraph::gap());
    page.push(Paragraph::plain(texts.with("over-moves", [("moves", table.session().entries().len())])));
    page.push(Paragraph::quiet(texts.name("over-keys")));
    page
}
