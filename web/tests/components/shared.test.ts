// @vitest-environment happy-dom
/** The parts that every game fills: dialog, chat, map frame, table frame. */
import { render, screen, within } from "./rendered";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, type ComponentProps } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { Live, type Follower } from "../../src/lib/net/live.svelte";
import type { Said, TableInfo } from "../../src/lib/net/protocol";
import Chat from "../../src/lib/ui/Chat.svelte";
import Dialog from "../../src/lib/ui/Dialog.svelte";
import PanZoom from "../../src/lib/ui/PanZoom.svelte";
import PlayFrame from "../../src/lib/ui/PlayFrame.svelte";

const nothing: Follower<unknown, unknown> = { prepare: async () => undefined };
const TABLE: TableInfo = {
  id: "t",
  game: "metrox",
  rules: 1,
  options: {},
  phase: "playing",
  seats: [{ name: "Aki" }, { name: "Ben" }],
  max_seats: 2,
  host: 0,
};
const line = (seat: number | null, text: string): Said => ({ type: "said", seat, name: `seat ${seat}`, text, at: 0 });

function liveAs(you: number | null, ...chat: Said[]): Live<unknown, unknown> {
  const live = new Live<unknown, unknown>("t", nothing);
  live.you = you;
  live.table = TABLE;
  live.chat = chat;
  return live;
}

const html = (text: string) => createRawSnippet(() => ({ render: () => text }));

describe("the chat", () => {
  const lines = () => screen.queryAllByText(/^said/).map((one) => one.textContent);

  test("hides somebody, and shows them again", async () => {
    const user = userEvent.setup();
    render(Chat, { live: liveAs(0, line(0, "said by me"), line(1, "said by Ben"), line(null, "said by nobody")) });
    expect(lines()).toEqual(["said by me", "said by Ben", "said by nobody"]);
    expect(screen.getAllByRole("button", { name: "chat-hide" })).toHaveLength(1); // not oneself, not the house
    await user.click(screen.getByRole("button", { name: "chat-hide" }));
    expect(lines()).toEqual(["said by me", "said by nobody"]);
    await user.click(screen.getByRole("button", { name: "chat-show-all" }));
    expect(lines()).toHaveLength(3);
  });

  test("lets the host alone silence for all", async () => {
    const user = userEvent.setup();
    const live = liveAs(0, line(1, "said by Ben"));
    const host = vi.spyOn(live, "host").mockReturnValue(undefined);
    const { unmount } = render(Chat, { live });
    await user.click(screen.getByRole("button", { name: "chat-mute" }));
    expect(host).toHaveBeenCalledWith("mute", { seat: 1 });
    unmount();
    render(Chat, { live: liveAs(1, line(0, "said by Aki")) });
    expect(screen.queryByRole("button", { name: "chat-mute" })).toBe(null);
  });

  test("says what was written, without spaces round it, and keeps the focus", async () => {
    const user = userEvent.setup();
    const live = liveAs(0);
    const say = vi.spyOn(live, "say").mockReturnValueOnce(false).mockReturnValue(true);
    render(Chat, { live });
    const field = screen.getByRole<HTMLInputElement>("textbox");
    await user.type(field, "  hello ");
    await user.click(screen.getByRole("button", { name: "chat-send" }));
    expect(field.value).toBe("  hello "); // there was no line: nothing is lost
    await user.click(screen.getByRole("button", { name: "chat-send" }));
    expect(say.mock.calls).toEqual([["hello"], ["hello"]]);
    expect(field.value).toBe("");
    expect(document.activeElement).toBe(field);
  });

  test("is only read by those who watch", () => {
    render(Chat, { live: liveAs(null, line(0, "said by Aki")) });
    expect(screen.queryByRole("textbox")).toBe(null);
  });
});

describe("a dialog", () => {
  const inside = html("<p>inside</p>");

  test("opens, and its button closes it", async () => {
    const user = userEvent.setup();
    const { rerender } = render(Dialog, { open: false, title: "Rules", children: inside });
    expect(screen.queryByText("inside")).toBe(null);
    await rerender({ open: true });
    const dialog = document.querySelector("dialog")!;
    expect([dialog.open, dialog.ariaLabel ?? dialog.getAttribute("aria-label")]).toEqual([true, "Rules"]);
    expect(within(dialog).getByText("inside")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "close" }));
    expect([dialog.open, screen.queryByText("inside")]).toEqual([false, null]);
  });

  test("is closed by a click outside, not by one inside", async () => {
    const user = userEvent.setup();
    render(Dialog, { open: true, title: "Rules", children: inside });
    await user.click(screen.getByText("inside"));
    expect(document.querySelector("dialog")!.open).toBe(true);
    await user.click(document.querySelector("dialog")!);
    expect(document.querySelector("dialog")!.open).toBe(false);
  });
});

