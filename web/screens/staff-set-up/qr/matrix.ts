import { codewords } from './codewords.ts';

/** Dark or light by row and column; undefined while nothing has been drawn. */
type Grid = (boolean | undefined)[][];

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
}

/** The square of `rings` around a centre: dark where the distance to it is one of them. */
function drawRings(grid: Grid, row: number, column: number, reach: number, rings: readonly number[]): void {
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const line = grid[row + y];
      if (line && column + x >= 0 && column + x < grid.length) line[column + x] = rings.includes(Math.max(Math.abs(x), Math.abs(y)));
    }
  }
}

const set = (grid: Grid, row: number, column: number, dark: boolean): void => {
  (grid[row] as (boolean | undefined)[])[column] = dark;
};

/** The remainder that guards format and version bits. */
function guarded(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  // Level L is 01.
  const bits = guarded((1 << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 6; index++) set(grid, index, 8, bit(index));
  set(grid, 7, 8, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 8, 7, bit(8));
  for (let index = 9; index < 15; index++) set(grid, 8, 14 - index, bit(index));
  for (let index = 0; index < 8; index++) set(grid, 8, size - 1 - index, bit(index));
  for (let index = 8; index < 15; index++) set(grid, size - 15 + index, 8, bit(index));
  set(grid, size - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = guarded(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const far = grid.length - 11 + (index % 3);
    const near = Math.floor(index / 3);
    set(grid, near, far, ((bits >>> index) & 1) === 1);
    set(grid, far, near, ((bits >>> index) & 1) === 1);
  }
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (let at = 0; at < size; at++) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  for (const [i, row] of places.entries()) {
    for (const [j, column] of places.entries()) {
      const atFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!atFinder) drawRings(grid, row, column, 2, [0, 2]);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawRings(grid, row, column, 4, [0, 1, 3]);
  }
  drawVersion(grid, version);
}

/** Words in the zigzag of the standard, two columns at a time from the right, over what is still free; every second module is turned (mask 0). */
function drawWords(grid: Grid, words: readonly number[]): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue;
        const dark = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        set(grid, row, column, dark !== ((row + column) % 2 === 0));
        at++;
      }
    }
  }
}

/** A text as a QR code: rows of modules, true is dark. Mask 0 always: scanners read any, and what is drawn here never has long plain runs. */
export function qrMatrix(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  drawPatterns(grid, version);
  drawFormat(grid, 0);
  drawWords(grid, words);
  return grid.map((row) => row.map((dark) => dark === true));
}

/** The dark modules as one SVG path on a grid of one unit a module; the quiet zone of four is the drawing's business. */
export const qrPath = (matrix: readonly boolean[][]): string =>
  matrix.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
