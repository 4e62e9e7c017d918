import type { ByteSource } from './source.ts';

const quote = 0x22;
const comma = 0x2c;
const lf = 0x0a;
const cr = 0x0d;

/** Longer cells invalidate their row. */
const maxCellBytes = 1024 * 1024;
/** More cells invalidate their row; a file with all metafields of a shop has some hundreds. */
const maxCells = 5000;
/** A row longer than this has an unclosed quote. */
const maxRowBytes = 16 * 1024 * 1024;

export interface CsvRow {
  cells: string[];
  line: number;
  lastLine: number;
  /** Byte offset in the file. */
  start: number;
  end: number;
}

/** Unreadable lines, with the cells before the faulty one. */
export interface CsvFault extends CsvRow {
  message: string;
}

export interface CsvPlace {
  from: number;
  to?: number;
  line: number;
  columns: number;
}

export const isFault = (row: CsvRow | CsvFault): row is CsvFault => 'message' in row;

/**
 * Rows of a CSV file, strictly by RFC 4180. An unreadable row becomes a fault with its lines, and reading resumes at the next row with as
 * many cells as the header, so one bad quote, cell or row spoils no other. Empty lines are skipped.
 */
export async function* csvRows(source: ByteSource, place?: CsvPlace, separator = comma): AsyncGenerator<CsvRow | CsvFault> {
  const { from = 0, to, line: firstLine = 1 } = place ?? {};
  let columns = place?.columns ?? null;
  const window = new Window(source.read(from, to), from, separator);
  let line = firstLine;
  let fault: CsvFault | null = null;
  await window.skipMark();
  while (await window.hasMore()) {
    const { scan, lines } = await window.scan();
    const start = window.offset;
    const isRow = !scan.message && (columns === null || scan.cells.length === columns);
    if (fault && !isRow) {
      // Resume at the next line, not the row's end: what looked like a row may be the inside of a cell.
      line += window.take(window.endOfLine());
      Object.assign(fault, { lastLine: line - 1, end: window.offset });
      continue;
    }
    if (fault) yield fault;
    fault = null;
    if (scan.message && !scan.whole) {
      const opened = line + scan.faultLines;
      fault = { cells: scan.cells, line, lastLine: line, start, end: start, message: scan.message.replace('{line}', String(opened)) };
      line += window.take(window.endOfLine());
      Object.assign(fault, { lastLine: line - 1, end: window.offset });
      continue;
    }
    window.take(scan.end);
    const row = { cells: scan.cells, line, lastLine: line + lines - 1, start, end: window.offset };
    line += lines;
    if (scan.message) yield { ...row, message: scan.message };
    else if (scan.cells.length > 1 || scan.cells[0] !== '' || columns === 1) {
      if (columns !== null && scan.cells.length !== columns) yield { ...row, message: raggedness(scan.cells.length, columns) };
      else yield row;
      columns ??= scan.cells.length;
    }
  }
  if (fault) yield fault;
}

const raggedness = (cells: number, columns: number) =>
  `has ${cells} cells and the header ${columns}: a comma is missing or too many, or a text with commas is not in quotes`;

interface Scan {
  cells: string[];
  /** Offset after the row and its line break. */
  end: number;
  message?: string;
  /** The row's end is known nevertheless. */
  whole?: boolean;
  /** Lines before the faulty one. */
  faultLines: number;
}

/** The window of the file being parsed, starting at a row. */
class Window {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #separator: number;
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  #ended = false;
  offset: number;

  constructor(chunks: AsyncIterable<Buffer>, offset: number, separator: number) {
    this.#separator = separator;
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.offset = offset;
  }