describe("a drawing that can be enlarged", () => {
  const box = { x: 0, y: 0, w: 100, h: 50 };
  const drawing = html(`<rect id="drawn"></rect>`);
  const moved = () => document.querySelector("svg > g")!.getAttribute("transform");

  test("grows round its middle, up to five times, and comes back", async () => {
    const user = userEvent.setup();
    render(PanZoom, { box, label: "map", children: drawing });
    expect(moved()).toBe("translate(0 0) scale(1)");
    expect(screen.queryByRole("button", { name: "zoom-out" })).toBe(null);
    await user.click(screen.getByRole("button", { name: "zoom-in" }));
    expect(moved()).toBe("translate(-25 -12.5) scale(1.5)");
    for (let n = 0; n < 3; n++) await user.click(screen.getByRole("button", { name: "zoom-in" }));
    expect(moved()).toBe("translate(-200 -100) scale(5)");
    const more = screen.getByRole("button", { name: "zoom-in" });
    expect(more.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(more); // it can be pressed no further, but nobody is sent away
    await user.click(more);
    expect(moved()).toBe("translate(-200 -100) scale(5)");
    await user.click(screen.getByRole("button", { name: "zoom-all" }));
    expect(moved()).toBe("translate(0 0) scale(1)");
  });

  test("looks at a part, never beyond its edge, and at the whole again", async () => {
    const { rerender } = render(PanZoom, {
      box,
      label: "map",
      children: drawing,
      look: { x: 90, y: 40, w: 20, h: 10 },
    });
    expect(moved()).toBe("translate(-400 -200) scale(5)");
    await rerender({ look: null });
    expect(moved()).toBe("translate(0 0) scale(1)");
  });
});

describe("the frame of a table", () => {
  const parts = {
    status: html("<p>status</p>"),
    board: html("<p>board</p>"),
    decide: html("<button>decide</button>"),
    people: html("<p>people</p>"),
  };
  const props = (more: Partial<ComponentProps<typeof PlayFrame>> = {}) => ({
    live: liveAs(0),
    over: false,
    label: "The town",
    column: "24rem",
    ...parts,
    ...more,
  });

  test("has what is now, the board, the decision and the people, each in its place", () => {
    render(PlayFrame, props({ busy: true, entry: 7 }));
    expect(screen.getByText("status").closest("section")!.getAttribute("aria-label")).toBe("table-now");
    expect(screen.getByText("board").closest("section")!.getAttribute("aria-label")).toBe("The town");
    const decide = screen.getByText("decide").closest("section")!;
    expect([decide.getAttribute("aria-busy"), decide.dataset.entry]).toEqual(["true", "7"]);
    expect(screen.getByText("people").closest("section")).toBe(null);
  });

  test("counts down only where the table has a clock", () => {
    const live = liveAs(0);
    const { unmount } = render(PlayFrame, props({ live }));
    expect(screen.queryByRole("timer")).toBe(null);
    unmount();
    live.deadline = Date.now() + 60_000;
    render(PlayFrame, props({ live }));
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  /** What can be reached by keys, in their order. */
  const keys = () =>
    screen.getAllByRole("button").flatMap((one) => (one.textContent.startsWith("key") ? [one.textContent] : []));
  const pressed = {
    board: html("<button>key board</button>"),
    more: html("<button>key more</button>"),
    decide: html("<button>key decide</button>"),
    people: html("<button>key people</button>"),
  };

  test.each([
    ["column", ["key board", "key more", "key decide", "key people"]],
    ["bar", ["key board", "key more", "key decide", "key people"]],
    ["strip", ["key decide", "key people", "key board", "key more"]],
  ] as const)("as a %s it has all parts, in an order for keys", (layout, order) => {
    render(PlayFrame, props({ ...pressed, layout, moreLabel: "The cards" }));
    expect(keys()).toEqual(order);
    const section = (key: string) => screen.getByText(key).closest("section")!;
    expect(section("key more").getAttribute("aria-label")).toBe("The cards");
    expect(section("key decide").getAttribute("aria-label")).toBe("your-choice");
    expect(section("key decide").classList.contains("card")).toBe(layout !== "column");
  });

  test("says of what is now what the game calls it, with one heading", async () => {
    const { rerender } = render(PlayFrame, props({ now: "The card" }));
    const now = () => screen.getByText("status").closest("section")!;
    expect(now().getAttribute("aria-label")).toBe("The card");
    expect(within(now()).getByRole("heading", { level: 1 })).toBeTruthy();
    await rerender({ status: html("<div><h1>status</h1></div>"), headed: true });
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  test("has the game's tools beside the chat, until a result takes their place above a bar", async () => {
    const tools = html("<button>hint</button>");
    const { rerender } = render(PlayFrame, props({ tools, layout: "bar" }));
    const shown = () => [screen.queryByText("hint") !== null, screen.queryByRole("button", { name: /chat/ }) !== null];
    expect(shown()).toEqual([true, true]);
    await rerender({ over: true });
    expect(shown()).toEqual([false, false]);
    await rerender({ layout: "strip" });
    expect(shown()).toEqual([true, true]);
  });

  test("shows that one is asked", async () => {
    const { rerender } = render(PlayFrame, props({ layout: "bar" }));
    const asked = () => screen.getByText("decide").closest("section")!.classList.contains("asked");
    expect(asked()).toBe(false);
    await rerender({ asked: true });
    expect(asked()).toBe(true);
  });

  test("begins its people at the result once the game is over", async () => {
    const { rerender } = render(PlayFrame, props());
    const side = screen.getByText("people").parentElement!;
    side.scrollTop = 50;
    await rerender({ over: true });
    expect(side.scrollTop).toBe(0);
  });
});

describe("for the host alone", () => {
  const table = (phase: TableInfo["phase"], host: number | null = 0): TableInfo => ({ ...TABLE, phase, host });

  test.each([
    [table("playing"), 0, true],
    [table("playing"), 1, false],
    [table("playing"), null, false],
    [table("playing", null), null, false],
    [table("over"), 0, false],
  ])("a bot plays for somebody, while the game goes on", (info, you, may) => {
    const live = liveAs(you);
    live.table = info;
    expect(live.botPlays !== null).toBe(may);
    const host = vi.spyOn(live, "host").mockReturnValue(undefined);
    live.botPlays?.(3);
    expect(host.mock.calls).toEqual(may ? [["bot_plays", { seat: 3 }]] : []);
  });
});
