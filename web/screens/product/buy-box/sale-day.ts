import { shopZone } from '../../../../contract/values/shop-zone.ts';

/** When a sale ends by the shop's calendar, which stays true in a cached page: "Sale ends Dec 13". One until midnight ends on the day before. */
export function saleDayWords(endsAt: string): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone: shopZone, month: 'short', day: 'numeric' });
  return `Sale ends ${day.format(Date.parse(endsAt) - 1)}`;
}
