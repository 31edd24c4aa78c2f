//! What nobody may: act for another, look where he should not, come from another site, take too much.

use serde_json::{Value, json};
use server::Limits;
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Answer, Browser, until};
use crate::open::{Open, UNLIMITED};

fn seats() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }])
}

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let seat = two.turn().await;
    let ply = two.sockets[seat].legal()[0].clone();
    let commands = [
        two.sockets[seat].play_command(seat, &ply),
        json!({ "undo": { "seat": seat } }),
        json!({ "confirm": { "seat": seat } }),
        json!({ "resign": { "seat": seat } }),
        json!({ "return": { "seat": seat } }),
    ];
    let (other, stranger) = (two.people[1 - seat].clone(), house.guest("Adad").await);
    let number = two.sockets[0].number();
    for command in &commands {
        other.command(&two.id, command).await.refused(403, "house-no-your-seat");
        stranger.command(&two.id, command).await.refused(403, "house-no-your-seat");
        Browser::new(house.address).command(&two.id, command).await.refused(401, "house-no-nameless");
    }
    other.command(&two.id, &json!({ "replace": { "seat": seat } })).await.refused(403, "house-no-present");
    let snapshot = stranger.get(&format!("/api/v1/tables/{}/snapshot", two.id)).await.fine();
    assert_eq!(snapshot["number"], number, "nothing has happened");
}

#[tokio::test]
async fn a_private_table_is_in_no_list_and_no_lobby() {
    let house = Open::new().await;
    let (mut nabu, stranger) = (house.guest("Nabu").await, house.guest("Adad").await);
    let hidden = nabu.make(&json!({ "game": "babylon", "seats": seats() })).await;
    let shown = nabu.make(&json!({ "game": "babylon", "seats": seats(), "public": true })).await;
    assert!(hidden.len() >= 24, "nobody guesses this");
    for list in ["open", "playing", "mine", "finished"] {
        for one in [&stranger, &Browser::new(house.address)] {
            let listed = one.get(&format!("/api/v1/tables?list={list}")).await;
            assert!(listed.status == 200 && !listed.body.contains(&hidden), "{list}");
        }
    }
    assert!(stranger.get("/api/v1/tables").await.body.contains(&shown));
    for page in ["/metrics", "/healthz", "/readyz", "/api/openapi.json"] {
        assert!(!stranger.get(page).await.body.contains(&hidden), "{page}");
    }
    // Who has the link may look and sit down.
    assert_eq!(stranger.table(&hidden).await["public"], false);
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let house = Open::new().await;
    let nabu = house.guest("Nabu").await;
    let ids =
        ["aaaaaaaaaaaaaaaaaaaaaaaa", "x", "%00", "..%2f..%2fetc", "%F0%9F%8C%B4", "'%20OR%201=1--", &"a".repeat(3000)];
    for id in ids {
        for end in ["", "/snapshot", "/log", "/record", "/snapshot?ply=3", "/snapshot?wait=30"] {
            nabu.get(&format!("/api/v1/tables/{id}{end}")).await.refused(404, "house-no-table");
        }
        nabu.command(id, &json!("start")).await.refused(404, "house-no-table");
        let Err(Error::Http(answer)) = nabu.upgrade(&format!("/api/v1/tables/{id}/live")).await else { panic!("{id}") };
        assert_eq!(answer.status(), 404);
    }
    for path in ["/api/v1", "/api/v1/", "/api/v1/tables/", "/api/v1/admin", "/api/v2/games"] {
        assert_eq!(nabu.get(path).await.status, 404, "{path}");
    }
    house.still_answers().await;
}

#[tokio::test]
async fn a_session_is_not_guessed() {
    let house = Open::new().await;
    let nabu = house.guest("Nabu").await;
    let (_, cookie) = nabu.headers[0].clone();
    let secret = cookie.strip_prefix("semiramis=").unwrap();
    assert_eq!(secret.len(), 43, "256 bits");
    let near = format!("{}{}", &secret[..42], if secret.ends_with('A') { 'B' } else { 'A' });
    let wrong =
        ["", "x", &near, &secret[..42], &secret.to_uppercase(), "\u{ff}\u{fe}", "%00", &"x".repeat(4000), "a=b=c"];
    for secret in wrong {
        for cookie in [format!("semiramis={secret}"), format!("semiramis=\"{secret}\"; semiramis=x"), secret.to_owned()]
        {
            let thief = Browser::new(house.address).with("cookie", &cookie);
            // What is no cookie of the house at all is that of a first visit.
            let status = thief.get("/api/v1/me").await.status;
            let is_ours = cookie.is_ascii() && cookie.contains("semiramis=");
            assert_eq!(status, if is_ours { 401 } else { 204 }, "{cookie}");
        }
    }
    let among = Browser::new(house.address).with("cookie", &format!("theme=dark; {cookie}; x"));
    assert_eq!(among.get("/api/v1/me").await.fine()["name"], "Nabu");
}

