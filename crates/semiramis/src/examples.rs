//! Examples of command lines, shown by `--help` and in the manual pages. They are the same in every language.

/// The examples of a command, by the name of its message.
pub(crate) fn of(command: &str) -> &'static [&'static str] {
    let found = EXAMPLES.iter().find(|(name, _)| *name == command);
    found.map_or(&[], |&(_, lines)| lines)
}

const EXAMPLES: &[(&str, &[&str])] = &[
    ("cli", &["semiramis play amyitis", "semiramis serve --open", "semiramis help play"]),
    (
        "cli-play",
        &[
            "semiramis play amyitis --players 4 --bots architect,scribe",
            "semiramis play babylon --people 2 --players 2 --save evening.sem",
            "semiramis play jardins --players 1 --option level=expert",
            "semiramis play --load evening.sem",
            "semiramis play --resume 1",
        ],
    ),
    ("cli-serve", &["semiramis serve --open", "semiramis serve --listen 0.0.0.0:7373 --data house"]),
    ("cli-load", &["semiramis load --tables 20 --time 5"]),
    ("cli-siege", &["semiramis siege --time 20", "semiramis siege --attack oracles,hints --json"]),
    ("cli-engine", &["semiramis engine --seed 7"]),
    (
        "cli-simulate",
        &[
            "semiramis simulate jardins --players 3 --games 100000",
            "semiramis simulate babylon --games 200 --minds greedy --html figures.html",
        ],
    ),
    ("cli-arena", &["semiramis arena jardins --players 2 --minds vizier,scribe --keep games.jsonl"]),
    ("cli-lab", &["semiramis lab calibrate jardins"]),
    ("cli-lab-tune", &["semiramis lab tune jardins --games 500"]),
    ("cli-lab-calibrate", &["semiramis lab calibrate jardins --games 100"]),
    ("cli-analyse", &["semiramis analyse evening.sem --plot chances.svg"]),
    ("cli-record", &["semiramis record check evening.sem"]),
    ("cli-record-check", &["semiramis record check evening.sem", "semiramis record check - < evening.sem"]),
    ("cli-record-show", &["semiramis record show evening.sem --ply 40"]),
    ("cli-record-verify", &["semiramis record verify evening.sem"]),
    ("cli-db", &["semiramis db backup house.jsonl"]),
    ("cli-db-migrate", &["semiramis db migrate --data house"]),
    ("cli-db-backup", &["semiramis db backup house.jsonl"]),
    ("cli-db-restore", &["semiramis db restore house.jsonl --database postgres://semiramis@localhost/semiramis"]),
    ("cli-db-stats", &["semiramis db stats --json"]),
    ("cli-admin", &["semiramis admin list --state playing", "semiramis admin people ana", "semiramis admin reports"]),
    ("cli-admin-list", &["semiramis admin list --state playing --json"]),
    ("cli-admin-close", &["semiramis admin close TABLE"]),
    ("cli-admin-people", &["semiramis admin people ana", "semiramis admin people --banned"]),
    ("cli-admin-ban", &["semiramis admin ban ana --for 7days --reason \"insults\""]),
    ("cli-admin-unban", &["semiramis admin unban ana"]),
    ("cli-admin-reset", &["semiramis admin reset ana", "semiramis admin reset ana --valid 2h"]),
    ("cli-admin-grant", &["semiramis admin grant ana"]),
    ("cli-admin-revoke", &["semiramis admin revoke ana"]),
    ("cli-admin-addresses", &["semiramis admin addresses --json"]),
    ("cli-admin-ban-address", &["semiramis admin ban-address 203.0.113.0/24 --for 12h"]),
    ("cli-admin-unban-address", &["semiramis admin unban-address 203.0.113.0/24"]),
    ("cli-admin-reports", &["semiramis admin reports"]),
    ("cli-admin-settle", &["semiramis admin settle REPORT"]),
    ("cli-admin-bulletins", &["semiramis admin bulletins"]),
    ("cli-admin-bulletin", &["semiramis admin bulletin \"The server restarts at noon.\" --for 6h"]),
    ("cli-admin-withdraw", &["semiramis admin withdraw BULLETIN"]),
    ("cli-admin-log", &["semiramis admin log --about 203.0.113.7"]),
    ("cli-rules", &["semiramis rules amyitis A4.3"]),
    ("cli-components", &["semiramis components babylon > mine.toml", "semiramis components babylon --check mine.toml"]),
    ("cli-games", &["semiramis games --json"]),
    ("cli-completions", &["semiramis completions bash > semiramis.bash"]),
    ("cli-man", &["semiramis man man1 --lang fr"]),
    ("cli-help", &["semiramis help record show"]),
];
