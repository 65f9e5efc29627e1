use serde::{Deserialize, Serialize};

use crate::db::{Db, Table};
use crate::error::ApiError;
use crate::validate::*;

/// What the CRUD handlers need to know of an entity. `Default` holds the defaults of its fields;
/// fields that are required have no meaningful one and are always overwritten.
pub trait Resource: Clone + Default + Serialize + Send + 'static {
    const PATH: &'static str;
    /// The fields that a create must carry, besides the id.
    const REQUIRED: &'static [&'static str];

    fn table(db: &Db) -> &Table<Self>;
    fn table_mut(db: &mut Db) -> &mut Table<Self>;
    fn id_mut(&mut self) -> &mut String;
    /// Takes over the fields of the body.
    fn apply(&mut self, body: &Body, db: &Db) -> Result<(), ApiError>;
    /// Removes the references to a deleted object.
    fn remove_references(_db: &mut Db, _id: &str) {}
}

#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    #[default]
    Small,
    Medium,
    Large,
    Giant,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Temperament {
    Calm,
    Lively,
    Shy,
    Nervous,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StayStatus {
    Booked,
    CheckedIn,
    CheckedOut,
    Cancelled,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CoatLength {
    Short,
    Long,
}

#[derive(Clone, Serialize)]
pub struct Dog {
    pub id: String,
    pub born_at: Option<String>,
    pub coat: Option<CoatLength>,
    pub diet: String,
    pub last_seen_at: Option<String>,
    pub name: String,
    pub owner: Option<String>,
    pub size: Size,
    pub stays_made: i64,
    pub temperament: Option<Temperament>,
    pub weight: f64,
}

impl Default for Dog {
    fn default() -> Self {
        Dog {
            id: String::new(),
            born_at: None,
            coat: None,
            diet: "standard".to_string(),
            last_seen_at: None,
            name: String::new(),
            owner: None,
            size: Size::default(),
            stays_made: 0,
            temperament: Some(Temperament::Calm),
            weight: 0.0,
        }
    }
}

impl Resource for Dog {
    const PATH: &'static str = "dog";
    const REQUIRED: &'static [&'static str] = &["name", "owner", "size", "weight"];

    fn table(db: &Db) -> &Table<Self> {
        &db.dogs
    }

    fn table_mut(db: &mut Db) -> &mut Table<Self> {
        &mut db.dogs
    }

    fn id_mut(&mut self) -> &mut String {
        &mut self.id
    }

    fn apply(&mut self, body: &Body, db: &Db) -> Result<(), ApiError> {
        let born = ..="2027-12-31 23:59:59";
        set(body, "born_at", &mut self.born_at, nullable(datetime(born)))?;
        set(body, "coat", &mut self.coat, nullable(one_of))?;
        set(body, "diet", &mut self.diet, string(..))?;
        set(body, "last_seen_at", &mut self.last_seen_at, nullable(datetime(..)))?;
        set(body, "name", &mut self.name, string(2..=24))?;
        set(body, "owner", &mut self.owner, reference(&db.customers))?;
        set(body, "size", &mut self.size, one_of)?;
        set(body, "stays_made", &mut self.stays_made, integer(0..=365))?;
        set(body, "temperament", &mut self.temperament, nullable(one_of))?;
        set(body, "weight", &mut self.weight, float(0.5..=90.0))
    }

    fn remove_references(db: &mut Db, id: &str) {
        for stay in db.stays.values_mut() {
            stay.dog.take_if(|dog| dog == id);
        }
    }
}

#[derive(Clone, Serialize)]
pub struct Customer {
    pub id: String,
    pub credit: f64,
    pub email: Option<String>,
    pub joined_at: String,
    pub loyalty_points: i64,
    pub name: String,
    pub newsletter: Option<bool>,
    pub phone: Option<String>,
    pub visits: Option<i64>,
}

impl Default for Customer {
    fn default() -> Self {
        Customer {
            id: String::new(),
            credit: 0.0,
            email: None,
            joined_at: String::new(),
            loyalty_points: 0,
            name: String::new(),
            newsletter: Some(true),
            phone: None,
            visits: Some(1),
        }
    }
}

impl Resource for Customer {
    const PATH: &'static str = "customer";
    const REQUIRED: &'static [&'static str] = &["joined_at", "name", "phone"];

    fn table(db: &Db) -> &Table<Self> {
        &db.customers
    }

    fn table_mut(db: &mut Db) -> &mut Table<Self> {
        &mut db.customers
    }

    fn id_mut(&mut self) -> &mut String {
        &mut self.id
    }

    fn apply(&mut self, body: &Body, _db: &Db) -> Result<(), ApiError> {
        set(body, "credit", &mut self.credit, float(-500.0..))?;
        set(body, "email", &mut self.email, some(string(..)))?;
        set(body, "joined_at", &mut self.joined_at, datetime("2015-01-01 00:00:00"..))?;
        set(body, "loyalty_points", &mut self.loyalty_points, integer(0..))?;
        set(body, "name", &mut self.name, string(2..=40))?;
        set(body, "newsletter", &mut self.newsletter, nullable(boolean))?;
        set(body, "phone", &mut self.phone, nullable(string(..=20)))?;
        set(body, "visits", &mut self.visits, nullable(integer(..)))
    }

    fn remove_references(db: &mut Db, id: &str) {
        for dog in db.dogs.values_mut() {
            dog.owner.take_if(|owner| owner == id);
        }
    }
}

