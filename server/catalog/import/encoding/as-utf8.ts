import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UnreadableFileError } from './survey.ts';

/** A file as UTF-8: itself, or a copy in the system's temporary folder that `discard` removes. */
export interface Utf8File {
  file: string;
  discard(): Promise<void>;
}

/** Throws for a file that is invalid in the encoding (any label of the Encoding Standard). */
export async function asUtf8(file: string, encoding: string): Promise<Utf8File> {
  const decoder = decoderOf(encoding);
  if (decoder.encoding === 'utf-8') return { file, discard: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'mantel-import-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const copy = join(folder, 'utf-8');
  try {
    await pipeline(Readable.from(decoded(file, decoder)), createWriteStream(copy));
  } catch (error) {
    await discard();
    throw error;
  }
  return { file: copy, discard };
}

/** Whether the label names an encoding. */
export function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

function decoderOf(encoding: string): TextDecoder {
  return new TextDecoder(encoding, { fatal: true });
}

async function* decoded(file: string, decoder: TextDecoder): AsyncGenerator<string> {
  let line = 1;
  const next = (chunk?: Buffer) => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line++;
      return text;
    } catch {
      throw new UnreadableFileError(`The file is not written in ${decoder.encoding} (after line ${line}).`);
    }
  };
  for await (const chunk of createReadStream(file)) yield next(chunk);
  yield next();
}
