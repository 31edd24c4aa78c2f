//! The interface described by itself: an OpenAPI document made from the code, and a page to read it.

use std::fmt::Write as _;

use axum::Json;
use axum::response::Html;
use serde_json::Value;
use utoipa::OpenApi;

use super::{analysis, people, replay, statistics, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Semiramis",
        description = "Tables, seats and live play. Cookies for browsers, `Authorization: Bearer TOKEN` for programs. \
                       WebSockets: `/api/v1/lobby` tells LobbyNews; `/api/v1/tables/{id}/live?after=N` tells TableNews and takes Frames."
    ),
    paths(
        tables::games,
        tables::rules,
        tables::list,
        tables::make,
        tables::show,
        tables::act,
        tables::moment,
        tables::told,
        tables::record,
        replay::table,
        replay::record,
        analysis::table,
        analysis::record,
        statistics::mine,
        people::me,
        people::name,
        people::prefer,
        people::register,
        people::sign_in,
        people::sign_out,
        people::sign_out_everywhere,
        people::token
    ),
    components(schemas(crate::protocol::Frame, crate::protocol::LobbyNews))
)]
struct Document;

/// The OpenAPI document.
pub(super) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

/// The same to read.
pub(super) async fn page() -> Html<String> {
    Html(render(&serde_json::to_value(Document::openapi()).unwrap_or_default()))
}

const STYLE: &str = "body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}code{font-size:.95em}\
                     summary{cursor:pointer;padding:.3rem 0}b{display:inline-block;min-width:4rem}pre{overflow:auto;background:#8882;padding:1rem}";

fn render(document: &Value) -> String {
    let mut html =
        String::from("<!doctype html><meta charset=utf-8><meta name=viewport content=\"width=device-width\">");
    let info = &document["info"];
    // Writing to memory can't fail.
    let _ = write!(
        html,
        "<title>Semiramis API</title><style>{STYLE}</style><h1>Semiramis API {}</h1><p>{}</p>",
        words(&info["version"]),
        words(&info["description"])
    );
    html.push_str("<p>As a document: <a href=\"/api/openapi.json\">openapi.json</a></p><h2>Requests</h2>");
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, what) in methods.as_object().into_iter().flatten() {
            let _ = write!(
                html,
                "<details><summary><b>{}</b><code>{}</code> {}</summary>",
                escape(&method.to_uppercase()),
                escape(path),
                words(&what["summary"])
            );
            pretty(&mut html, what);
            html.push_str("</details>");
        }
    }
    html.push_str("<h2>Types</h2>");
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(
            html,
            "<details id=\"{0}\"><summary><code>{0}</code> {1}</summary>",
            escape(name),
            words(&schema["description"])
        );
        pretty(&mut html, schema);
        html.push_str("</details>");
    }
    html
}

fn pretty(html: &mut String, value: &Value) {
    let text = serde_json::to_string_pretty(value).unwrap_or_default();
    let _ = write!(html, "<pre>{}</pre>", escape(&text));
}

fn words(value: &Value) -> String {
    escape(value.as_str().unwrap_or_default())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_described() {
        let document = serde_json::to_value(Document::openapi()).unwrap();
        let html = render(&document);
        for name in ["/api/v1/tables/{id}/deeds", "TableNews", "Moment", "NewTable", "Frame"] {
            assert!(html.contains(name), "{name}");
        }
        assert!(!document["paths"]["/api/v1/tables"]["post"]["requestBody"].is_null());
    }
}
