//! A referee between two streams.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use crate::{MOST_LINE_BYTES, Referee};

/// Answers every line until the input ends or the other program quits.
pub fn serve(input: impl Read, output: impl Write) -> io::Result<()> {
    let mut input = BufReader::new(input);
    let mut output = BufWriter::new(output);
    let mut referee = Referee::new();
    let mut line = Vec::new();
    while !referee.has_quit() && read_line(&mut input, &mut line)? {
        if let Some(answer) = referee.answer(&line) {
            writeln!(output, "{answer}")?;
        }
        // Programs that send many requests at once get their answers at once.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    output.flush()
}

/// Reads a line with its end; of a line that is too long only so much that this can be seen.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    input.by_ref().take(MOST_LINE_BYTES as u64 + 1).read_until(b'\n', line)?;
    if line.len() > MOST_LINE_BYTES && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(!line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        serve(input, &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn the_last_line_needs_no_end_and_blank_lines_no_answer() {
        assert_eq!(answers(b"\n \r\n{\"op\":\"quit\"}"), ["{\"ok\":true}"]);
        assert_eq!(answers(b""), [""; 0]);
    }

    #[test]
    fn nothing_is_answered_after_quit() {
        assert_eq!(answers(b"{\"op\":\"quit\"}\n{\"op\":\"games\"}\n").len(), 1);
    }

    #[test]
    fn a_line_may_be_as_long_as_the_limit_and_no_longer() {
        let padded = |length: usize| format!("{{\"op\":\"quit\"{}}}\n", " ".repeat(length - 13)).into_bytes();
        assert_eq!(answers(&padded(MOST_LINE_BYTES)), ["{\"ok\":true}"]);
        for beyond in [1, 2, 100_000] {
            let mut input = padded(MOST_LINE_BYTES + beyond);
            input.extend(b"{\"op\":\"quit\",\"id\":7}\n");
            let all = answers(&input);
            assert_eq!(all.len(), 2, "one answer to the long line, one to the next");
            assert!(all[0].contains("line-too-long"));
            assert_eq!(all[1], "{\"id\":7,\"ok\":true}");
        }
    }
}
