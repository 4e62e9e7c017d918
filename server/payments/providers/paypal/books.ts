import type { EntryKind, ProviderEntry } from '../../provider.ts';
import type { PayPalOrder } from './shapes.ts';
import type { BookedPayment } from './store.ts';

/** The decided movements of an order under our keys; those without one keep PayPal's id. */
export function entriesOf({ paymentId, entries }: BookedPayment, { purchase_units: [unit] }: PayPalOrder): ProviderEntry[] {
  const { authorizations = [], captures = [], refunds = [] } = unit?.payments ?? {};
  const keyOf = (kind: EntryKind, reference: string) =>
    entries.find((entry) => entry.kind === kind && entry.reference === reference)?.key ?? `paypal:${reference}`;
  const decided = (status: string) => (['DECLINED', 'FAILED', 'CANCELLED'].includes(status) ? 'failed' : 'succeeded');
  return [
    ...authorizations.flatMap(({ id, status, amount, create_time: at, update_time: changedAt = at }) => {
      if (status === 'PENDING' || status === 'DENIED' || !amount || !at) return [];
      const authorized = { key: paymentId, kind: 'authorized' as const, amount: amount.value, state: 'succeeded' as const, at };
      if (status !== 'VOIDED' || !changedAt) return [authorized];
      // An authorization that appeared after we abandoned the attempt does not count as reserved money.
      if (!entries.some(({ kind }) => kind === 'authorized')) return [];
      return [authorized, { ...authorized, key: keyOf('voided', id), kind: 'voided' as const, at: changedAt }];
    }),
    ...[
      ...captures.map((one) => ({ ...one, kind: 'captured' as const })),
      ...refunds.map((one) => ({ ...one, kind: 'refunded' as const })),
    ].flatMap(({ id, kind, status, amount, create_time: at }): ProviderEntry[] =>
      status === 'PENDING' || !amount || !at ? [] : [{ key: keyOf(kind, id), kind, amount: amount.value, state: decided(status), at }],
    ),
  ];
}
