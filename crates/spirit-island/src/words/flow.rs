//! Which clauses share a line, as a printed card would set them.

use super::Line;

/// The clause between two alternatives.
const OR: &str = "choose-or";

/// Plain clauses run on; a condition takes along what it governs if that is plain; an alternative begins with "or".
pub(super) fn set(lines: &mut [Line]) {
    for at in 1..lines.len() {
        let joins = joins(lines, at);
        lines[at].joins = joins;
    }
}

fn joins(lines: &[Line], at: usize) -> bool {
    let (before, this) = (&lines[at - 1], &lines[at]);
    if is_or(before) {
        return true;
    }
    if is_or(this) {
        return false;
    }
    let runs_on = before.depth == this.depth && !governs(lines, at);
    let is_governed = before.depth < this.depth && rest_is_plain(lines, at);
    runs_on || is_governed
}

fn is_or(line: &Line) -> bool {
    line.phrase.key == OR
}

/// Whether clauses stand below this one.
fn governs(lines: &[Line], at: usize) -> bool {
    lines.get(at + 1).is_some_and(|next| next.depth > lines[at].depth)
}

/// Whether all that is governed from this clause on stands side by side, or is one more condition of that kind.
fn rest_is_plain(lines: &[Line], at: usize) -> bool {
    let depth = lines[at].depth;
    let mut rest = lines[at..].iter().take_while(|line| line.depth >= depth);
    let plain = rest.clone().all(|line| line.depth == depth && !is_or(line));
    let only = rest.by_ref().filter(|line| line.depth == depth).count() == 1;
    plain || (only && governs(lines, at) && rest_is_plain(lines, at + 1))
}
