//! A settings file: the same names as the options of `semiramis serve`, as TOML. An option wins over the environment,
//! and the environment over the file.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Command;
use game::Phrase;

use crate::failure::Failure;
use crate::files;

/// The command that has a settings file.
const COMMAND: &str = "serve";

/// Lets the file named by `--config` or `SEMIRAMIS_CONFIG` stand in for the defaults of `serve`.
pub(crate) fn apply(command: Command, arguments: &[OsString]) -> Result<Command, Failure> {
    let Some(path) = named(arguments).filter(|_| arguments.iter().any(|argument| argument == COMMAND)) else {
        return Ok(command);
    };
    let text = files::read(&path)?;
    let file = path.display().to_string();
    let settings: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        Failure::usage(Phrase::new("cli-config-form").with("file", file.as_str()).with("error", error.to_string()))
    })?;
    let known: Vec<String> = command
        .find_subcommand(COMMAND)
        .into_iter()
        .flat_map(Command::get_arguments)
        .filter_map(|argument| argument.get_long().map(str::to_owned))
        .filter(|name| !["config", "help", "lang"].contains(&name.as_str()))
        .collect();
    let mut command = command;
    for (name, value) in settings {
        let value = plain(&value).filter(|_| known.contains(&name)).ok_or_else(|| {
            let wrong = Phrase::new("cli-config-name").with("file", file.as_str()).with("found", name.as_str());
            Failure::usage(wrong.with("known", known.join(", ")))
        })?;
        let id = name.replace('-', "_");
        command = command.mut_subcommand(COMMAND, |serve| serve.mut_arg(id, |argument| argument.default_values(value)));
    }
    Ok(command)
}

fn named(arguments: &[OsString]) -> Option<PathBuf> {
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let text = argument.to_str().unwrap_or_default();
        if text == "--config" {
            return arguments.next().map(PathBuf::from);
        }
        if let Some(path) = text.strip_prefix("--config=") {
            return Some(PathBuf::from(path));
        }
    }
    std::env::var_os("SEMIRAMIS_CONFIG").map(PathBuf::from)
}

/// The words of a value, if it is one that an option can have.
fn plain(value: &toml::Value) -> Option<Vec<String>> {
    match value {
        toml::Value::String(text) => Some(vec![text.clone()]),
        toml::Value::Integer(number) => Some(vec![number.to_string()]),
        toml::Value::Float(number) => Some(vec![number.to_string()]),
        toml::Value::Boolean(truth) => Some(vec![truth.to_string()]),
        toml::Value::Array(values) => Some(values.iter().filter_map(plain).flatten().collect()),
        _ => None,
    }
}
