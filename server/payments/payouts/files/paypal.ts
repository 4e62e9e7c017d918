import { type Payout, type PayoutLine, type ReadPayouts, UnreadableReport } from '../payout.ts';
import { wholeCents } from './cents.ts';
import { dayOf } from './day.ts';
import { cellAt, type rowsOf } from './rows.ts';

/**
 * PayPal's settlement report (`STL-…CSV`, developer.paypal.com/reports/settlement): a section for each account, with its period in `SH`, its columns in
 * `CH` and a line for each transaction in `SB`. It settles a day, which counts as a payout.
 */
const needed = [
  'Transaction ID',
  'Transaction Event Code',
  'Transaction Completion Date',
  'Transaction Debit or Credit',
  'Gross Transaction Amount',
  'Gross Transaction Currency',
  'Fee Debit or Credit',
  'Fee Amount',
] as const;
type Column = (typeof needed)[number];

export const isPayPal = (first: readonly string[]): boolean => first[0] === 'RH';

/** Withdrawals to the bank are left out: they move what was settled. Throws `UnreadableReport`. */
export function readPayPal(rows: ReturnType<typeof rowsOf>): ReadPayouts {
  const payouts = new Map<string, Payout & { lines: PayoutLine[] }>();
  let payout: (Payout & { lines: PayoutLine[] }) | undefined;
  let columns: ReadonlyMap<string, number> = new Map();
  let part = '';
  for (const { cells, line } of rows) {
    const [type = '', ...rest] = cells;
    if (type === 'FH') part = Number(rest[0]) > 1 ? ` part ${Number(rest[0])}` : '';
    if (type === 'SH') {
      const paidOn = dayOf(rest[1] ?? '', line);
      const reference = `${cellAt(rest, 2, line)} ${paidOn}${part}`.trim();
      // An account may have several sections of a day.
      payout = payouts.get(reference) ?? { reference, paidOn, lines: [] };
      payouts.set(reference, payout);
    }
    if (type === 'CH') columns = columnsOf(cells);
    if (type !== 'SB') continue;
    const read = (name: Column) => cellAt(cells, columns.get(name) ?? -1, line);
    if (!payout || columns.size === 0) throw new UnreadableReport(`Line ${line}: the section’s heading is missing.`);
    if (read('Gross Transaction Currency') !== 'USD')
      throw new UnreadableReport(`Line ${line}: only payouts in US dollars can be compared.`);
    if (!read('Transaction Event Code').startsWith('T04')) payout.lines.push(lineOf(read, line));
  }
  return { provider: 'paypal', payouts: [...payouts.values()].filter(({ lines }) => lines.length > 0) };
}

function columnsOf(cells: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map(cells.map((name, index) => [name, index]));
  const missing = needed.filter((name) => !columns.has(name));
  if (missing.length > 0) throw new UnreadableReport(`The report lacks the columns ${missing.join(', ')}.`);
  return columns;
}

function lineOf(read: (name: Column) => string, line: number): PayoutLine {
  const category = read('Transaction Event Code');
  const isCredit = read('Transaction Debit or Credit') === 'CR';
  // T00: payments, received where they are credits; T1107: refunds by the merchant.
  const kind = category.startsWith('T00') && isCredit ? 'captured' : category === 'T1107' && !isCredit ? 'refunded' : 'other';
  const gross = wholeCents(read('Gross Transaction Amount'), line);
  const fee = wholeCents(read('Fee Amount'), line);
  const reference = read('Transaction ID');
  return {
    // A transaction and its reversal may share an id.
    reference: `${reference} ${category}`.trim(),
    kind,
    category,
    at: new Date(`${dayOf(read('Transaction Completion Date'), line)}T12:00:00Z`),
    gross: isCredit ? gross : -gross,
    fee: read('Fee Debit or Credit') === 'CR' ? -fee : fee,
    movement: kind === 'other' ? null : reference || null,
    key: null,
  };
}
