/** A seeded random source: the same sequence on every machine. */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True with the probability `p`. */
  chance(p: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A shuffled copy. */
  shuffled<T>(from: readonly T[]): T[];
}

/** Randomness seeded by a text (FNV-1a into mulberry32), so that one product's figures do not change when another is added. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function whole(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1));
  }
  function pick<T>(from: readonly T[]): T {
    const picked = from[whole(0, from.length - 1)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }
  function shuffled<T>(from: readonly T[]): T[] {
    return from
      .map((value) => ({ value, key: next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ value }) => value);
  }
  return { next, whole, chance: (p) => next() < p, pick, shuffled };
}
