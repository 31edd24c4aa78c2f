//! Editions: a table played with component figures of one's own or of the host, from the choice to the record.

use game::Record;
use house::OfferedEdition;
use serde_json::{Value, json};

use crate::client::{Browser, TestRandom};
use crate::open::{Open, UNLIMITED};

const EDITIONS: &str = "/api/v1/games/jardins/editions";
/// A record played with the standard box.
const STANDARD: &str = include_str!("../../../jardins/tests/records/2-players.sem");

fn standard() -> &'static str {
    catalog::find("jardins").unwrap().standard_components()
}

/// The standard box with more of something and a name.
fn own(name: &str, gold: u32) -> String {
    format!("name = \"{name}\"\n{}", standard().replace("gold  = 20", &format!("gold  = {gold}")))
}

fn fingerprint(file: &str) -> String {
    catalog::find("jardins").unwrap().check_components(file).unwrap().fingerprint
}

fn alone(edition: &Value) -> Value {
    json!({ "game": "jardins", "seats": [{ "kind": "me" }], "edition": edition })
}

/// A table for one with an edition.
async fn table(browser: &mut Browser, file: &str) -> String {
    browser.make(&alone(&json!({ "kind": "own", "file": file }))).await
}

/// Plays a game for one to its end.
async fn play_out(browser: &Browser, id: &str) {
    let mut socket = browser.come(id).await;
    let mut chance = TestRandom(0x5EED);
    while socket.play_any(0, &mut chance).await.is_some() {}
}

async fn record(browser: &Browser, id: &str) -> String {
    browser.get(&format!("/api/v1/tables/{id}/record")).await.body
}

#[tokio::test]
async fn a_file_is_checked_with_every_fault_and_nothing_is_kept() {
    let house = Open::new().await;
    let mut ana = Browser::new(house.address);
    let in_use = || catalog::find("jardins").unwrap().editions_in_use();
    let before = in_use();
    let faulty = own("Poor", 5).replace("tools = 30", "tools = \"many\"").replace("last-extra-tools = 1", "");
    let checked = ana.post(EDITIONS, &json!({ "kind": "file", "text": faulty })).await.fine();
    let places: Vec<_> = checked["faults"].as_array().unwrap().iter().map(|fault| fault["place"].clone()).collect();
    assert!(places.len() >= 2, "{checked}");
    for place in ["supply.tools", "start.last-extra-tools"] {
        assert!(places.contains(&json!(place)), "{place}: {places:?}");
    }
    assert!(checked["fingerprint"].is_null() && checked["faults"][0]["phrase"]["id"].is_string());
    let sound = ana.post(EDITIONS, &json!({ "kind": "file", "text": own("Rich", 25) })).await.fine();
    assert_eq!((&sound["faults"], &sound["name"], &sound["standard"]), (&json!([]), &json!("Rich"), &json!(false)));
    assert_eq!(sound["fingerprint"], json!(fingerprint(&own("Rich", 25))));
    // The same figures as an editor sends them are the same edition.
    let figures = ana.post(EDITIONS, &json!({ "kind": "figures", "figures": sound["figures"] })).await.fine();
    assert_eq!((&figures["fingerprint"], &figures["figures"]), (&sound["fingerprint"], &sound["figures"]));
    let text = ana.post(EDITIONS, &json!({ "kind": "file", "text": "supply = [" })).await.fine();
    assert_eq!((&text["figures"], &text["faults"][0]["phrase"]["id"]), (&Value::Null, &json!("table-fault-syntax")));
    assert_eq!(in_use(), before);
    let long = format!("{}\n# {}", standard(), "long ".repeat(7000));
    ana.post(EDITIONS, &json!({ "kind": "file", "text": long })).await.refused(400, "house-no-long-edition");
    ana.post(EDITIONS, &json!({ "kind": "figures", "figures": [1] })).await.refused(400, "house-no-unreadable");
    ana.post("/api/v1/games/chess/editions", &json!({ "kind": "file", "text": "" }))
        .await
        .refused(404, "house-no-game");
}

