//! Where a JSON value ends in a text that goes on.

/// What a byte means for the shape of a value, outside of strings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Nothing,
    Quote,
    Opens,
    Closes,
    Comma,
}

const SHAPES: [Shape; 256] = {
    let mut shapes = [Shape::Nothing; 256];
    shapes[b'"' as usize] = Shape::Quote;
    shapes[b'{' as usize] = Shape::Opens;
    shapes[b'[' as usize] = Shape::Opens;
    shapes[b'}' as usize] = Shape::Closes;
    shapes[b']' as usize] = Shape::Closes;
    shapes[b',' as usize] = Shape::Comma;
    shapes
};

/// How long the value is that the text begins with.
pub(crate) fn length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match SHAPES[byte as usize] {
            Shape::Quote => {
                at = string_end(bytes, at);
                if depth == 0 {
                    return at;
                }
            }
            Shape::Opens => depth += 1,
            Shape::Closes if depth <= 1 => return at - 1 + depth,
            Shape::Closes => depth -= 1,
            Shape::Comma if depth == 0 => return at - 1,
            Shape::Comma | Shape::Nothing => {}
        }
    }
    text.len()
}

/// Where the string ends whose opening quote is before this place.
fn string_end(bytes: &[u8], mut at: usize) -> usize {
    // Eight bytes at a time: those that are a quote or a backslash are found all at once.
    while let Some(eight) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        let word = u64::from_le_bytes(*eight);
        let found = zeros(word ^ (EACH * u64::from(b'"'))) | zeros(word ^ (EACH * u64::from(b'\\')));
        if found == 0 {
            at += 8;
            continue;
        }
        at += found.trailing_zeros() as usize / 8;
        if bytes[at] == b'"' {
            return at + 1;
        }
        at += 2;
    }
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// A one in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The highest bit of the first byte that is zero is the lowest bit set; none is if no byte is zero.
fn zeros(word: u64) -> u64 {
    word.wrapping_sub(EACH) & !word & (EACH << 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_ends_where_the_next_begins() {
        let values = [
            "1",
            "null",
            r#""""#,
            r#""short""#,
            r#""exactly""#,
            r#""one of more than eight letters""#,
            "[]",
            "{}",
        ]
        .map(str::to_owned);
        let escaped =
            (0..20).map(|before| format!("\"{}\\\\{}\\\",]}}\"", "я".repeat(before), "x".repeat(7)));
        for value in values.into_iter().chain(escaped) {
            for (outside, rest) in
                [(value.clone(), ",1]"), (format!("[{value},{{\"a\":{value}}}]"), "}"), (value, "")]
            {
                assert_eq!(length(&format!("{outside}{rest}")), outside.len(), "{outside}{rest}");
            }
        }
    }
}