#[tokio::test]
async fn a_page_of_another_site_can_not_act() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats() })).await;
    let live = format!("/api/v1/tables/{id}/live");
    let own = format!("http://{}", house.address);
    let foreign =
        ["https://evil.example", "null", "", "http://127.0.0.1", &format!("{own}.evil.example"), "games.example"];
    for origin in foreign {
        let mut page = nabu.with("origin", origin);
        page.post("/api/v1/tables", &json!({ "game": "babylon", "seats": seats() }))
            .await
            .refused(403, "house-no-foreign");
        page.command(&id, &json!("start")).await.refused(403, "house-no-foreign");
        page.ask("PUT", "/api/v1/me/preferences", Some(r#"{"confirm":true}"#)).await.refused(403, "house-no-foreign");
        for path in [live.as_str(), "/api/v1/lobby"] {
            let Err(Error::Http(answer)) = page.upgrade(path).await else { panic!("{origin} {path}") };
            assert_eq!(answer.status(), 403, "{origin}");
        }
        assert_eq!(page.get("/api/v1/games").await.header("access-control-allow-origin"), None);
    }
    for origin in [own.as_str(), "https://games.example"] {
        let page = nabu.with("origin", origin);
        page.command(&id, &json!({ "say": { "text": "hello" } })).await.fine();
        page.upgrade(&live).await.unwrap();
    }
    assert_eq!(nabu.get("/api/v1/tables?list=mine").await.fine().as_array().unwrap().len(), 1);
}

#[track_caller]
fn is_strict(answer: &Answer) {
    let policy = answer.header("content-security-policy").unwrap_or_default();
    assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{answer:?}");
    assert!(!policy.contains("unsafe") && !policy.contains("style-src"), "{policy}");
    assert!(!policy.contains("script-src") && policy.contains("object-src 'none'"), "{policy}");
    assert_eq!(answer.header("x-frame-options"), Some("DENY"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
}

#[tokio::test]
async fn headers_are_strict_on_every_kind_of_answer() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats() })).await;
    let pages = [
        "/",
        "/tables/x",
        "/assets/page.js",
        "/assets/none.js",
        "/api",
        "/api/openapi.json",
        "/api/openapi.css",
        "/metrics",
        "/healthz",
        "/readyz",
    ];
    for page in pages.into_iter().chain(["/api/v1/games", "/api/v1/rules/amyitis/en", "/api/v1/nothing", "/api/none"]) {
        is_strict(&nabu.get(page).await);
    }
    is_strict(&nabu.get(&format!("/api/v1/tables/{id}")).await);
    is_strict(&nabu.get(&format!("/api/v1/tables/{id}/snapshot?after=x")).await);
    is_strict(&nabu.get(&format!("/api/v1/tables/{id}/live")).await);
    is_strict(&nabu.ask("DELETE", "/api/v1/me", None).await);
    is_strict(&nabu.ask("POST", "/api/v1/me", Some("{")).await);
    is_strict(&nabu.with("origin", "https://evil.example").ask("POST", "/api/v1/me", Some("{}")).await);
    is_strict(&nabu.ask("POST", "/api/v1/me", Some(&"x".repeat(70_000))).await);
    is_strict(&nabu.with("if-none-match", "\"1\"").get("/").await);
    for path in ["/api/v1/me", "/api/v1/tables"] {
        assert_eq!(nabu.get(path).await.header("cache-control"), Some("no-store"), "{path}");
    }
}

