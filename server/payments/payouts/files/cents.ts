import { UnreadableReport } from '../payout.ts';

/** Cents of an amount in dollars, `-12.3` or `1200,50`. Throws `UnreadableReport`. */
export function centsOfDollars(text: string, line: number): number {
  const [, sign, dollars, part = ''] = /^(-?)(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined) throw new UnreadableReport(`Line ${line}: “${text.slice(0, 40)}” is no amount.`);
  const cents = Number(dollars) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

/** Cents written as a whole number without a sign; none for an empty cell. Throws `UnreadableReport`. */
export function wholeCents(text: string, line: number): number {
  if (text.trim() === '') return 0;
  if (!/^\d{1,12}$/.test(text.trim())) throw new UnreadableReport(`Line ${line}: “${text.slice(0, 40)}” is no amount.`);
  return Number(text);
}
