// What is asked of the server over HTTP.

import type {
  Adopt,
  DeviceCode,
  GameInfo,
  History,
  Lobby,
  Me,
  Meaning,
  Opened,
  OpenRoom,
  Refusal,
  RoomInfo,
  Rulebook,
  Step,
} from "../protocol";
import { reached } from "./connection.svelte";

/** Set by the service worker on an answer that it had kept from earlier. */
const STORED_HEADER = "x-artel-stored";

/** The server did not do what was asked. */
export class ApiError extends Error {
  readonly refusal: Refusal;
  /** Whether the server could not be reached at all. */
  readonly offline: boolean;

  constructor(refusal: Refusal, offline = false) {
    super(refusal.detail);
    this.name = "ApiError";
    this.refusal = refusal;
    this.offline = offline;
  }
}

function broken(detail: string): Refusal {
  return { code: "broken", detail, reason: null, rule: null };
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";
}

async function refusalIn(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  return isRefusal(body) ? body : broken(`status ${response.status}`);
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, { credentials: "same-origin", ...request });
    reached(!response.headers.has(STORED_HEADER));
    return response;
  } catch (error) {
    reached(false);
    throw new ApiError(broken(String(error)), true);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await send(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new ApiError(await refusalIn(response));
  if (response.status === 204) return undefined as T;
  return (await response.json().catch(() => {
    throw new ApiError(broken("the answer is not JSON"));
  })) as T;
}

const room = (id: string) => `/api/rooms/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  rules: (game: string) => ask<Rulebook>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  describe: (game: string, setup: [string, string][]) =>
    ask<Meaning>("GET", `/api/games/${encodeURIComponent(game)}/setup?${new URLSearchParams(setup)}`),
  lobby: () => ask<Lobby>("GET", "/api/rooms"),
  open: (order: OpenRoom) => ask<Opened>("POST", "/api/rooms", order),
  room: (id: string) => ask<RoomInfo>("GET", room(id)),
  history: (id: string) => ask<History>("GET", `${room(id)}/history`),
  step: (id: string, number: number) => ask<Step>("GET", `${room(id)}/steps/${number}`),
  me: () => ask<Me>("GET", "/api/me"),
  deviceCode: () => ask<DeviceCode>("POST", "/api/me/code"),
  adopt: (code: string) => ask<void>("POST", "/api/me/adopt", { code } satisfies Adopt),
  goBack: () => ask<void>("POST", "/api/me/back"),
  renew: () => ask<void>("POST", "/api/me/renew"),
};
