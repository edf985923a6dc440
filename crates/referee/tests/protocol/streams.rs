//! Lines in, lines out.

use artel_referee::{MOST_LINE_BYTES, serve};

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
