use axum::extract::State;
use axum::Json;
use serde::Serialize;

use crate::db::Shared;

#[derive(Serialize)]
pub struct Analytics<T> {
    result: T,
}

type Answer<T> = Json<Analytics<T>>;

fn answer<T>(result: T) -> Answer<T> {
    Json(Analytics { result })
}

/// `Iterator::sum` of no floats is -0.0.
fn sum(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(0.0, |sum, value| sum + value)
}

fn average(values: impl Iterator<Item = f64>) -> Option<f64> {
    let values: Vec<f64> = values.collect();
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

pub async fn dog_weight_min(State(db): State<Shared>) -> Answer<Option<f64>> {
    answer(db.lock().unwrap().dogs.values().map(|dog| dog.weight).reduce(f64::min))
}

pub async fn owner_balance_sum(State(db): State<Shared>) -> Answer<f64> {
    answer(sum(db.lock().unwrap().owners.values().map(|owner| owner.balance)))
}

pub async fn service_minutes_max(State(db): State<Shared>) -> Answer<Option<i64>> {
    answer(db.lock().unwrap().services.values().filter_map(|service| service.minutes).max())
}

pub async fn service_price_sum(State(db): State<Shared>) -> Answer<f64> {
    answer(sum(db.lock().unwrap().services.values().filter_map(|service| service.price)))
}

pub async fn stay_count(State(db): State<Shared>) -> Answer<usize> {
    answer(db.lock().unwrap().stays.len())
}

pub async fn stay_nights_avg(State(db): State<Shared>) -> Answer<Option<f64>> {
    answer(average(db.lock().unwrap().stays.values().map(|stay| stay.nights as f64)))
}
