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
