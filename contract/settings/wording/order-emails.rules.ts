import { refundDays } from '../../orders/cancelling.rules.ts';
import type { EmailDefaults } from './email-defaults.rules.ts';

const ofOrder = ['orderNumber', 'firstName'] as const;

/** E-mails about an order, by what happened to it. */
export const orderEmails = {
  'order-confirmation': {
    title: 'Order confirmation',
    placeholders: [...ofOrder, 'arrival'],
    subject: 'Your order {orderNumber}',
    heading: 'Thank you, {firstName}',
    opening: 'We have your order {orderNumber} and are getting it ready. Arrives {arrival}.',
  },
  'order-confirmation-again': {
    title: 'Order confirmation, sent again',
    placeholders: ofOrder,
    subject: 'Your order {orderNumber}',
    heading: 'Your order confirmation',
    opening: 'Here is your order {orderNumber} as it is now.',
  },
  'payment-declined': {
    title: 'Payment declined',
    placeholders: [...ofOrder, 'payer'],
    subject: 'Your order was not placed',
    heading: 'Your order was not placed',
    opening: [
      '{payer} did not confirm the payment of order {orderNumber}, so nothing was charged and the order was not placed.',
      'Your items are still in your cart. You can try again, or use a different payment method.',
    ].join('\n'),
  },
  'payment-declined-draft': {
    title: 'Payment declined, of a draft order',
    placeholders: [...ofOrder, 'payer'],
    subject: 'Your order was not placed',
    heading: 'Your order was not placed',
    opening: '{payer} did not confirm the payment of order {orderNumber}, so nothing was charged and the order was not placed.',
  },
  'payment-link': {
    title: 'Payment link of a draft order',
    placeholders: ['total', 'validUntil'],
    subject: 'Your order from {brand} is ready to pay',
    heading: 'Your order is ready to pay',
    opening: 'We prepared this order for you. Check the items, then pay online. You don’t need an account.',
  },
  'order-shipped': {
    title: 'Order shipped',
    placeholders: [...ofOrder, 'contents', 'carrier', 'arrival'],
    subject: 'Your order {orderNumber} is on its way',
    heading: 'It’s on its way',
    opening: '{contents} has left our warehouse with {carrier}. It should arrive {arrival}.',
  },
  'order-shipped-part': {
    title: 'Part of an order shipped',
    placeholders: [...ofOrder, 'carrier', 'arrival'],
    subject: 'Part of your order {orderNumber} is on its way',
    heading: 'It’s on its way',
    opening: 'A parcel with part of what you ordered has left our warehouse with {carrier}. It should arrive {arrival}.',
  },
  'parcel-out-for-delivery': {
    title: 'Parcel out for delivery',
    placeholders: ['orderNumber', 'carrier'],
    subject: 'Out for delivery: your order {orderNumber}',
    heading: 'It arrives today',
    opening: '{carrier} has your package out for delivery. It should arrive today.',
  },
  'parcel-delivered': {
    title: 'Parcel delivered',
    placeholders: ['orderNumber', 'carrier'],
    subject: 'Delivered: your order {orderNumber}',
    heading: 'It’s here',
    opening: '{carrier} has delivered your package. Not there? Look around the door, ask your neighbors, then write to us.',
  },
  'parcel-delayed': {
    title: 'Parcel delayed',
    placeholders: ['orderNumber', 'carrier', 'newDate'],
    subject: 'Delayed: your order {orderNumber}',
    heading: 'It’s taking longer',
    opening: 'Your package is delayed. We’re sorry about that. {newDate}',
  },
  'order-cancelled': {
    title: 'Order cancelled',
    placeholders: ofOrder,
    subject: 'Your order {orderNumber} is cancelled',
    heading: 'Your order is cancelled',
    opening: 'Order {orderNumber}. Nothing of this order will be sent.',
  },
  'order-cancelled-part': {
    title: 'Items of an order cancelled',
    placeholders: ofOrder,
    subject: 'Items cancelled in your order {orderNumber}',
    heading: 'Items cancelled',
    opening: 'Order {orderNumber}. The rest of your order is not affected.',
  },
  'order-refunded': {
    title: 'Refund',
    placeholders: [...ofOrder, 'amount', 'payment'],
    subject: 'Refund of {amount} on its way',
    heading: 'Refund of {amount} on its way',
    opening: `Order {orderNumber}. We’ve refunded {amount} to {payment}. It takes ${refundDays} to show on your statement.`,
  },
} as const satisfies Record<string, EmailDefaults>;
