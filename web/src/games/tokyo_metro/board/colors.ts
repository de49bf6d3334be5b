/** The colours of the seats; each piece also bears the number of its seat. */
const COLORS = ["#b4232a", "#1d4fd0", "#1f7a3d", "#6b2fc4", "#8a5600"];

export function seatColor(seat: number): string {
  return COLORS[seat % COLORS.length]!;
}

/** The colours of the actions as printed on the cards; each spot also shows its name. */
export const ACTION_COLORS: Record<string, string> = {
  move: "#f08a24",
  station: "#d8352c",
  invest: "#8a8f98",
  depart: "#4fb3e8",
  speed: "#2f9e4f",
  bicycle: "#e5b800",
  discount: "#8e4ec6",
  bid: "#12908e",
  loan: "#ee7f6b",
  speculate: "#25407c",
  disc: "#7cb342",
  card: "#e06aa3",
};
