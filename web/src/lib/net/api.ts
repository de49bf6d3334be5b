/** Requests to the server. What it refuses is thrown as `Refused`; no answer at all as `Offline`. */
import { reloadOnce } from "./outdated";
import type {
  Account,
  Best,
  CheckedKit,
  CheckedRecord,
  Codes,
  EventPlan,
  Frame,
  GameInfo,
  GameRecord,
  Hint,
  InEvent,
  JoinEvent,
  JoinTable,
  KitFiles,
  Me,
  NewDaily,
  NewEvent,
  NewTable,
  Photo,
  PushKey,
  Refusal,
  RotateCode,
  Seated,
  Subscribe,
  TableInfo,
  Term,
  Unsubscribe,
  Working,
} from "./protocol";
import { PROTOCOL } from "./protocol";

const OTHER_PROTOCOL = 426;

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

export class Offline extends Error {}

/** The part of the rules that has one title. */
export interface Section {
  readonly title: string;
  readonly clauses: { readonly [clause: string]: Clause };
}

/** A sentence of the rules, where it comes from, and what the rulebook leaves open there. */
export interface Clause {
  readonly text: string;
  readonly origin?: "rulebook" | "found" | "derived" | "chosen";
  readonly open?: string;
}

/** `origins.json` of a game: where its data comes from. Its clauses say it themselves. */
export interface Origins {
  readonly data: { readonly [file: string]: "rulebook" | "real" | "reconstructed" };
}

async function ask(path: string, body?: unknown, method = "POST"): Promise<Response> {
  const spoken = { "kippu-protocol": String(PROTOCOL) };
  const text = body instanceof Blob ? body : JSON.stringify(body);
  const answer = await fetched(
    path,
    body === undefined
      ? { headers: spoken }
      : {
          method,
          headers: { "content-type": (body instanceof Blob && body.type) || "application/json", ...spoken },
          body: text,
        },
  );
  if (answer.ok) return answer;
  const refusal = await refusalOf(answer);
  if (answer.status === OTHER_PROTOCOL) reloadOnce(refusal);
  throw new Refused(refusal, answer.status);
}

async function fetched(path: string, how?: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, how);
  } catch {
    throw new Offline();
  }
}

/** Words are for pages of every protocol: without them nobody could be told what is wrong. */
async function words(path: string): Promise<string> {
  const answer = await fetched(path);
  if (!answer.ok) throw new Refused(await refusalOf(answer), answer.status);
  return answer.text();
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    return (await answer.json()) as Refusal;
  } catch {
    return { code: `http_${answer.status}` };
  }
}

async function json<T>(path: string, body?: unknown, method?: string): Promise<T> {
  return (await (await ask(path, body, method)).json()) as T;
}

/** Records as their files have them: the server takes them in no other spelling, such as 1 for 1.0. */
const texts = new WeakMap<GameRecord, string>();

export function parseRecord(text: string): GameRecord {
  const record = JSON.parse(text) as GameRecord;
  texts.set(record, text);
  return record;
}

const asWritten = (record: GameRecord) => new Blob([texts.get(record) ?? JSON.stringify(record)]);

export const newTable = (wanted: NewTable) => json<Seated>("tables", wanted);
export const joinTable = (id: string, wanted: JoinTable) => json<Seated>(`tables/${id}/join`, wanted);
export const joinEvent = (wanted: JoinEvent) => json<InEvent>("join", wanted);
export const fetchKit = <T>(id: string) => once<T>(`tables/${id}/kit`);
export const sendPhoto = (id: string, photo: string, file: Blob) => json<Photo>(`tables/${id}/photos/${photo}`, file);
export const photoAddress = (id: string, name: string) => `/api/tables/${id}/photos/${name}`;
export const pushKey = () => json<PushKey>("push");
export const subscribe = (id: string, wanted: Subscribe) => json<unknown>(`tables/${id}/push`, wanted);
export const unsubscribe = (id: string, wanted: Unsubscribe) => json<unknown>(`tables/${id}/push`, wanted, "DELETE");
export const rematch = (id: string) => json<Seated>(`tables/${id}/rematch`, {});
export const fetchTable = (id: string) => json<TableInfo>(`tables/${id}`);
export const openTables = () => json<TableInfo[]>("tables");
export const myTables = () => json<TableInfo[]>("me/tables");
export const bestAt = (id: string) => json<Best>(`tables/${id}/best`);
export const bestOf = (game: string, options: unknown) =>
  json<Best>(`games/${game}/best?options=${encodeURIComponent(JSON.stringify(options))}`);
