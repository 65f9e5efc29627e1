mod handlers;
mod models;
mod parse;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::routing::{get, post};
use axum::Router;

use handlers::*;
use models::{CoffeeBatch, Subscription};

#[derive(Default)]
pub struct Store {
    pub batches: BTreeMap<String, CoffeeBatch>,
    pub subscriptions: BTreeMap<String, Subscription>,
}

pub type AppState = Arc<Mutex<Store>>;

fn option(name: &str, default: &str) -> String {
    let args: Vec<String> = std::env::args().collect();
    args.iter()
        .position(|arg| arg == name)
        .and_then(|i| args.get(i + 1).cloned())
        .unwrap_or_else(|| default.to_string())
}

#[tokio::main]
async fn main() {
    let app = Router::new()
        .route("/reset", post(reset))
        .route("/coffeebatch", post(create::<CoffeeBatch>).get(list::<CoffeeBatch>))
        .route(
            "/coffeebatch/{id}",
            get(read::<CoffeeBatch>).patch(update::<CoffeeBatch>).delete(delete::<CoffeeBatch>),
        )
        .route("/subscription", post(create::<Subscription>).get(list::<Subscription>))
        .route(
            "/subscription/{id}",
            get(read::<Subscription>).patch(update::<Subscription>).delete(delete::<Subscription>),
        )
        .route("/analytics/coffeebatch/count", get(coffee_batch_count))
        .route("/analytics/coffeebatch/cupping_score/avg", get(cupping_score_avg))
        .route("/analytics/subscription/total_spent/sum", get(total_spent_sum))
        .with_state(AppState::default());

    let address = format!("{}:{}", option("--host", "0.0.0.0"), option("--port", "8000"));
    let listener = tokio::net::TcpListener::bind(&address).await.expect("cannot bind");
    axum::serve(listener, app).await.expect("server failed");
}
