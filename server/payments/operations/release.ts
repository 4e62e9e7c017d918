import { defineJob } from '../../platform/jobs.ts';
import { askProvider } from '../ask-provider.ts';
import { type PaymentParts, providerLimit, providerOf } from '../parts.ts';
import { findPayment } from '../store.ts';

/** A reservation that is not the payment's. */
interface Other {
  readonly paymentId: string;
  readonly reference: string;
}

export const releaseOther = defineJob<Other>('payments.release_other');

/** Has the provider release a reservation of another amount than the payment's. Throws until it has, so that the job is repeated. */
export async function release(parts: PaymentParts, { paymentId, reference }: Other): Promise<void> {
  const payment = await findPayment(parts.database.read, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const { amount, currency } = payment;
  const operation = { key: `other:${paymentId}`, kind: 'voided', paymentId, amount, currency, reference } as const;
  const answer = await askProvider((signal) => providerOf(parts, payment).void(operation, signal), providerLimit(parts), parts.log);
  if (answer.status !== 'succeeded') throw new Error(`The other amount of payment ${paymentId} is not released: ${answer.status}`);
}
