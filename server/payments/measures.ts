import { defineMetric } from '../platform/metrics.ts';

/** `outcome`: succeeded, declined, or challenge where the bank asks the shopper first. */
export const paymentsAnswered = defineMetric('payments_total', 'Payments by the provider’s answer', ['provider', 'outcome']);
/** `kind`: captured, voided, refunded; `outcome`: succeeded, failed. */
export const moneyMoved = defineMetric('payment_movements_total', 'Captures, voids and refunds by outcome', ['kind', 'outcome']);
/** Each is looked up again; many mean that a provider is down. */
export const providerSilences = defineMetric('payment_provider_silences_total', 'Questions that a payment provider did not answer in time');
