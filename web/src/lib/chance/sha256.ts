/** SHA-256 in hex: by WebCrypto, or by our own hand where a page has none (plain http on a home network). */

export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!globalThis.crypto?.subtle) return ownSha256(bytes);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const PRIMES = firstPrimes(64);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function ownSha256(message: Uint8Array): string {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  words.setUint32(padded.length - 4, message.length << 3);
  const hash = START.slice();
  for (let block = 0; block < padded.length; block += 64) mix(hash, words, block);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => out.setInt32(4 * index, word));
  return hex(new Uint8Array(out.buffer));
}

function mix(hash: number[], words: DataView, block: number): void {
  const w = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = words.getInt32(block + 4 * i);
      continue;
    }
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index]! + word) | 0));
}
