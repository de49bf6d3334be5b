/** How fast trains travel on the screen; remembered by this browser. */

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type PaceName = (typeof PACES)[number];

const KEY = "kippu-tokyo-metro-pace";
const WAIT: Record<PaceName, number> = { slow: 900, normal: 420, fast: 160, off: 0 };
const EARNED = 2; // a dividend is shown so many times as long as a step

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Pace {
  name = $state<PaceName>("normal");

  constructor() {
    const known = read();
    this.name = PACES.find((one) => one === known) ?? (still.matches ? "off" : "normal");
  }

  get off(): boolean {
    return this.name === "off";
  }

  wait(earned: boolean): number {
    return WAIT[this.name] * (earned ? EARNED : 1);
  }

  set(name: PaceName): void {
    this.name = name;
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const pace = new Pace();
