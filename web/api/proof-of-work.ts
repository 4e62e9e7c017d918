import type { CaptchaChallenge } from '../../contract/api/captcha.ts';

/** The round constants of SHA-256 (FIPS 180-4): fractions of the cube roots of the first 64 primes. */
const rounds = new Uint32Array(64);
/** Initial state: fractions of the square roots of the first 8. */
const initial = new Uint32Array(8);

const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let i = 2; i * i <= candidate; i++) if (candidate % i === 0) prime = false;
  if (!prime) continue;
  if (found < 8) initial[found] = fraction(Math.sqrt(candidate));
  rounds[found++] = fraction(Math.cbrt(candidate));
}

const words = new Uint32Array(64);
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
const at = (array: Uint32Array, i: number): number => array[i] as number;

/** SHA-256 of an ASCII text. The browser's own needs https, and is slower for many short texts. */
export function sha256(text: string): Uint32Array {
  const state = initial.slice();
  const blocks = (text.length + 72) >> 6;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) {
      let word = 0;
      for (let byte = 0; byte < 4; byte++) {
        const position = block * 64 + i * 4 + byte;
        const code = position < text.length ? text.charCodeAt(position) : position === text.length ? 0x80 : 0;
        word = (word << 8) | code;
      }
      words[i] = word;
    }
    if (block === blocks - 1) words[15] = text.length * 8;
    compress(state);
  }
  return state;
}

function compress(state: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const w15 = at(words, i - 15);
    const w2 = at(words, i - 2);
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, i) + at(words, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + value;
}

/** Between pauses for other work on the page. */
const batch = 2000;

/** Solves the built-in captcha's challenge without blocking the page. */
export async function solve({ token, bits }: CaptchaChallenge): Promise<string> {
  for (let nonce = 0; ; nonce++) {
    if (nonce % batch === 0) await new Promise((goOn) => setTimeout(goOn));
    const response = `${token}.${nonce}`;
    if (Math.clz32(at(sha256(response), 0)) >= bits) return response;
  }
}
