import sharp from 'sharp';
import { type Field, layered, scattered, smooth } from './noise.ts';

export type TileName = 'weave' | 'braid' | 'pile' | 'loops' | 'felt' | 'leather' | 'cane' | 'wood' | 'marble';

/** A repeating texture: its points' reflectance and slopes. */
export interface Tile {
  /** Metres along and across. */
  size: readonly [along: number, across: number];
  /** JPEG of the brightness multiplied with the colour, and its mean in linear light. */
  shade: { image: Buffer; mean: number };
  /** JPEG of a normal map. */
  relief: Buffer | null;
}

interface Recipe {
  pixels: readonly [along: number, across: number];
  size: readonly [along: number, across: number];
  /** Linear brightness 0…1. */
  shade: Field;
  /** Height in pixels of the tile. */
  height?: Field;
}

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
const ramp = (value: number, from: number, to: number): number => clamp((value - from) / (to - from));

/** Threads woven over and under each other. */
function weave(threads: number): Field {
  const uneven = layered(threads / 2, 4, 3, 11);
  const other = layered(4, threads / 2, 3, 23);
  return (u, v) => {
    const x = u * threads;
    const y = v * threads;
    const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const along = Math.sin((over ? y - Math.floor(y) : x - Math.floor(x)) * Math.PI);
    const across = Math.sin((over ? x - Math.floor(x) : y - Math.floor(y)) * Math.PI);
    return along ** 0.5 * across ** 0.7 * (0.7 + 0.6 * (over ? uneven(u, v) : other(u, v)));
  };
}

/** Thick strands side by side, each row shifted by half a strand. */
function plaited(rows: number, columns: number): Field {
  return (u, v) => {
    const row = Math.floor(v * rows);
    const across = Math.abs(((v * rows) % 1) * 2 - 1);
    const along = Math.abs(((u * columns + (row % 2) / 2) % 1) * 2 - 1);
    return 1 - Math.max(across ** 2.5, along ** 5);
  };
}

function wood(): Field {
  const streaks = layered(1, 22, 4, 3);
  const broad = layered(1, 4, 3, 17);
  const drift = smooth(1, 3, 29);
  const pores = layered(5, 128, 2, 41);
  return (u, v) => {
    const bend = v + 0.025 * drift(u, v);
    const rings = Math.abs(((broad(u, bend) * 7) % 1) * 2 - 1) ** 1.6;
    const pore = 1 - 0.16 * (1 - ramp(pores(u, v), 0.28, 0.46));
    return clamp((1.04 - 0.34 * streaks(u, bend) - 0.1 * rings) * pore, 0.2, 1);
  };
}

function veins(): Field {
  const cloud = layered(3, 3, 5, 5);
  const first = layered(3, 4, 5, 31);
  const second = layered(7, 6, 4, 47);
  const line = (value: number, width: number) => 1 - ramp(Math.abs(value - 0.5), 0, width);
  return (u, v) => clamp(0.9 + 0.1 * cloud(u, v) - 0.34 * line(first(u, v), 0.02) - 0.14 * line(second(u, v), 0.012), 0.2, 1);
}

