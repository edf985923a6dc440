//! Databases of older programs become those of this one.

use anyhow::{Context as _, bail, ensure};
use tokio_postgres::Client;

/// What makes each version of the schema out of the one before.
const STEPS: [&str; 1] = [include_str!("schema/1.sql")];

/// Held while the schema is changed, so that two programs that start together do not both do it. It ends with the
/// transaction.
const LOCK: i64 = 0x0061_7274_656c;

/// Brings the database up to date; a newer one is refused.
pub(super) async fn migrate(client: &Client) -> anyhow::Result<()> {
    let known = STEPS.len();
    if version(client).await? == known {
        return Ok(());
    }
    client.batch_execute("START TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE").await?;
    client
        .query_typed("SELECT pg_advisory_xact_lock($1)", &[(&LOCK, tokio_postgres::types::Type::INT8)])
        .await?;
    // Somebody else may have been quicker.
    let version = version(client).await?;
    if version > known {
        bail!("it has version {version}, this program knows up to {known}: use a newer program");
    }
    if version == 0 {
        ensure!(
            !is_there(client, "rooms").await?,
            "it is not a database of this program: it has a table 'rooms'"
        );
        client.batch_execute("CREATE TABLE artel_schema (version integer NOT NULL)").await?;
        client.batch_execute("INSERT INTO artel_schema (version) VALUES (0)").await?;
    }
    for step in &STEPS[version..] {
        client.batch_execute(step).await.context("its tables cannot be made")?;
    }
    client.batch_execute(&format!("UPDATE artel_schema SET version = {known}; COMMIT")).await?;
    if version > 0 {
        tracing::info!(from = version, to = known, "the database is brought up to date");
    }
    Ok(())
}

/// Refuses a database of another version; to bring it up to date is for those who may write.
pub(super) async fn insist_on_version(client: &Client) -> anyhow::Result<()> {
    let known = STEPS.len();
    match version(client).await? {
        version if version == known => Ok(()),
        0 => bail!("there are no rooms in it: it is not a database of this program"),
        version if version < known => bail!(
            "it has version {version}, this program reads version {known}: serve it once, which brings it up to date"
        ),
        version => bail!("it has version {version}, this program knows up to {known}: use a newer program"),
    }
}

/// The version of the schema; 0 if there is none.
async fn version(client: &Client) -> anyhow::Result<usize> {
    if !is_there(client, "artel_schema").await? {
        return Ok(0);
    }
    let rows = client.query_typed("SELECT version FROM artel_schema", &[]).await?;
    let row = rows.first().context("its table 'artel_schema' is empty")?;
    let version: i32 = row.try_get(0)?;
    usize::try_from(version).with_context(|| format!("its version is {version}"))
}

async fn is_there(client: &Client, table: &str) -> anyhow::Result<bool> {
    // What `to_regclass` says may be old.
    let query = "SELECT EXISTS (SELECT FROM pg_catalog.pg_tables
         WHERE schemaname = ANY (current_schemas(false)) AND tablename = $1)";
    let rows = client.query_typed(query, &[(&table, tokio_postgres::types::Type::TEXT)]).await?;
    Ok(rows.first().context("nothing was answered")?.try_get(0)?)
}

/// Refuses a database that would forget what it has acknowledged.
pub(super) async fn insist_on_durability(client: &Client) -> anyhow::Result<()> {
    for setting in ["synchronous_commit", "fsync", "full_page_writes"] {
        let query = "SELECT current_setting($1)";
        let rows = client.query_typed(query, &[(&setting, tokio_postgres::types::Type::TEXT)]).await?;
        let value: String = rows.first().context("nothing was answered")?.try_get(0)?;
        ensure!(
            value != "off",
            "its setting '{setting}' is off, so that a crash would lose moves that were acknowledged: turn it on"
        );
    }
    Ok(())
}
