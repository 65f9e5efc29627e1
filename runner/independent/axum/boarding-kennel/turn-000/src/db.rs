use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::models::{Dog, Owner, Service, Stay};

pub type Table<T> = HashMap<String, T>;

#[derive(Default)]
pub struct Db {
    pub dogs: Table<Dog>,
    pub owners: Table<Owner>,
    pub services: Table<Service>,
    pub stays: Table<Stay>,
}

pub type Shared = Arc<Mutex<Db>>;