const recipes: Readonly<Record<TileName, () => Recipe>> = {
  weave: () => {
    const threads = weave(28);
    const slubs = layered(3, 14, 3, 7);
    return {
      pixels: [256, 256],
      size: [0.075, 0.075],
      shade: (u, v) => 0.66 + 0.22 * threads(u, v) + 0.12 * slubs(u, v),
      height: (u, v) => 2.6 * threads(u, v),
    };
  },
  braid: () => {
    const strands = plaited(6, 3);
    const hair = layered(6, 60, 3, 15);
    return {
      pixels: [256, 256],
      size: [0.105, 0.096],
      shade: (u, v) => clamp(0.34 + 0.46 * strands(u, v) + 0.3 * hair(u, v)),
      height: (u, v) => 7 * strands(u, v) + 1.5 * hair(u, v),
    };
  },
  loops: () => {
    const loops = scattered(15, 3);
    const clumps = layered(5, 5, 3, 9);
    const height: Field = (u, v) => 1 - loops(u, v)[0] * 0.9 + 0.5 * clumps(u, v);
    return { pixels: [256, 256], size: [0.1, 0.1], shade: (u, v) => clamp(0.42 + 0.42 * height(u, v)), height: (u, v) => 7 * height(u, v) };
  },
  pile: () => {
    const tufts = scattered(46, 5);
    const strands = layered(90, 90, 2, 33);
    const lots = layered(4, 24, 3, 39);
    const height: Field = (u, v) => 1 - tufts(u, v)[0] * 0.8 + 0.6 * strands(u, v);
    return {
      pixels: [448, 448],
      size: [0.5, 0.5],
      shade: (u, v) => clamp(0.08 + 0.46 * height(u, v) + 0.14 * lots(u, v)),
      height: (u, v) => 2.5 * height(u, v),
    };
  },
  felt: () => {
    const fine = layered(40, 40, 2, 5);
    const broad = layered(4, 4, 4, 13);
    return {
      pixels: [256, 256],
      size: [0.12, 0.12],
      shade: (u, v) => 0.8 + 0.1 * fine(u, v) + 0.1 * broad(u, v),
      height: (u, v) => 2 * fine(u, v),
    };
  },
  leather: () => {
    const cells = scattered(26, 7);
    const broad = layered(3, 3, 4, 19);
    const crease: Field = (u, v) => {
      const [nearest, second] = cells(u, v);
      return ramp(second - nearest, 0, 0.28);
    };
    return {
      pixels: [256, 256],
      size: [0.11, 0.11],
      shade: (u, v) => 0.72 + 0.16 * broad(u, v) + 0.12 * crease(u, v),
      height: (u, v) => 1.3 * crease(u, v) + 3 * broad(u, v),
    };
  },
  cane: () => {
    const streaks = layered(24, 24, 3, 21);
    const broad = layered(4, 4, 3, 27);
    const grain: Field = (u, v) => 0.6 * streaks(u, v) + 0.4 * broad(u, v);
    return { pixels: [256, 256], size: [0.08, 0.08], shade: (u, v) => clamp(0.25 + 0.95 * grain(u, v)), height: (u, v) => 2 * grain(u, v) };
  },
  wood: () => ({ pixels: [512, 256], size: [0.95, 0.26], shade: wood() }),
  marble: () => ({ pixels: [512, 512], size: [0.9, 0.9], shade: veins() }),
};

const made = new Map<TileName, Promise<Tile>>();

/** The tile of a name; deterministic. */
export function tileOf(name: TileName): Promise<Tile> {
  const tile = made.get(name) ?? make(recipes[name]());
  made.set(name, tile);
  return tile;
}

async function make({ pixels: [width, height], size, shade, height: heightAt }: Recipe): Promise<Tile> {
  const grey = Buffer.alloc(width * height);
  let sum = 0;
  each(width, height, (u, v, at) => {
    const light = clamp(shade(u, v));
    sum += light;
    grey[at] = Math.round(255 * encoded(light));
  });
  const image = await sharp(grey, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return { size, shade: { image, mean: sum / (width * height) }, relief: heightAt ? await relief(heightAt, width, height) : null };
}

async function relief(heightAt: Field, width: number, height: number): Promise<Buffer> {
  const slopes = Buffer.alloc(width * height * 3);
  each(width, height, (u, v, at) => {
    const here = heightAt(u, v);
    const x = here - heightAt(u + 1 / width, v);
    const y = heightAt(u, v + 1 / height) - here;
    const length = Math.hypot(x, y, 1);
    for (const [i, part] of [x, y, 1].entries()) slopes[at * 3 + i] = Math.round(127.5 * (part / length + 1));
  });
  return sharp(slopes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

function each(width: number, height: number, visit: (u: number, v: number, at: number) => void): void {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(x / width, y / height, y * width + x);
}

/** Linear light to sRGB. */
export const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
