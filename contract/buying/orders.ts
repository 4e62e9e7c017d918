import type { z } from 'zod';
import type { Endpoints } from '../api/endpoint.ts';
import type { OrderStage, orderDeclarations, orderStatusLabel, PaidWith } from './orders.schemas.ts';

export * from './orders.rules.ts';
export type { Order, OrderLine, OrderStage, PaidWith } from './orders.schemas.ts';

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

/** What is read of where an order stands: the label of the specification, and of an order that runs, how far it is and whether all of it does. */
export const orderWords = ({ status, stage, partlyCancelled }: Standing): string =>
  [status === 'Processing' ? stageWords[stage] : status, ...(partlyCancelled ? ['partly cancelled'] : [])].join(', ');

/** What an order is paid with, in words: "Visa ending in 4242". */
export const paymentWords = (paid: PaidWith): string =>
  paid.type === 'CARD' ? `${paid.brand} ending in ${paid.last4}` : `PayPal (${paid.payerEmail})`;

/** The same as its owner reads it: "your Visa ending in 4242". */
export const ownPaymentWords = (paid: PaidWith): string => (paid.type === 'CARD' ? `your ${paymentWords(paid)}` : paymentWords(paid));

/** Where its money waits until it is charged: "reserved on your Visa ending in 4242"; `words` are those of its reader. */
export const reservedWords = (paid: PaidWith, words = ownPaymentWords(paid)): string =>
  `reserved ${paid.type === 'CARD' ? 'on' : 'with'} ${words}`;

export const orderEndpoints: Endpoints<typeof orderDeclarations> = {
  getOrder: { method: 'GET', path: '/api/orders/:orderNumber' },
};
