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
use models::{Dog, Customer, Resource, Extra, Stay};

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
        .merge(crud::<Customer>())
        .merge(crud::<Extra>())
        .merge(crud::<Stay>())
        .route("/dog/{id}/calm_down", post(actions::calm_down))
        .route("/dog/{id}/take_in", post(actions::take_in))
        .route("/dog/{id}/walk", post(actions::walk))
        .route("/stay/{id}/cancel", post(actions::cancel))
        .route("/stay/{id}/check_in", post(actions::check_in))
        .route("/stay/{id}/check_out", post(actions::check_out))
        .route("/stay/{id}/rebook", post(actions::rebook))
        .route("/analytics/dog/weight/min", get(analytics::dog_weight_min))
        .route("/analytics/customer/credit/sum", get(analytics::customer_credit_sum))
        .route("/analytics/extra/minutes/max", get(analytics::extra_minutes_max))
        .route("/analytics/extra/fee/sum", get(analytics::extra_fee_sum))
        .route("/analytics/stay/count", get(analytics::stay_count))
        .route("/analytics/stay/nights/avg", get(analytics::stay_nights_avg))
        .route("/analytics/stay/rate/avg", get(analytics::stay_rate_avg))
        .route("/reset", post(reset))
        .with_state(Shared::default());

    let host = argument("--host").unwrap_or_else(|| "0.0.0.0".to_string());
    let port = argument("--port").unwrap_or_else(|| "8080".to_string());
    let listener = tokio::net::TcpListener::bind(format!("{host}:{port}")).await.expect("bind");
    axum::serve(listener, app).await.expect("serve");
}
