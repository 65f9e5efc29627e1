use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::Json;
use serde_json::json;

#[derive(Debug)]
pub enum ApiError {
    NotFound,
    /// The input is not acceptable.
    Invalid(String),
    /// An action does not start from the present state.
    WrongState,
    /// A condition of an action does not hold.
    ConditionFailed,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, message) = match self {
            ApiError::NotFound => (StatusCode::NOT_FOUND, "not found".to_string()),
            ApiError::Invalid(message) => (StatusCode::UNPROCESSABLE_ENTITY, message),
            ApiError::WrongState => (StatusCode::BAD_REQUEST, "not possible in this state".to_string()),
            ApiError::ConditionFailed => (StatusCode::CONFLICT, "a condition is not satisfied".to_string()),
        };
        (status, Json(json!({ "error": message }))).into_response()
    }
}
