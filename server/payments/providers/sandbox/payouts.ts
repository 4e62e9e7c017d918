import { dayAfter, shopDay } from '../../../../contract/values/shop-days.ts';
import type { Payout, PayoutLine } from '../../payouts/payout.ts';
import type { ProviderEntries, ProviderEntry } from '../../provider.ts';

/** Cents that the sandboxes keep of a capture: 2.9% and 30¢, as card providers in the US do. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

/** What a sandbox pays out: each whole day of the shop since then, on the day after it. */
export function payoutsOf(entries: readonly ProviderEntry[], since: Date, now: Date): Payout[] {
  const first = shopDay(since);
  const today = shopDay(now);
  const days = Map.groupBy(entries.flatMap(lineOf), ({ at }) => shopDay(at));
  return [...days]
    .filter(([day]) => day > first && day < today)
    .map(([day, lines]) => ({ reference: `sandbox_${day}`, paidOn: dayAfter(day, 1), lines }));
}

function lineOf({ key, kind, amount, state, at }: ProviderEntry): PayoutLine[] {
  if (state !== 'succeeded' || (kind !== 'captured' && kind !== 'refunded')) return [];
  const isCapture = kind === 'captured';
  const cents = { gross: isCapture ? amount : -amount, fee: isCapture ? feeOf(amount) : 0 };
  return [{ ...cents, kind, at, key, reference: key, category: isCapture ? 'charge' : 'refund', movement: null }];
}

/** The payouts of a sandbox by its books. */
export async function listPayouts(
  list: (since: Date, after: string | null, signal: AbortSignal) => Promise<ProviderEntries>,
  { since, now }: { readonly since: Date; readonly now: Date },
  signal: AbortSignal,
): Promise<Payout[]> {
  const entries: ProviderEntry[] = [];
  let after: string | null = null;
  do {
    const page: ProviderEntries = await list(since, after, signal);
    entries.push(...page.entries);
    after = page.next;
  } while (after !== null);
  return payoutsOf(entries, since, now);
}
