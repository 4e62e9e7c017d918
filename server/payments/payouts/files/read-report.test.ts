import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

const stripeHeading =
  'automatic_payout_id,automatic_payout_effective_at,balance_transaction_id,created_utc,created,available_on,currency,gross,fee,net,reporting_category,source_id,description,payment_intent_id';
const stripeRow = (values: {
  id?: string;
  txn?: string;
  gross: string;
  fee?: string;
  category: string;
  source?: string;
  intent?: string;
}) =>
  [
    ...[values.id ?? 'po_1', '2026-11-04 00:00:00', values.txn ?? `txn_${values.category}`, '2026-11-02 15:04:05', '2026-11-02 10:04:05'],
    ...['2026-11-04', 'usd', values.gross, values.fee ?? '0.00', '', values.category, values.source ?? '', '"A, b"', values.intent ?? ''],
  ].join(',');
const stripe = (...rows: string[]) => [stripeHeading, ...rows, ''].join('\r\n');

const paypalHeading = [
  '"CH","Transaction ID","Invoice ID","PayPal Reference ID","PayPal Reference ID Type","Transaction Event Code","Transaction Initiation Date"',
  '"Transaction Completion Date","Transaction Debit or Credit","Gross Transaction Amount","Gross Transaction Currency","Fee Debit or Credit"',
  '"Fee Amount","Fee Currency","Custom Field","Consumer ID","Payment Tracking ID","Store ID"',
].join(',');
const paypalRow = (id: string, code: string, side: string, gross: number, feeSide = '', fee: number | '' = '') =>
  `"SB","${id}","","","","${code}",2026/11/02 00:01:17 -0800,2026/11/02 00:01:17 -0800,"${side}",${gross},"USD","${feeSide}",${fee},"USD","","","",""`;
const paypal = (...rows: string[]) =>
  [
    '"RH",2026/11/03 02:44:19 -0800,"A","ACCT",009,',
    '"FH",01',
    '"SH",2026/11/02 00:00:00 -0800,2026/11/02 23:59:59 -0800,"ACCT",""',
    paypalHeading,
    ...rows,
    '"SF","USD",0,0',
    '"RF",1',
  ].join('\n');

