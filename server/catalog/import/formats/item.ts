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
  /** Rows skipped, of this or an unknown product. */
  rowsRefused?: number;
  notes: Note[];
}

/** A format reads a file and yields its products in the order of the lines; one of rows may be told what its columns mean. */
export type Format = (source: ByteSource, table?: Table) => AsyncIterable<SourceItem>;