  async hasMore(): Promise<boolean> {
    while (this.#at >= this.#bytes.length && !this.#ended) await this.#load(1);
    return this.#at < this.#bytes.length;
  }

  async skipMark(): Promise<void> {
    while (this.#bytes.length < 3 && !this.#ended) await this.#load(3);
    if (this.offset === 0 && this.#bytes.subarray(0, 3).equals(Buffer.from('\uFEFF'))) this.take(3);
  }

  /** The row starting here, and its number of lines. */
  async scan(): Promise<{ scan: Scan; lines: number }> {
    for (;;) {
      const scan = scanRow(this.#bytes, this.#at, this.#ended, this.#separator);
      if (scan) return { scan, lines: Math.max(1, linesIn(this.#bytes, this.#at, scan.end)) };
      const length = this.#bytes.length - this.#at;
      if (length > maxRowBytes) {
        const long = scanRow(this.#bytes, this.#at, true, this.#separator);
        if (long) return { scan: { ...long, whole: false, message: long.message ?? tooLong(length) }, lines: 1 };
      }
      await this.#load(length);
    }
  }

  /** Offset after the current line. */
  endOfLine(): number {
    for (let at = this.#at; at < this.#bytes.length; at++) {
      if (this.#bytes[at] === lf) return at + 1;
      if (this.#bytes[at] === cr) return this.#bytes[at + 1] === lf ? at + 2 : at + 1;
    }
    return this.#bytes.length;
  }

  /** Continues after `end`; returns the number of lines in between. */
  take(end: number): number {
    const lines = linesIn(this.#bytes, this.#at, end);
    this.offset += end - this.#at;
    this.#at = end;
    return Math.max(1, lines);
  }

  /** Doubles the window at least, so that a long row is not rescanned per chunk. */
  async #load(wanted: number): Promise<void> {
    const parts = [this.#bytes.subarray(this.#at)];
    for (let got = 0; got < wanted && !this.#ended; ) {
      const next = await this.#chunks.next();
      if (next.done) this.#ended = true;
      else {
        parts.push(next.value);
        got += next.value.length;
      }
    }
    this.#bytes = Buffer.concat(parts);
    this.#at = 0;
  }
}

const tooLong = (bytes: number) => `is longer than ${megabytes(bytes)}`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Null when the row continues beyond the window. */
function scanRow(bytes: Buffer, start: number, ended: boolean, separator: number): Scan | null {
  const cells: string[] = [];
  let at = start;
  let large: string | undefined;
  const keep = (cell: string) => {
    if (cells.length < maxCells) cells.push(cell);
    else large ??= `has more than ${maxCells} cells`;
  };
  for (;;) {
    const opened = at;
    let end: number;
    if (bytes[at] === quote) {
      const close = closingQuote(bytes, at + 1, ended, separator);
      if (close === null) return null;
      if (close < 0) {
        const column = cells.length + 1;
        const message = `a quote that is opened in line {line}, column ${column}, is not closed, or a quote within the cell is not written twice`;
        return { cells, end: bytes.length, message, faultLines: newlinesIn(bytes, start, opened) };
      }
      end = close;
      at = close + 1;
      if (end - opened > maxCellBytes) large ??= largeCell(cells.length + 1, end - opened);
      keep(large ? '' : textOf(bytes, opened + 1, end));
    } else {
      at = endOfPlainCell(bytes, at, separator);
      end = at;
      if (end - opened > maxCellBytes) large ??= largeCell(cells.length + 1, end - opened);
      if (at < bytes.length || ended) keep(large ? '' : bytes.toString('utf8', opened, end));
    }
    if (at >= bytes.length) return ended ? done(cells, at, large) : null;
    if (bytes[at] === separator) at++;
    else if (bytes[at] === cr && at + 1 >= bytes.length && !ended) return null;
    else return done(cells, bytes[at] === cr && bytes[at + 1] === lf ? at + 2 : at + 1, large);
    if (at >= bytes.length && !ended) return null;
  }
}

const largeCell = (column: number, bytes: number) => `column ${column} holds ${megabytes(bytes)}; a cell may have 1 MB`;

function done(cells: string[], end: number, large: string | undefined): Scan {
  return { cells, end, faultLines: 0, ...(large && { message: large, whole: true }) };
}

/** The cell's end; -1 for a misplaced quote, null at the end of the window. */
function closingQuote(bytes: Buffer, from: number, ended: boolean, separator: number): number | null {
  for (let at = bytes.indexOf(quote, from); at >= 0; at = bytes.indexOf(quote, at + 2)) {
    const next = bytes[at + 1];
    if (next === undefined && !ended) return null;
    if (next === quote) continue;
    return next === undefined || next === separator || next === lf || next === cr ? at : -1;
  }
  return ended ? -1 : null;
}

function textOf(bytes: Buffer, from: number, to: number): string {
  const text = bytes.toString('utf8', from, to);
  return text.includes('"') ? text.replaceAll('""', '"') : text;
}

function endOfPlainCell(bytes: Buffer, from: number, separator: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== separator && bytes[at] !== lf && bytes[at] !== cr) at++;
  return at;
}

function newlinesIn(bytes: Buffer, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at++) if (bytes[at] === lf || (bytes[at] === cr && bytes[at + 1] !== lf)) lines++;
  return lines;
}

/** The last line counts even without a line break. */
function linesIn(bytes: Buffer, from: number, to: number): number {
  const last = bytes[to - 1];
  return newlinesIn(bytes, from, to) + (last === lf || last === cr ? 0 : 1);
}
