//! `semiramis admin`: what a host may order, whether the house is open or not.

mod lists;
mod orders;
mod reset;

use std::io::Write;

use game::Phrase;

use crate::cli::Admin;
use crate::failure::Failure;
use crate::voice::Voice;

const MINUTE: i64 = 60 * 1000;

pub(super) fn run(order: &Admin, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    match order {
        Admin::List(wanted) => lists::tables(wanted, voice, output),
        Admin::People(wanted) => lists::people(wanted, voice, output),
        Admin::Addresses(wanted) => lists::addresses(wanted, voice, output),
        Admin::Reports(wanted) => lists::reports(wanted, voice, output),
        Admin::Bulletins(wanted) => lists::bulletins(wanted, voice, output),
        Admin::Log(wanted) => lists::log(wanted, voice, output),
        Admin::Bulletin(new) => orders::post(new, voice, output),
        Admin::Reset(order) => reset::run(order, voice, output),
        order => orders::carry_out(order, voice, output),
    }
}

fn ago(millis: i64) -> Phrase {
    let minutes = (millis / MINUTE).max(0);
    let (id, count) = match minutes {
        0..60 => ("cli-admin-minutes", minutes),
        60..1440 => ("cli-admin-hours", minutes / 60),
        _ => ("cli-admin-days", minutes / 1440),
    };
    Phrase::new(id).with("count", count)
}

/// What people chose or wrote, without what could play tricks with a terminal.
fn plain(text: &str) -> String {
    let tricky = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().map(|letter| if tricky(letter) { '\u{fffd}' } else { letter }).collect()
}
