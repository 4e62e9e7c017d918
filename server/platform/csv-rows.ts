/** A text that is no CSV. */
export class UnreadableCsv extends Error {}

export interface ReadRow {
  /** Trimmed, except inside quotes. */
  readonly cells: readonly string[];
  /** The line on which it ends, from 1. */
  readonly line: number;
}

/** Cells of a row; the widest report has some fifty. A row of millions would take the memory of the process. */
const maxCells = 1000;

/**
 * The rows of a CSV text (RFC 4180) without empty lines, of whatever widths. Throws `UnreadableCsv` for an open quote, text after a quote, and too many
 * cells. Products have a reader of their own, which reads large files as they come and goes on after a bad row.
 */
export function* readCsv(text: string, delimiter = ','): Generator<ReadRow> {
  const ends = new RegExp(`[\\r\\n${delimiter}]`, 'g');
  let line = 1;
  let cells: string[] = [];
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at <= text.length; ) {
    const { value, end, breaks } = cellAt(text, at, ends);
    cells.push(value);
    if (cells.length > maxCells) throw new UnreadableCsv();
    line += breaks;
    at = end + 1;
    if (text[end] === delimiter) continue;
    if (cells.length > 1 || value !== '') yield { cells, line };
    cells = [];
    line++;
    if (text.startsWith('\r\n', end)) at++;
  }
}

/** The trimmed cells of a line, read on its own: an unclosed quote, which then counts as an ordinary character, affects no other line. */
export function cellsOf(line: string, delimiter: string): readonly string[] {
  if (line.includes('"')) {
    try {
      return [...readCsv(line, delimiter)].flatMap(({ cells }) => cells);
    } catch {
      // Split like a line without quotes.
    }
  }
  return line.split(delimiter).map((one) => one.trim());
}

interface Cell {
  readonly value: string;
  /** Where the delimiter or line break behind it is; the text's length for the last one. */
  readonly end: number;
  /** Line breaks inside it. */
  readonly breaks: number;
}

function cellAt(text: string, from: number, ends: RegExp): Cell {
  const end = endFrom(text, from, ends);
  const value = text.slice(from, end).trim();
  return value.startsWith('"') ? quotedAt(text, text.indexOf('"', from), ends) : { value, end, breaks: 0 };
}

/** A cell from its opening quote on. */
function quotedAt(text: string, opening: number, ends: RegExp): Cell {
  let closing = text.indexOf('"', opening + 1);
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  if (closing === -1) throw new UnreadableCsv();
  const end = endFrom(text, closing + 1, ends);
  if (text.slice(closing + 1, end).trim() !== '') throw new UnreadableCsv();
  const value = text.slice(opening + 1, closing).replaceAll('""', '"');
  return { value, end, breaks: value.match(/\r\n|\r|\n/g)?.length ?? 0 };
}

function endFrom(text: string, from: number, ends: RegExp): number {
  ends.lastIndex = from;
  return ends.exec(text)?.index ?? text.length;
}
