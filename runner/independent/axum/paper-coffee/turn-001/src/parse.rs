use chrono::{NaiveDateTime, Timelike};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

pub struct Invalid(pub String);

/// A field that may be absent but, when present, must be valid; `null` is for the parser to judge.
pub fn optional<T>(
    body: &Map<String, Value>,
    name: &str,
    parse: impl Fn(&Value) -> Option<T>,
) -> Result<Option<T>, Invalid> {
    match body.get(name) {
        None => Ok(None),
        Some(value) => match parse(value) {
            Some(parsed) => Ok(Some(parsed)),
            None => Err(Invalid(format!("invalid value for {name}"))),
        },
    }
}

pub fn required<T>(
    body: &Map<String, Value>,
    name: &str,
    parse: impl Fn(&Value) -> Option<T>,
) -> Result<T, Invalid> {
    optional(body, name, parse)?.ok_or_else(|| Invalid(format!("{name} is required")))
}

/// `Some(None)` for `null`.
pub fn nullable<T>(value: &Value, parse: impl Fn(&Value) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() {
        return Some(None);
    }
    parse(value).map(Some)
}

pub fn string(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

pub fn text(value: &Value, min: usize, max: usize) -> Option<String> {
    string(value).filter(|s| (min..=max).contains(&s.chars().count()))
}

pub fn float(value: &Value) -> Option<f64> {
    value.as_f64()
}

pub fn choice<T: DeserializeOwned>(value: &Value) -> Option<T> {
    let name = value.as_str()?;
    serde_json::from_value(Value::from(name)).ok()
}

pub fn datetime(value: &Value, earliest: &str, latest: &str) -> Option<String> {
    const FORMAT: &str = "%Y-%m-%d %H:%M:%S";
    let text = value.as_str()?;
    let parsed = NaiveDateTime::parse_from_str(text, FORMAT).ok()?;
    // chrono takes second 60 for a leap second, and is lenient about padding
    let leap_second = parsed.nanosecond() >= 1_000_000_000;
    let exact = parsed.format(FORMAT).to_string() == text;
    let in_bounds = (earliest..=latest).contains(&text);
    (exact && !leap_second && in_bounds).then(|| text.to_owned())
}
