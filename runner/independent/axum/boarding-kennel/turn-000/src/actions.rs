use axum::extract::{Path, State};
use axum::Json;

use crate::db::{Db, Shared, Table};
use crate::error::ApiError;
use crate::models::{BillingStatus, Dog, Service, Size, Stay, StayStatus, Temperament};

fn check_state(allowed: bool) -> Result<(), ApiError> {
    if allowed { Ok(()) } else { Err(ApiError::WrongState) }
}

fn check_conditions(conditions: &[bool]) -> Result<(), ApiError> {
    if conditions.iter().all(|holds| *holds) { Ok(()) } else { Err(ApiError::ConditionFailed) }
}

fn services<'a>(table: &'a Table<Service>, ids: &'a [String]) -> impl Iterator<Item = &'a Service> {
    ids.iter().filter_map(|id| table.get(id))
}

pub async fn calm_down(State(db): State<Shared>, Path(id): Path<String>) -> Result<Json<Dog>, ApiError> {
    let mut guard = db.lock().unwrap();
    let Db { dogs, owners, .. } = &mut *guard;
    let dog = dogs.get_mut(&id).ok_or(ApiError::NotFound)?;

    check_state(matches!(dog.temperament, Some(Temperament::Lively | Temperament::Shy)))?;
    check_conditions(&[
        dog.born_at.as_deref().is_some_and(|born_at| born_at > "2012-06-30 12:00:00"),
        dog.diet == "standard",
        dog.size != Size::Small,
        dog.weight - 2.5 > 10.0,
        dog.owner.is_some(),
    ])?;

    dog.weight += 0.25;
    if let Some(owner) = dog.owner.as_ref().and_then(|id| owners.get_mut(id)) {
        owner.balance -= 12.5;
        owner.newsletter = Some(false);
    }
    dog.temperament = Some(Temperament::Calm);
    Ok(Json(dog.clone()))
}

pub async fn take_in(State(db): State<Shared>, Path(id): Path<String>) -> Result<Json<Dog>, ApiError> {
    let mut db = db.lock().unwrap();
    let dog = db.dogs.get_mut(&id).ok_or(ApiError::NotFound)?;

    check_state(dog.temperament == Some(Temperament::Shy))?;
    check_conditions(&[dog.vaccinated, dog.owner.is_none()])?;

    dog.diet = "puppy".to_string();
    dog.stays_made = 1;
    dog.temperament = Some(Temperament::Lively);
    Ok(Json(dog.clone()))
}

pub async fn cancel(State(db): State<Shared>, Path(id): Path<String>) -> Result<Json<Stay>, ApiError> {
    let mut guard = db.lock().unwrap();
    let Db { stays, services: table, .. } = &mut *guard;
    let stay = stays.get_mut(&id).ok_or(ApiError::NotFound)?;

    check_state(matches!(stay.status, StayStatus::Booked | StayStatus::CheckedIn))?;
    check_conditions(&[
        stay.note.as_deref().is_some_and(|note| note != "non-refundable"),
        stay.nights + 2 < 31,
        services(table, &stay.services).any(|service| service.minutes.is_some_and(|minutes| minutes >= 30)),
    ])?;

    stay.nights -= 1;
    for id in &stay.services {
        if let Some(service) = table.get_mut(id) {
            service.price = service.price.map(|price| price - 5.0);
            service.available_until = stay.arrives_at.clone();
        }
    }
    stay.due = Some(stay.nights as f64 * 2.5);
    stay.status = StayStatus::Cancelled;
    Ok(Json(stay.clone()))
}

pub async fn check_in(State(db): State<Shared>, Path(id): Path<String>) -> Result<Json<Stay>, ApiError> {
    let mut guard = db.lock().unwrap();
    let Db { stays, services: table, dogs, .. } = &mut *guard;
    let stay = stays.get_mut(&id).ok_or(ApiError::NotFound)?;

    check_state(stay.status == StayStatus::Booked)?;
    let price: f64 = services(table, &stay.services).filter_map(|service| service.price).sum();
    check_conditions(&[
        stay.services.len() <= 3,
        stay.leaves_at.as_ref().is_some_and(|leaves_at| stay.arrives_at < *leaves_at),
        stay.deposit.is_some_and(|deposit| deposit * 2.0 >= stay.rate),
        price < 300.0,
        stay.dog.is_some(),
    ])?;

    stay.due = stay.deposit.map(|deposit| stay.rate - deposit);
    stay.paid = Some(false);
    if let Some(dog) = stay.dog.as_ref().and_then(|id| dogs.get_mut(id)) {
        dog.stays_made += 1;
        dog.last_seen_at = Some(stay.arrives_at.clone());
    }
    stay.status = StayStatus::CheckedIn;
    Ok(Json(stay.clone()))
}

pub async fn check_out(State(db): State<Shared>, Path(id): Path<String>) -> Result<Json<Stay>, ApiError> {
    let mut guard = db.lock().unwrap();
    let Db { stays, services: table, .. } = &mut *guard;
    let stay = stays.get_mut(&id).ok_or(ApiError::NotFound)?;

    check_state(stay.status == StayStatus::CheckedIn)?;
    check_conditions(&[
        stay.paid == Some(true),
        services(table, &stay.services).all(|service| service.done),
    ])?;

    stay.finished = std::mem::take(&mut stay.services);
    stay.due = None;
    for id in &stay.finished {
        if let Some(service) = table.get_mut(id) {
            service.done = false;
        }
    }
    stay.status = StayStatus::CheckedOut;
    Ok(Json(stay.clone()))
}

pub async fn invoice(State(db): State<Shared>, Path(id): Path<String>) -> Result<Json<Stay>, ApiError> {
    let mut guard = db.lock().unwrap();
    let Db { stays, services: table, .. } = &mut *guard;
    let stay = stays.get_mut(&id).ok_or(ApiError::NotFound)?;

    check_state(stay.billing == BillingStatus::Open)?;
    let minutes: i64 = services(table, &stay.finished).filter_map(|service| service.minutes).sum();
    check_conditions(&[stay.due.is_some_and(|due| due > 0.0), minutes >= stay.nights])?;

    stay.due = stay.due.map(|due| due + stay.rate);
    stay.note = Some("invoiced".to_string());
    stay.billing = BillingStatus::Invoiced;
    Ok(Json(stay.clone()))
}

pub async fn reopen(State(db): State<Shared>, Path(id): Path<String>) -> Result<Json<Stay>, ApiError> {
    let mut db = db.lock().unwrap();
    let stay = db.stays.get_mut(&id).ok_or(ApiError::NotFound)?;

    check_state(matches!(stay.status, StayStatus::CheckedOut | StayStatus::Cancelled))?;

    stay.status = StayStatus::Booked;
    Ok(Json(stay.clone()))
}
