//! Reading a database that servers may be using, without becoming one of them.

use anyhow::Context as _;
use deadpool_postgres::Pool;
use tokio_postgres::Row;
use tokio_postgres::types::{ToSql, Type};

use super::connect::{Address, reader, timely};
use super::migrate::insist_on_version;
use crate::ids::RoomId;
use crate::store::StoreError;
use crate::store::engine::Reading;
use crate::store::reader::{Numbered, Reader};

/// The database at an address, which is only read.
pub(in crate::store) struct ReadOnly(Pool);

impl ReadOnly {
    pub(in crate::store) async fn open(url: &str) -> anyhow::Result<ReadOnly> {
        let address = Address::parse(url)?;
        let cannot = || format!("cannot read the PostgreSQL database at {}", address.shown);
        let client = address.connect().await.with_context(cannot)?;
        insist_on_version(&client).await.with_context(cannot)?;
        Ok(ReadOnly(address.pool()?))
    }

    async fn rows(
        &self,
        query: &str,
        values: &[(&(dyn ToSql + Sync), Type)],
    ) -> Result<Vec<Row>, StoreError> {
        let client = reader(&self.0).await?;
        Ok(timely(client.query_typed(query, values)).await??)
    }
}

impl Reader for ReadOnly {
    /// PostgreSQL itself tells when a page is damaged that is read.
    fn damage(&self) -> Option<String> {
        None
    }

    fn count(&self) -> Reading<'_, u64> {
        Box::pin(async {
            let rows = self.rows("SELECT count(*) FROM rooms", &[]).await?;
            let row = rows.first().ok_or_else(|| StoreError("nothing was answered".into()))?;
            Ok(row.try_get::<_, i64>(0)?.cast_unsigned())
        })
    }

    fn ids_after<'a>(&'a self, after: Option<&'a RoomId>, most: u32) -> Reading<'a, Vec<RoomId>> {
        Box::pin(async move {
            let values: [(&(dyn ToSql + Sync), Type); 2] =
                [(&after.map_or("", RoomId::as_str), Type::TEXT), (&i64::from(most), Type::INT8)];
            let rows = self.rows("SELECT id FROM rooms WHERE id > $1 ORDER BY id LIMIT $2", &values).await?;
            Ok(rows.iter().map(|row| row.try_get(0).map(RoomId::stored)).collect::<Result<_, _>>()?)
        })
    }

    fn entries<'a>(&'a self, id: &'a RoomId) -> Reading<'a, Option<Numbered>> {
        Box::pin(async move {
            // One statement sees one state, whatever servers write meanwhile. There is no row if there is no such
            // room, and one that is empty if it has no entries.
            let query = "SELECT entries.number, entry FROM rooms LEFT JOIN entries ON room = rooms.number
                 WHERE id = $1 ORDER BY entries.number";
            let mut entries = None;
            for row in self.rows(query, &[(&id.as_str(), Type::TEXT)]).await? {
                let found: &mut Numbered = entries.get_or_insert_default();
                if let Some(number) = row.try_get::<_, Option<i32>>(0)? {
                    found.push((number.into(), row.try_get(1)?));
                }
            }
            Ok(entries)
        })
    }
}
