/** A byte range, both ends included. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The range requested by a `Range` header (RFC 9110 §14.2): `bytes=0-`, `bytes=100-199`, `bytes=-500`. Null sends the whole file: without a header,
 * for several ranges, or when unreadable. Safari only plays films served in ranges.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'outside';
  return end < start ? null : { start, end };
}
