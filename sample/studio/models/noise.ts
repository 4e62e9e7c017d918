/** Repeating noise for seamless tiles, deterministic by seed. */
export type Field = (u: number, v: number) => number;

function hash(i: number, j: number, seed: number): number {
  let value = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/** Smooth values 0…1 with `across` × `down` lattice points over the unit square, which repeats. */
export function smooth(across: number, down: number, seed: number): Field {
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (u, v) => {
    const x = wrap(u) * across;
    const y = wrap(v) * down;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const s = ease(x - i);
    const t = ease(y - j);
    const at = (a: number, b: number) => hash((i + a) % across, (j + b) % down, seed);
    return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t;
  };
}

/** Noise of several octaves, each half as strong as the one before. */
export function layered(across: number, down: number, layers: number, seed: number): Field {
  const fields = Array.from({ length: layers }, (_, i) => smooth(across * 2 ** i, down * 2 ** i, seed + i));
  const whole = 2 - 2 / 2 ** layers;
  return (u, v) => fields.reduce((sum, field, i) => sum + field(u, v) / 2 ** i, 0) / whole;
}

/** Distance to the nearest and second nearest of `cells` × `cells` scattered points, in cells. */
export function scattered(cells: number, seed: number): (u: number, v: number) => [nearest: number, second: number] {
  return (u, v) => {
    const x = wrap(u) * cells;
    const y = wrap(v) * cells;
    const i = Math.floor(x);
    const j = Math.floor(y);
    let nearest = 9;
    let second = 9;
    for (let a = -1; a <= 1; a++) {
      for (let b = -1; b <= 1; b++) {
        const ci = (i + a + cells) % cells;
        const cj = (j + b + cells) % cells;
        const far = Math.hypot(i + a + hash(ci, cj, seed) - x, j + b + hash(ci, cj, seed + 1) - y);
        if (far < nearest) [nearest, second] = [far, nearest];
        else if (far < second) second = far;
      }
    }
    return [nearest, second];
  };
}

const wrap = (value: number): number => value - Math.floor(value);
