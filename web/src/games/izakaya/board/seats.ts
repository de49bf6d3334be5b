/** The players' colours: apart in lightness too, and never alone: a number always goes with them. */
export const SEAT_COLORS = ["#b5410c", "#145f8a", "#0a6b52", "#8f2f68", "#4d5663"] as const;

export const seatColor = (seat: number): string => SEAT_COLORS[seat % SEAT_COLORS.length]!;
