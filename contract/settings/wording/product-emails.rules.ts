import type { EmailDefaults } from './email-defaults.rules.ts';

const withUs = 'Hello {firstName}. Your order has been with you for a few days. Tell other shoppers what you think; it takes a minute.';

/** E-mails about products. */
export const productEmails = {
  'review-request': {
    title: 'Review request for one item',
    placeholders: ['orderNumber', 'firstName', 'product'],
    subject: 'How is {product}?',
    heading: 'How is it?',
    opening: withUs,
  },
  'review-request-several': {
    title: 'Review request for several items',
    placeholders: ['orderNumber', 'firstName'],
    subject: 'How are the things you ordered?',
    heading: 'How is it?',
    opening: withUs,
  },
  'stock-alert-noted': {
    title: 'Back-in-stock alert set',
    placeholders: ['product', 'productAndOptions', 'price'],
    subject: 'We’ll tell you when {product} is back',
    heading: 'We’ll tell you when it’s back',
    opening: 'You asked us to write when {productAndOptions} can be bought again. You’ll get one mail, as soon as it is here.',
  },
  'stock-alert-back': {
    title: 'Back in stock',
    placeholders: ['product', 'productAndOptions', 'price'],
    subject: '{product} is back in stock',
    heading: 'It’s back',
    opening: '{productAndOptions} can be bought again, for {price}. We can’t hold it for you, so don’t wait too long.',
  },
} as const satisfies Record<string, EmailDefaults>;
