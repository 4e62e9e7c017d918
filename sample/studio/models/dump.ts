import { readFileSync } from 'node:fs';

/** What blender/export_tags.py says of a material. */
export interface Tag {
  kind: string;
  color: string;
  pattern?: { image?: string; accent: string; third: string };
  roughness?: number;
  glow?: number;
  /** 1 for a sheet that is seen from both sides. */
  thin?: number;
  /** For materials that a model mixes itself. */
  name?: string;
  /** A painting or print, by its name in the dump. */
  picture?: string;
}

/** The part of a product made of one material: unindexed triangles in metres, z up, front to −y. */
export interface DumpedPart {
  /** In each of the dump's colours. */
  tags: Tag[];
  positions: Float32Array;
  normals: Float32Array;
  /** Metres along and across. */
  uvs: Float32Array;
  /** Where on the pattern or picture, 0…1 from the left and from the bottom. */
  laid: Float32Array | null;
  pattern: Pattern | null;
}

/** Two bytes per cell, top row first: the amount of the second and third colour there. */
export interface Pattern {
  shares: Buffer;
  width: number;
  height: number;
}

/** Three 16-bit values per cell in linear light, top row first. */
export interface Picture {
  linear: Uint16Array;
  width: number;
  height: number;
}

export interface Dump {
  /** Positions in the product's `colors`. */
  colors: number[];
  pictures: ReadonlyMap<string, Picture>;
  parts: DumpedPart[];
}

interface Head {
  colors: number[];
  patterns: Record<string, [width: number, height: number]>;
  pictures: Record<string, [width: number, height: number]>;
  parts: { tags: Tag[]; laidOut: boolean; corners: number }[];
}

/** Reads what blender/export.py wrote beside `file`. */
export function readDump(file: string): Dump {
  const head: Head = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  const bytes = readFileSync(`${file}.bin`);
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  let at = 0;
  const take = (count: number) => {
    at += count;
    return values.slice(at - count, at);
  };
  const parts = head.parts.map(({ tags, laidOut, corners }) => {
    const arrays = {
      positions: take(corners * 3),
      normals: take(corners * 3),
      uvs: take(corners * 2),
      laid: laidOut ? take(corners * 2) : null,
    };
    return { tags, ...arrays, pattern: laidOut ? patternOf(file, head, tags[0]) : null };
  });
  const pictures = Object.entries(head.pictures).map(([name, [width, height]]): [string, Picture] => {
    const { buffer, byteOffset, byteLength } = readFileSync(`${file}.${name}.raw`);
    return [name, { linear: new Uint16Array(buffer, byteOffset, byteLength / 2), width, height }];
  });
  return { colors: head.colors, pictures: new Map(pictures), parts };
}

function patternOf(file: string, { patterns }: Head, tag: Tag | undefined): Pattern | null {
  const name = tag?.pattern?.image ?? '';
  const size = patterns[name];
  return size ? { shares: readFileSync(`${file}.${name}.raw`), width: size[0], height: size[1] } : null;
}
