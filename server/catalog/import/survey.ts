import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Content of a file as a hash (a run is continued only over the very same file), and its number of lines (for the progress). */
export async function surveyFile(file: string): Promise<{ hash: string; lines: number }> {
  const hash = createHash('sha256');
  let lines = 1;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines++;
  }
  return { hash: hash.digest('base64url'), lines };
}

const newline = 10;
