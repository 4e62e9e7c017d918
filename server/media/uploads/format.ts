/** A file's type by its first bytes; senders choose names and declared types freely. */
export type SniffedFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'video' | 'unknown';

/** Bytes needed to tell. */
export const sniffLength = 16;

const imageBrands = new Set(['avif', 'avis']);
/** HEIC and its relatives share the container with films, but are pictures we do not accept. */
const stillBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Detects a file's format from its first 16 bytes. */
export function sniff(head: Uint8Array): SniffedFormat {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  const starts = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(0, 4) === 'RIFF') return text(8, 12) === 'WEBP' ? 'webp' : text(8, 11) === 'AVI' ? 'video' : 'unknown';
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12);
    if (imageBrands.has(brand)) return 'avif';
    return stillBrands.has(brand) ? 'unknown' : 'video';
  }
  const matroska = starts(0x1a, 0x45, 0xdf, 0xa3);
  const mpeg = starts(0x00, 0x00, 0x01, 0xba) || starts(0x00, 0x00, 0x01, 0xb3);
  return matroska || mpeg || text(0, 3) === 'FLV' || text(0, 4) === 'OggS' ? 'video' : 'unknown';
}
