import { dayMs, daysAfter, shopDay } from '../../contract/values/shop-days.ts';
import { type Answer, askProvider } from './ask-provider.ts';
import { findDifferingKeys, noteAsked, type ProviderDay, saveComparison } from './books/store.ts';
import { type BookedEntry, findBooked } from './entries/store.ts';
import { isRemainder } from './ledger.ts';
import { type PaymentParts, providerLimit } from './parts.ts';
import type { PaymentProvider, ProviderEntries, ProviderEntry } from './provider.ts';

/** A difference between our ledger and a provider's books for one key; null on the side that does not know it. */
export interface Difference {
  readonly key: string;
  readonly ours: BookedEntry | null;
  readonly theirs: ProviderEntry | null;
}

/** Compares our entries with the provider's by key. A failure on one side that is unknown to the other moved no money. */
export function differences(ours: readonly BookedEntry[], theirs: readonly ProviderEntry[]): Difference[] {
  const [byOurs, byTheirs] = [ours, theirs].map((entries) => new Map(entries.map((entry) => [entry.key, entry]))) as [
    Map<string, BookedEntry>,
    Map<string, ProviderEntry>,
  ];
  return [...new Set([...byOurs.keys(), ...byTheirs.keys()])].flatMap((key) => {
    const mine = byOurs.get(key) ?? null;
    const other = byTheirs.get(key) ?? null;
    if (mine && other && mine.kind === other.kind && mine.amount === other.amount && mine.state === other.state) return [];
    if ((mine ?? other)?.state === 'failed' && (mine === null || other === null)) return [];
    return [{ key, ours: mine, theirs: other }];
  });
}

/** Milliseconds; younger entries may still be under way. */
const settling = 3_600_000;

/**
 * Compares the last three days of each provider's books with ours logs each difference as an error, and saves it for the console. Returns them all; a provider that does not
 * answer is logged and skipped.
 */
export async function reconcile(parts: PaymentParts, now: Date): Promise<Difference[]> {
  const found = await Promise.all(parts.providers.map((provider) => reconcileWith(parts, provider, now)));
  return found.flat();
}

async function reconcileWith(parts: PaymentParts, provider: PaymentProvider, now: Date): Promise<Difference[]> {
  const since = daysAfter(now, -3);
  const until = new Date(now.getTime() - settling);
  // Their list starts earlier: what we recorded within the window may have happened long before.
  const earliest = daysAfter(since, -7);
  const entries = await readBooks(parts, provider, earliest);
  if (!entries) {
    parts.log.error({ provider: provider.code }, 'the books of the payment provider could not be read');
    await parts.database.transact((tx) => noteAsked(tx, provider.code, now));
    return [];
  }
  const inWindow = new Set(entries.filter(({ at }) => at >= since && at <= until).map(({ key }) => key));
  // Differences found before are compared again as long as the provider lists them.
  const listed = new Set(entries.map(({ key }) => key));
  const open = (await findDifferingKeys(parts.database.read, provider.code)).filter((key) => listed.has(key));
  for (const key of open) inWindow.add(key);
  const booked = await findBooked(parts.database.read, provider.code, { since, until, keys: [...inWindow] });
  const ours = booked.filter(({ key }) => !isRemainder(key));
  const known = new Set(ours.map(({ key }) => key));
  const theirs = entries.filter(({ key }) => known.has(key) || inWindow.has(key));
  const found = differences(ours, theirs);
  const compared = { days: wholeDays(entries, earliest, now), keys: [...ours, ...theirs].map(({ key }) => key), differences: found };
  await parts.database.transact((tx) => saveComparison(tx, provider.code, compared, now));
  for (const difference of found) parts.log.error({ provider: provider.code, ...difference }, 'our ledger and the provider differ');
  return found;
}

/** Money that moved by the provider's books, on each whole day of the shop in that time. */
export function wholeDays(entries: readonly ProviderEntry[], since: Date, until: Date): ProviderDay[] {
  const first = shopDay(since);
  const last = shopDay(until);
  const days = new Map<string, { captured: number; refunded: number }>();
  // A day without movements is reported too: the ledger may have some.
  for (let at = since.getTime(); at < until.getTime(); at += dayMs / 2) days.set(shopDay(new Date(at)), { captured: 0, refunded: 0 });
  for (const { kind, amount, state, at } of entries) {
    const sums = days.get(shopDay(at));
    if (sums && state === 'succeeded' && (kind === 'captured' || kind === 'refunded')) sums[kind] += amount;
  }
  return [...days].flatMap(([one, sums]) => (one > first && one < last ? [{ day: one, ...sums }] : []));
}

/** A page takes longer than one lookup. */
const lookupsPerPage = 4;

type Listed = ProviderEntries & { readonly status: 'listed' };

/** A provider's whole books since then, with a time limit for each page; null when it did not answer. */
async function readBooks(parts: PaymentParts, provider: PaymentProvider, since: Date): Promise<ProviderEntry[] | null> {
  const entries: ProviderEntry[] = [];
  let after: string | null = null;
  do {
    const from: string | null = after;
    const ask = async (signal: AbortSignal): Promise<Listed> => ({ status: 'listed', ...(await provider.list(since, from, signal)) });
    const page: Answer<Listed> = await askProvider(ask, providerLimit(parts) * lookupsPerPage, parts.log);
    if (page.status === 'silent') return null;
    entries.push(...page.entries);
    after = page.next;
  } while (after !== null);
  return entries;
}
