import { transcode } from 'node:buffer';

/** Texts shorter than this are encoded as they are. */
const worthTheWay = 2048;
let scratch = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Pieces of a document as one run of UTF-8; what is bytes already is taken as it is. Each text is encoded by itself: joined first, all of
 * them would be copied once more, and as two bytes a character as soon as one of them holds a dash or a quotation mark.
 */
export function utf8(...pieces: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? encoded(piece) : piece)));
}

/**
 * A long text goes by way of UTF-16, as V8 holds it, which simdutf converts in less than half the time of `Buffer.from(text)`. The memory for
 * that is used again and again: fresh memory of this size costs more than the conversion.
 */
function encoded(text: string): Buffer {
  if (text.length < worthTheWay) return Buffer.from(text);
  if (scratch.length < text.length * 2) scratch = Buffer.allocUnsafeSlow(text.length * 2);
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 0, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    // Half a surrogate pair, from a text cut in the middle of an emoji; it becomes U+FFFD.
    return Buffer.from(text);
  }
}
