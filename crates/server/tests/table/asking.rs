//! Why not, what would it do, what is best.

use serde_json::{Value, json};

use crate::client::Browser;
use crate::open::{Open, Two};

#[tokio::test]
async fn hints_are_legal_decisions_with_reasons_where_the_table_gives_them() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    let hints = two.sockets[0].does(&json!("hint")).await;
    let hints = hints["hints"].as_array().unwrap();
    let legal = two.sockets[0].legal();
    assert!(!hints.is_empty() && hints.iter().all(|hint| legal.contains(&hint["ply"].as_str().unwrap().to_owned())));
    assert!(hints[0]["what"]["id"].is_string() && hints[0]["categories"].is_array());
    let mut strict = house.two("jardins", json!({ "hints": false })).await;
    strict.sockets[0].may_not(&json!("hint"), "forbidden", "house-no-hints").await;
}

/// Eight people of one address ask at once: some wait, and hear for how many.
#[tokio::test]
async fn whoever_waits_for_a_hint_hears_how_many_are_before_them() {
    let house = Open::new().await;
    let two = house.two("jardins", json!({})).await;
    let mut asking = Vec::new();
    for number in 0..8 {
        let mut socket = house.guest(&format!("Guest {number}")).await.come(&two.id).await;
        asking.push(tokio::spawn(async move {
            socket.ask(1, &json!("hint")).await;
            let mut before = 0;
            loop {
                let update = socket.next().await.unwrap();
                match update["type"].as_str().unwrap() {
                    "waiting" => before = before.max(update["before"].as_u64().unwrap()),
                    "answer" => return (before, update["answer"]["type"].clone()),
                    _ => {}
                }
            }
        }));
    }
    let mut most = 0;
    for one in asking {
        let (before, answer) = one.await.unwrap();
        assert_eq!(answer, "hints");
        most = most.max(before);
    }
    assert!((1..8).contains(&most), "{most}");
}

/// One hint at a time for each person: who asks for many hints at once waits for none, and keeps no bot waiting.
#[tokio::test]
async fn nobody_is_given_hints_twice_at_the_same_time() {
    let house = Open::new().await;
    let two = house.two("jardins", json!({})).await;
    let ask = |_| {
        let (nabu, id) = (two.people[0].clone(), two.id.clone());
        tokio::spawn(async move { nabu.command(&id, &json!("hint")).await.status })
    };
    let asked: Vec<_> = (0..8).map(ask).collect();
    let mut statuses = Vec::new();
    for one in asked {
        statuses.push(one.await.unwrap());
    }
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    assert!(statuses.iter().all(|status| [200, 429].contains(status)), "{statuses:?}");
    two.people[0].command(&two.id, &json!("hint")).await.fine();
}

#[tokio::test]
async fn why_something_is_not_allowed_is_told_with_its_paragraph() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    // Whoever asks, about whatever was legal a while ago.
    let mut known = Vec::new();
    loop {
        known.extend(two.sockets[0].legal());
        two.step().await;
        two.meet().await;
        let legal = two.sockets[0].legal();
        let Some(gone) = known.iter().find(|ply| !legal.contains(ply)).filter(|_| !legal.is_empty()) else { continue };
        let refusal = two.sockets[0].command(&json!({ "why": { "ply": gone } })).await.unwrap_err();
        assert_eq!(refusal["code"], "rules", "{refusal}");
        let paragraph = refusal["paragraph"].as_str().unwrap();
        assert!(paragraph.starts_with('A'), "{paragraph}");
        let fine = two.sockets[1].does(&json!({ "why": { "ply": legal[0] } })).await;
        assert_eq!(fine["type"], "done");
        return;
    }
}

#[tokio::test]
async fn decisions_are_explained_before_they_are_made() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    let mut plies: Vec<_> = two.sockets[0].legal().into_iter().take(63).collect();
    plies.push("eat the dates".to_owned());
    let explained = two.sockets[0].does(&json!({ "explain": { "plies": plies } })).await;
    let explained = explained["plies"].as_array().unwrap();
    assert_eq!(explained.len(), plies.len());
    assert!(explained[0]["what"]["id"].is_string() && explained[0]["error"].is_null());
    let last = explained.last().unwrap();
    assert!(last["what"].is_null() && last["error"]["code"] == "rules", "{last}");
    let many = vec![plies[0].clone(); 65];
    two.sockets[0].may_not(&json!({ "explain": { "plies": many } }), "unreadable", "house-no-many-moves").await;
}

/// A figure that is told of a decision; nothing where this is not told.
fn figure(told: &Value, id: &str, name: &str) -> Option<i64> {
    let said = told["preview"].as_array().unwrap().iter().find(|phrase| phrase["id"] == id)?;
    Some(said["args"][name].as_i64().unwrap())
}

/// A decision, what was told of it, and the points of its player before and after.
struct Taken {
    ply: String,
    told: Value,
    before: i64,
    after: i64,
}

impl Two {
    fn points(&self, seat: usize) -> i64 {
        self.sockets[seat].snapshot["score"]["seats"][seat]["total"].as_i64().unwrap()
    }

