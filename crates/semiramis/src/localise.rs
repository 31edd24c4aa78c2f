//! The words of the command line, in the language of this run.
//!
//! Every command has the message `cli-COMMAND`, every argument `cli-COMMAND-arg-NAME` or, where it means the same everywhere,
//! `cli-arg-NAME`.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use game::Phrase;

use crate::cli::{Cli, SUGGESTED};
use crate::examples;
use crate::failure::{Code, Failure};
use crate::settings;
use crate::voice::Voice;

/// Reads the command line.
pub(crate) fn parse(arguments: &[OsString], voice: &Voice) -> Result<Cli, Failure> {
    let command = settings::apply(command(voice), arguments)?;
    let matches = command.try_get_matches_from(arguments).map_err(|error| explain(&error, voice))?;
    let cli = Cli::from_arg_matches(&matches).map_err(|error| explain(&error, voice))?;
    match cli.lang.as_deref() {
        Some(name) if game::Language::of_locale(name).is_none() => {
            Err(Failure::usage(Phrase::new("cli-no-language").with("found", name)))
        }
        _ => Ok(cli),
    }
}

/// The command line with all its words.
pub(crate) fn command(voice: &Voice) -> Command {
    dress(Cli::command(), "cli", voice)
}

fn dress(command: Command, path: &str, voice: &Voice) -> Command {
    let arguments: Vec<_> = command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    let subcommands: Vec<_> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    let mut command = command
        .about(voice.word(path))
        .after_help(examples(path, voice))
        .disable_help_flag(true)
        .subcommand_help_heading(clap_heading("cli-heading-commands", voice))
        .subcommand_value_name(voice.word("cli-value-command"))
        .help_template(format!(
            "{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n",
            heading("cli-heading-usage", voice)
        ));
    for id in arguments.iter().filter(|id| *id != "version") {
        command = command.mut_arg(id, |argument| dress_argument(argument, path, voice));
    }
    command = command.arg(
        Arg::new("help")
            .long("help")
            .short('h')
            .action(ArgAction::Help)
            .help(voice.word("cli-arg-help"))
            .help_heading(clap_heading("cli-heading-options", voice)),
    );
    if path == "cli" {
        let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
        let heading = clap_heading("cli-heading-options", voice);
        command =
            command.disable_version_flag(true).arg(version.help(voice.word("cli-arg-version")).help_heading(heading));
    }
    for name in subcommands {
        let inner_path = format!("{path}-{name}");
        command = command.mut_subcommand(&name, |inner| dress(inner, &inner_path, voice));
    }
    command
}

/// Examples under their heading.
fn examples(path: &str, voice: &Voice) -> String {
    let heading = heading("cli-heading-examples", voice);
    format!("{heading}\n  {}", examples::of(path).join("\n  "))
}

/// A heading with its colon.
fn heading(id: &str, voice: &Voice) -> String {
    voice.say(&Phrase::new("cli-heading").with("heading", voice.word(id)))
}

/// The same for clap, which sets the colon itself.
fn clap_heading(id: &str, voice: &Voice) -> String {
    heading(id, voice).trim_end_matches(':').to_owned()
}

/// What stands for a value, in the language of this run.
fn value_name(argument: &Arg, voice: &Voice) -> Option<String> {
    let name = argument.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let name = name.unwrap_or_else(|| argument.get_id().to_string()).to_lowercase().replace('=', "-");
    let id = format!("cli-value-{name}");
    voice.words().knows(&id).then(|| voice.word(&id))
}

fn dress_argument(argument: Arg, path: &str, voice: &Voice) -> Arg {
    let heading = if argument.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    let id = message(argument.get_id().as_str(), path, voice);
    let help = format!("{}{}", voice.word(&id), notes(&argument, voice));
    let argument = argument.help(StyledStr::from(help)).help_heading(clap_heading(heading, voice));
    if !argument.get_action().takes_values() {
        return argument;
    }
    let argument = match value_name(&argument, voice) {
        Some(name) => argument.value_name(name),
        None => argument,
    };
    argument.hide_default_value(true).hide_env(true).hide_possible_values(true).allow_negative_numbers(true)
}

/// What an argument may be, is by default, and where else it is read from: said here, because clap says it in English only.
fn notes(argument: &Arg, voice: &Voice) -> String {
    let note = |id: &'static str, value: String| {
        if value.is_empty() { value } else { format!(" [{}]", voice.say(&Phrase::new(id).with("value", value))) }
    };
    let open = SUGGESTED.contains(&argument.get_id().as_str());
    let values: Vec<_> = argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let variable = argument.get_env().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let truth = matches!(argument.get_action(), ArgAction::SetTrue);
    [
        note("cli-note-values", if truth || open { String::new() } else { values.join(", ") }),
        note("cli-note-default", defaults.join(", ")),
        note("cli-note-variable", variable),
    ]
    .concat()
}

fn message(argument: &str, path: &str, voice: &Voice) -> String {
    let own = format!("{path}-arg-{argument}");
    if voice.words().knows(&own) { own } else { format!("cli-arg-{argument}") }
}

