/** The teams' colours: a number always goes with them. */
export const SEAT_COLORS = [
  "#b5410c",
  "#145f8a",
  "#0a6b52",
  "#8f2f68",
  "#4d5663",
  "#7a5a00",
  "#5b3fa8",
  "#a3203f",
  "#2f6b1d",
  "#00656f",
  "#9a4a86",
  "#39424f",
] as const;

export const seatColor = (seat: number): string => SEAT_COLORS[seat % SEAT_COLORS.length]!;
