mod actions;
mod analytics;
mod db;
mod error;
mod handlers;
mod models;
mod validate;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::Router;

use db::{Db, Shared};
use models::{Dog, Owner, Resource, Service, Stay};

fn crud<T: Resource>() -> Router<Shared> {
    Router::new()
        .route(&format!("/{}", T::PATH), post(handlers::create::<T>).get(handlers::list::<T>))
        .route(
            &format!("/{}/{{id}}", T::PATH),
            get(handlers::read::<T>).patch(handlers::update::<T>).delete(handlers::delete::<T>),
        )
}

async fn reset(State(db): State<Shared>) -> StatusCode {
    *db.lock().unwrap() = Db::default();
    StatusCode::NO_CONTENT
}

fn argument(name: &str) -> Option<String> {
    let mut args = std::env::args();
    args.find(|arg| arg == name)?;
    args.next()
}

#[tokio::main]
async fn main() {
    let app = Router::new()
        .merge(crud::<Dog>())
        .merge(crud::<Owner>())
        .merge(crud::<Service>())
        .merge(crud::<Stay>())
        .route("/dog/{id}/calm_down", post(actions::calm_down))
        .route("/dog/{id}/take_in", post(actions::take_in))
        .route("/stay/{id}/cancel", post(actions::cancel))
        .route("/stay/{id}/check_in", post(actions::check_in))
        .route("/stay/{id}/check_out", post(actions::check_out))
        .route("/stay/{id}/invoice", post(actions::invoice))
        .route("/stay/{id}/reopen", post(actions::reopen))
        .route("/analytics/dog/weight/min", get(analytics::dog_weight_min))
        .route("/analytics/owner/balance/sum", get(analytics::owner_balance_sum))
        .route("/analytics/service/minutes/max", get(analytics::service_minutes_max))
        .route("/analytics/service/price/sum", get(analytics::service_price_sum))
        .route("/analytics/stay/count", get(analytics::stay_count))
        .route("/analytics/stay/nights/avg", get(analytics::stay_nights_avg))
        .route("/reset", post(reset))
        .with_state(Shared::default());

    let host = argument("--host").unwrap_or_else(|| "0.0.0.0".to_string());
    let port = argument("--port").unwrap_or_else(|| "8080".to_string());
    let listener = tokio::net::TcpListener::bind(format!("{host}:{port}")).await.expect("bind");
    axum::serve(listener, app).await.expect("serve");
}
