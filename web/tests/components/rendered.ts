/** What the component tests share: what a test has rendered is gone after it. */
import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

afterEach(cleanup);

export * from "@testing-library/svelte";
