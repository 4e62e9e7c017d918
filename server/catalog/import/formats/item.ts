/** Something the reader of the report should know about a line of the file. */
export interface Note {
  line: number;
  level: 'error' | 'warning';
  message: string;
}

/** One product of a file, not yet checked. */
export interface SourceItem {
  /** First and last line it takes up; lines count from 1, the header included. */
  line: number;
  lastLine: number;
  /** Shaped like a `ProductRecord`; null when nothing can be made of the lines. */
  record: unknown;
  notes: Note[];
}

/** A format reads a file as a stream and yields its products in the order of the lines. */
export type Format = (lines: AsyncIterable<Buffer | string>) => AsyncIterable<SourceItem>;
