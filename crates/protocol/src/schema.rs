//! How nouns stand in the description of the HTTP interface.

use artel_engine::Named;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};

/// One of the ids of a noun.
pub(crate) fn ids<T: Named>() -> Object {
    let ids = T::ALL.iter().map(|member| member.id());
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(ids)).build()
}
