import type { Hint } from '../categories/categorise.ts';
import type { Table } from '../mapping/table.ts';
import type { ByteSource } from './source.ts';

/** Something the reader of the report should know about a line of the file. */
export interface Note {
  line: number;
  level: 'error' | 'warning';
  message: string;
  /** The column it is about, as the message begins with it. */
  column?: string;
}

/** Where in a file a field of its record is from, by the field's path such as `variations.2.price`; null where the file does not say it there. */
export type Where = (path: string) => { readonly line: number; readonly column: string | null } | null;

/** Faults that begin with a field's path as notes on where it is from, else on the product's `line`. */
export function notesOf(faults: readonly string[], line: number, where: Where | undefined): Note[] {
  return faults.map((message) => {
    const path = /^[\w.]+(?=: )/.exec(message)?.[0];
    const place = path === undefined ? null : where?.(path);
    if (!place || path === undefined) return { line, level: 'error', message };
    const why = message.slice(path.length + 2);
    return {
      line: place.line,
      level: 'error',
      ...(place.column ? { message: `${place.column}: ${why}`, column: place.column } : { message: why }),
    };
  });
}

/** One product of a file, not yet checked. */
export interface SourceItem {
  /** First and last line, counted from 1 including the header; of the first run for a product whose rows are apart. */
  line: number;
  lastLine: number;
  /** Shaped like a `ProductPatch`; null for unreadable lines. */
  record: unknown;
  /** The product of unreadable lines, if known. */
  handle?: string;
  /** Hints at the category, for formats without ours. */
  hint?: Hint;
  /** The format's own category, when the hint is not decisive. */
  otherwise?: string;
  /** A new product may lack description and stock. */
  brief?: boolean;
  /** Some of its rows are missing: it may have more variations and pictures. */
  incomplete?: boolean;
  /** A new product is not published yet: its cell for that can't be read. */
  hides?: boolean;
  /** Rows skipped, of this or an unknown product. */
  rowsRefused?: number;
  notes: Note[];
  where?: Where;
}

/** A format reads a file and yields its products in the order of the lines; one with rows can take a column mapping. */
export type Format = (source: ByteSource, table?: Table) => AsyncIterable<SourceItem>;