#[tokio::test]
async fn a_host_offers_editions_by_name_beside_the_standard_box() {
    let offered = |key: &str, text: &str| OfferedEdition::read("jardins", key, text).unwrap();
    let editions =
        vec![offered("rich", &own("Rich gardens", 25)), offered("poor", &own("x", 19).replacen("name", "#", 1))];
    let house = Open::set_up(|config| config.editions = editions).await;
    let mut ana = house.guest("Ana").await;
    let list = ana.get(EDITIONS).await.fine();
    let names: Vec<_> = list.as_array().unwrap().iter().map(|one| (&one["key"], &one["name"])).collect();
    assert_eq!(names, [(&json!("rich"), &json!("Rich gardens")), (&json!("poor"), &json!("poor"))]);
    assert_eq!(ana.get("/api/v1/games/babylon/editions").await.fine(), json!([]));
    let file = ana.get(&format!("{EDITIONS}/rich")).await.fine();
    assert_eq!((&file["fingerprint"], &file["figures"]["supply"]["gold"]), (&list[0]["fingerprint"], &json!(25)));
    assert_eq!(ana.get(&format!("{EDITIONS}/standard")).await.fine()["standard"], true);
    ana.get(&format!("{EDITIONS}/none")).await.refused(404, "house-no-edition");
    ana.get("/api/v1/games/chess/editions").await.refused(404, "house-no-game");
    let id = ana.make(&alone(&json!({ "kind": "offered", "key": "rich" }))).await;
    let table = ana.table(&id).await;
    assert_eq!(table["edition"], json!({ "name": "Rich gardens", "fingerprint": list[0]["fingerprint"] }));
    let standard = ana.make(&alone(&json!({ "kind": "offered", "key": "standard" }))).await;
    assert!(ana.table(&standard).await["edition"].is_null());
    ana.get(&format!("/api/v1/tables/{standard}/edition")).await.refused(404, "house-no-edition");
    let none = alone(&json!({ "kind": "offered", "key": "none" }));
    ana.post("/api/v1/tables", &none).await.refused(404, "house-no-edition");
}

#[tokio::test]
async fn a_table_with_a_faulty_file_is_refused_with_every_fault() {
    let house = Open::new().await;
    let mut ana = house.guest("Ana").await;
    let faulty = own("Poor", 5).replace("tools = 30", "tools = -1");
    let refused = ana.post("/api/v1/tables", &alone(&json!({ "kind": "own", "file": faulty }))).await;
    refused.refused(400, "house-no-components");
    let faults = refused.json()["phrase"]["args"]["faults"].as_array().unwrap().len();
    assert!(faults >= 2, "{refused:?}");
    let long = format!("{}\n# {}", standard(), "long ".repeat(7000));
    let refused = ana.post("/api/v1/tables", &alone(&json!({ "kind": "own", "file": long }))).await;
    refused.refused(400, "house-no-long-edition");
}

/// Table, snapshot, record, replay, analysis, what if, rematch: all of them play with the figures of the table.
#[tokio::test]
async fn whatever_comes_of_a_table_has_its_edition() {
    let house = Open::new().await;
    let mut ana = house.guest("Ana").await;
    let file = own("Rich", 26);
    let print = json!(fingerprint(&file));
    let id = table(&mut ana, &file).await;
    assert_eq!(ana.table(&id).await["edition"], json!({ "name": "Rich", "fingerprint": print }));
    play_out(&ana, &id).await;
    let text = record(&ana, &id).await;
    let kept: Record = text.parse().unwrap();
    assert_eq!(json!(kept.components), print);
    assert!(kept.check(catalog::find("jardins").unwrap(), None).is_ok() && kept.result.is_some());
    assert!(kept.verify(catalog::find("jardins").unwrap(), None).is_ok());
    let carried = ana.get(&format!("/api/v1/tables/{id}/edition")).await.body;
    assert_eq!(fingerprint(&carried), fingerprint(&file));
    let replay = ana.get(&format!("/api/v1/tables/{id}/replay")).await.fine();
    assert_eq!(replay["edition"]["fingerprint"], print);
    let brought = ana.ask("POST", "/api/v1/records", Some(&text)).await.fine();
    assert_eq!((&brought["positions"], &brought["edition"]["name"]), (&replay["positions"], &json!("Rich")));
    assert!(ana.ask("POST", "/api/v1/records", Some(STANDARD)).await.fine()["edition"].is_null());
    let analysis = ana.get(&format!("/api/v1/tables/{id}/analysis?wait=1")).await.fine();
    assert_eq!(analysis["of"], json!(kept.plies.len()));
    for origin in
        [json!({ "kind": "table", "id": id, "ply": 9 }), json!({ "kind": "record", "record": text, "ply": 9 })]
    {
        let wish = json!({ "game": "jardins", "seats": [{ "kind": "me" }], "origin": origin });
        let branch = ana.make(&wish).await;
        assert_eq!(ana.table(&branch).await["edition"]["fingerprint"], print, "{origin}");
        let mut other = wish.clone();
        other["edition"] = json!({ "kind": "own", "file": own("Other", 27) });
        ana.post("/api/v1/tables", &other).await.refused(400, "house-no-origin");
    }
    let again = ana.command(&id, &json!("rematch")).await.fine();
    assert_eq!(ana.table(again["id"].as_str().unwrap()).await["edition"]["fingerprint"], print);
}

