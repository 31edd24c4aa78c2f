//! The words of the command line, in the language of this run.
//!
//! Every command has the message `cli-COMMAND`, every argument `cli-COMMAND-arg-NAME` or, where it means the same everywhere,
//! `cli-arg-NAME`.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use table::Phrase;

use crate::cli::Cli;
use crate::failure::{Code, Failure};
use crate::settings;
use crate::voice::Voice;

/// Reads the command line.
pub(crate) fn parse(arguments: &[OsString], voice: &Voice) -> Result<Cli, Failure> {
    let command = settings::apply(command(voice), arguments)?;
    let matches = command.try_get_matches_from(arguments).map_err(|error| explain(&error))?;
    let cli = Cli::from_arg_matches(&matches).map_err(|error| explain(&error))?;
    match cli.lang.as_deref() {
        Some(name) if table::Language::of_locale(name).is_none() => {
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
        .disable_help_flag(true)
        .subcommand_help_heading(voice.word("cli-heading-commands"))
        .subcommand_value_name(voice.word("cli-value-command"))
        .help_template(format!("{{about}}\n\n{}: {{usage}}\n\n{{all-args}}\n", voice.word("cli-heading-usage")));
    for id in arguments.iter().filter(|id| *id != "version") {
        command = command.mut_arg(id, |argument| dress_argument(argument, path, voice));
    }
    command = command.arg(
        Arg::new("help")
            .long("help")
            .short('h')
            .action(ArgAction::Help)
            .help(voice.word("cli-arg-help"))
            .help_heading(voice.word("cli-heading-options")),
    );
    if path == "cli" {
        let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
        let heading = voice.word("cli-heading-options");
        command =
            command.disable_version_flag(true).arg(version.help(voice.word("cli-arg-version")).help_heading(heading));
    }
    for name in subcommands {
        let inner_path = format!("{path}-{name}");
        command = command.mut_subcommand(&name, |inner| dress(inner, &inner_path, voice));
    }
    command
}

fn dress_argument(argument: Arg, path: &str, voice: &Voice) -> Arg {
    let heading = if argument.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    let id = message(argument.get_id().as_str(), path, voice);
    argument.help(StyledStr::from(voice.word(&id))).help_heading(voice.word(heading))
}

fn message(argument: &str, path: &str, voice: &Voice) -> String {
    let own = format!("{path}-arg-{argument}");
    if voice.words().knows(&own) { own } else { format!("cli-arg-{argument}") }
}

/// What is wrong with a command line, in words; help and version are written as they are.
fn explain(error: &clap::Error) -> Failure {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(" "),
        _ => String::new(),
    };
    let argument = || context(ContextKind::InvalidArg);
    let (id, found) = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return Failure::Written(error.to_string(), true),
        ErrorKind::UnknownArgument => ("cli-wrong-unknown", argument()),
        ErrorKind::InvalidSubcommand => ("cli-wrong-command", context(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => ("cli-wrong-missing", argument()),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => ("cli-wrong-value", context(ContextKind::InvalidValue)),
        ErrorKind::ArgumentConflict => ("cli-wrong-conflict", argument()),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            return Failure::Written(error.to_string(), false);
        }
        _ => return Failure::Written(error.to_string(), false),
    };
    let wrong = Phrase::new(id).with("found", found).with("argument", argument());
    Failure::Said(Code::Usage, vec![wrong, Phrase::new("cli-see-help")])
}

#[cfg(test)]
mod tests {
    use table::Language;

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

    #[test]
    fn the_command_line_is_sound() {
        command(&Voice::new(Language::En)).debug_assert();
    }
}
