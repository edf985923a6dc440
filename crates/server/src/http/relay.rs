//! Requests for a room that another node has are passed on to that node.
//!
//! Nodes reach each other directly, at an address of their own. Who asks there has to say the secret of the node, which
//! only those know who read the database. The node that was asked by the visitor counts the request and knows who it
//! is; the node that has the room believes it.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use artel_protocol::RefusalCode;
use axum::body::Body;
use axum::extract::{ConnectInfo, OriginalUri, Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, COOKIE, HOST, ORIGIN, TRANSFER_ENCODING, UPGRADE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use sha2::{Digest, Sha256};
use tokio::net::TcpStream;

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use super::site::FORWARDED_FOR;
use crate::ids::{PersonKey, RoomId};
use crate::store::{Peer, Peers};

/// What one node tells another: the other's secret, whose request it is, and from where it comes.
const SECRET: HeaderName = HeaderName::from_static("x-artel-secret");
const KEY: HeaderName = HeaderName::from_static("x-artel-key");
const FROM: HeaderName = HeaderName::from_static("x-artel-from");

/// How long it is tried to reach whoever has a room: until a node that is dead must have lost it.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long a connection to another node may take.
const CONNECTS_WITHIN: Duration = Duration::from_secs(1);
/// After how long it is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(100);

/// Passes a request for a room on to the node that has it; what nobody else has is answered here.
pub(crate) async fn to_owner(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    OriginalUri(uri): OriginalUri,
    visitor: Visitor,
    mut request: Request,
    next: Next,
) -> Response {
    let room = uri.path().split('/').nth(3).and_then(RoomId::parse);
    let Some(room) = room.filter(|_| site.rooms.store.is_shared()) else { return next.run(request).await };
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let headers =
        headers_for_owner(request.headers(), &visitor, site.client_address(peer, request.headers()));
    let began = Instant::now();
    loop {
        if site.rooms.is_here(&room) {
            return next.run(request).await;
        }
        let owner = match site.rooms.store.owner(&room).await {
            Ok(Some(owner)) => owner,
            Ok(None) => return next.run(request).await,
            Err(error) => return Failure::from(error).into_response(),
        };
        match pass_on(&owner, site.rooms.store.peers(), &path, &headers).await {
            Ok(mut answer) => {
                if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
                    tunnel(&site, &owner, &mut request, &mut answer);
                }
                return answer.map(Body::new).into_response();
            }
            Err(error) if began.elapsed() > PATIENCE => {
                tracing::warn!(node = owner.node, address = owner.address, %error, "a node is not reached");
                let detail = "the server that has the room is not reached; try again";
                return Failure::new(RefusalCode::Broken, detail).into_response();
            }
            Err(_) => tokio::time::sleep(TRY_AGAIN).await,
        }
    }
}

/// The headers of a request as the node that has the room gets them.
fn headers_for_owner(headers: &HeaderMap, visitor: &Visitor, from: IpAddr) -> HeaderMap {
    let mut headers = headers.clone();
    // Who it is and where it comes from is said in another way, and there is no body.
    for name in [COOKIE, ORIGIN, HOST, CONTENT_LENGTH, TRANSFER_ENCODING, SECRET] {
        headers.remove(name);
    }
    headers.remove(FORWARDED_FOR);
    if !headers.contains_key(UPGRADE) {
        headers.remove(CONNECTION);
    }
    if let Ok(mut key) = HeaderValue::from_str(visitor.key.reveal()) {
        key.set_sensitive(true);
        headers.insert(KEY, key);
    }
    if let Ok(from) = HeaderValue::from_str(&from.to_string()) {
        headers.insert(FROM, from);
    }
    headers
}

/// Asks another node, and gives up if that node dies meanwhile.
async fn pass_on(
    owner: &Peer,
    mut peers: Peers,
    path: &str,
    headers: &HeaderMap,
) -> anyhow::Result<hyper::Response<hyper::body::Incoming>> {
    let tcp = tokio::time::timeout(CONNECTS_WITHIN, TcpStream::connect(&owner.address)).await??;
    tcp.set_nodelay(true)?;
    let (mut sender, connection) = http1::handshake::<_, Body>(TokioIo::new(tcp)).await?;
    tokio::spawn(connection.with_upgrades());
    let mut request = hyper::Request::get(path).body(Body::empty())?;
    *request.headers_mut() = headers.clone();
    request.headers_mut().insert(HOST, HeaderValue::from_str(&owner.address)?);
    let mut secret = HeaderValue::from_str(&owner.secret)?;
    secret.set_sensitive(true);
    request.headers_mut().insert(SECRET, secret);
    tokio::select! {
        answer = sender.send_request(request) => Ok(answer?),
        () = is_gone(&mut peers, owner.node) => anyhow::bail!("the node has died"),
    }
}

/// Returns when a node is no longer alive as far as this one knows.
async fn is_gone(peers: &mut Peers, node: i64) {
    // It may be too new to be known.
    let known = peers.wait_for(|alive| alive.contains(&node)).await.is_ok();
    if !known || peers.wait_for(|alive| !alive.contains(&node)).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Connects the visitor's socket with the node that has the room, until either end has had enough or that node dies.
fn tunnel(
    site: &Arc<Site>,
    owner: &Peer,
    request: &mut Request,
    answer: &mut hyper::Response<hyper::body::Incoming>,
) {
    let Some(near) = request.extensions_mut().remove::<OnUpgrade>() else { return };
    let far = hyper::upgrade::on(answer);
    let (mut peers, node, end) = (site.rooms.store.peers(), owner.node, site.ended());
    tokio::spawn(async move {
        let (Ok(near), Ok(far)) = tokio::join!(near, far) else { return };
        let (mut near, mut far) = (TokioIo::new(near), TokioIo::new(far));
        tokio::select! {
            // A connection that breaks is nothing that anybody has to know.
            _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
            () = is_gone(&mut peers, node) => {}
            () = end => {}
        }
    });
}

/// Lets only other nodes ask, and believes them who asks and from where.
pub(crate) async fn only_nodes(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    match asks_for(request.headers(), &site) {
        Ok((visitor, from)) => {
            request.extensions_mut().insert(visitor);
            request.extensions_mut().insert(ConnectInfo(SocketAddr::new(from, 0)));
            next.run(request).await
        }
        Err(refusal) => *refusal,
    }
}

/// For whom another node asks, and from where that comes.
fn asks_for(headers: &HeaderMap, site: &Site) -> Result<(Visitor, IpAddr), Box<Response>> {
    let said = headers.get(SECRET).map(HeaderValue::as_bytes).unwrap_or_default();
    // Compared as hashes, so that it takes no longer the more of it is right.
    let knows = |secret: &str| Sha256::digest(said) == Sha256::digest(secret);
    if !site.rooms.store.secret().is_some_and(knows) {
        return Err(Box::new((StatusCode::FORBIDDEN, "This is for other nodes.\n").into_response()));
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let key = text(KEY).and_then(PersonKey::parse);
    let from = text(FROM).and_then(|from| from.parse::<IpAddr>().ok());
    let (Some(key), Some(from)) = (key, from) else {
        let detail = "A node says who asks, and from where.\n";
        return Err(Box::new((StatusCode::BAD_REQUEST, detail).into_response()));
    };
    let visitor = Visitor::known(key, site).ok_or_else(|| {
        Box::new(Failure::new(RefusalCode::Foreign, "this key is no longer valid").into_response())
    })?;
    Ok((visitor, from))
}
