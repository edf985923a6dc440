// Which page the address stands for.

export type Page = "home" | "room" | "replay" | "rules" | "cards" | "learn" | "missing";

export interface Route {
  page: Page;
  params: Record<string, string>;
}

const ROUTES: [Page, string][] = [
  ["home", "/"],
  ["room", "/r/:room"],
  ["replay", "/r/:room/replay/:step?"],
  ["rules", "/rules/:game/:id?"],
  ["cards", "/games/:game/cards"],
  ["learn", "/learn"],
];

const pieces = (path: string) => path.split("/").filter((piece) => piece !== "");

function fit(pattern: string, path: string): Record<string, string> | null {
  const wanted = pieces(pattern);
  const given = pieces(path);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const piece = given[index];
    if (piece === undefined) {
      if (!want.endsWith("?")) return null;
    } else if (want.startsWith(":")) {
      params[want.replace(/[:?]/g, "")] = decode(piece);
    } else if (want !== piece) return null;
  }
  return params;
}

function decode(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** What a path stands for. */
export function match(path: string): Route {
  for (const [page, pattern] of ROUTES) {
    const params = fit(pattern, path);
    if (params) return { page, params };
  }
  return { page: "missing", params: {} };
}

export const route: Route = $state(match(location.pathname));

function follow(): void {
  Object.assign(route, match(location.pathname));
}

/** Opens a page of the product; with `replace`, going back skips the present one. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else if (path !== location.pathname + location.search + location.hash) history.pushState(null, "", path);
  follow();
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return plain && !event.defaultPrevented ? link : null;
}

/** Links to pages of the product open without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const within = link.pathname === location.pathname && link.hash !== "";
  if (within || link.pathname.startsWith("/api/") || match(link.pathname).page === "missing") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", follow);
