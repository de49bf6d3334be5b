/** A few quiet tones of our own; silent when sound is off. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, loudness: number): void {
  const audio = (context ??= new AudioContext());
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const TUNES = {
  card: [[523, 0, 0.12, 0.05]],
  bonus: [
    [659, 0, 0.16, 0.06],
    [784, 0.1, 0.16, 0.06],
    [1047, 0.2, 0.28, 0.06],
  ],
  end: [
    [523, 0, 0.2, 0.06],
    [659, 0.14, 0.2, 0.06],
    [784, 0.28, 0.2, 0.06],
    [1047, 0.42, 0.5, 0.06],
  ],
} as const;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  for (const [frequency, at, length, loudness] of TUNES[tune]) tone(frequency, at, length, loudness);
}
