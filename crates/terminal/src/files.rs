//! Reading files that people name, and writing without ever losing one.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use artel_texts::Texts;

/// More than any record or position needs; what is larger was named by mistake.
const MOST_BYTES: u64 = 16 << 20;

/// The text of a file.
pub(crate) fn read_text(path: &Path, texts: &Texts) -> Result<String> {
    if path.is_dir() {
        bail!(about(texts, "file-is-folder", path));
    }
    understand(File::open(path).and_then(read_bytes), path, texts)
}

/// The text that comes in on standard input; `path` is what people call it.
pub(crate) fn read_input(path: &Path, texts: &Texts) -> Result<String> {
    understand(read_bytes(io::stdin().lock()), path, texts)
}

fn understand(bytes: io::Result<Vec<u8>>, path: &Path, texts: &Texts) -> Result<String> {
    let wrong = |key: &str| anyhow!(about(texts, key, path));
    let bytes = bytes.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => wrong("file-missing"),
        io::ErrorKind::PermissionDenied => wrong("file-forbidden"),
        _ => anyhow!(error).context(about(texts, "file-unreadable", path)),
    })?;
    if bytes.len() as u64 > MOST_BYTES {
        bail!(wrong("file-too-large"));
    }
    String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')).ok_or_else(|| wrong("file-not-text"))
}

fn read_bytes(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file as a whole or not at all; an existing one is replaced only if that is wanted.
pub(crate) fn write_text(path: &Path, text: &str, replace: bool, texts: &Texts) -> Result<()> {
    if path.is_dir() {
        bail!(about(texts, "file-is-folder", path));
    }
    let taken = || anyhow!(about(texts, "file-exists", path));
    if !replace && path.exists() {
        bail!(taken());
    }
    let name = path.file_name().ok_or_else(|| anyhow!(about(texts, "file-no-name", path)))?.to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = write_synced(&beside, text).and_then(|()| put_in_place(&beside, path, replace));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    match written {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(taken()),
        other => other.with_context(|| about(texts, "file-not-written", path)),
    }
}

fn write_synced(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A link refuses a name that has been taken in the meantime, which a renaming would not.
fn put_in_place(beside: &Path, path: &Path, replace: bool) -> io::Result<()> {
    if replace {
        return fs::rename(beside, path);
    }
    match fs::hard_link(beside, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !path.exists() => {
            fs::rename(beside, path)
        }
        Err(error) => Err(error),
        Ok(()) => fs::remove_file(beside),
    }
}

fn about(texts: &Texts, key: &str, path: &Path) -> String {
    texts.with(key, [("file", path.display().to_string())])
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use artel_texts::Language;

    use super::*;

    fn texts() -> Texts {
        Texts::new("", Language::En)
    }

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("artel-files-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn an_existing_file_is_replaced_only_if_wanted() {
        let folder = folder("replace");
        let path = folder.join("game.artel");
        write_text(&path, "one", false, &texts()).unwrap();
        let refused = write_text(&path, "two", false, &texts()).unwrap_err().to_string();
        assert!(refused.contains("game.artel"), "{refused}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        write_text(&path, "two", true, &texts()).unwrap();
        assert_eq!(read_text(&path, &texts()).unwrap(), "two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left lying about");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_read_or_written_is_named() {
        let folder = folder("wrong");
        let problem = |path: &Path| read_text(path, &texts()).unwrap_err().to_string();
        assert!(problem(&folder.join("none")).contains("none"));
        assert!(problem(&folder).contains("folder"));
        fs::write(folder.join("binary"), [0xff, 0xfe, 0x00]).unwrap();
        assert!(problem(&folder.join("binary")).contains("not a text file"));
        assert!(write_text(&folder, "x", true, &texts()).is_err());
        assert!(write_text(&folder.join("no/such/file"), "x", false, &texts()).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
