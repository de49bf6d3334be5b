import { beforeEach, expect, test, vi } from "vitest";
import { fetchText, openTables } from "../src/lib/net/api";
import { Live, type Follower, type News } from "../src/lib/net/live.svelte";
import { PROTOCOL, type FromBrowser, type FromServer, type TableInfo } from "../src/lib/net/protocol";

/** The platform's socket, with the other end in the test's hand. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  async hear(...messages: FromServer[]): Promise<void> {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
  async breakOff(code = 1006): Promise<void> {
    this.onclose?.({ code });
    await vi.advanceTimersByTimeAsync(20_000);
  }
}

interface Counted {
  readonly n: number;
  readonly own: readonly unknown[];
}

/** A game whose view is the number of the last entry and the viewer's own commands. */
const counting: Follower<Counted, string> = {
  prepare: async () => undefined,
  reducer: {
    reduce: (view, entry, command) => ({ n: entry.n, own: command === null ? view.own : [...view.own, command] }),
    unsure: (view) => view.n === 13,
  },
};

const TABLE: TableInfo = {
  id: "t",
  game: "metrox",
  rules: 1,
  options: {},
  phase: "playing",
  seats: [{ name: "a" }],
  max_seats: 1,
};
const news = (...ns: number[]): FromServer => ({
  type: "news",
  entries: ns.map((n): News => ({ n, at: 0, actor: 0 })),
});
const welcome = (more: { version?: number; view?: Counted; news?: News[] }): FromServer => ({
  type: "welcome",
  table: TABLE,
  you: 0,
  ...more,
});
const latest = () => Socket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "kippu.test" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: "visible",
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function seated(): Promise<Live<Counted, string>> {
  const live = new Live("t", counting);
  live.open();
  latest().open();
  await latest().hear(welcome({ version: 4, view: { n: 4, own: [] } }));
  return live;
}

test("says hello, and takes the whole view", async () => {
  const live = await seated();
  expect(latest().url).toBe("wss://kippu.test/api/tables/t/live");
  expect(latest().sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, since: null });
  expect([live.status, live.you, live.view?.n]).toEqual(["online", 0, 4]);
});

test("a game with a history is told all of it, and what a break has hidden", async () => {
  const told: number[][] = [];
  const remembering: Follower<Counted, string> = {
    prepare: async () => undefined,
    history: true,
    missed: (entries) => told.push(entries.map(({ n }) => n)),
  };
  new Live("t", remembering).open();
  latest().open();
  expect(latest().sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, since: -1, views: true });
  await latest().hear(
    welcome({
      version: 1,
      view: { n: 1, own: [] },
      news: [
        { n: 0, at: 0 },
        { n: 1, at: 0 },
      ],
    }),
  );
  await latest().breakOff();
  latest().open();
  expect(latest().sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, since: 1, views: true });
  await latest().hear(welcome({ version: 2, view: { n: 2, own: [] }, news: [{ n: 2, at: 0 }] }));
  expect(told).toEqual([[0, 1], [2]]);
});

test("what comes twice counts once, and after a gap everything is asked for again", async () => {
  const live = await seated();
  await latest().hear(news(5), news(5, 6));
  expect(live.view?.n).toBe(6);
  await latest().hear(news(8));
  expect(latest().sent.at(-1)).toEqual({ type: "hello", protocol: PROTOCOL, since: null });
  await latest().hear(news(9));
  expect(latest().sent).toHaveLength(2);
  await latest().hear(welcome({ version: 8, view: { n: 8, own: [] } }));
  expect(live.view?.n).toBe(8);
});

test("a broken line comes back for what was missed, and sends again with the same id", async () => {
  const live = await seated();
  live.do("write");
  const request = latest().sent.at(-1)!;
  expect(request).toMatchObject({ type: "do", version: 4, command: "write" });
  await latest().breakOff();
  expect(live.status).toBe("reconnecting");
  latest().open();
  expect(latest().sent).toEqual([{ type: "hello", protocol: PROTOCOL, since: 4 }]);
  await latest().hear(welcome({ version: 5, news: [{ n: 5, at: 0, actor: 0 }] }));
  expect(latest().sent.at(-1)).toEqual(request);
  expect(live.view).toEqual({ n: 5, own: ["write"] });
  await latest().hear({ type: "done", id: (request as { id: string }).id, n: 5 });
  expect(live.unanswered).toEqual([]);
});

test("news of one's own command free the next decision before its answer comes", async () => {
  const live = await seated();
  live.do("first");
  live.do("second");
  expect(live.sent.map(({ command }) => command)).toEqual(["first", "second"]);
  await latest().hear({ type: "news", entries: [{ n: 5, at: 0, actor: 1 }] });
  expect(live.sent).toHaveLength(2);
  await latest().hear({ type: "news", entries: [{ n: 6, at: 0, actor: 0 }] });
  expect(live.sent.map(({ command }) => command)).toEqual(["second"]);
  expect(live.unanswered).toHaveLength(2); // sent again if the line breaks now
  const [first, second] = live.unanswered;
  await latest().hear({ type: "done", id: first!.id, n: 6 });
  expect([live.sent, live.unanswered]).toEqual([[second], [second]]);
  await latest().hear({ type: "refused", id: second!.id, refusal: { code: "no_empty_space" } });
  expect([live.sent, live.unanswered]).toEqual([[], []]);
});

