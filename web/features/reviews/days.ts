const months = 'January February March April May June July August September October November December'.split(' ');

/** "June 3, 2025" from an ISO date. Formatted by hand: see `formatCount`. */
export function formatDay(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-').map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
