import { expect, it } from 'vitest';
import type { ProviderEntry } from '../../provider.ts';
import { payoutsOf } from './payouts.ts';

const entry = (key: string, kind: ProviderEntry['kind'], at: string, state: ProviderEntry['state'] = 'succeeded'): ProviderEntry => ({
  key,
  kind,
  state,
  amount: 10_000,
  at: new Date(at),
});

it('[§17.10 figures] a sandbox pays out each whole day of the shop on the day after, less a fee for captures', () => {
  const payouts = payoutsOf(
    [
      entry('too early', 'captured', '2026-11-01T12:00:00Z'),
      entry('authorized', 'authorized', '2026-11-02T12:00:00Z'),
      entry('captured', 'captured', '2026-11-02T12:00:00Z'),
      // Nov 2 in New York.
      entry('refunded', 'refunded', '2026-11-03T04:59:00Z'),
      entry('failed', 'refunded', '2026-11-02T12:00:00Z', 'failed'),
      entry('next', 'captured', '2026-11-03T05:01:00Z'),
      entry('today', 'captured', '2026-11-04T12:00:00Z'),
    ],
    new Date('2026-11-01T00:00:00-05:00'),
    new Date('2026-11-04T20:00:00Z'),
  );
  expect(payouts.map(({ paidOn, lines }) => [paidOn, lines.map(({ key, kind, gross, fee }) => [key, kind, gross, fee])])).toEqual([
    [
      '2026-11-03',
      [
        ['captured', 'captured', 10_000, 320],
        ['refunded', 'refunded', -10_000, 0],
      ],
    ],
    ['2026-11-04', [['next', 'captured', 10_000, 320]]],
  ]);
});
