import { isAscii, isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Plausibility } from './plausible.ts';

/** The file cannot be decoded without loss; the message says what to do. */
export class UnreadableFileError extends Error {}

export interface Survey {
  /** Hash of the content: only a run over the same file is resumed. */
  hash: string;
  /** For the progress. */
  lines: number;
  encoding: string;
}

const newline = 10;
const nothing = Buffer.alloc(0);

/** Reads a file once and detects its encoding unless `told` gives it. Throws when it is ambiguous. */
export async function surveyFile(file: string, told?: string): Promise<Survey> {
  const hash = createHash('sha256');
  let probe: Probe | null = null;
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const chunk of chunks) {
    hash.update(chunk);
    probe ??= told === undefined ? probeOf(chunk) : new ToldProbe(told);
    probe.add(chunk);
  }
  probe?.end();
  return { hash: hash.digest('base64url'), lines: probe?.lines ?? 1, encoding: probe?.encoding ?? 'utf-8' };
}

interface Probe {
  readonly encoding: string;
  readonly lines: number;
  add(chunk: Buffer): void;
  end(): void;
}

/** Verifies the stated encoding before anything is imported. */
class ToldProbe implements Probe {
  readonly encoding: string;
  lines = 1;
  readonly #decoder: TextDecoder;

  constructor(label: string) {
    this.#decoder = new TextDecoder(label, { fatal: true });
    this.encoding = this.#decoder.encoding;
  }

  add(chunk: Buffer): void {
    this.#decode(() => this.#decoder.decode(chunk, { stream: true }));
  }

  end(): void {
    this.#decode(() => this.#decoder.decode());
  }

  #decode(next: () => string): void {
    try {
      const text = next();
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lines++;
    } catch {
      throw new UnreadableFileError(`The file is damaged: it is not ${this.encoding.toUpperCase()} after line ${this.lines}. ${saveAgain}`);
    }
  }
}

function probeOf(beginning: Buffer): Probe {
  const utf16 = utf16Of(beginning);
  if (utf16) return new ToldProbe(utf16);
  if (beginning.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    throw new UnreadableFileError('The file is a workbook or an archive, not text. Save the sheet as "CSV UTF-8".');
  }
  return new ByteProbe();
}

/** By its byte order mark, else by the position of zero bytes in ASCII characters. */
function utf16Of(beginning: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const length = Math.min(beginning.length, 4096) & ~1;
  for (let i = 0; i < length; i++) if (beginning[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (length < 4 || Math.max(even, odd) < length / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** UTF-8 while valid; Windows-1252 when the bytes can be nothing else. */
class ByteProbe implements Probe {
  lines = 1;
  /** Line of the first invalid UTF-8 byte. */
  #invalid: number | null = null;
  /** Valid multi-byte characters. */
  #multibyte = false;
  /** The start of a character continued in the next chunk. */
  #rest: Buffer = nothing;
  #zeroLine: number | null = null;
  readonly #plausibility = new Plausibility();
  /** Outstanding bytes of a character, and the range of the next one. */
  #awaited = 0;
  #low = 0x80;
  #high = 0xbf;

  get encoding(): string {
    return this.#invalid === null ? 'utf-8' : 'windows-1252';
  }

  add(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = nothing;
    if (this.#awaited === 0 && isAscii(bytes)) {
      this.#count(bytes);
      return;
    }
    const whole = bytes.subarray(0, bytes.length - unfinished(bytes));
    if (this.#invalid === null && isUtf8(whole)) {
      this.#multibyte ||= !isAscii(whole);
      this.#rest = bytes.subarray(whole.length);
      this.#count(whole);
    } else this.#look(bytes);
  }

  #count(bytes: Buffer): void {
    if (this.#zeroLine === null && bytes.includes(0)) this.#look(bytes);
    else for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) this.lines++;
  }

  /** The slow path, for what is not plainly UTF-8. */
  #look(bytes: Buffer): void {
    for (const byte of bytes) {
      if (byte >= 0x80 || this.#awaited > 0) this.#within(byte);
      else {
        this.#plausibility.add(byte, this.lines);
        if (byte === newline) this.lines++;
        else if (byte === 0) this.#zeroLine ??= this.lines;
      }
    }
  }

  #within(byte: number): void {
    this.#plausibility.add(byte, this.lines);
    if (this.#awaited > 0) {
      const fits = byte >= this.#low && byte <= this.#high;
      [this.#low, this.#high] = [0x80, 0xbf];
      this.#awaited = fits ? this.#awaited - 1 : 0;
      if (fits && this.#awaited === 0) this.#multibyte = true;
      if (fits) return;
      this.#invalid ??= this.lines;
      if (byte === newline) this.lines++;
      if (byte < 0x80) return;
    }
    this.#awaited = byte >= 0xc2 && byte <= 0xdf ? 1 : byte >= 0xe0 && byte <= 0xef ? 2 : byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
    if (this.#awaited === 0) this.#invalid ??= this.lines;
    // No overlong forms, surrogates, or code points beyond the last.
    if (byte === 0xe0) this.#low = 0xa0;
    if (byte === 0xed) this.#high = 0x9f;
    if (byte === 0xf0) this.#low = 0x90;
    if (byte === 0xf4) this.#high = 0x8f;
  }

  end(): void {
    this.#look(this.#rest);
    if (this.#awaited > 0) this.#invalid ??= this.lines;
    if (this.#zeroLine !== null)
      throw new UnreadableFileError(
        `The file has zero bytes (line ${this.#zeroLine}), as pictures and documents have and text has not. ${saveAgain}`,
      );
    if (this.#invalid === null) return;
    if (this.#multibyte) {
      throw new UnreadableFileError(`The file is UTF-8 in part only: line ${this.#invalid} is not. ${saveAgain}`);
    }
    if (this.#plausibility.line !== null) {
      throw new UnreadableFileError(
        `The file is neither UTF-8 nor Windows-1252 (line ${this.#plausibility.line}), and nothing says what it is. ${saveAgain}`,
      );
    }
  }
}

/** Bytes of an incomplete character at the end. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

const saveAgain = 'Save it as "CSV UTF-8" from the program that has its rows.';
