import { readFileSync } from 'node:fs';

/** What blender/export_tags.py says of a material. */
export interface Tag {
  kind: string;
  color: string;
  pattern?: { image?: string; accent: string; third: string };
  roughness?: number;
  glow?: number;
  /** For materials that a model mixes itself. */
  name?: string;
}

/** The part of a product made of one material: unindexed triangles in metres, z up, front to −y. */
export interface DumpedPart {
  /** In each of the dump's colours. */
  tags: Tag[];
  positions: Float32Array;
  normals: Float32Array;
  /** Metres along and across. */
  uvs: Float32Array;
  pattern: Pattern | null;
}

/** Two bytes per cell, top row first: the amount of the second and third colour there. */
export interface Pattern {
  shares: Buffer;
  width: number;
  height: number;
  /** Where on the pattern, 0…1 from the left and from the bottom. */
  uvs: Float32Array;
}

export interface Dump {
  /** Positions in the product's `colors`. */
  colors: number[];
  parts: DumpedPart[];
}

interface Head {
  colors: number[];
  patterns: Record<string, [width: number, height: number]>;
  parts: { tags: Tag[]; patterned: boolean; corners: number }[];
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
  const parts = head.parts.map(({ tags, patterned, corners }) => {
    const arrays = { positions: take(corners * 3), normals: take(corners * 3), uvs: take(corners * 2) };
    return { tags, ...arrays, pattern: patterned ? patternOf(file, head, tags[0], take(corners * 2)) : null };
  });
  return { colors: head.colors, parts };
}

function patternOf(file: string, { patterns }: Head, tag: Tag | undefined, uvs: Float32Array): Pattern | null {
  const name = tag?.pattern?.image ?? '';
  const size = patterns[name];
  return size ? { shares: readFileSync(`${file}.${name}.raw`), width: size[0], height: size[1], uvs } : null;
}
