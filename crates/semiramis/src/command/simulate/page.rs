//! The figures of a simulation as a page with plots: one HTML file that needs nothing else.

use game::{Meta, Phrase};
use lab::{Report, plot};

use super::table_of;
use crate::voice::Voice;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
    background:#f6efdf;color:#22243a}h1,h2{color:#1f4aa8}table{border-collapse:collapse;margin:1rem 0}\
    td,th{padding:.25rem .75rem;text-align:right;border-bottom:1px solid #e8d8b5;font-variant-numeric:tabular-nums}\
    td:first-child,th:first-child{text-align:left}figure{display:inline-block;margin:.5rem}svg{max-width:100%;height:auto}";

/// The page.
pub(super) fn write(report: &Report, meta: &Meta, voice: &Voice) -> String {
    let title = escape(&voice.word(&meta.message("title")));
    let figures = Phrase::new("cli-simulate-figures").with("games", report.games.to_string());
    let plots: String = report.seats.iter().map(|seat| plot_of(seat, voice)).collect();
    [
        format!("<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\">", voice.language().code()),
        format!("<meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style>"),
        format!("<h1>{title}</h1><h2>{}</h2>", escape(&voice.say(&figures))),
        table(&table_of::by_seat(report, meta, voice)),
        format!("<p>{}</p>", escape(&table_of::length(report, voice))),
        table(&table_of::decisive(report, meta, voice)),
        plots,
        format!("<p>{}</p></html>\n", escape(&voice.word("cli-simulate-interval"))),
    ]
    .join("\n")
}

fn plot_of(seat: &lab::SeatReport, voice: &Voice) -> String {
    let name = voice.say(&Phrase::new("cli-simulate-seat").with("number", seat.seat));
    let label = voice.say(&Phrase::new("cli-simulate-points-of").with("seat", name));
    format!("<figure>{}</figure>\n", plot::histogram(&seat.histogram, &label))
}

fn table(rows: &[(String, Vec<String>)]) -> String {
    let line = |(at, (label, cells)): (usize, &(String, Vec<String>))| {
        let tag = if at == 0 { "th" } else { "td" };
        let cells: Vec<_> = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect();
        format!("<tr><th>{}</th>{}</tr>", escape(label), cells.concat())
    };
    format!("<table>{}</table>", rows.iter().enumerate().map(line).collect::<Vec<_>>().join("\n"))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
