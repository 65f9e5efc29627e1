use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::Json;
use serde_json::{json, Map, Value};

use crate::models::Resource;
use crate::parse::Invalid;
use crate::AppState;

pub enum ApiError {
    NotFound,
    BadRequest(String),
}

impl From<Invalid> for ApiError {
    fn from(error: Invalid) -> Self {
        ApiError::BadRequest(error.0)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, message) = match self {
            ApiError::NotFound => (StatusCode::NOT_FOUND, "not found".to_string()),
            ApiError::BadRequest(message) => (StatusCode::BAD_REQUEST, message),
        };
        (status, Json(json!({ "error": message }))).into_response()
    }
}

type JsonObject = Json<Map<String, Value>>;

pub async fn create<T: Resource>(
    State(state): State<AppState>,
    Json(body): JsonObject,
) -> Result<(StatusCode, Json<T>), ApiError> {
    let object = T::from_json(&body)?;
    let mut store = state.lock().unwrap();
    let table = T::table(&mut store);
    if table.contains_key(object.id()) {
        return Err(ApiError::BadRequest(format!("id {} is taken", object.id())));
    }
    table.insert(object.id().to_string(), object.clone());
    Ok((StatusCode::CREATED, Json(object)))
}

pub async fn list<T: Resource>(State(state): State<AppState>) -> Json<Vec<T>> {
    Json(T::table(&mut state.lock().unwrap()).values().cloned().collect())
}

pub async fn read<T: Resource>(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<T>, ApiError> {
    let mut store = state.lock().unwrap();
    let object = T::table(&mut store).get(&id).ok_or(ApiError::NotFound)?;
    Ok(Json(object.clone()))
}

/// Lays the body over the stored object and reads the result like a new one.
pub async fn update<T: Resource>(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Json(body): JsonObject,
) -> Result<Json<T>, ApiError> {
    let mut store = state.lock().unwrap();
    let object = T::table(&mut store).get_mut(&id).ok_or(ApiError::NotFound)?;
    let mut merged = match serde_json::to_value(&*object) {
        Ok(Value::Object(fields)) => fields,
        _ => unreachable!("resources are structs"),
    };
    merged.extend(body);
    let updated = T::from_json(&merged)?;
    if updated.id() != id {
        return Err(ApiError::BadRequest("the id cannot be changed".to_string()));
    }
    *object = updated.clone();
    Ok(Json(updated))
}

pub async fn delete<T: Resource>(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let mut store = state.lock().unwrap();
    T::table(&mut store).remove(&id).ok_or(ApiError::NotFound)?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn coffee_batch_count(State(state): State<AppState>) -> Json<Value> {
    Json(json!({ "result": state.lock().unwrap().batches.len() }))
}

pub async fn cupping_score_avg(State(state): State<AppState>) -> Json<Value> {
    let store = state.lock().unwrap();
    let scores: Vec<f64> = store.batches.values().filter_map(|batch| batch.cupping_score).collect();
    let result = match scores.len() {
        0 => None,
        n => Some(scores.iter().sum::<f64>() / n as f64),
    };
    Json(json!({ "result": result }))
}

pub async fn total_spent_sum(State(state): State<AppState>) -> Json<Value> {
    let store = state.lock().unwrap();
    // not sum(): that is -0.0 when there is nothing to add
    let sum = store.subscriptions.values().filter_map(|s| s.total_spent).fold(0.0, |sum, spent| sum + spent);
    Json(json!({ "result": sum }))
}

pub async fn reset(State(state): State<AppState>) -> StatusCode {
    let mut store = state.lock().unwrap();
    store.batches.clear();
    store.subscriptions.clear();
    StatusCode::NO_CONTENT
}
