/** Cents of an amount as it is typed, `42`, `42.5` or `$1,042.36`; null for what is none. */
export function centsOf(typed: string): number | null {
  const parts = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', ''));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}

/** Cents as they are typed: `42.36`. */
export const typedDollars = (cents: number): string => (cents / 100).toFixed(2);
