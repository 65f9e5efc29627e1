use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{json, Map, Value};

type Object = Map<String, Value>;
type Db = HashMap<&'static str, HashMap<String, Object>>;

#[derive(Clone, Default)]
struct App {
    db: Arc<Mutex<Db>>,
}

impl App {
    fn lock(&self) -> MutexGuard<'_, Db> {
        self.db.lock().unwrap()
    }
}

struct ApiError(StatusCode, String);

impl ApiError {
    fn not_found() -> Self {
        ApiError(StatusCode::NOT_FOUND, "not found".into())
    }

    fn bad_request(message: impl Into<String>) -> Self {
        ApiError(StatusCode::BAD_REQUEST, message.into())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": self.1 }))).into_response()
    }
}

// Entities

enum Kind {
    Boolean,
    Integer { min: Option<i64>, max: Option<i64> },
    Text { max_length: Option<usize> },
    Enum(&'static [&'static str]),
}

struct Field {
    name: &'static str,
    kind: Kind,
    default: Option<&'static str>,
}

struct Entity {
    name: &'static str,
    /// All of them required and nullable; the id is handled apart.
    fields: &'static [Field],
}

const fn field(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, default: None }
}

const ANY_INTEGER: Kind = Kind::Integer { min: None, max: None };

static DOG: Entity = Entity {
    name: "dog",
    fields: &[
        field("active_first_secondary", Kind::Boolean),
        field("deleted_shared_unique", Kind::Boolean),
        field("enabled_local_raw", Kind::Boolean),
        field("level_last", ANY_INTEGER),
        Field {
            name: "phase",
            kind: Kind::Enum(&["in_progress", "review", "planning"]),
            default: Some("in_progress"),
        },
        field("rank_root_private", ANY_INTEGER),
    ],
};

static PAGE: Entity = Entity {
    name: "page",
    fields: &[
        field("active_unique", Kind::Boolean),
        Field {
            name: "level",
            kind: Kind::Enum(&["beginner", "advanced", "intermediate"]),
            default: Some("beginner"),
        },
        field("name_external", Kind::Text { max_length: Some(100) }),
        field("priority_raw", Kind::Integer { min: Some(0), max: Some(10000) }),
        field("public_private", Kind::Boolean),
    ],
};

// Validation

fn is_valid(kind: &Kind, value: &Value) -> bool {
    match kind {
        Kind::Boolean => value.is_boolean(),
        Kind::Integer { min, max } => match value.as_f64() {
            Some(number) => {
                number.fract() == 0.0
                    && min.is_none_or(|min| number >= min as f64)
                    && max.is_none_or(|max| number <= max as f64)
            }
            None => false,
        },
        Kind::Text { max_length } => match value.as_str() {
            Some(text) => max_length.is_none_or(|max| text.chars().count() <= max),
            None => false,
        },
        Kind::Enum(values) => value.as_str().is_some_and(|text| values.contains(&text)),
    }
}

/// The known fields of the body, checked.
fn read_fields(entity: &Entity, body: &Object) -> Result<Object, ApiError> {
    let mut fields = Object::new();
    for field in entity.fields {
        if let Some(value) = body.get(field.name) {
            if !value.is_null() && !is_valid(&field.kind, value) {
                return Err(ApiError::bad_request(format!("invalid {}", field.name)));
            }
            fields.insert(field.name.into(), value.clone());
        }
    }
    Ok(fields)
}

// CRUD

async fn create(app: App, entity: &'static Entity, body: Object) -> Result<impl IntoResponse, ApiError> {
    let Some(id) = body.get("id").and_then(Value::as_str) else {
        return Err(ApiError::bad_request("id must be a string"));
    };
    let mut object = read_fields(entity, &body)?;
    for field in entity.fields {
        if object.contains_key(field.name) {
            continue;
        }
        match field.default {
            Some(default) => object.insert(field.name.into(), default.into()),
            None => return Err(ApiError::bad_request(format!("{} is required", field.name))),
        };
    }
    object.insert("id".into(), id.into());

    let mut db = app.lock();
    let table = db.entry(entity.name).or_default();
    if table.contains_key(id) {
        return Err(ApiError::bad_request("id exists already"));
    }
    table.insert(id.to_string(), object.clone());
    Ok((StatusCode::CREATED, Json(object)))
}

async fn list(app: App, entity: &'static Entity) -> Json<Vec<Object>> {
    Json(app.lock().entry(entity.name).or_default().values().cloned().collect())
}

