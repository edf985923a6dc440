//! What people type.

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command<'a> {
    Nothing,
    /// Moves to make, one after another.
    Moves(&'a str),
    Undo {
        anyway: bool,
    },
    Save {
        file: &'a str,
        anyway: bool,
    },
    Load {
        file: &'a str,
        anyway: bool,
    },
    Why(&'a str),
    Rules(&'a str),
    Log,
    State,
    /// The list of moves that contain these words.
    List(&'a str),
    /// Cards and the like to look up.
    Card(&'a str),
    Bot,
    Language,
    Help,
    Quit,
}

impl<'a> Command<'a> {
    /// What the line says. Commands are understood in English and in Russian; `!` after one means
    /// "even if something is lost".
    pub(crate) fn read(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let anyway = word.ends_with('!');
        let name = word.trim_end_matches('!').to_lowercase();
        match name.as_str() {
            "" => Command::Nothing,
            "undo" | "отмена" | "отменить" => Command::Undo { anyway },
            "save" | "сохранить" => Command::Save { file: rest, anyway },
            "load" | "open" | "загрузить" | "открыть" => Command::Load { file: rest, anyway },
            "why" | "почему" => Command::Why(rest),
            "rules" | "rule" | "правила" | "правило" => Command::Rules(rest),
            "log" | "журнал" => Command::Log,
            "state" | "состояние" => Command::State,
            "moves" | "ходы" => Command::List(rest),
            "card" | "cards" | "карта" | "карты" => Command::Card(rest),
            "bot" | "бот" => Command::Bot,
            "language" | "язык" => Command::Language,
            "help" | "помощь" | "справка" | "?" => Command::Help,
            "quit" | "exit" | "выход" | "выйти" => Command::Quit,
            _ => Command::Moves(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood_in_both_languages() {
        assert_eq!(Command::read("  "), Command::Nothing);
        assert_eq!(Command::read(" 12 "), Command::Moves("12"));
        assert_eq!(Command::read("2 draw; 2 draw"), Command::Moves("2 draw; 2 draw"));
        assert_eq!(Command::read("ходы мост"), Command::List("мост"));
        assert_eq!(Command::read("undo!"), Command::Undo { anyway: true });
        assert_eq!(Command::read("Отмена"), Command::Undo { anyway: false });
        assert_eq!(Command::read("save a b.artel"), Command::Save { file: "a b.artel", anyway: false });
        assert_eq!(Command::read("загрузить! игра"), Command::Load { file: "игра", anyway: true });
        assert_eq!(Command::read("why fly gold-gate"), Command::Why("fly gold-gate"));
        assert_eq!(Command::read("Выход"), Command::Quit);
    }
}