describe('[§17.10 figures] a provider’s report of payouts', () => {
  it('is read from Stripe’s columns, with what is in no payout yet left out', () => {
    const read = readReport(
      stripe(
        stripeRow({ gross: '100.00', fee: '3.20', category: 'charge', source: 'ch_1', intent: 'pi_1' }),
        stripeRow({ gross: '-40', category: 'partial_capture_reversal', source: 'ch_1', intent: 'pi_1' }),
        stripeRow({ gross: '-12.5', category: 'refund', source: 're_1', intent: 'pi_0' }),
        stripeRow({ gross: '-25.00', fee: '15.00', category: 'dispute', source: 'dp_1', intent: 'pi_0' }),
        stripeRow({ gross: '-19.30', category: 'payout' }),
        stripeRow({ id: 'po_2', gross: '1.00', category: 'charge', intent: 'pi_2' }),
        stripeRow({ id: '', gross: '7.00', category: 'charge', intent: 'pi_3' }),
      ),
    );
    expect(read.provider).toBe('stripe');
    expect(read.payouts.map(({ reference, paidOn, lines }) => [reference, paidOn, lines.length])).toEqual([
      ['po_1', '2026-11-04', 4],
      ['po_2', '2026-11-04', 1],
    ]);
    expect(read.payouts[0]?.lines.map(({ kind, gross, fee, movement }) => [kind, gross, fee, movement])).toEqual([
      ['captured', 10_000, 320, 'pi_1'],
      ['captured', -4000, 0, 'pi_1'],
      ['refunded', -1250, 0, 're_1'],
      ['other', -2500, 1500, null],
    ]);
  });

  it('is read from PayPal’s sections, a day each, without withdrawals', () => {
    const { provider, payouts } = readReport(
      paypal(
        paypalRow('CAP1', 'T0006', 'CR', 10_000, 'DR', 398),
        paypalRow('REF1', 'T1107', 'DR', 2500, 'CR', 50),
        paypalRow('REV1', 'T1106', 'DR', 700),
        paypalRow('FEE', 'T0006', 'DR', 300),
        paypalRow('OUT1', 'T0400', 'DR', 9000),
        paypalRow('FEE', 'T0006', 'DR', 300),
      ),
    );
    expect(provider).toBe('paypal');
    expect(payouts.map(({ reference, paidOn }) => [reference, paidOn])).toEqual([['ACCT 2026-11-02', '2026-11-02']]);
    expect(payouts[0]?.lines.map(({ reference, kind, gross, fee, movement }) => [reference, kind, gross, fee, movement])).toEqual([
      ['CAP1 T0006', 'captured', 10_000, 398, 'CAP1'],
      ['REF1 T1107', 'refunded', -2500, -50, 'REF1'],
      ['REV1 T1106', 'other', -700, 0, null],
      ['FEE T0006', 'other', -300, 0, null],
      ['FEE T0006 #2', 'other', -300, 0, null],
    ]);
  });

  it('counts a line of Stripe’s once that is in the file twice, but not two lines of one balance transaction', () => {
    const charge = stripeRow({ txn: 'txn_1', gross: '100.00', category: 'charge', intent: 'pi_1' });
    const reversal = stripeRow({ txn: 'txn_1', gross: '-40', category: 'partial_capture_reversal', intent: 'pi_1' });
    const { payouts } = readReport(stripe(charge, reversal, charge, charge));
    expect(payouts.map(({ lines }) => lines.map(({ reference, gross }) => [reference, gross]))).toEqual([
      [
        ['txn_1', 10_000],
        ['txn_1 #2', -4000],
      ],
    ]);
  });

  it('joins PayPal’s sections of one account and day', () => {
    const section = (id: string) =>
      paypal(paypalRow(id, 'T0006', 'CR', 1000))
        .split('\n')
        .slice(2, -2);
    const { payouts } = readReport(['"RH",x', '"FH",01', ...section('A'), ...section('B')].join('\n'));
    expect(payouts.map(({ lines }) => lines.map(({ reference }) => reference))).toEqual([['A T0006', 'B T0006']]);
  });

  it.each([
    ['another file', 'a,b\n1,2', /neither Stripe’s/],
    ['an empty file', '', /neither Stripe’s/],
    ['no CSV', 'a,"b', /not a CSV/],
    ['millions of lines', `${stripeHeading}\n${'a\n'.repeat(200_000)}`, /more than 150000 lines/],
    ['a line of millions of cells', stripe(','.repeat(20_000)), /not a CSV/],
    ['no payout', stripe(stripeRow({ id: '', gross: '1', category: 'charge' })), /no payouts/],
    ['a missing column', stripe().replace(',payment_intent_id', ''), /lacks the columns payment_intent_id/],
    ['no amount', stripe(stripeRow({ gross: '1e3', category: 'charge' })), /Line 2: “1e3” is no amount/],
    [
      'another currency',
      stripe(stripeRow({ gross: '1', category: 'charge' })).replace(',usd,', ',eur,'),
      /Line 2: only payouts in US dollars/,
    ],
    [
      'a day that no calendar has',
      stripe(stripeRow({ gross: '1', category: 'charge' })).replace('2026-11-04 00', '2026-02-30 00'),
      /is no date/,
    ],
    [
      'a day before any database’s',
      stripe(stripeRow({ gross: '1', category: 'charge' })).replace('2026-11-04 00', '0000-01-01 00'),
      /is no date/,
    ],
    [
      'such a day of PayPal’s',
      paypal(paypalRow('A', 'T0006', 'CR', 1)).replaceAll('2026/11/02', '2026/02/30'),
      /Line 3: “2026\/02\/30 .* is no date/,
    ],
    [
      'a payout’s id that no index holds',
      stripe(stripeRow({ id: 'x'.repeat(20_000), gross: '1', category: 'charge' })),
      /Line 2: “x+…” is longer/,
    ],
    ['such an id of a line', stripe(stripeRow({ txn: 'x'.repeat(20_000), gross: '1', category: 'charge' })), /Line 2: “x+…” is longer/],
    [
      'such an account of PayPal’s',
      paypal(paypalRow('A', 'T0006', 'CR', 1)).replace('"ACCT",""', `"${'x'.repeat(20_000)}",""`),
      /Line 3: “x+…” is longer/,
    ],
    ['no date', stripe(stripeRow({ gross: '1', category: 'charge' })).replace('2026-11-04 00', 'soon 00'), /is no date/],
    ['a negative amount of PayPal’s', paypal(paypalRow('A', 'T0006', 'CR', -1)), /Line 5: “-1” is no amount/],
    ['a line outside a section', `"RH",x\n${paypalRow('A', 'T0006', 'CR', 1)}`, /heading is missing/],
  ])('refuses %s', (_name, text, message) => {
    expect(() => readReport(text)).toThrow(message);
  });
});