#[derive(Clone, Serialize)]
pub struct Extra {
    pub id: String,
    pub available_until: String,
    pub done: bool,
    pub minutes: Option<i64>,
    pub fee: Option<f64>,
    pub title: String,
}

impl Default for Extra {
    fn default() -> Self {
        Extra {
            id: String::new(),
            available_until: "2027-06-30 12:00:00".to_string(),
            done: false,
            minutes: None,
            fee: None,
            title: String::new(),
        }
    }
}

impl Resource for Extra {
    const PATH: &'static str = "extra";
    const REQUIRED: &'static [&'static str] = &["fee", "title"];

    fn table(db: &Db) -> &Table<Self> {
        &db.extras
    }

    fn table_mut(db: &mut Db) -> &mut Table<Self> {
        &mut db.extras
    }

    fn id_mut(&mut self) -> &mut String {
        &mut self.id
    }

    fn apply(&mut self, body: &Body, _db: &Db) -> Result<(), ApiError> {
        set(body, "available_until", &mut self.available_until, datetime("2024-01-01 00:00:00"..))?;
        set(body, "done", &mut self.done, boolean)?;
        set(body, "minutes", &mut self.minutes, nullable(integer(..=240)))?;
        set(body, "fee", &mut self.fee, nullable(float(0.5..)))?;
        set(body, "title", &mut self.title, string(..))
    }

    fn remove_references(db: &mut Db, id: &str) {
        for stay in db.stays.values_mut() {
            stay.finished.retain(|extra| extra != id);
            stay.extras.retain(|extra| extra != id);
        }
    }
}

#[derive(Clone, Serialize)]
pub struct Stay {
    pub id: String,
    pub arrives_at: String,
    pub deposit: Option<f64>,
    pub dog: Option<String>,
    pub due: Option<f64>,
    pub finished: Vec<String>,
    pub leaves_at: Option<String>,
    pub meals_a_day: Option<i64>,
    pub nights: i64,
    pub note: Option<String>,
    pub paid: Option<bool>,
    pub rate: f64,
    pub extras: Vec<String>,
    pub status: StayStatus,
}

impl Default for Stay {
    fn default() -> Self {
        Stay {
            id: String::new(),
            arrives_at: String::new(),
            deposit: None,
            dog: None,
            due: Some(0.0),
            finished: Vec::new(),
            leaves_at: None,
            meals_a_day: Some(2),
            nights: 0,
            note: None,
            paid: None,
            rate: 0.0,
            extras: Vec::new(),
            status: StayStatus::Booked,
        }
    }
}

impl Resource for Stay {
    const PATH: &'static str = "stay";
    const REQUIRED: &'static [&'static str] = &["arrives_at", "nights", "paid", "rate"];

    fn table(db: &Db) -> &Table<Self> {
        &db.stays
    }

    fn table_mut(db: &mut Db) -> &mut Table<Self> {
        &mut db.stays
    }

    fn id_mut(&mut self) -> &mut String {
        &mut self.id
    }

    fn apply(&mut self, body: &Body, db: &Db) -> Result<(), ApiError> {
        set(body, "arrives_at", &mut self.arrives_at, datetime(..))?;
        set(body, "deposit", &mut self.deposit, nullable(float(..)))?;
        set(body, "dog", &mut self.dog, reference(&db.dogs))?;
        set(body, "due", &mut self.due, nullable(float(..)))?;
        set(body, "finished", &mut self.finished, references(&db.extras))?;
        set(body, "leaves_at", &mut self.leaves_at, nullable(datetime(..)))?;
        set(body, "meals_a_day", &mut self.meals_a_day, nullable(integer(..)))?;
        set(body, "nights", &mut self.nights, integer(1..=60))?;
        set(body, "note", &mut self.note, nullable(string(..=200)))?;
        set(body, "paid", &mut self.paid, nullable(boolean))?;
        set(body, "rate", &mut self.rate, float(..=500.0))?;
        set(body, "extras", &mut self.extras, references(&db.extras))?;
        set(body, "status", &mut self.status, one_of)
    }
}