test("what is done without a line is sent when it is back", async () => {
  const live = await seated();
  latest().onclose?.({ code: 1006 });
  live.do("later");
  await vi.advanceTimersByTimeAsync(20_000);
  latest().open();
  await latest().hear(welcome({ version: 4, news: [] }));
  expect(latest().sent.at(-1)).toMatchObject({ type: "do", command: "later" });
});

test("a refusal is shown, and its command is not sent again", async () => {
  const live = await seated();
  live.do("wrong");
  const { id } = latest().sent.at(-1) as { id: string };
  await latest().hear({ type: "refused", id, refusal: { code: "no_empty_space", clause: "MX-2.4a" } });
  expect(live.refusal).toEqual({ code: "no_empty_space", clause: "MX-2.4a" });
  expect(live.unanswered).toEqual([]);
});

test("what cannot be known is asked for whole", async () => {
  await seated();
  await latest().hear(news(5, 6, 7, 8, 9, 10, 11, 12, 13));
  expect(latest().sent).toHaveLength(2);
  expect(latest().sent[1]).toEqual({ type: "hello", protocol: PROTOCOL, since: null });
});

test("with a seat less, one asks which seat is one's own", async () => {
  const live = await seated();
  const seats = [{ name: "a" }, { name: "b" }];
  await latest().hear({ type: "changed", table: { ...TABLE, seats } });
  expect(latest().sent).toHaveLength(1);
  await latest().hear({ type: "changed", table: { ...TABLE, seats: seats.slice(1) } });
  expect(latest().sent[1]).toEqual({ type: "hello", protocol: PROTOCOL, since: null });
  expect(live.table?.seats).toEqual([{ name: "b" }]);
});

test("silence is a broken line", async () => {
  const live = await seated();
  await vi.advanceTimersByTimeAsync(32_000);
  expect(live.status).toBe("reconnecting");
  expect(latest()).not.toBe(Socket.all[0]);
});

test("without a table nobody knocks again", async () => {
  const live = new Live("t", counting);
  live.open();
  latest().open();
  await latest().hear({ type: "refused", refusal: { code: "no_table", params: { id: "t" } } });
  await latest().breakOff(4404);
  expect(live.gone).toEqual({ code: "no_table", params: { id: "t" } });
  expect(Socket.all).toHaveLength(1);
});

test("without a reducer every view comes whole, with what one may do and what led to it", async () => {
  const happened: unknown[] = [];
  const live = new Live<Counted, string>("t", {
    prepare: async () => undefined,
    happened: (...all) => happened.push(all),
  });
  live.open();
  latest().open();
  expect(latest().sent).toEqual([{ type: "hello", protocol: PROTOCOL, since: null, views: true }]);
  const [first, second] = [
    { n: 3, own: [] },
    { n: 4, own: [] },
  ];
  await latest().hear({ ...welcome({ version: 3, view: first }), legal: ["a", "b"] } as FromServer);
  expect([live.view, live.legal]).toEqual([first, ["a", "b"]]);
  const entries = [{ n: 4, at: 0, actor: 1 }];
  await latest().hear({ type: "news", entries, view: second, legal: [] });
  expect([live.view, live.legal]).toEqual([second, []]);
  expect(happened).toEqual([[first, entries, second]]);
  live.do("a");
  expect(latest().sent.at(-1)).toMatchObject({ type: "do", version: 4 });
  live.close();
});

/** A browser that keeps things for the tab; `reload` counts. */
function keeping(): { reload: ReturnType<typeof vi.fn> } {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const reload = vi.fn();
  vi.stubGlobal("location", { protocol: "https:", host: "kippu.test", reload });
  return { reload };
}

const otherProtocol = (server: number): FromServer => ({
  type: "refused",
  refusal: { code: "other_protocol", params: { client: PROTOCOL, server, newer: "server" } },
});

async function refusedBy(server: number): Promise<Live<Counted, string>> {
  const live = new Live("t", counting);
  live.open();
  latest().open();
  await latest().hear(otherProtocol(server));
  await latest().breakOff(4426);
  return live;
}

test("a page of another protocol loads itself again once, then says what to do and stops", async () => {
  const { reload } = keeping();
  expect(await refusedBy(PROTOCOL + 1)).toMatchObject({ gone: null, refusal: null }); // nothing flashes up before
  expect(reload).toHaveBeenCalledTimes(1);
  const again = await refusedBy(PROTOCOL + 1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(again.gone).toMatchObject({ code: "other_protocol" });
  expect(Socket.all).toHaveLength(2); // nobody asks again
  await refusedBy(PROTOCOL + 2); // another server may have another page
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a page that can keep nothing does not load itself again without end", async () => {
  const { reload } = keeping();
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("denied");
    },
  });
  expect((await refusedBy(PROTOCOL + 1)).gone).toMatchObject({ code: "other_protocol" });
  expect(reload).not.toHaveBeenCalled();
});

test("requests say the protocol, and a refused page loads itself again; words are asked for without it", async () => {
  const { reload } = keeping();
  const asked = vi.fn(
    async (_path: string, _how?: RequestInit) =>
      new Response(JSON.stringify({ code: "other_protocol", params: { client: PROTOCOL, server: 9 } }), {
        status: 426,
      }),
  );
  vi.stubGlobal("fetch", asked);
  await expect(openTables()).rejects.toMatchObject({ status: 426 });
  expect(asked.mock.calls[0]![1]).toMatchObject({ headers: { "kippu-protocol": String(PROTOCOL) } });
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(fetchText("en")).rejects.toMatchObject({ status: 426 });
  expect(asked.mock.calls[1]![1]).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});
