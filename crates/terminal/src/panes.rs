//! The parts of the screen that playing and replaying share.

use artel_engine::{Described, RuleId, Rulebook, Seat};
use artel_texts::{Language, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph as Widget, Widget as _};

use super::areas::{Areas, Needs, SMALLEST};
use super::page::{self, Paragraph};
use super::scroll::Scroll;
use super::words::{fit, width};
use super::{Displayed, rulebook};

/// The bar at the top.
const BAR: Style = Style::new().bg(Color::Indexed(23)).fg(Color::Indexed(231)).add_modifier(Modifier::BOLD);
/// The bar when something must be done before all else.
const URGENT: Style =
    Style::new().bg(Color::Indexed(124)).fg(Color::Indexed(231)).add_modifier(Modifier::BOLD);
const QUIET: Style = Style::new().add_modifier(Modifier::DIM);
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// How this window is divided for the game; if it is too small, says so.
pub(super) fn divide<G: Displayed>(
    game: &G,
    texts: &Texts,
    window: Rect,
    buffer: &mut Buffer,
) -> Option<Areas> {
    let needs = Needs {
        board: game.size(),
        place: G::PLACE,
        players: game.seats(),
        panel: game.panel(texts).len() as u16,
        desk: !game.desk(game.marked(), texts).is_empty(),
    };
    let areas = Areas::of(window, needs);
    if areas.is_none() {
        let sizes = [("width", SMALLEST.0), ("height", SMALLEST.1)];
        let message = [Paragraph::plain(texts.with("message-too-small", sizes))];
        text(page::lines(&message, window.width as usize), window, buffer);
    }
    areas
}

/// The name of a game.
pub(super) fn title(book: &Rulebook, language: Language) -> &'static str {
    match language {
        Language::En => book.title_en,
        Language::Ru => book.title_ru,
    }
}

/// Draws lines, as many as fit.
pub(super) fn text(lines: Vec<Line<'static>>, area: Rect, buffer: &mut Buffer) {
    Widget::new(lines).render(area, buffer);
}

/// A title with a line behind it; answers what is left of the area.
pub(super) fn titled(title: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    if area.height == 0 {
        return area;
    }
    let columns = area.width as usize;
    let title = fit(title, columns);
    let rest = "─".repeat(columns.saturating_sub(width(&title) + 1));
    let line = Line::from(vec![Span::styled(title, STRONG), Span::raw(" "), Span::styled(rest, QUIET)]);
    buffer.set_line(area.x, area.y, &line, area.width);
    Rect { y: area.y + 1, height: area.height - 1, ..area }
}

/// Two lines: whose turn it is and what they do; what is at stake.
pub(super) fn status<G: Displayed>(game: &G, corner: &str, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let task = game.task(texts);
    let style = if task.urgent { URGENT } else { BAR };
    let bar = Rect { height: 1, ..area };
    buffer.set_style(bar, style);
    let columns = area.width.saturating_sub(2) as usize;
    let task = fit(&task.text, columns);
    buffer.set_string(area.x + 1, area.y, &task, style);
    if width(&task) + width(corner) + 3 <= columns {
        buffer.set_string(
            area.right() - 1 - width(corner) as u16,
            area.y,
            corner,
            style.remove_modifier(Modifier::BOLD),
        );
    }
    buffer.set_string(area.x + 1, area.y + 1, fit(&game.stakes(texts), columns), Style::new());
}

/// The players, each in one line or two; `note` says who decides for a seat.
pub(super) fn players<G: Displayed>(
    game: &G,
    note: impl Fn(Seat) -> Option<String>,
    texts: &Texts,
    area: Rect,
    buffer: &mut Buffer,
) {
    let height = if area.height >= game.seats() as u16 * 2 { 2 } else { 1 };
    for (seat, y) in Seat::first(game.seats()).zip((area.y..area.bottom()).step_by(height)) {
        let [mut first, second] = game.strip(seat, texts);
        first.spans.insert(0, Span::styled(if seat == game.marked() { "►" } else { " " }, STRONG));
        if let Some(note) = note(seat) {
            first.push_span(Span::styled(format!("  {note}"), QUIET));
        }
        buffer.set_line(area.x, y, &first, area.width);
        if height == 2 && y + 1 < area.bottom() {
            let second = fit(&second.to_string(), area.width.saturating_sub(4) as usize);
            buffer.set_string(area.x + 3, y + 1, second, QUIET);
        }
    }
}

