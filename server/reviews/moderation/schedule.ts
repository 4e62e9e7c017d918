import { publicationDays } from '../../../contract/reviews/write-review.ts';

const dayMs = 86_400_000;

/**
 * The earliest publication of a review: with a delay, that many seconds after it was sent (demonstration); otherwise three weekdays after (spec §9: 3
 * to 7 business days).
 */
export function publishAfter(sent: Date, delaySeconds: number | null): Date {
  if (delaySeconds !== null) return new Date(sent.getTime() + delaySeconds * 1000);
  let time = sent.getTime();
  for (let left = publicationDays.from; left > 0; ) {
    time += dayMs;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return new Date(time);
}
