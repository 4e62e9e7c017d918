import type { z } from 'zod';
import type { Endpoints } from '../api/endpoint.ts';
import type { OrderStage, orderDeclarations, orderStatusLabel, PaidWith } from './orders.schemas.ts';

export * from './orders.rules.ts';
export type { Order, OrderLine, OrderStage, PaidWith, ShownOrder, TaxLine } from './orders.schemas.ts';

const stageWords: Readonly<Record<OrderStage, string>> = {
  awaiting_payment: 'Payment pending',
  processing: 'Processing',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

interface Standing {
  readonly status: z.infer<typeof orderStatusLabel>;
  readonly stage: OrderStage;
  readonly partlyCancelled: boolean;
}

/** An order's status text: the specification's label and, for a running order, its progress and whether it applies to all of it. */
export const orderWords = ({ status, stage, partlyCancelled }: Standing): string =>
  [status === 'Processing' ? stageWords[stage] : status, ...(partlyCancelled ? ['partly cancelled'] : [])].join(', ');

/** The payment as text: "Visa ending in 4242". */
export function paymentWords(paid: PaidWith): string {
  if (paid.type === 'NONE') return 'No charge';
  if (paid.type === 'PAYPAL') return `PayPal (${paid.payerEmail})`;
  return `${paid.type === 'CARD' ? paid.brand : paid.card} ending in ${paid.last4}`;
}

/** The plan of a store card: "6 monthly payments"; null without one. */
export const planWords = (paid: PaidWith): string | null =>
  paid.type === 'PLCC' && paid.planMonths !== null ? `${paid.planMonths} monthly payments` : null;

/** The same for its owner: "your Visa ending in 4242". */
export const ownPaymentWords = (paid: PaidWith): string => ('last4' in paid ? `your ${paymentWords(paid)}` : paymentWords(paid));

/** Where money waits until it is charged: "reserved on your Visa ending in 4242"; `words` suits the reader. */
export const reservedWords = (paid: PaidWith, words = ownPaymentWords(paid)): string =>
  `reserved ${paid.type === 'PAYPAL' ? 'with' : 'on'} ${words}`;

export const orderEndpoints: Endpoints<typeof orderDeclarations> = {
  getOrder: { method: 'GET', path: '/api/orders/:orderNumber' },
};
