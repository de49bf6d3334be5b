/** A checker of Stryker that lets a sample of the mutants pass, so that `make mutants` ends in its time. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { PluginKind, declareValuePlugin } from "@stryker-mutator/api/plugin";

const { MUTANTS_SAMPLE, MUTANTS_SEED, MUTANTS_FILE } = process.env; // of tools/mutants/web.py

/** A number for each mutant that only its own place gives it: a change elsewhere does not exchange the sample. */
function ranks() {
  const seen = new Map();
  return ({ fileName, location: { start, end }, replacement }) => {
    const lines = readFileSync(fileName, "utf8")
      .split("\n")
      .slice(start.line, end.line + 1);
    const key = [MUTANTS_SEED, basename(fileName), lines.join("\n"), replacement].join("\0");
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return createHash("sha256")
      .update(`${key}\0${seen.get(key)}`)
      .digest("hex");
  };
}

/** Who is chosen is checked alone, all others together: so no process needs to know what another one has chosen. */
const sample = {
  async init() {},
  async group(mutants) {
    const rank = ranks();
    const inOrder = mutants
      .filter(({ fileName }) => fileName.includes(MUTANTS_FILE))
      .map((one) => [rank(one), one.id])
      .sort()
      .map(([, id]) => id);
    const chosen = new Set(inOrder.slice(0, Number(MUTANTS_SAMPLE)));
    const others = mutants.map(({ id }) => id).filter((id) => !chosen.has(id));
    return [...[...chosen].map((id) => [id]), others];
  },
  async check(mutants) {
    const result =
      mutants.length === 1 ? { status: "passed" } : { status: "compileError", reason: "not in the sample" };
    return Object.fromEntries(mutants.map(({ id }) => [id, result]));
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, "sample", sample)];
