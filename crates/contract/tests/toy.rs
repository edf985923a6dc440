//! The suite holds for the smallest game, so that it asks for nothing but the contract.
#![allow(missing_docs)]

artel_contract::suite!(artel_contract::toy::Toy);
