import { type ReadPayouts, UnreadableReport } from '../payout.ts';
import { isPayPal, readPayPal } from './paypal.ts';
import { rowsOf } from './rows.ts';
import { isStripe, readStripe } from './stripe.ts';

/** Reads a provider's payout report, recognized by its heading. Throws `UnreadableReport`. */
export function readReport(text: string): ReadPayouts {
  const rows = rowsOf(text);
  const heading = rows[0]?.cells ?? [];
  const read = isPayPal(heading) ? readPayPal(rows) : isStripe(heading) ? readStripe(rows) : null;
  if (!read) throw new UnreadableReport('This is neither Stripe’s payout reconciliation report, itemized, nor PayPal’s settlement report.');
  if (read.payouts.length === 0) throw new UnreadableReport('The report has no payouts.');
  return { ...read, payouts: read.payouts.map((payout) => ({ ...payout, lines: numbered(payout.lines) })) };
}

/** Distinguishes lines with the same reference. */
function numbered<Line extends { readonly reference: string }>(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = (seen.get(line.reference) ?? 0) + 1;
    seen.set(line.reference, count);
    return count === 1 ? line : { ...line, reference: `${line.reference} #${count}` };
  });
}
