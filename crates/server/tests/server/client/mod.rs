//! A client for tests: people who open rooms over HTTP and talk to them over sockets.

mod folder;
mod http;
mod person;
mod socket;

pub(crate) use folder::Folder;
pub(crate) use http::request;
pub(crate) use person::Person;
pub(crate) use socket::Socket;
