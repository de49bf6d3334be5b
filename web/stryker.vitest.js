import { mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

/** All tests, and the twins over a few records of each game (tools/mutants/web.py). */
export default mergeConfig(base, { test: { include: ["tests/**/*.{test,twin}.ts"] } });
