/** Where the phone is, asked for at a report and never otherwise (RM-17.2). */
import type { Position } from "../../model/types";

const PATIENCE = 6_000; // milliseconds; underground there is no answer
const FRESH = 60_000;

export function whereAmI(): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lon: longitude, accuracy_m: Math.round(accuracy) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: FRESH },
    );
  });
}
