//! What is backed up comes back, in the same database or the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{BackupError, Step, Store, Value, backup, restore};

use crate::bases::{Base, entry, furnish, number, person, statement, table};

crate::on_both!(
    what_is_backed_up_comes_back_in_a_file,
    what_is_backed_up_comes_back_in_a_server,
    a_backup_shows_one_moment,
    a_backup_goes_into_an_empty_database_only,
    a_faulty_backup_is_refused_and_nothing_of_it_stays,
    an_old_backup_comes_back,
);

/// The newest schema.
const SCHEMA: usize = 11;

/// A house in use: more entries than a page holds, cells with nothing, cells with everything.
async fn live_in(store: &Store) {
    furnish(store).await;
    let odd = "\"quotes\", \\ and\nlines 🌴 \u{202e}";
    let account =
        "INSERT INTO persons (id, name, login, password, confirm, banned, created) VALUES ($1, $2, $3, $4, 1, 1, $5)";
    let session = "INSERT INTO sessions (hash, person, kind, label, created) VALUES ('h', 'a', 'cookie', '', 5)";
    let seat = "INSERT INTO seats (table_id, seat, kind, person, name, level) VALUES ('t', $1, $2, $3, $4, $5)";
    let chat =
        "INSERT INTO chat (table_id, number, person, name, seat, text, at) VALUES ('t', 0, 'p', 'p', NULL, $1, 9)";
    let lease = "INSERT INTO leases (table_id, number, holder, until) VALUES ('t', 3, 'me', 4)";
    let notice = "INSERT INTO notices (number, kind, subject, at) VALUES (1, 'ban', 'a', 2)";
    let link = "INSERT INTO links (hash, person, kind, mail, until) VALUES ('l', 'a', 'mail', 'a@b.example', 9)";
    let steps = [
        statement(account, ["a".into(), odd.into(), "amyitis".into(), "$argon2$".into(), i64::MAX.into()]),
        statement(session, []),
        statement(link, []),
        statement(seat, [0_i64.into(), "person".into(), "a".into(), odd.into(), Value::Null]),
        statement(seat, [1_i64.into(), "bot".into(), Value::Null, Value::Null, "vizier".into()]),
        statement(chat, [odd.into()]),
        statement(lease, []),
        statement(notice, []),
        table("u", "a"),
    ];
    store.write(steps.into_iter().map(Step::Must).collect()).await.unwrap();
    for id in ["t", "u"] {
        store.write((0..1300).map(|number| Step::Must(entry(id, number))).collect()).await.unwrap();
    }
}

async fn written(store: &Store) -> String {
    let mut lines = Vec::new();
    let mut last = None;
    let rows = backup(store, &mut lines, &mut |progress| last = Some(progress)).await.unwrap();
    assert_eq!(last.map(|progress| (progress.done, progress.of)), Some((rows, Some(rows))));
    String::from_utf8(lines).unwrap()
}

async fn restored(store: &Store, lines: &str) -> Result<u64, BackupError> {
    restore(store, &mut lines.as_bytes(), &mut |_| {}).await
}