/// The analysis goes to its end with the figures of the table.
#[tokio::test]
async fn a_finished_game_of_an_edition_is_analysed() {
    let house = Open::new().await;
    let mut ana = house.guest("Ana").await;
    let id = table(&mut ana, &own("Rich", 28)).await;
    play_out(&ana, &id).await;
    let mut done = 0;
    loop {
        let news = ana.get(&format!("/api/v1/tables/{id}/analysis?done={done}&wait=20")).await.fine();
        if !news["analysis"].is_null() {
            assert_eq!(
                news["analysis"]["plies"].as_array().map(Vec::len).map(|plies| json!(plies)),
                Some(news["of"].clone())
            );
            break;
        }
        done = news["done"].as_u64().unwrap();
    }
}

#[tokio::test]
async fn a_table_goes_on_with_its_edition_after_a_restart() {
    let house = Open::new().await;
    let mut ana = house.guest("Ana").await;
    let id = table(&mut ana, &own("Rich", 29)).await;
    let mut chance = TestRandom(7);
    let mut socket = ana.come(&id).await;
    socket.play_any(0, &mut chance).await;
    let before = record(&ana, &id).await;
    let house = house.restart().await;
    let ana = ana.at(house.address);
    assert_eq!(record(&ana, &id).await, before);
    assert_eq!(ana.table(&id).await["edition"]["name"], "Rich");
    play_out(&ana, &id).await;
    assert_eq!(ana.table(&id).await["status"], "over");
}

/// Each new edition costs memory for good: of one address there may be some at once, then few; what is known costs nothing.
#[tokio::test]
async fn new_editions_of_one_address_are_limited() {
    let house = Open::with(UNLIMITED).await;
    let mut ana = house.guest("Ana").await;
    let wish = |number: u32| alone(&json!({ "kind": "own", "file": own(&format!("Number {number}"), 30) }));
    let mut made = 0;
    let refused = loop {
        let answer = ana.post("/api/v1/tables", &wish(made)).await;
        if answer.status != 200 {
            break answer;
        }
        made += 1;
        assert!(made < 30, "there is no limit");
    };
    refused.refused(429, "house-no-too-fast");
    assert_eq!(made, 20);
    ana.post("/api/v1/tables", &wish(3)).await.fine();
    let text = STANDARD.replacen("components ", "components 0000000000000000\n# ", 1);
    let file = own("In a record", 31);
    let carried: Vec<_> = file.lines().flat_map(|line| ["edition ", line, "\n"]).chain(["players "]).collect();
    let text = text.replacen("players ", &carried.concat(), 1);
    ana.ask("POST", "/api/v1/records", Some(&text)).await.refused(429, "house-no-too-fast");
    ana.ask("POST", "/api/v1/records/analysis", Some(&text)).await.refused(429, "house-no-too-fast");
    ana.ask("POST", "/api/v1/records", Some(STANDARD)).await.fine();
}
