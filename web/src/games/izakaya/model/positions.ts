/** Two positions to show without a table: the first of a lesson, and a town at the end of a game. */
import type { IzakayaView } from "./types";
import positions from "./positions.json";

export const first = positions.first as unknown as IzakayaView;
export const late = positions.late as unknown as IzakayaView;
