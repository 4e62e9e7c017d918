import type Stripe from 'stripe';
import type { AuthorizationResult, OperationResult, StatedMoney } from '../../provider.ts';
import { declineOf } from './declines.ts';

/** Whether a confirmation was declined; without an error nothing was confirmed yet. */
export const isRefused = ({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' && error !== null;

/** Whether it can no longer reserve or take money that it has not taken yet. */
export const isOver = ({ status }: Stripe.PaymentIntent): boolean => status === 'canceled';

/** Whether the money is reserved or taken. */
export const isAuthorized = ({ status }: Stripe.PaymentIntent): boolean => status === 'requires_capture' || status === 'succeeded';

/** An authorization's state. */
export function resultOf(intent: Stripe.PaymentIntent): AuthorizationResult {
  const { id: reference, status, next_action: next, last_payment_error: error } = intent;
  switch (status) {
    case 'requires_capture':
    case 'succeeded': {
      const method = idOf(intent.payment_method);
      const stated = statedBy(intent, intent.amount);
      return { status: 'succeeded', reference, stated, ...(intent.setup_future_usage && method && { keptCard: method }) };
    }
    case 'requires_action': {
      const url = next?.redirect_to_url?.url;
      return url ? { status: 'challenge', reference, url } : { status: 'processing' };
    }
    case 'canceled': {
      const isOurs = intent.cancellation_reason === 'abandoned' || !error;
      return { status: 'declined', reason: isOurs ? 'cancelled' : declineOf({ code: error.code, declineCode: error.decline_code }) };
    }
    default:
      return { status: 'processing' };
  }
}

/** The state of a capture, of which an intent has at most one. */
export function captureOf(intent: Stripe.PaymentIntent): OperationResult {
  const { id, status } = intent;
  if (status === 'succeeded') return { status: 'succeeded', reference: id, stated: statedBy(intent, intent.amount_received) };
  // We never cancel before a capture: Stripe did, when the authorization ended.
  if (status === 'canceled') return { status: 'failed', failure: 'authorization_expired' };
  return { status: status === 'processing' ? 'processing' : 'unknown' };
}

/** The state of a void; an authorization that Stripe ended is released too. */
export function voidOf({ id, status }: Stripe.PaymentIntent): OperationResult {
  if (status === 'canceled') return { status: 'succeeded', reference: id };
  if (status === 'succeeded') return { status: 'failed', failure: 'not_possible' };
  return { status: status === 'processing' ? 'processing' : 'unknown' };
}

export function refundOf(refund: Stripe.Refund): OperationResult {
  const { id, status } = refund;
  if (status === 'succeeded') return { status: 'succeeded', reference: id, stated: statedBy(refund, refund.amount) };
  if (status === 'failed' || status === 'canceled') return { status: 'failed', failure: 'declined' };
  return { status: 'processing' };
}

const statedBy = ({ currency }: { readonly currency: string }, amount: number): StatedMoney => ({
  amount,
  currency: currency.toUpperCase(),
});

/** The id of what may be expanded. */
export const idOf = (of: string | { readonly id: string } | null): string | null => (typeof of === 'string' ? of : (of?.id ?? null));
