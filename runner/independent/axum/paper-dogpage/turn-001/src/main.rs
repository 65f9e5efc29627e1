use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use chrono::NaiveDateTime;
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
    Datetime,
    Float,
    Integer { min: Option<i64>, max: Option<i64> },
    Text { max_length: Option<usize> },
    Enum(&'static [&'static str]),
    /// The id of an object of the named entity.
    Reference(&'static str),
}

struct Field {
    name: &'static str,
    kind: Kind,
    required: bool,
    nullable: bool,
    default: Option<&'static str>,
}

struct Entity {
    name: &'static str,
    /// All but the id, which is handled apart.
    fields: &'static [Field],
}

/// A required and nullable field, as most of them are.
const fn field(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, required: true, nullable: true, default: None }
}

const ANY_INTEGER: Kind = Kind::Integer { min: None, max: None };

static DOG: Entity = Entity {
    name: "dog",
    fields: &[
        field("active_first_secondary", Kind::Boolean),
        field("deleted_shared_unique", Kind::Boolean),
        field("enabled_local_raw", Kind::Boolean),
        field("level_last", ANY_INTEGER),
        Field { required: false, nullable: false, ..field("end_external_public", Kind::Datetime) },
        Field {
            default: Some("in_progress"),
            ..field("phase", Kind::Enum(&["in_progress", "review", "planning"]))
        },
        field("rank_root_private", ANY_INTEGER),
    ],
};

static PAGE: Entity = Entity {
    name: "page",
    fields: &[
        field("active_unique", Kind::Boolean),
        Field { required: false, ..field("comment", Kind::Reference("comment")) },
        Field {
            default: Some("beginner"),
            ..field("level", Kind::Enum(&["beginner", "advanced", "intermediate"]))
        },
        field("name_external", Kind::Text { max_length: Some(90) }),
        field("priority_raw", Kind::Integer { min: Some(0), max: Some(10000) }),
        field("public_private", Kind::Boolean),
    ],
};

static COMMENT: Entity = Entity {
    name: "comment",
    fields: &[
        field("active_backup_verified", Kind::Boolean),
        field("credits_previous", Kind::Float),
        field("height_legacy", Kind::Float),
        field("level_backup", Kind::Integer { min: Some(0), max: Some(10000) }),
        field("username_secondary", Kind::Text { max_length: Some(255) }),
    ],
};

// Validation

fn is_datetime(text: &str) -> bool {
    // chrono is lenient about padding, and takes second 60 for a leap second
    const FORMAT: &str = "%Y-%m-%d %H:%M:%S";
    NaiveDateTime::parse_from_str(text, FORMAT)
        .is_ok_and(|parsed| parsed.format(FORMAT).to_string() == text && !text.ends_with(":60"))
}

fn is_valid(kind: &Kind, value: &Value, db: &Db) -> bool {
    match kind {
        Kind::Boolean => value.is_boolean(),
        Kind::Datetime => value.as_str().is_some_and(is_datetime),
        Kind::Float => value.is_number(),
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
        Kind::Reference(entity) => match (value.as_str(), db.get(entity)) {
            (Some(id), Some(table)) => table.contains_key(id),
            _ => false,
        },
    }
}

/// The known fields of the body, checked.
fn read_fields(entity: &Entity, body: &Object, db: &Db) -> Result<Object, ApiError> {
    let mut fields = Object::new();
    for field in entity.fields {
        if let Some(value) = body.get(field.name) {
            let valid = if value.is_null() { field.nullable } else { is_valid(&field.kind, value, db) };
            if !valid {
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
    let mut db = app.lock();
    let mut object = read_fields(entity, &body, &db)?;
    for field in entity.fields {
        if object.contains_key(field.name) {
            continue;
        }
        if let Some(default) = field.default {
            object.insert(field.name.into(), default.into());
        } else if field.required {
            return Err(ApiError::bad_request(format!("{} is required", field.name)));
        }
    }
    object.insert("id".into(), id.into());

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
    let mut object = db.entry(entity.name).or_default().get(&id).cloned().ok_or_else(ApiError::not_found)?;
    if body.get("id").is_some_and(|new| new != &object["id"]) {
        return Err(ApiError::bad_request("id cannot be changed"));
    }
    object.extend(read_fields(entity, &body, &db)?);
    db.entry(entity.name).or_default().insert(id, object.clone());
    Ok(Json(object))
}

async fn delete(app: App, entity: &'static Entity, id: String) -> Result<StatusCode, ApiError> {
    let mut db = app.lock();
    db.entry(entity.name).or_default().remove(&id).ok_or_else(ApiError::not_found)?;
    if entity.name == COMMENT.name {
        for page in db.entry(PAGE.name).or_default().values_mut() {
            if page.get("comment").is_some_and(|comment| *comment == id) {
                page.insert("comment".into(), Value::Null);
            }
        }
    }
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

async fn priority_raw_max(State(app): State<App>) -> Json<Value> {
    let mut db = app.lock();
    let pages = db.entry(PAGE.name).or_default().values();
    let result = pages.filter_map(|page| page["priority_raw"].as_f64()).reduce(f64::max);
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
        .merge(crud(&COMMENT))
        .route("/dog/{id}/approve", post(approve_dog))
        .route("/dog/{id}/archive", post(archive_dog))
        .route("/page/{id}/reopen", post(reopen_page))
        .route("/analytics/page/priority_raw/max", get(priority_raw_max))
        .route("/reset", post(reset))
        .with_state(App::default());

    let listener = tokio::net::TcpListener::bind(format!("{host}:{port}")).await.unwrap();
    axum::serve(listener, app).await.unwrap();
}
