import type { Dimensions } from '../../../contract/values/dimensions.ts';
import type { WeighedContent } from '../index/weighing.ts';

/** Longest stored name, in words, as in `TextIndex`. */
const maxNameLength = 24;

/** What ranking reads of a product. Words, kinds and values are named by `hashOf`, so that they need no common numbering. */
export interface Packable {
  readonly weighed: WeighedContent;
  readonly kind: string;
  /** As of `valueName`. */
  readonly values: readonly string[];
  readonly measures: readonly Dimensions[];
}

/** FNV-1a, 32 bits. Of 100,000 words, one pair is expected to share a number. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A facet value or category by its key. */
export const valueName = (key: string, value: string): string => `${key} ${value}`;

/**
 * Little-endian 32-bit numbers: the lengths of four parts, the kind, then the parts: words of the name, values, measures (width, depth and height of each
 * size, NaN for unknown ones), and terms. After them an impact and the places of each term, as bytes.
 */
export function pack({ weighed, kind, values, measures }: Packable): Buffer {
  const terms = [...weighed.terms];
  const name = weighed.name.slice(0, maxNameLength);
  const numbers = header + name.length + values.length + 3 * measures.length + terms.length;
  const packed = Buffer.alloc(4 * numbers + 2 * terms.length);
  let at = 0;
  const write = (number: number) => {
    at = packed.writeUInt32LE(number, at);
  };
  for (const number of [name.length, values.length, measures.length, terms.length]) write(number);
  write(kind === '' ? 0 : hashOf(kind));
  for (const stem of name) write(hashOf(stem));
  for (const value of values) write(hashOf(value));
  for (const { width, depth, height } of measures)
    for (const side of [width, depth, height]) at = packed.writeFloatLE(side ?? Number.NaN, at);
  for (const [stem] of terms) write(hashOf(stem));
  for (const [, { impact }] of terms) at = packed.writeUInt8(Math.max(1, Math.round(impact * 255)), at);
  for (const [, { bits }] of terms) at = packed.writeUInt8(bits, at);
  return packed;
}

/** Lengths and kind, in numbers. */
const header = 5;

/** Reads what `pack` has written. */
export class Packed {
  readonly kind: number;
  /** Hashes. */
  readonly name: Uint32Array;
  readonly values: Uint32Array;
  readonly terms: Uint32Array;
  /** By term. */
  readonly impacts: Uint8Array;
  readonly bits: Uint8Array;
  /** Width, depth and height of each size, NaN for unknown ones. */
  readonly sides: Float32Array;

  constructor(bytes: Buffer) {
    // Typed arrays start at multiples of four.
    const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(Uint8Array.from(bytes).buffer);
    const [names = 0, values = 0, sizes = 0, terms = 0, kind = 0] = new Uint32Array(buffer, byteOffset, header);
    this.kind = kind;
    let at = byteOffset + 4 * header;
    const numbers = (count: number) => {
      const part = new Uint32Array(buffer, at, count);
      at += 4 * count;
      return part;
    };
    this.name = numbers(names);
    this.values = numbers(values);
    this.sides = new Float32Array(buffer, at, 3 * sizes);
    at += 12 * sizes;
    this.terms = numbers(terms);
    this.impacts = new Uint8Array(buffer, at, terms);
    this.bits = new Uint8Array(buffer, at + terms, byteOffset + length - at - terms);
  }

  get sizes(): number {
    return this.sides.length / 3;
  }

  /** Null for unknown sides. */
  measure(size: number): Dimensions {
    const side = (place: number) => {
      const length = this.sides[3 * size + place] ?? Number.NaN;
      return Number.isNaN(length) ? null : length;
    };
    return { width: side(0), depth: side(1), height: side(2) };
  }
}
