use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::parse::{choice, datetime, float, nullable, optional, required, string, text, Invalid};
use crate::Store;

const EARLIEST: &str = "2020-01-01 00:00:00";
const LATEST: &str = "2026-12-31 23:59:59";

/// What the generic handlers need to know about a resource.
pub trait Resource: Serialize + Clone + Send + 'static {
    fn from_json(body: &Map<String, Value>) -> Result<Self, Invalid>;
    fn id(&self) -> &str;
    fn table(store: &mut Store) -> &mut BTreeMap<String, Self>;
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoastLevel {
    Light,
    Medium,
    Dark,
    Espresso,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BatchStatus {
    Processing,
    Roasted,
    QualityChecked,
    ReadyForSale,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SubscriptionStatus {
    Active,
    Paused,
    Cancelled,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GrindPreference {
    WholeBean,
    MediumGrind,
    FineGrind,
    CoarseGrind,
}

#[derive(Clone, Serialize)]
pub struct CoffeeBatch {
    pub id: String,
    pub batch_number: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cupping_score: Option<f64>,
    pub origin_country: String,
    pub roast_date: String,
    pub roast_level: RoastLevel,
    pub status: BatchStatus,
    pub batch_weight_kg: f64,
}

impl Resource for CoffeeBatch {
    fn from_json(body: &Map<String, Value>) -> Result<Self, Invalid> {
        Ok(CoffeeBatch {
            id: required(body, "id", string)?,
            batch_number: required(body, "batch_number", |v| text(v, 5, 20))?,
            cupping_score: optional(body, "cupping_score", float)?,
            origin_country: required(body, "origin_country", |v| text(v, 2, 75))?,
            roast_date: required(body, "roast_date", |v| datetime(v, EARLIEST, LATEST))?,
            roast_level: optional(body, "roast_level", choice)?.unwrap_or(RoastLevel::Medium),
            status: optional(body, "status", choice)?.unwrap_or(BatchStatus::Processing),
            batch_weight_kg: required(body, "batch_weight_kg", float)?,
        })
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn table(store: &mut Store) -> &mut BTreeMap<String, Self> {
        &mut store.batches
    }
}

#[derive(Clone, Serialize)]
pub struct Subscription {
    pub id: String,
    pub customer_email: String,
    pub grind_preference: GrindPreference,
    pub last_shipment_date: Option<String>,
    pub monthly_shipment_quantity_kg: f64,
    pub preferred_roast_level: RoastLevel,
    pub subscription_start_date: String,
    pub subscription_status: SubscriptionStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_spent: Option<f64>,
}

impl Resource for Subscription {
    fn from_json(body: &Map<String, Value>) -> Result<Self, Invalid> {
        Ok(Subscription {
            id: required(body, "id", string)?,
            customer_email: required(body, "customer_email", |v| text(v, 5, 100))?,
            grind_preference: optional(body, "grind_preference", choice)?
                .unwrap_or(GrindPreference::WholeBean),
            last_shipment_date: optional(body, "last_shipment_date", |v| {
                nullable(v, |v| datetime(v, EARLIEST, LATEST))
            })?
            .flatten(),
            monthly_shipment_quantity_kg: required(body, "monthly_shipment_quantity_kg", float)?,
            preferred_roast_level: optional(body, "preferred_roast_level", choice)?
                .unwrap_or(RoastLevel::Medium),
            subscription_start_date: required(body, "subscription_start_date", |v| {
                datetime(v, EARLIEST, LATEST)
            })?,
            subscription_status: optional(body, "subscription_status", choice)?
                .unwrap_or(SubscriptionStatus::Active),
            total_spent: optional(body, "total_spent", float)?,
        })
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn table(store: &mut Store) -> &mut BTreeMap<String, Self> {
        &mut store.subscriptions
    }
}
