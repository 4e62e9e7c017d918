import { createReadStream } from 'node:fs';

/** A UTF-8 file that can be read repeatedly from any offset. */
export interface ByteSource {
  read(from?: number, to?: number): AsyncIterable<Buffer>;
}

export function fileSource(file: string): ByteSource {
  return {
    read: (from = 0, to = Number.POSITIVE_INFINITY) => {
      // A stream's end is the last byte it gives.
      return createReadStream(file, { start: from, end: to - 1, highWaterMark: 256 * 1024 });
    },
  };
}
