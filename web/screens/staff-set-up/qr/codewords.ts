/** The words of a QR code (ISO/IEC 18004) for text in byte mode at error-correction level L: plenty for a clean picture on a screen. */

/** Error-correction words per block, and blocks, by version from 1. */
const correctionPerBlock = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22];
const blocks = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6];

/** Modules that carry data in a version, function patterns apart. */
function dataModules(version: number): number {
  const size = version * 4 + 17;
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = alignments === 0 ? 0 : 25 * (alignments * alignments - 3) - 10 * (alignments - 2);
  const finders = 3 * 64 + 2 * 15 + 1 + (size - 16) * 2;
  return size * size - finders - aligned - (version >= 7 ? 36 : 0);
}

const wordsOf = (version: number): number => Math.floor(dataModules(version) / 8);
const dataWordsOf = (version: number): number =>
  wordsOf(version) - (correctionPerBlock[version - 1] as number) * (blocks[version - 1] as number);

/** Multiplication in GF(2^8) with the QR code's polynomial. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The Reed–Solomon remainder of a block's data. */
function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = Array.from<unknown, number>({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      divisor[index] = multiply(divisor[index] as number, root) ^ (divisor[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() as number);
    rest.push(0);
    for (const [index, coefficient] of divisor.entries()) rest[index] = (rest[index] as number) ^ multiply(coefficient, factor);
  }
  return rest;
}

/** Mode, length, text, end and padding, as words. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = dataWordsOf(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room / 8 }, (_, word) => bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

/** The smallest version that holds the text, with its words in the order they are drawn. Throws when it is too long (about 500 bytes). */
export function codewords(text: string): { version: number; words: number[] } {
  const bytes = new TextEncoder().encode(text);
  const version = blocks.findIndex((_, index) => dataWordsOf(index + 1) * 8 >= 4 + (index < 9 ? 8 : 16) + bytes.length * 8) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for the picture`);
  const data = dataOf(bytes, version);
  const count = blocks[version - 1] as number;
  const degree = correctionPerBlock[version - 1] as number;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const parts = Array.from({ length: count }, (_, index) => {
    const from = index * short + Math.max(0, index - (count - longer));
    return data.slice(from, from + short + (index >= count - longer ? 1 : 0));
  });
  const corrections = parts.map((part) => correctionOf(part, degree));
  const interleaved = (rows: readonly number[][], length: number) =>
    Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return { version, words: [...interleaved(parts, short + 1), ...interleaved(corrections, degree)] };
}
