import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Twins of the rules against records that Python has just made: `tests/twins` starts it. */
export default defineConfig({
  plugins: [svelte()],
  test: { include: ["tests/twins/*.twin.ts"], testTimeout: 600_000, pool: "threads", isolate: false },
});
