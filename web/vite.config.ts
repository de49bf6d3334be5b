import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

/** Writes the service worker last, with the list of files it keeps for when there is no line. */
function serviceWorker(): Plugin {
  return {
    name: "kippu-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const own = readdirSync(new URL("public/assets", import.meta.url)).map((name) => `assets/${name}`);
      const files = [...Object.keys(bundle), ...own].filter((name) => name.startsWith("assets/"));
      const source = readFileSync(new URL("src/app/sw.js", import.meta.url), "utf8");
      const shell = JSON.stringify(["/", ...files.map((name) => `/${name}`)]);
      this.emitFile({ type: "asset", fileName: "sw.js", source: source.replace('["SHELL"]', shell) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), serviceWorker()],
  build: {
    outDir: "../src/kippu/server/static",
    emptyOutDir: true,
    target: "es2022",
    // What every page needs comes in one piece, and so does what games or live events share: each is a question to the server.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"], test: /(?<!index\.html|main\.ts)$/ }, // the start waits for words: nothing may wait for it
            { name: "games", test: /\/src\/lib\// },
            { name: "live", test: /\/src\/games\/momotetsu\/live\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: { testTimeout: 60_000 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
