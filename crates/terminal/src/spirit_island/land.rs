//! A land on the screen: what lies there, and what is to come.

use artel_engine::Seat;
use artel_odds::spirit_island::InvaderPhase;
use artel_spirit_island::{Land, LandView};
use artel_texts::Texts;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

use super::symbols::{ACROSS, BLIGHT, BLIGHTED, BOLD, COAST, capital, disc, ground, pieces, presence};
use super::{map, outlook};
use crate::Canvas;
use crate::words::{cut, width};

/// Something in a land, told in a few signs.
#[derive(Clone, PartialEq)]
pub(super) struct Token {
    text: String,
    style: Style,
}

impl Token {
    fn new(text: String, style: Style) -> Token {
        Token { text, style }
    }
}

/// Everything in a land, what matters most first.
pub(super) fn tokens(land: &LandView, coming: &InvaderPhase, texts: &Texts) -> Vec<Token> {
    let here = land.pieces.iter().map(|each| Token::new(pieces(each.piece, each.count, texts), BOLD));
    let mut tokens: Vec<Token> = here.collect();
    tokens.extend((land.blight > 0).then(|| Token::new(format!("{BLIGHT}{}", land.blight), BLIGHTED)));
    for (seat, &count) in (0..).map(Seat).zip(&land.presence) {
        tokens.extend((count > 0).then(|| Token::new(format!("{}{count}", disc(seat)), presence(seat))));
    }
    tokens.extend((land.defend > 0).then(|| Token::new(format!("[{}]", land.defend), BOLD)));
    let marks = outlook::marks(coming, land.land, texts);
    tokens.extend(marks.into_iter().map(|(text, style)| Token::new(text, style)));
    tokens
}

/// The neighbours that the map does not show: those on other boards.
fn across(land: &LandView) -> Option<Token> {
    let shown = |other: &Land| map::shows_neighbours(land.land) && other.board() == land.land.board();
    let others = land.neighbours.iter().filter(|&other| !shown(other));
    let others: Vec<&str> = others.map(|other| other.name()).collect();
    (!others.is_empty()).then(|| Token::new(format!("{ACROSS}{}", others.join(",")), Style::new()))
}

/// Paints the land; what would be new is underlined.
pub(super) fn paint(
    mut canvas: Canvas<'_>,
    land: &LandView,
    now: &[Token],
    tokens: Vec<Token>,
    texts: &Texts,
) {
    canvas.fill(ground(land.terrain));
    let mut tokens = tokens;
    for token in &mut tokens {
        if !now.contains(token) {
            token.style = token.style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
        }
    }
    let (columns, height) = (canvas.columns(), canvas.lines() as usize);
    let terrain = capital(&texts.name(land.terrain.id()));
    let coast = if land.coastal { COAST } else { "" };
    let full = format!("{}{coast} {terrain}", land.land);
    let short = format!("{}{coast}{}", land.land, cut(&terrain, 1));
    let head = if width(&full) <= columns { full } else { short.clone() };
    let with_others: Vec<Token> = tokens.iter().cloned().chain(across(land)).collect();
    let below = |tokens: &[Token]| flow(tokens, columns, 1);
    let (head, lines) = [below(&with_others), below(&tokens)]
        .into_iter()
        .find(|lines| lines.len() < height)
        .map_or_else(|| (short.clone(), beside(&short, &tokens, columns)), |lines| (head, under(lines)));
    for (line, spans) in (0..).zip(lines) {
        canvas.write(line, spans);
    }
    canvas.write(0, vec![Span::styled(head, BOLD)]);
}

/// Lines below the head.
fn under(lines: Vec<Vec<Token>>) -> Vec<Vec<Span<'static>>> {
    [Vec::new()].into_iter().chain(lines.into_iter().map(|line| spans(line, " "))).collect()
}

/// Lines of which the first one begins beside the head, without gaps.
fn beside(head: &str, tokens: &[Token], columns: usize) -> Vec<Vec<Span<'static>>> {
    let mut first = vec![Token::new(head.to_owned() + " ", BOLD)];
    first.extend_from_slice(tokens);
    flow(&first, columns, 0).into_iter().map(|line| spans(line, "")).collect()
}

/// Tokens in lines, with so many columns between them.
fn flow(tokens: &[Token], columns: usize, gap: usize) -> Vec<Vec<Token>> {
    let mut lines: Vec<Vec<Token>> = Vec::new();
    let mut taken = 0;
    for token in tokens {
        let size = width(&token.text);
        match lines.last_mut() {
            Some(line) if taken + gap + size <= columns => {
                line.push(token.clone());
                taken += gap + size;
            }
            _ => {
                lines.push(vec![token.clone()]);
                taken = size;
            }
        }
    }
    lines
}

fn spans(line: Vec<Token>, gap: &'static str) -> Vec<Span<'static>> {
    line.into_iter().flat_map(|token| [Span::styled(token.text, token.style), Span::raw(gap)]).collect()
}
