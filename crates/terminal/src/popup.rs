//! Drawing what stands in front of the table.

use artel_engine::Seat;
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use super::dialog::{Dialog, Purpose, Rules, WhyNot};
use super::lookup::Lookup;
use super::page::{self, Paragraph};
use super::scroll::Scroll;
use super::words::{fit, width};
use super::{App, Displayed, panes, rulebook};

/// The widest text that is still easy to read.
const EASY: u16 = 78;

impl<G: Displayed> App<G> {
    pub(super) fn draw_dialog(&self, window: Rect, buffer: &mut Buffer) {
        let texts = &self.texts;
        match &self.dialog {
            None => {}
            Some(Dialog::Confirm(deed)) => {
                let keys = texts.name("answer-keys");
                message(&texts.name("panel-question"), &deed.question(self), &keys, window, buffer);
            }
            Some(Dialog::File { purpose, name, problem }) => {
                let key = if *purpose == Purpose::Save { "prompt-save" } else { "prompt-open" };
                let mut question = vec![Paragraph::plain(format!("> {name}▏"))];
                question.extend(problem.clone().map(Paragraph::strong));
                message(&texts.name(key), &question, &texts.name("prompt-keys"), window, buffer);
            }
            Some(Dialog::Read { page, scroll }) => {
                let paragraphs = page.paragraphs(&self.table, texts);
                reading(&page.title(texts), &paragraphs, scroll, texts, window, buffer);
            }
            Some(Dialog::WhyNot(why)) => draw_why_not(why, self.table.game(), texts, window, buffer),
            Some(Dialog::Rules(rules)) => draw_rules::<G>(rules, texts, window, buffer),
            Some(Dialog::Cards(cards)) => draw_cards(cards, texts, window, buffer),
            Some(Dialog::Bots { chosen }) => self.draw_bots(*chosen, window, buffer),
        }
    }

    fn draw_bots(&self, chosen: usize, window: Rect, buffer: &mut Buffer) {
        let (game, texts) = (self.table.game(), &self.texts);
        let mut choices = vec![texts.name("bots-one-move")];
        choices.extend(Seat::first(game.seats()).map(|seat| {
            let who = self.table.controller(seat).name(texts);
            format!("{}: {who}", texts.name(game.name_of(seat)))
        }));
        let widest = choices.iter().map(|choice| width(choice)).max().unwrap_or(0) as u16;
        let area = Frame { title: &texts.name("panel-bots"), keys: &texts.name("bots-keys") }.draw(
            (widest + 6, choices.len() as u16),
            window,
            buffer,
        );
        for ((index, choice), y) in choices.iter().enumerate().zip(area.top()..area.bottom()) {
            buffer.set_line(area.x, y, &choice_line(choice, index == chosen, area.width), area.width);
        }
    }
}

/// A frame around something, with a title above and the keys below.
struct Frame<'a> {
    title: &'a str,
    keys: &'a str,
}

impl Frame<'_> {
    /// Clears room for so many columns and rows in the middle of the window; answers the room inside.
    fn draw(&self, (columns, rows): (u16, u16), window: Rect, buffer: &mut Buffer) -> Rect {
        let needed = columns.max(width(self.keys) as u16).max(width(self.title) as u16) + 4;
        let size = (needed.min(window.width), (rows + 2).min(window.height));
        let (x, y) = ((window.width - size.0) / 2, (window.height - size.1) / 2);
        let area = Rect::new(window.x + x, window.y + y, size.0, size.1);
        Clear.render(area, buffer);
        let block = Block::bordered()
            .border_type(BorderType::Double)
            .title(Line::styled(format!(" {} ", self.title), Modifier::BOLD))
            .title_bottom(format!(" {} ", self.keys));
        let inside = block.inner(area);
        block.render(area, buffer);
        Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
    }
}

/// Something short, in a frame just as large as it needs.
fn message(title: &str, paragraphs: &[Paragraph], keys: &str, window: Rect, buffer: &mut Buffer) {
    let columns = EASY.min(window.width.saturating_sub(4)).min(60);
    let lines = page::lines(paragraphs, columns as usize);
    let area = Frame { title, keys }.draw((columns, lines.len() as u16), window, buffer);
    panes::text(lines, area, buffer);
}

/// Something long, in a frame that uses most of the window and can be scrolled.
pub(super) fn reading(
    title: &str,
    paragraphs: &[Paragraph],
    scroll: &Scroll,
    texts: &Texts,
    window: Rect,
    buffer: &mut Buffer,
) {
    let columns = EASY.min(window.width.saturating_sub(6));
    let lines = page::lines(paragraphs, columns as usize);
    let rows = (lines.len() as u16).min(window.height.saturating_sub(4));
    let first = scroll.first(lines.len(), rows as usize);
    let more = first + (rows as usize) < lines.len() || first > 0;
    let keys = texts.name(if more { "read-keys-more" } else { "read-keys" });
    let area = Frame { title, keys: &keys }.draw((columns, rows), window, buffer);
    panes::text(lines.into_iter().skip(first).collect(), area, buffer);
}

