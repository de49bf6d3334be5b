/** What svelte-check does not see: floating promises, dead code, habits of Svelte, and arrows that point up. */
import { readdirSync } from "node:fs";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** These files import nothing whose path matches, neither by `import` nor by `import()`. */
function closed(files, path, message) {
  const selector = `ImportExpression[source.value=/${path.replaceAll("/", "\\u002F")}/]`;
  return {
    files: files.map((folder) => `src/${folder}/**`),
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: path, message }] }],
      "no-restricted-syntax": ["error", { selector, message }],
    },
  };
}

const folders = (...names) => `(^|/)(${names.join("|")})(/|$)`;

/** Each line closes a room to those above it; a later line takes the place of an earlier one for the same files. */
const ARROWS = [
  closed(["app"], `/games/(${GAMES.join("|")})(/|$)`, "The app knows games by games/index.ts, client.ts and live.ts."),
  closed(["lib/net"], folders("app", "games", "text", "ui"), "lib/net knows nothing else."),
  closed(["lib/text"], folders("app", "games", "ui"), "lib/text knows lib/net alone."),
  closed(["lib/ui", "lib/chance"], folders("app", "games"), "lib knows no game and no page."),
  ...GAMES.flatMap((game) => {
    const others = ["app", ...GAMES.filter((other) => other !== game)];
    const inside = (rooms, ...above) =>
      closed(
        rooms.map((room) => `games/${game}/${room}`),
        folders(...others, ...above),
        "In a game arrows point down: live, then replay and learn, play, board, model; never to another game.",
      );
    return [
      inside(["live", "text"]),
      inside(["replay", "learn"], "live"),
      inside(["play"], "live", "replay", "learn"),
      inside(["board"], "live", "replay", "learn", "play"),
      inside(["model"], "live", "replay", "learn", "play", "board"),
    ];
  }),
];

export default defineConfig(
  { ignores: ["src/games/*/model/types.ts", "src/lib/net/protocol.ts"] }, // written by `make docs`
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      "no-undef": "off", // svelte-check and the service worker's test know names better
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
      "svelte/prefer-svelte-reactivity": "off", // what is shown is replaced, never changed in place
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // With types where they cost little: in components svelte-check has them.
  {
    files: ["src/**/*.ts", "tests/**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { "@typescript-eslint/require-await": "off" }, // what promises may be quick
  },
  ...ARROWS,
);
