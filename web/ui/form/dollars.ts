/** Reads a typed amount such as `42`, `42.5` or `$1,042.36` to cents; null for what is no amount, such as misplaced commas. */
export function parseDollars(typed: string): number | null {
  const parts = /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return parts ? Number((parts[1] ?? '').replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}

/** Formats cents for an input: `42.36`. */
export const typedDollars = (cents: number): string => (cents / 100).toFixed(2);