#[tokio::test]
async fn no_name_breaks_a_page() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let names = [
        ("<script>alert(1)</script>", Some("<script>alert(1)</script>")),
        ("\"'><img src=x onerror=x>", Some("\"'><img src=x onerror=x>")),
        ("\u{202e}ubaN\u{202c}\u{2066}", Some("ubaN")),
        ("a\u{0}\u{7}\u{1b}[31mb", Some("a[31mb")),
        ("z\u{316}\u{316}\u{316}\u{316}\u{489}\u{488}", Some("z\u{316}\u{316}\u{316}")),
        ("A\u{3164}n\u{115f}a", Some("Ana")),
        ("e\u{301}", Some("é")),
        (" \n\t\u{200b}\u{feff}", None),
        ("", None),
    ];
    for (name, shown) in names {
        let answer = nabu.post("/api/v1/me", &json!({ "name": name })).await;
        match shown {
            Some(shown) => assert_eq!(answer.fine()["name"], shown),
            None => answer.refused(400, "house-no-name"),
        }
        // Names are data, never markup.
        assert_eq!(nabu.get("/api/v1/me").await.header("content-type"), Some("application/json"));
    }
    let long = nabu.post("/api/v1/me", &json!({ "name": "王".repeat(10_000) })).await.fine();
    assert_eq!(long["name"].as_str().unwrap().chars().count(), 32);
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "\u{202e}".repeat(9_000) }]);
    nabu.post("/api/v1/tables", &json!({ "game": "babylon", "seats": seats })).await.refused(400, "house-no-name");
    house.still_answers().await;
}

#[tokio::test]
async fn bodies_that_are_not_what_they_should_be_are_refused() {
    let house = Open::new().await;
    let nabu = house.guest("Nabu").await;
    let deep = format!("{}1{}", "[".repeat(30_000), "]".repeat(30_000));
    let bodies =
        ["", "null", "[]", "{}", "{\"name\":1}", "{\"name\":\"a\",\"more\":1}", "\u{0}", &deep, &"9".repeat(60_000)];
    for body in bodies {
        for path in ["/api/v1/me", "/api/v1/tables", "/api/v1/account", "/api/v1/sign-in", "/api/v1/tokens"] {
            nabu.ask("POST", path, Some(body)).await.refused(400, "house-no-unreadable");
        }
    }
    nabu.ask("POST", "/api/v1/me", Some(&format!("{{\"name\":\"{}\"}}", "x".repeat(100_000))))
        .await
        .refused(413, "house-no-too-large");
    for query in ["after=-1", "after=1e9", "ply=99999999999999999999999", "wait=-1"] {
        nabu.get(&format!("/api/v1/tables/x/snapshot?{query}")).await.refused(400, "house-no-unreadable");
    }
    for path in ["/api/v1/tables?list=secret", "/api/v1/tables/%FF", "/api/v1/tables/x/live", "/api/v1/lobby?x=%FF"] {
        nabu.get(path).await.refused(400, "house-no-unreadable");
    }
    nabu.upgrade("/api/v1/tables/x/live?after=-1").await.unwrap_err();
    nabu.ask("DELETE", "/api/v1/me", None).await.refused(405, "house-no-method");
    nabu.ask("POST", "/api/none", Some("{}")).await.refused(404, "house-no-page");
    house.still_answers().await;
}

#[tokio::test]
async fn one_address_has_so_many_sockets() {
    let house = Open::with(Limits { sockets: 5, ..UNLIMITED }).await;
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats() })).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(nabu.come(&id).await);
    }
    for path in ["/api/v1/lobby", &format!("/api/v1/tables/{id}/live")] {
        let Err(Error::Http(answer)) = nabu.upgrade(path).await else { panic!("one more") };
        assert_eq!(answer.status(), 429);
    }
    drop(sockets.pop());
    // As soon as the house notices that one has gone, there is room for another, and for one only.
    let mut another = None;
    until("a socket that has gone makes room", async || {
        another = nabu.upgrade("/api/v1/lobby").await.ok();
        another.is_some()
    })
    .await;
    let Err(Error::Http(answer)) = nabu.upgrade("/api/v1/lobby").await else { panic!("room for more than one") };
    assert_eq!(answer.status(), 429);
    house.still_answers_over_http().await;
}

