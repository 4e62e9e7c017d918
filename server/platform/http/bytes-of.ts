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
