/** A day so many days later, as `2026-01-31`. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

interface Day {
  readonly day: string;
  readonly orders: number;
  readonly sales: number;
  readonly discount: number;
}

/** Every day from the first to the last, those without orders too. */
export function everyDay({ from, to }: { from: string; to: string }, days: readonly Day[]): Day[] {
  const known = new Map(days.map((one) => [one.day, one]));
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(from, index);
    return known.get(day) ?? { day, orders: 0, sales: 0, discount: 0 };
  });
}
