//! Keys as people press them, whichever keyboard layout is on.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::scroll::Scroll;

/// The letters of the Russian layout in the order of the keys, and those of the English one.
const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбю";
const ENGLISH: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/// Lines that a page is scrolled by at once.
const PAGE: isize = 10;

/// The command that a key stands for: the letter printed on it in the English layout, in lower case.
pub(crate) fn command(key: KeyEvent) -> KeyCode {
    match key.code {
        KeyCode::Char(_) if is_interrupt(key) => KeyCode::Char('q'),
        KeyCode::Char(letter) => {
            let letter = letter.to_lowercase().next().unwrap_or(letter);
            let place = RUSSIAN.chars().position(|each| each == letter);
            KeyCode::Char(place.and_then(|place| ENGLISH.chars().nth(place)).unwrap_or(letter))
        }
        code => code,
    }
}

/// Whether the key is the usual one to interrupt a program.
pub(crate) fn is_interrupt(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'с'))
}

/// Changes a text that is being typed; says whether the key was one for typing.
pub(crate) fn edit(text: &mut String, key: KeyEvent) -> bool {
    match key.code {
        KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => text.clear(),
        KeyCode::Char(letter) if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => {
            text.push(letter);
        }
        KeyCode::Backspace => {
            text.pop();
        }
        _ => return false,
    }
    true
}

/// Scrolls something that is being read; says whether the key was one for that.
pub(crate) fn turns(scroll: &Scroll, code: KeyCode) -> bool {
    match code {
        KeyCode::Up => scroll.by(-1),
        KeyCode::Down => scroll.by(1),
        KeyCode::PageUp => scroll.by(-PAGE),
        KeyCode::PageDown | KeyCode::Char(' ') => scroll.by(PAGE),
        KeyCode::Home => scroll.home(),
        KeyCode::End => scroll.by(isize::MAX),
        _ => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(letter: char) -> KeyEvent {
        KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE)
    }

    #[test]
    fn commands_do_not_depend_on_the_layout() {
        for (russian, english) in
            [('й', 'q'), ('Г', 'u'), ('ы', 's'), ('щ', 'o'), ('и', 'b'), ('q', 'q'), ('Q', 'q'), ('?', '?')]
        {
            assert_eq!(command(press(russian)), KeyCode::Char(english), "{russian}");
        }
        assert_eq!(command(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), KeyCode::Char('q'));
    }

    #[test]
    fn typing_changes_the_text() {
        let mut text = String::new();
        for letter in "мост".chars() {
            assert!(edit(&mut text, press(letter)));
        }
        assert!(edit(&mut text, KeyEvent::new(KeyCode::Backspace, KeyModifiers::NONE)));
        assert_eq!(text, "мос");
        assert!(!edit(&mut text, KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)));
    }
}
