import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

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

const beginningBytes = 64 * 1024;

/** The first 64 KB of a UTF-8 file. */
export async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