    async fn explain(&mut self, ply: &str) -> Value {
        self.sockets[0].does(&json!({ "explain": { "plies": [ply] } })).await["plies"][0].clone()
    }

    /// Decides anything, and asks before; asks as well about a decision that is not allowed now.
    async fn ask_and_decide(&mut self, turn: usize, known: &[String]) -> Taken {
        let legal = self.sockets[0].legal();
        if let Some(gone) = known.iter().find(|ply| !legal.contains(ply)) {
            let told = self.explain(gone).await;
            assert_eq!((&told["error"]["code"], &told["preview"]), (&json!("rules"), &json!([])), "{gone}: {told}");
        }
        let ply = self.chance.pick(&legal).clone();
        let told = self.explain(&ply).await;
        assert!(told["what"]["id"].is_string() && told["error"].is_null(), "{ply}: {told}");
        let before = self.points(turn);
        self.sockets[turn].play(turn, &ply).await;
        Taken { ply, told, before, after: self.points(turn) }
    }

    async fn asked_game(&mut self) -> Vec<Taken> {
        let (mut taken, mut known) = (Vec::new(), Vec::new());
        loop {
            self.meet().await;
            let Some(turn) = self.sockets[0].turn() else { return taken };
            taken.push(self.ask_and_decide(turn, &known).await);
            known.extend(taken.last().map(|taken: &Taken| taken.ply.clone()));
        }
    }
}

#[tokio::test]
async fn decisions_of_babylon_tell_what_they_pay_and_cost_and_the_points_they_bring() {
    let house = Open::new().await;
    let taken = house.two("babylon", json!({})).await.asked_game().await;
    let begin = |verb: &'static str| taken.iter().filter(move |taken| taken.ply.starts_with(verb));
    let decor: Vec<_> = ["stairs", "fountain", "statue", "bridge"].into_iter().flat_map(begin).collect();
    assert!(begin("dig").all(|dig| figure(&dig.told, "babylon-preview-dig", "edges").is_some()));
    assert!(begin("place").all(|place| place.told["preview"][0]["id"] == "babylon-preview-cost"));
    for decided in begin("place").chain(decor.iter().copied()) {
        let points = figure(&decided.told, "babylon-preview-points", "points");
        assert_eq!(points, Some(decided.after - decided.before), "{}", decided.ply);
    }
    assert!([begin("dig").count(), begin("place").count(), decor.len()].iter().all(|&times| times > 2));
}

#[tokio::test]
async fn decisions_of_jardins_tell_the_points_the_garden_would_have() {
    let house = Open::new().await;
    let taken = house.two("jardins", json!({})).await.asked_game().await;
    for Taken { ply, told, before, after } in &taken {
        let told = ["points", "change"].map(|name| figure(told, "jardins-preview-points", name));
        // What a card brings is told when it is laid.
        let expected = if ply.starts_with("take") { [None; 2] } else { [Some(*after), Some(after - before)] };
        assert_eq!(told, expected, "{ply}");
    }
    assert!(taken.len() > 40, "a whole game: {}", taken.len());
}

#[tokio::test]
async fn nothing_is_asked_about_a_game_that_has_not_begun() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&json!({ "game": "amyitis", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    for command in [json!("hint"), json!({ "why": { "ply": "pass" } }), json!({ "explain": { "plies": [] } })] {
        nabu.command(&id, &command).await.refused(403, "house-no-not-begun");
    }
    nabu.command(&id, &json!({ "resign": { "seat": 0 } })).await.refused(403, "house-no-not-begun");
    for query in ["", "?wait=0", "?after=0"] {
        assert_eq!(nabu.get(&format!("/api/v1/tables/{id}/snapshot{query}")).await.status, 204, "{query}");
    }
    nabu.get(&format!("/api/v1/tables/{id}/record")).await.refused(403, "house-no-not-begun");
    assert_eq!(nabu.get(&format!("/api/v1/tables/{id}/log")).await.fine(), json!([]));
}

#[tokio::test]
async fn games_and_rules_are_there_for_everybody() {
    let house = Open::new().await;
    let nobody = Browser::new(house.address);
    let games = nobody.get("/api/v1/games").await.fine();
    let keys: Vec<_> = games.as_array().unwrap().iter().map(|game| game["key"].as_str().unwrap()).collect();
    assert_eq!(keys, ["amyitis", "babylon", "jardins"]);
    for (key, language) in keys.iter().flat_map(|key| [(key, "en"), (key, "fr")]) {
        let rules = nobody.get(&format!("/api/v1/rules/{key}/{language}")).await;
        assert!(rules.status == 200 && rules.body.starts_with('#'), "{key} {language}");
    }
    nobody.get("/api/v1/rules/chess/en").await.refused(404, "house-no-game");
    nobody.get("/api/v1/rules/amyitis/xx").await.refused(404, "house-no-page");
    assert!(nobody.get("/api/openapi.json").await.fine()["paths"]["/api/v1/tables/{id}/commands"].is_object());
    assert!(nobody.get("/api").await.body.contains("openapi.json"));
    assert!(nobody.get("/metrics").await.body.contains("# EOF"));
    assert_eq!((nobody.get("/healthz").await.status, nobody.get("/readyz").await.status), (200, 200));
}