/// What is wrong with a command line, in words; help and version are written as they are.
fn explain(error: &clap::Error, voice: &Voice) -> Failure {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = || context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let (id, found) = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return Failure::Written(error.to_string(), true),
        ErrorKind::UnknownArgument => ("cli-wrong-unknown", argument()),
        ErrorKind::InvalidSubcommand => ("cli-wrong-command", context(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => ("cli-wrong-missing", argument()),
        ErrorKind::InvalidValue if value.is_empty() => ("cli-wrong-no-value", argument()),
        ErrorKind::InvalidValue if argument().contains(&voice.word("cli-value-game")) => ("cli-no-game", value.clone()),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => ("cli-wrong-value", value.clone()),
        ErrorKind::ArgumentConflict => ("cli-wrong-conflict", argument()),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            return Failure::Written(error.to_string(), false);
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            ("cli-wrong-count", argument())
        }
        ErrorKind::InvalidUtf8 => ("cli-wrong-utf8", String::new()),
        _ => ("cli-wrong-line", String::new()),
    };
    let known = context(ContextKind::ValidValue);
    let wrong = Phrase::new(id)
        .with("found", found)
        .with("argument", argument())
        .with("other", context(ContextKind::PriorArg))
        .with("known", known.as_str());
    let mut said = vec![wrong];
    if !known.is_empty() && id != "cli-no-game" {
        said.push(Phrase::new("cli-wrong-known").with("known", known));
    }
    if value.parse().is_ok_and(|number: i64| number <= 0) {
        said.push(Phrase::new("cli-wrong-least"));
    }
    let guesses =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue].map(context);
    said.extend(guesses.into_iter().find(|guess| !guess.is_empty()).map(guess));
    said.push(Phrase::new("cli-see-help"));
    Failure::Said(Code::Usage, said)
}

/// That there is no such command, and which one was meant.
pub(crate) fn no_command(found: &str, known: &[String]) -> Failure {
    let mut said = vec![Phrase::new("cli-wrong-command").with("found", found)];
    if !known.is_empty() {
        said.push(Phrase::new("cli-wrong-known").with("known", known.join(", ")));
    }
    Failure::Said(Code::Usage, said)
}

fn guess(found: String) -> Phrase {
    Phrase::new("cli-wrong-guess").with("found", found)
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    fn check(command: &Command, path: &str, voice: &Voice) {
        assert!(voice.words().knows(path), "{path}");
        for argument in command.get_arguments().filter(|argument| argument.get_id() != "version") {
            let id = message(argument.get_id().as_str(), path, voice);
            assert!(voice.words().knows(&id), "{id}");
        }
        for inner in command.get_subcommands() {
            check(inner, &format!("{path}-{}", inner.get_name()), voice);
        }
    }

    #[test]
    fn every_command_and_argument_has_words_in_both_languages() {
        for language in Language::ALL {
            check(&Cli::command(), "cli", &Voice::new(language));
        }
    }

    /// The command lines in the shell blocks of a page.
    fn shown(page: &str) -> Vec<Vec<OsString>> {
        let blocks = page.split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("sh\n"));
        let lines = blocks.flat_map(str::lines).filter_map(|line| line.split(['#', '>']).next());
        let commands =
            lines.flat_map(|line| line.split(" | ")).map(str::trim).filter(|part| part.starts_with("semiramis "));
        commands
            .map(|command| command.split_whitespace().map(|word| OsString::from(word.trim_matches('"'))).collect())
            .collect()
    }

    #[test]
    fn every_command_in_the_docs_is_understood() {
        let pages = [
            include_str!("../../../README.md"),
            include_str!("../../../docs/command-line.md"),
            include_str!("../../../docs/terminal.md"),
            include_str!("../../../docs/hosting.md"),
            include_str!("../../../docs/records.md"),
        ];
        let voice = Voice::new(Language::En);
        let commands: Vec<_> = pages.into_iter().flat_map(shown).collect();
        assert!(commands.len() > 30, "{commands:?}");
        for line in commands {
            let read = command(&voice).try_get_matches_from(&line);
            assert!(read.is_ok(), "{line:?}: {:?}", read.err().map(|error| error.to_string()));
        }
    }

    #[test]
    fn every_command_has_examples_that_are_understood() {
        fn all(command: &Command, path: &str, lines: &mut Vec<&'static str>) {
            assert!(!examples::of(path).is_empty(), "{path} has no example");
            lines.extend(examples::of(path));
            for inner in command.get_subcommands() {
                all(inner, &format!("{path}-{}", inner.get_name()), lines);
            }
        }
        let mut lines = Vec::new();
        all(&Cli::command(), "cli", &mut lines);
        for line in lines {
            // Every second part stands between quotes.
            let parts = line.split('"').enumerate().flat_map(|(at, part)| match at % 2 {
                0 => part.split_whitespace().collect(),
                _ => vec![part],
            });
            let words = parts.take_while(|word| !["<", ">", "|"].contains(word));
            let read = command(&Voice::new(Language::En)).try_get_matches_from(words);
            assert!(read.is_ok(), "{line}: {:?}", read.err().map(|error| error.to_string()));
        }
    }

    #[test]
    fn the_command_line_is_sound() {
        command(&Voice::new(Language::En)).debug_assert();
    }
}
