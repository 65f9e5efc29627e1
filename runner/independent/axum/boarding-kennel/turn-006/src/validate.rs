//! Small parsers from JSON values; `None` means that the value is not acceptable.

use std::ops::RangeBounds;

use chrono::{NaiveDateTime, Timelike};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::db::Table;
use crate::error::ApiError;

pub type Body = Map<String, Value>;

/// Sets the target when the body carries the field.
pub fn set<T>(
    body: &Body,
    name: &str,
    target: &mut T,
    parse: impl Fn(&Value) -> Option<T>,
) -> Result<(), ApiError> {
    if let Some(value) = body.get(name) {
        *target = parse(value).ok_or_else(|| ApiError::Invalid(format!("invalid value for {name}")))?;
    }
    Ok(())
}

pub fn require(body: &Body, names: &[&str]) -> Result<(), ApiError> {
    match names.iter().find(|name| !body.contains_key(**name)) {
        Some(name) => Err(ApiError::Invalid(format!("{name} is required"))),
        None => Ok(()),
    }
}

/// For fields that take `null`.
pub fn nullable<T>(parse: impl Fn(&Value) -> Option<T>) -> impl Fn(&Value) -> Option<Option<T>> {
    move |value| if value.is_null() { Some(None) } else { parse(value).map(Some) }
}

/// For fields that may be without a value but do not take `null`.
pub fn some<T>(parse: impl Fn(&Value) -> Option<T>) -> impl Fn(&Value) -> Option<Option<T>> {
    move |value| parse(value).map(Some)
}

pub fn string(length: impl RangeBounds<usize>) -> impl Fn(&Value) -> Option<String> {
    move |value| {
        let text = value.as_str()?;
        length.contains(&text.chars().count()).then(|| text.to_string())
    }
}

pub fn integer(bounds: impl RangeBounds<i64>) -> impl Fn(&Value) -> Option<i64> {
    move |value| {
        // 2.0 is a whole number too
        let whole = |number: &f64| number.fract() == 0.0 && number.abs() < i64::MAX as f64;
        let number = value.as_i64().or_else(|| value.as_f64().filter(whole).map(|number| number as i64))?;
        bounds.contains(&number).then_some(number)
    }
}

pub fn float(bounds: impl RangeBounds<f64>) -> impl Fn(&Value) -> Option<f64> {
    move |value| value.as_f64().filter(|number| bounds.contains(number))
}

pub fn boolean(value: &Value) -> Option<bool> {
    value.as_bool()
}

pub fn one_of<T: DeserializeOwned>(value: &Value) -> Option<T> {
    value.as_str()?;
    serde_json::from_value(value.clone()).ok()
}

pub fn datetime(bounds: impl RangeBounds<&'static str>) -> impl Fn(&Value) -> Option<String> {
    const FORMAT: &str = "%Y-%m-%d %H:%M:%S";
    move |value| {
        let text = value.as_str()?;
        let parsed = NaiveDateTime::parse_from_str(text, FORMAT).ok()?;
        // chrono also reads unpadded numbers, and a leap second as nanoseconds beyond the second
        let exact = parsed.nanosecond() == 0 && parsed.format(FORMAT).to_string() == text;
        (exact && bounds.contains(&text)).then(|| text.to_string())
    }
}

pub fn reference<T>(table: &Table<T>) -> impl Fn(&Value) -> Option<Option<String>> + '_ {
    nullable(|value| value.as_str().filter(|id| table.contains_key(*id)).map(str::to_string))
}

pub fn references<T>(table: &Table<T>) -> impl Fn(&Value) -> Option<Vec<String>> + '_ {
    |value| {
        let ids = value.as_array()?;
        ids.iter().map(|id| id.as_str().filter(|id| table.contains_key(*id)).map(str::to_string)).collect()
    }
}
