/** Either end may be open; dollars or inches. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** A URL range (`100-250`, `100-`, `-250`) from two typed ends, the smaller first; null when neither is a number. */
export function rangeOf(from: string, to: string): string | null {
  const [min, max] = [from, to].map(endOf) as [number | null, number | null];
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? `${max}-${min}` : `${min ?? ''}-${max ?? ''}`;
}

/** The ends of a URL range. */
export function endsOf(range: string): Range {
  const [min = '', max = ''] = range.split('-');
  return { min: endOf(min), max: endOf(max) };
}

/** Ignores signs, spaces and units (`$1,200`, `72 in`); rounds to hundredths. */
function endOf(typed: string): number | null {
  const digits = typed.replaceAll(/[^\d.]/g, '');
  const end = Math.round(Number(digits) * 100) / 100;
  return digits !== '' && Number.isFinite(end) ? Math.min(end, 9_999_999) : null;
}
