//! A server inside the test.

use std::net::SocketAddr;

use artel_server::{Config, LogFormat, Running, start};

use crate::client::{Folder, Person};

/// A server with a folder of its own.
pub(crate) struct House {
    pub(crate) folder: Folder,
    running: Option<Running>,
    change: fn(&mut Config),
}

impl House {
    pub(crate) async fn open() -> House {
        House::with(|_| {}).await
    }

    /// A server that is set up otherwise than usual.
    pub(crate) async fn with(change: fn(&mut Config)) -> House {
        let mut house = House { folder: Folder::new(), running: None, change };
        house.start().await;
        house
    }

    /// A server in a folder in which something is already.
    pub(crate) async fn on(folder: Folder, change: fn(&mut Config)) -> House {
        let mut house = House { folder, running: None, change };
        house.start().await;
        house
    }

    /// Stops the server; its folder stays.
    pub(crate) async fn close(mut self) -> Folder {
        self.running.take().expect("the server runs").stop().await.expect("the server stops");
        self.folder
    }

    async fn start(&mut self) {
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            data: self.folder.path().to_owned(),
            database: None,
            peer_listen: ([127, 0, 0, 1], 0).into(),
            peer_address: None,
            public_url: None,
            behind_proxy: false,
            metrics_listen: None,
            rooms_per_hour: 100_000,
            requests_per_second: 100_000,
            messages_per_second: 100_000,
            connections: 1000,
            megabytes_per_hour: 100_000,
            chat_per_minute: 1_000_000,
            request_seconds: 20,
            silence_seconds: 75,
            longest_wait_seconds: 60,
            absent_seconds: 300,
            unused_days: 0,
            bot_thinks_ms: 1,
            threads: None,
            despite_damage: false,
            log_format: LogFormat::Text,
            log: "off".into(),
        };
        (self.change)(&mut config);
        self.running = Some(start(config).await.expect("the server starts"));
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("the server runs").address
    }

    pub(crate) async fn person(&self) -> Person {
        Person::new(self.address()).await
    }

    /// Stops the server, starts it again, and tells people where.
    pub(crate) async fn restart<const N: usize>(&mut self, people: [&mut Person; N]) {
        self.running.take().expect("the server runs").stop().await.expect("the server stops");
        self.start().await;
        for person in people {
            person.address = self.address();
        }
    }
}
