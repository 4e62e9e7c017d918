/** A part of a file, both ends included. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The part a `Range` header asks for (RFC 9110 §14.2): `bytes=0-`, `bytes=100-199`, `bytes=-500`. Null where the whole is to be sent: without a
 * header, for several parts at once, for what cannot be read. Safari plays no film that cannot be had in parts.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'outside';
  return end < start ? null : { start, end };
}
