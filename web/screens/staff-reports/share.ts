/** A part of a whole in percent, such as "12%"; below ten with one decimal, "–" of nothing. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (100 * part) / whole;
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
}