async fn read(app: App, entity: &'static Entity, id: String) -> Result<Json<Object>, ApiError> {
    let mut db = app.lock();
    let object = db.entry(entity.name).or_default().get(&id).ok_or_else(ApiError::not_found)?;
    Ok(Json(object.clone()))
}

async fn update(app: App, entity: &'static Entity, id: String, body: Object) -> Result<Json<Object>, ApiError> {
    let mut db = app.lock();
    let object = db.entry(entity.name).or_default().get_mut(&id).ok_or_else(ApiError::not_found)?;
    if body.get("id").is_some_and(|new| new != &object["id"]) {
        return Err(ApiError::bad_request("id cannot be changed"));
    }
    object.extend(read_fields(entity, &body)?);
    Ok(Json(object.clone()))
}

async fn delete(app: App, entity: &'static Entity, id: String) -> Result<StatusCode, ApiError> {
    let mut db = app.lock();
    db.entry(entity.name).or_default().remove(&id).ok_or_else(ApiError::not_found)?;
    Ok(StatusCode::NO_CONTENT)
}

fn crud(entity: &'static Entity) -> Router<App> {
    let collection = post(move |State(app): State<App>, Json(body): Json<Object>| create(app, entity, body))
        .get(move |State(app): State<App>| list(app, entity));
    let single = get(move |State(app): State<App>, Path(id): Path<String>| read(app, entity, id))
        .patch(move |State(app): State<App>, Path(id): Path<String>, Json(body): Json<Object>| {
            update(app, entity, id, body)
        })
        .delete(move |State(app): State<App>, Path(id): Path<String>| delete(app, entity, id));
    Router::new()
        .route(&format!("/{}", entity.name), collection)
        .route(&format!("/{}/{{id}}", entity.name), single)
}

// Actions

/// Moves the state field of an object from one of the given values to another.
fn transition(
    db: &mut Db,
    entity: &Entity,
    id: &str,
    state: &str,
    from: &[&str],
    to: &str,
) -> Result<Json<Object>, ApiError> {
    let object = db.entry(entity.name).or_default().get_mut(id).ok_or_else(ApiError::not_found)?;
    let allowed = object[state].as_str().is_some_and(|value| from.contains(&value));
    if !allowed {
        return Err(ApiError::bad_request(format!("not allowed when {state} is {}", object[state])));
    }
    object.insert(state.into(), to.into());
    Ok(Json(object.clone()))
}

async fn approve_dog(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Object>, ApiError> {
    transition(&mut app.lock(), &DOG, &id, "phase", &["review"], "in_progress")
}

async fn archive_dog(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Object>, ApiError> {
    transition(&mut app.lock(), &DOG, &id, "phase", &["in_progress", "planning"], "review")
}

async fn reopen_page(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Object>, ApiError> {
    transition(&mut app.lock(), &PAGE, &id, "level", &["beginner"], "advanced")
}

// Analytics

fn priorities(db: &mut Db) -> Vec<f64> {
    let pages = db.entry(PAGE.name).or_default();
    pages.values().filter_map(|page| page["priority_raw"].as_f64()).collect()
}

async fn priority_raw_max(State(app): State<App>) -> Json<Value> {
    let result = priorities(&mut app.lock()).into_iter().reduce(f64::max);
    Json(json!({ "result": result }))
}

async fn priority_raw_sum(State(app): State<App>) -> Json<Value> {
    let result = priorities(&mut app.lock()).into_iter().fold(0.0, |sum, priority| sum + priority);
    Json(json!({ "result": result }))
}

async fn reset(State(app): State<App>) -> StatusCode {
    app.lock().clear();
    StatusCode::NO_CONTENT
}

#[tokio::main]
async fn main() {
    let (mut host, mut port) = ("0.0.0.0".to_string(), "8000".to_string());
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--host" => host = args.next().expect("--host takes a value"),
            "--port" => port = args.next().expect("--port takes a value"),
            other => panic!("unknown argument {other}"),
        }
    }

    let app = Router::new()
        .merge(crud(&DOG))
        .merge(crud(&PAGE))
        .route("/dog/{id}/approve", post(approve_dog))
        .route("/dog/{id}/archive", post(archive_dog))
        .route("/page/{id}/reopen", post(reopen_page))
        .route("/analytics/page/priority_raw/max", get(priority_raw_max))
        .route("/analytics/page/priority_raw/sum", get(priority_raw_sum))
        .route("/reset", post(reset))
        .with_state(App::default());

    let listener = tokio::net::TcpListener::bind(format!("{host}:{port}")).await.unwrap();
    axum::serve(listener, app).await.unwrap();
}
