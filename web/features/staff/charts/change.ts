/** How a figure changed, such as "up 12%": null where there is nothing to compare with. */
export function changeWords(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return 'unchanged';
  return `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)}%`;
}

/** Cents as an axis label: "$950", "$12K", "$1.2M". */
export function shortMoney(cents: number): string {
  const dollars = cents / 100;
  const [size, unit] = dollars >= 1_000_000 ? [1_000_000, 'M'] : dollars >= 1000 ? [1000, 'K'] : [1, ''];
  return `$${Number((dollars / size).toFixed(dollars < 10 ? 2 : 1))}${unit}`;
}
