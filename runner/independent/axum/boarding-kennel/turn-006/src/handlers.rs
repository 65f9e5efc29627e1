use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::Json;

use crate::db::Shared;
use crate::error::ApiError;
use crate::models::Resource;
use crate::validate::{require, set, string, Body};

pub async fn create<T: Resource>(
    State(db): State<Shared>,
    Json(body): Json<Body>,
) -> Result<(StatusCode, Json<T>), ApiError> {
    let mut db = db.lock().unwrap();
    require(&body, &["id"])?;
    require(&body, T::REQUIRED)?;
    let mut object = T::default();
    set(&body, "id", object.id_mut(), string(..))?;
    object.apply(&body, &db)?;
    let id = object.id_mut().clone();
    if T::table(&db).contains_key(&id) {
        return Err(ApiError::Invalid(format!("there is a {} with the id {id}", T::PATH)));
    }
    T::table_mut(&mut db).insert(id, object.clone());
    Ok((StatusCode::CREATED, Json(object)))
}

pub async fn list<T: Resource>(State(db): State<Shared>) -> Json<Vec<T>> {
    Json(T::table(&db.lock().unwrap()).values().cloned().collect())
}

pub async fn read<T: Resource>(
    State(db): State<Shared>,
    Path(id): Path<String>,
) -> Result<Json<T>, ApiError> {
    T::table(&db.lock().unwrap()).get(&id).cloned().map(Json).ok_or(ApiError::NotFound)
}

pub async fn update<T: Resource>(
    State(db): State<Shared>,
    Path(id): Path<String>,
    Json(body): Json<Body>,
) -> Result<Json<T>, ApiError> {
    let mut db = db.lock().unwrap();
    let mut object = T::table(&db).get(&id).cloned().ok_or(ApiError::NotFound)?;
    if body.get("id").is_some_and(|new| new != id.as_str()) {
        return Err(ApiError::Invalid("the id cannot be changed".to_string()));
    }
    object.apply(&body, &db)?;
    T::table_mut(&mut db).insert(id, object.clone());
    Ok(Json(object))
}

pub async fn delete<T: Resource>(
    State(db): State<Shared>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let mut db = db.lock().unwrap();
    T::table_mut(&mut db).remove(&id).ok_or(ApiError::NotFound)?;
    T::remove_references(&mut db, &id);
    Ok(StatusCode::NO_CONTENT)
}
