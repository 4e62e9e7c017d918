import type { UploadedFile } from './call.ts';

/** The whole of an uploaded file; null for one of more than `most` bytes, whose rest stays unread. */
export async function bytesOf({ content }: UploadedFile, most: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** A file's text: UTF-16 where its byte order mark says so, as some spreadsheets save it, else UTF-8. Without NUL, which the database takes in no text. */
export function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes).replaceAll('\0', '');
}
