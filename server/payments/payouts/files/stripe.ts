import { type Payout, type PayoutLine, type ReadPayouts, UnreadableReport } from '../payout.ts';
import { centsOfDollars } from './cents.ts';
import { dayOf } from './day.ts';
import { cellAt, type rowsOf } from './rows.ts';

/**
 * Stripe's itemized payout reconciliation report (`payout_reconciliation.itemized.5`, docs.stripe.com/reports/report-types/payout-reconciliation), with the
 * column `payment_intent_id`, which it has on request.
 */
const needed = [
  'automatic_payout_id',
  'automatic_payout_effective_at',
  'balance_transaction_id',
  'created',
  'currency',
  'gross',
  'fee',
  'reporting_category',
  'source_id',
  'payment_intent_id',
] as const;
type Column = (typeof needed)[number];

/** A charge that was captured in part is two lines, the second one negative; so is a refund that failed. */
const kinds: ReadonlyMap<string, PayoutLine['kind']> = new Map([
  ['charge', 'captured'],
  ['partial_capture_reversal', 'captured'],
  ['refund', 'refunded'],
  ['refund_failure', 'refunded'],
]);
/** The payout itself, in reports of the whole balance. */
const paidOut = new Set(['payout', 'payout_reversal']);

export const isStripe = (heading: readonly string[]): boolean => heading.includes('automatic_payout_id');

/** Lines that are in no payout yet are left out, and what repeats a line word for word, as files put together do. Throws `UnreadableReport`. */
export function readStripe([heading, ...rows]: ReturnType<typeof rowsOf>): ReadPayouts {
  const at = new Map(needed.map((name) => [name, columnOf(heading?.cells ?? [], name)]));
  const missing = needed.filter((name) => at.get(name) === -1);
  if (missing.length > 0) throw new UnreadableReport(`The report lacks the columns ${missing.join(', ')}. Add them when you download it.`);
  const payouts = new Map<string, Payout & { lines: PayoutLine[] }>();
  const seen = new Set<string>();
  for (const { cells, line } of rows) {
    const read = (name: Column) => cellAt(cells, at.get(name) ?? -1, line);
    const reference = read('automatic_payout_id');
    const whole = cells.join('\n');
    if (reference === '' || paidOut.has(read('reporting_category')) || seen.has(whole)) continue;
    seen.add(whole);
    if (read('currency').toLowerCase() !== 'usd') throw new UnreadableReport(`Line ${line}: only payouts in US dollars can be compared.`);
    const paidOn = dayOf(read('automatic_payout_effective_at'), line);
    const payout = payouts.get(reference) ?? { reference, paidOn, lines: [] };
    payouts.set(reference, payout);
    payout.lines.push(lineOf(read, line));
  }
  return { provider: 'stripe', payouts: [...payouts.values()] };
}

/** Reports in UTC name the times so. */
const columnOf = (heading: readonly string[], name: Column): number => {
  const index = heading.indexOf(name);
  return index === -1 ? heading.indexOf(`${name}_utc`) : index;
};

function lineOf(read: (name: Column) => string, line: number): PayoutLine {
  const category = read('reporting_category');
  const kind = kinds.get(category) ?? 'other';
  return {
    reference: read('balance_transaction_id'),
    kind,
    category,
    at: new Date(`${dayOf(read('created'), line)}T12:00:00Z`),
    gross: centsOfDollars(read('gross'), line),
    fee: centsOfDollars(read('fee'), line),
    movement: kind === 'other' ? null : read(kind === 'captured' ? 'payment_intent_id' : 'source_id') || null,
    key: null,
  };
}