/// What has happened, each event with the rules behind it; the last move stands out.
pub fn log<E: Described>(happened: &[Vec<E>], texts: &Texts) -> Vec<Paragraph> {
    let last = happened.len().saturating_sub(1);
    let mut page = Vec::new();
    for (index, events) in happened.iter().enumerate() {
        for event in events {
            let line = format!("{} ({})", texts.phrase(&event.phrase()), ids(event.rules()));
            page.push(if index == last { Paragraph::strong(line) } else { Paragraph::plain(line) });
        }
    }
    if page.is_empty() {
        page.push(Paragraph::quiet(texts.name("log-empty")));
    }
    page
}

/// The log as far as it is scrolled; in very little room it has no title and every event one line.
pub(super) fn draw_log<E: Described>(
    happened: &[Vec<E>],
    scroll: &Scroll,
    texts: &Texts,
    area: Rect,
    buffer: &mut Buffer,
) {
    let area = if area.height > 2 { titled(&texts.name("panel-log"), area, buffer) } else { area };
    let (columns, height) = (area.width as usize, area.height as usize);
    let paragraphs = &log(happened, texts);
    let lines =
        if height < 3 { page::headlines(paragraphs, columns) } else { page::lines(paragraphs, columns) };
    let first = scroll.first(lines.len(), height);
    text(lines.into_iter().skip(first).collect(), area, buffer);
}

/// The rules behind a move, with the rulings on them.
pub(super) fn draw_rules<G: Displayed>(
    action: Option<G::Move>,
    texts: &Texts,
    area: Rect,
    buffer: &mut Buffer,
) {
    let area = titled(&texts.name("panel-rules"), area, buffer);
    let rules = action.map_or(&[][..], |action| action.rules());
    let page: Vec<Paragraph> =
        rules.iter().flat_map(|&rule| rulebook::entry(G::RULEBOOK, rule, texts)).collect();
    text(page::lines(&page, area.width as usize), area, buffer);
}

/// What a player has before them.
pub(super) fn draw_desk<G: Displayed>(game: &G, seat: Seat, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let area = titled(&texts.name(game.name_of(seat)), area, buffer);
    text(page::lines(&game.desk(seat, texts), area.width as usize), area, buffer);
}

/// Rules as they are cited.
pub(super) fn ids(rules: &[RuleId]) -> String {
    rules.iter().map(|rule| rule.as_str()).collect::<Vec<_>>().join(", ")
}

/// The keys that can be pressed, as many as fit; the last of them is always shown.
pub(super) fn keys(all: &[(&str, &str)], texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let name = |&(key, meaning): &(&str, &str)| (key.to_owned(), texts.name(meaning));
    let size = |(key, meaning): &(String, String)| width(key) + width(meaning) + 3;
    let Some((last, most)) = all.split_last() else { return };
    let last = name(last);
    let mut room = (area.width as usize).saturating_sub(size(&last));
    let mut shown: Vec<(String, String)> = Vec::new();
    for key in most.iter().map(name) {
        if size(&key) > room {
            break;
        }
        room -= size(&key);
        shown.push(key);
    }
    shown.push(last);
    let spans = shown.into_iter().flat_map(|(key, meaning)| {
        let key = Span::styled(key, STRONG.add_modifier(Modifier::REVERSED));
        [Span::raw(" "), key, Span::raw(format!(" {meaning} "))]
    });
    buffer.set_line(area.x, area.y, &spans.collect(), area.width);
}