#[tokio::test]
async fn one_person_has_so_many_tables() {
    let house = Open::with(Limits { tables: 3, ..UNLIMITED }).await;
    let mut nabu = house.guest("Nabu").await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(
            nabu.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "here", "name": "Beli" }] }))
                .await,
        );
    }
    let another = json!({ "game": "jardins", "seats": seats() });
    nabu.post("/api/v1/tables", &another).await.refused(429, "house-no-many-tables");
    house.still_answers().await;
    nabu.command(&ids[0], &json!({ "resign": { "seat": 0 } })).await.fine();
    // A game that is over counts no more; but a rematch counts like any table.
    nabu.make(&another).await;
    nabu.command(&ids[0], &json!("rematch")).await.refused(429, "house-no-many-tables");
}

#[tokio::test]
async fn one_address_asks_so_often() {
    let house = Open::with(Limits { address: 5, ..UNLIMITED }).await;
    let nobody = Browser::new(house.address);
    let first = nobody.get("/api/v1/games").await;
    assert_eq!(first.header("ratelimit-policy"), Some("\"address\";q=20;w=4"));
    assert_eq!(first.header("ratelimit"), Some("\"address\";r=19;t=1"));
    let crowd = (0..60).map(|_| {
        let nobody = nobody.clone();
        tokio::spawn(async move { nobody.get("/api/v1/games").await })
    });
    let mut refused = 0;
    for answer in crowd.collect::<Vec<_>>() {
        let answer = answer.await.unwrap();
        if answer.status == 429 {
            is_strict(&answer);
            answer.refused(429, "house-no-too-fast");
            assert!(
                answer.header("retry-after").is_some_and(|seconds| seconds.parse::<u32>().unwrap() > 0),
                "{answer:?}"
            );
            assert_eq!(answer.header("ratelimit").unwrap(), "\"address\";r=0;t=4");
            refused += 1;
        }
    }
    assert!(refused > 0);
    assert_eq!(nobody.get("/healthz").await.status, 200, "who watches over the house may always");
}

#[tokio::test]
async fn nobody_talks_without_end() {
    let house = Open::with(Limits { person: 1000, ..UNLIMITED }).await;
    let two = house.two("babylon", json!({})).await;
    let mut refused = 0;
    for line in 0..30 {
        let said = two.people[0].command(&two.id, &json!({ "say": { "text": format!("line {line}") } })).await;
        if said.status != 200 {
            said.refused(429, "house-no-too-fast");
            refused += 1;
        }
    }
    assert!(refused > 0);
    // He may still play, and others may talk.
    two.people[0].command(&two.id, &json!({ "explain": { "plies": [] } })).await.fine();
    two.people[1].command(&two.id, &json!({ "say": { "text": "at last" } })).await.fine();
}

#[tokio::test]
async fn one_address_is_not_a_crowd_of_guests() {
    let house = Open::with(Limits { address: 1000, ..UNLIMITED }).await;
    let mut nabu = house.guest("Nabu").await;
    let mut refused = 0;
    for _ in 0..150 {
        let answer = Browser::new(house.address).ask("POST", "/api/v1/me", Some(r#"{"name":"Nobody"}"#)).await;
        if answer.status != 200 {
            answer.refused(429, "house-no-too-fast");
            refused += 1;
        }
    }
    assert!(refused > 0);
    // Who is known already is no new guest.
    nabu.post("/api/v1/me", &json!({ "name": "Nabû" })).await.fine();
}

#[tokio::test]
async fn passwords_are_not_tried_out() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    nabu.post("/api/v1/account", &json!({ "login": "nabu", "password": "the gardens hang" })).await.fine();
    let wrong = |login: &str| json!({ "login": login, "password": "the gardens fall" });
    let mut thief = Browser::new(house.address);
    let mut refused = 0;
    for _ in 0..20 {
        let answer = thief.post("/api/v1/sign-in", &wrong("nabu")).await;
        assert!([403, 429].contains(&answer.status), "{answer:?}");
        refused += usize::from(answer.status == 429);
    }
    assert!(refused > 0);
    thief.post("/api/v1/sign-in", &wrong("beli")).await.refused(403, "house-no-wrong-password");
}

#[tokio::test]
async fn no_page_brings_a_style_that_its_own_policy_refuses() {
    let house = Open::new().await;
    let page = Browser::new(house.address).get("/api").await.body;
    assert!(!page.contains("<style") && !page.contains("style=") && page.contains("/api/openapi.css"));
    let style = Browser::new(house.address).get("/api/openapi.css").await;
    assert_eq!((style.status, style.header("content-type")), (200, Some("text/css; charset=utf-8")));
}