export const whoAmI = () => json<Me>("me");
export const makeAccount = (account: Account) => json<Me>("me/account", account);
export const logIn = (account: Account) => json<Me>("me/login", account);
export const logOut = () => json<Me>("me/logout", {});
export const checkRecord = (file: Blob) => json<CheckedRecord>("records/check", file);
export const fetchRecord = (id: string) => json<GameRecord>(`tables/${id}/record`);
/** What a path says of a table, or of a record that somebody has. */
export const askAbout = <T>(id: string | null, record: GameRecord | null, path: string) =>
  id === null ? json<T>(`records/${path}`, new Blob([JSON.stringify(record)])) : json<T>(`tables/${id}/${path}`);
export const fetchGames = () => once<GameInfo[]>("games");
export const tableFrames = (id: string, query: string) => json<Frame[]>(`tables/${id}/frames?${query}`);
export const recordFrames = (record: GameRecord, query: string) =>
  json<Frame[]>(`records/frames?${query}`, asWritten(record));
export const fetchHint = (id: string) => json<Hint>(`tables/${id}/hint`);
export const tableReview = (id: string, seat: number) => json<Working>(`tables/${id}/review?seat=${seat}`);
export const recordReview = (record: GameRecord, seat: number) =>
  json<Working>(`records/review?seat=${seat}`, asWritten(record));
export const beginDaily = (game: string, wanted: NewDaily) => json<Seated>(`games/${game}/daily`, wanted);
export const dailyResult = (id: string) => json<Working>(`tables/${id}/daily`);
export const newEvent = (wanted: NewEvent) => json<InEvent>("events", wanted);
export const checkKit = (wanted: KitFiles) => json<CheckedKit>("kits/check", wanted);
export const fetchCodes = (id: string) => json<Codes>(`tables/${id}/codes`);
export const rotateCode = (id: string, wanted: RotateCode) => json<Codes>(`tables/${id}/codes`, wanted);
export const fetchPlan = (id: string) => json<EventPlan>(`tables/${id}/plan`);
export const changePlan = (id: string, wanted: EventPlan) => json<EventPlan>(`tables/${id}/plan`, wanted);
export const deletePhoto = (id: string, name: string) => ask(`tables/${id}/photos/${name}`, {}, "DELETE");
export const previewOf = <T>(id: string, command: unknown) => json<T>(`tables/${id}/preview`, command);
export const optionsOf = <T>(id: string, seat: number, at: number | null) =>
  json<T[]>(`tables/${id}/options/${seat}${at === null ? "" : `?at=${at}`}`);
export const fetchData = <T>(game: string, file: string) => once<T>(`games/${game}/data/${file}`);
/** The rules; `query` names the readings that are not the default. */
export const fetchRules = (game: string, lang: string, query = "") =>
  once<Section[]>(`games/${game}/rules/${lang}${query}`);
export const fetchGlossary = (game: string) => once<Term[]>(`games/${game}/glossary`);
export const fetchText = (lang: string) => words(`text/${lang}`);
export const fetchGameText = (game: string, lang: string) => words(`games/${game}/text/${lang}`);

/** What never changes is asked for once; a failure is not remembered. */
const known = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const asked = (known.get(path) as Promise<T> | undefined) ?? json<T>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