pub(super) fn choice_line(text: &str, chosen: bool, columns: u16) -> Line<'static> {
    let columns = columns as usize;
    let text = fit(text, columns.saturating_sub(3));
    if chosen {
        let pad = columns.saturating_sub(width(&text) + 3);
        Line::styled(format!(" ► {text}{}", " ".repeat(pad)), Modifier::REVERSED)
    } else {
        Line::raw(format!("   {text}"))
    }
}

/// A line to type, a list of what fits, and the chosen one in full below it.
struct Finder<'a> {
    title: String,
    keys: String,
    words: &'a str,
    choices: Vec<String>,
    chosen: usize,
    details: Vec<Paragraph>,
    scroll: &'a Scroll,
}

impl Finder<'_> {
    fn draw(self, window: Rect, buffer: &mut Buffer) {
        let size = (EASY.min(window.width.saturating_sub(6)), window.height.saturating_sub(4));
        let area = Frame { title: &self.title, keys: &self.keys }.draw(size, window, buffer);
        if area.height < 4 {
            return;
        }
        buffer.set_string(
            area.x,
            area.y,
            fit(&format!("> {}▏", self.words), area.width as usize),
            Modifier::BOLD,
        );
        let list_height = (area.height - 1) * 2 / 5;
        let list = Rect { y: area.y + 1, height: list_height, ..area };
        let first = (self.chosen + 2).min(self.choices.len()).saturating_sub(list_height as usize);
        for ((index, choice), y) in self.choices.iter().enumerate().skip(first).zip(list.top()..list.bottom())
        {
            buffer.set_line(area.x, y, &choice_line(choice, index == self.chosen, area.width), area.width);
        }
        let below = Rect { y: list.bottom(), height: area.bottom() - list.bottom(), ..area };
        let below = panes::titled("", below, buffer);
        let lines = page::lines(&self.details, below.width as usize);
        let first = self.scroll.first(lines.len(), below.height as usize);
        panes::text(lines.into_iter().skip(first).collect(), below, buffer);
    }
}

/// More choices than anyone reads; the rest can be found by typing more.
const MOST_CHOICES: usize = 200;

fn draw_why_not<G: Displayed>(why: &WhyNot<G>, game: &G, texts: &Texts, window: Rect, buffer: &mut Buffer) {
    use artel_engine::Described;
    let choices = why.found.iter().take(MOST_CHOICES).map(|&action| {
        let mark = if game.why_not(why.seat, action).is_none() { "✓" } else { "✗" };
        format!("{mark} {}", texts.phrase(&action.phrase()))
    });
    let details = match why.found.get(why.chosen) {
        Some(&action) => rulebook::why_not(game, why.seat, action, texts),
        None => vec![Paragraph::quiet(texts.name("why-no-such-move"))],
    };
    let seat = texts.name(game.name_of(why.seat));
    let finder = Finder {
        title: texts.with("panel-why-not", [("player", seat)]),
        keys: texts.name("why-keys"),
        words: &why.words,
        choices: choices.collect(),
        chosen: why.chosen,
        details,
        scroll: &Scroll::default(),
    };
    finder.draw(window, buffer);
}

pub(super) fn draw_rules<G: Displayed>(rules: &Rules, texts: &Texts, window: Rect, buffer: &mut Buffer) {
    let book = G::RULEBOOK;
    let headline = |id: artel_engine::RuleId| {
        let statement = rulebook::statement(book, id, texts);
        let text = statement.get(usize::from(book.rule(id).is_some())).map_or("", |line| line.text.as_str());
        if book.rule(id).is_some() { format!("{id}  {text}") } else { text.to_owned() }
    };
    let details = match rules.found.get(rules.query.chosen) {
        Some(&id) => rulebook::entry(book, id, texts),
        None => vec![Paragraph::quiet(texts.name("rules-nothing"))],
    };
    let finder = Finder {
        title: texts.with("panel-rules-found", [("rules", rules.found.len())]),
        keys: texts.name("rules-keys"),
        words: &rules.query.words,
        choices: rules.found.iter().map(|&id| headline(id)).collect(),
        chosen: rules.query.chosen,
        details,
        scroll: &rules.query.scroll,
    };
    finder.draw(window, buffer);
}

pub(super) fn draw_cards(cards: &Lookup, texts: &Texts, window: Rect, buffer: &mut Buffer) {
    let found = cards.found();
    let details = match found.get(cards.query.chosen) {
        Some(entry) => entry.text.clone(),
        None => vec![Paragraph::quiet(texts.name("rules-nothing"))],
    };
    let finder = Finder {
        title: texts.with("panel-cards-found", [("cards", found.len())]),
        keys: texts.name("rules-keys"),
        words: &cards.query.words,
        choices: found.iter().map(|entry| entry.name.clone()).collect(),
        chosen: cards.query.chosen,
        details,
        scroll: &cards.query.scroll,
    };
    finder.draw(window, buffer);
}
