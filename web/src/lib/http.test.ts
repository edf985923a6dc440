import { afterEach, describe, expect, test, vi } from "vitest";
import { connection } from "./connection.svelte";
import { api, ApiError } from "./http";

function answer(body: BodyInit | null, init: ResponseInit = {}) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function failure(asked: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`);
  return error;
}

afterEach(() => vi.unstubAllGlobals());

describe("what is asked", () => {
  test("the body goes as JSON and the answer is read", async () => {
    const fetched = answer('{"room":"abc"}', { status: 201 });
    const settings = { visibility: "link", pause_seconds: 4 } as const;
    const opened = await api.open({
      game: "forbidden-island",
      setup: [],
      seats: [],
      name: "Anna",
      language: "en",
      settings,
    });
    expect(opened).toEqual({ room: "abc" });
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect([path, request?.method]).toEqual(["/api/rooms", "POST"]);
    expect(JSON.parse(String(request?.body))).toMatchObject({ name: "Anna" });
  });

  test("ids cannot lead elsewhere", async () => {
    const fetched = answer("{}");
    await api.step("../me", 3);
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/rooms/..%2Fme/steps/3");
  });

  test("an answer without a body is fine", async () => {
    answer(null, { status: 204 });
    await expect(api.adopt("key")).resolves.toBeUndefined();
  });
});

describe("what goes wrong", () => {
  test("a refusal is handed on", async () => {
    const refusal = { code: "no-such-room", detail: "there is no room abc", reason: null, rule: null };
    answer(JSON.stringify(refusal), { status: 404 });
    const error = await failure(api.room("abc"));
    expect(error.refusal).toEqual(refusal);
    expect(error.offline).toBe(false);
  });

  test.each(["<html>Bad gateway</html>", "null", '{"code":7}'])(
    "an answer that is no refusal counts as broken: %s",
    async (body) => {
      answer(body, { status: 502 });
      expect((await failure(api.games())).refusal.code).toBe("broken");
    },
  );

  test("an answer that is not JSON counts as broken", async () => {
    answer("<html></html>");
    expect((await failure(api.games())).refusal.code).toBe("broken");
  });

  test("without a network the error says so, and so does the frame", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed")));
    expect((await failure(api.lobby())).offline).toBe(true);
    expect(connection.offline).toBe(true);
    answer('{"own":[],"public":[]}');
    await api.lobby();
    expect(connection.offline).toBe(false);
  });

  test("a stored answer is marked as old", async () => {
    answer("[]", { headers: { "x-artel-stored": "1" } });
    await api.games();
    expect(connection.offline).toBe(true);
  });
});