async fn moves_house(from: Base, to: Base) {
    let old = from.open().await;
    live_in(&old).await;
    let lines = written(&old).await;
    assert_eq!(
        lines.lines().next(),
        Some(&*format!(r#"{{"format":"semiramis backup","version":1,"schema":{SCHEMA}}}"#))
    );
    assert!(lines.contains(r#"{"t":"entries","r":["u",1299,"play",0,"recruit engineer 2",1]}"#));
    let new = to.open().await;
    assert_eq!(restored(&new, &lines).await.unwrap() as usize, lines.lines().count() - 2);
    assert_eq!(written(&new).await, lines);
    assert_eq!(new.write(vec![Step::Must(entry("t", 1300))]).await, Ok(()));
}

async fn what_is_backed_up_comes_back_in_a_file(base: Base) {
    moves_house(base, Base::sqlite()).await;
}

async fn what_is_backed_up_comes_back_in_a_server(base: Base) {
    moves_house(base, Base::postgres()).await;
}

/// Persons come with their tables while the backup reads persons first and tables later.
async fn a_backup_shows_one_moment(base: Base) {
    let store = base.open().await;
    live_in(&store).await;
    let busy = Arc::new(AtomicBool::new(true));
    let guests = {
        let (store, busy) = (store.clone(), Arc::clone(&busy));
        tokio::spawn(async move {
            let mut guests = 0;
            while busy.load(Ordering::Relaxed) {
                let id = format!("guest {guests}");
                store.write(vec![Step::Must(person(&id)), Step::Must(table(&id, &id))]).await.unwrap();
                guests += 1;
            }
            guests
        })
    };
    for _ in 0..5 {
        let lines = written(&store).await;
        let new = Base::sqlite();
        restored(&new.open().await, &lines).await.unwrap();
    }
    busy.store(false, Ordering::Relaxed);
    assert!(guests.await.unwrap() > 0);
}

async fn a_backup_goes_into_an_empty_database_only(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let lines = written(&store).await;
    let refused = restored(&store, &lines).await;
    assert!(matches!(refused, Err(BackupError::NotEmpty("persons"))), "{refused:?}");
    assert_eq!(number(&store, "SELECT COUNT(*) FROM persons").await, 1);
}

/// Whether a backup is refused for the right reason.
type Right = fn(&BackupError) -> bool;

async fn a_faulty_backup_is_refused_and_nothing_of_it_stays(base: Base) {
    let source = Base::sqlite();
    let old = source.open().await;
    live_in(&old).await;
    let lines = written(&old).await;
    let store = base.open().await;
    let (cut, _) = lines.trim_end().rsplit_once('\n').unwrap();
    let faulty: [(String, Right); 11] = [
        (String::new(), |fault| matches!(fault, BackupError::Cut(0))),
        ("a letter home\n".to_owned(), |fault| matches!(fault, BackupError::Foreign)),
        (lines.replace("semiramis backup", "other"), |fault| matches!(fault, BackupError::Foreign)),
        (lines.replacen(&format!("\"schema\":{SCHEMA}"), "\"schema\":99", 1), |fault| {
            matches!(fault, BackupError::Version { found: 99, .. })
        }),
        (format!("{cut}\n"), |fault| matches!(fault, BackupError::Cut(_))),
        (lines.trim_end().to_owned(), |fault| matches!(fault, BackupError::Cut(_))),
        (lines.replacen("1299,\"play\"", "[1299],\"play\"", 1), |fault| matches!(fault, BackupError::Line(_))),
        (lines.replacen("\"h\",\"a\",\"cookie\",\"\",5,null", "\"h\",\"a\",\"cookie\",\"\",5", 1), |fault| {
            matches!(fault, BackupError::Line(_))
        }),
        (lines.replacen("\"t\":\"entries\"", "\"t\":\"ply\"", 1), |fault| matches!(fault, BackupError::Line(_))),
        (lines.replacen("\"u\",1299", "\"u\",1298", 1), |fault| matches!(fault, BackupError::Contradiction(_))),
        (lines.replacen("\"entries\":2600", "\"entries\":2601", 1), |fault| {
            matches!(fault, BackupError::Count { table: "entries", found: 2600, told: 2601 })
        }),
    ];
    for (lines, right) in faulty {
        let fault = restored(&store, &lines).await.unwrap_err();
        assert!(right(&fault), "{fault:?}");
        assert_eq!(number(&store, "SELECT COUNT(*) FROM persons").await, 0);
    }
    assert!(restored(&store, &lines).await.is_ok());
}

/// As a semiramis wrote it whose entries were called plies.
const OLD: &str = r#"{"format":"semiramis backup","version":1,"schema":3}
{"t":"persons","r":["p","Nabu",null,null,0,0,1]}
{"t":"sessions","r":["h","p","cookie","",1]}
{"t":"tables","r":["t","amyitis",1,"standard","{}","{}",1,"playing","p","seed",null,null,1,1]}
{"t":"plies","r":["t",0,"deal",null,"caravan 3",1]}
{"t":"plies","r":["t",1,"play",0,"recruit engineer 2",2]}
{"end":{"chat":0,"leases":0,"notices":0,"persons":1,"plies":2,"results":0,"seats":0,"sessions":1,"tables":1}}
"#;

async fn an_old_backup_comes_back(base: Base) {
    let store = base.open().await;
    let short = OLD.replace("\"plies\":2", "\"plies\":3");
    let fault = restored(&store, &short).await.unwrap_err();
    assert!(matches!(fault, BackupError::Count { table: "entries", found: 2, told: 3 }), "{fault:?}");
    assert_eq!(restored(&store, OLD).await.unwrap(), 5);
    assert_eq!(number(&store, "SELECT COUNT(*) FROM entries WHERE table_id = 't' AND number < 2").await, 2);
    assert_eq!(store.write(vec![Step::Must(entry("t", 2))]).await, Ok(()));
}
