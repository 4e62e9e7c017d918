import type { MediaStore } from '../store.ts';

/** Thrown for a file that is not an MP4 film. */
export class UnreadableFilm extends Error {}

/** Stores a film as it is: an MP4, told by its boxes. Throws `UnreadableFilm`. */
export async function keepFilm(store: MediaStore, bytes: Uint8Array): Promise<string> {
  const boxes = boxesOf(bytes);
  // AVIF and HEIC pictures begin alike, but have no film's directory.
  if (boxes[0] !== 'ftyp' || !boxes.includes('moov') || !boxes.includes('mdat')) throw new UnreadableFilm(boxes.slice(0, 4).join(' '));
  return store.put(bytes, 'mp4');
}

/** A film in pieces has two for every few seconds; reading as many as a file can have takes seconds. */
const maxBoxes = 20_000;

/** Names of the boxes of a file in ISO base media format, in order; up to the first that does not fit into it. */
function boxesOf(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  for (let at = 0; at + 8 <= bytes.length && names.length < maxBoxes; ) {
    const size = sizeAt(view, at);
    if (size < 8 || at + size > bytes.length) break;
    names.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    at += size;
  }
  return names;
}

/** 0 means until the end; 1 that the size follows in 64 bits. */
function sizeAt(view: DataView, at: number): number {
  const size = view.getUint32(at);
  if (size === 0) return view.byteLength - at;
  if (size > 1 || at + 16 > view.byteLength) return size;
  return Number(view.getBigUint64(at + 8));
}
