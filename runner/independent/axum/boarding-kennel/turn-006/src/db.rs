use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::models::{Dog, Customer, Extra, Stay};

pub type Table<T> = HashMap<String, T>;

#[derive(Default)]
pub struct Db {
    pub dogs: Table<Dog>,
    pub customers: Table<Customer>,
    pub extras: Table<Extra>,
    pub stays: Table<Stay>,
}

pub type Shared = Arc<Mutex<Db>>;
