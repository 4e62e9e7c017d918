import { describe, expect, it } from 'vitest';
import { accountMailKind } from '../../contract/email/email.schemas.ts';
import type { Order } from '../../contract/orders/orders.ts';
import { renderMail } from './index.server.tsx';

const address = {
  firstName: 'Ada <b>',
  lastName: 'Weaver',
  addressLine1: '12 Elm Street',
  addressLine2: '',
  countryCode: 'US',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
  phone: '614 555 0123',
  locationType: 'RESIDENCE',
} as const;

const order: Order = {
  orderNumber: '7KQ2-M9XWT',
  placedAt: '2026-11-23T15:00:00.000Z',
  status: 'Processing',
  stage: 'processing',
  partlyCancelled: false,
  paymentSettled: true,
  email: 'ada@example.com',
  items: [
    {
      productId: 1,
      variationId: 2,
      sku: 'L-2',
      name: 'Tessel lamp',
      slug: 'tessel-lamp',
      departmentSlug: 'lighting',
      options: { Color: 'Brass', Size: 'Large' },
      image: null,
      currencyCode: 'USD',
      shipped: 0,
      cancelled: 0,
      quantity: 3,
      unitPrice: 2500,
      lineTotal: 7500,
      adjustments: [{ promotionId: 1, group: 'order', label: '$5 off your order', code: 'FIVE', amount: 500 }],
      tax: 403,
    },
  ],
  shippingAddress: address,
  billingAddress: address,
  delivery: { code: 'GROUND', label: 'Standard', earliest: '2026-12-01', latest: '2026-12-03' },
  payment: { type: 'CARD', brand: 'Visa', last4: '4242' },
  taxLines: [{ name: 'State tax', rate: 5750, amount: 403 }],
  summary: {
    currency: 'USD',
    merchandise: 7500,
    discount: 500,
    shipping: 0,
    tax: 403,
    taxIsEstimate: false,
    total: 7403,
    freeShipping: null,
    adjustments: [{ promotionId: 1, group: 'order', label: '$5 off your order', code: 'FIVE', amount: 500 }],
  },
};
const shared = { brand: 'alder-loom', shopUrl: 'https://shop.example', order };
const orderUrl = 'https://shop.example/order-confirmation?order=7KQ2-M9XWT&token=abc';

describe('the order’s confirmation', () => {
  const mail = renderMail({ template: 'order-confirmation', props: { ...shared, isAgain: false, orderUrl } });

  it.each([
    '7KQ2-M9XWT',
    'Tessel lamp',
    'Brass / Large',
    '$75.00',
    '−$5.00',
    '$5 off your order (FIVE)',
    'FREE',
    '$4.03',
    '$74.03',
    'Visa ending in 4242',
    'Tue, Dec 1 – Thu, Dec 3',
  ])('says %s', (part) => expect(mail.html).toContain(part));

  it('[§2.7] shows at a line what is taken off its item, and only in the totals what is taken off the order', () => {
    const ofItem = { promotionId: 2, group: 'item', label: '10% off lamps', code: null, amount: 750 } as const;
    const items = order.items.map((line) => ({ ...line, adjustments: [...line.adjustments, ofItem] }));
    const adjusted = { ...order, items };
    const { html } = renderMail({ template: 'order-confirmation', props: { ...shared, order: adjusted, isAgain: false, orderUrl } });
    expect(html).toContain('<s>$75.00</s>');
    expect(html).toContain('$67.50');
    expect(mail.html).not.toContain('<s>');
    expect(mail.html.split('$5 off your order')).toHaveLength(2);
  });

  it('has the same content in plain text', () => {
    for (const part of [
      '7KQ2-M9XWT',
      '3 × Tessel lamp, Brass / Large',
      '$5 off your order (FIVE): −$5.00',
      'Subtotal: $75.00',
      'Total: $74.03',
      'Payment method: Visa ending in 4242',
      '12 Elm Street',
      orderUrl,
    ])
      expect(mail.text).toContain(part);
    expect(mail.text).not.toMatch(/<(p|td|a|table)[ >]/);
  });

  it('[§4 promo code] shows what a promotion takes off delivery', () => {
    const delivery = { promotionId: 2, group: 'shipping', label: 'Free shipping', code: 'FREEPOST', amount: 699 } as const;
    const free = { ...order, summary: { ...order.summary, adjustments: [delivery] } };
    const { html, text } = renderMail({ template: 'order-confirmation', props: { ...shared, order: free, isAgain: false, orderUrl } });
    expect(html).toContain('Shipping · Free shipping (FREEPOST), −$6.99');
    expect(text).toContain('Shipping · Free shipping (FREEPOST), −$6.99: FREE');
  });

  it('escapes what shoppers typed', () => {
    expect(mail.html).toContain('Ada &lt;b&gt;');
    expect(mail.html).not.toContain('Ada <b>');
  });

  it('loads nothing external: no scripts, style sheets or tracking pictures', () => {
    expect(mail.html).not.toMatch(/<(script|link|img|style)\b/);
  });
});

it('[§2.8 order confirmation] sent again, says what was cancelled and promises nothing', () => {
  const partly = { ...order, partlyCancelled: true, items: order.items.map((item) => ({ ...item, cancelled: 1 })) };
  const { html, text } = renderMail({ template: 'order-confirmation', props: { ...shared, order: partly, isAgain: true, orderUrl } });
  for (const body of [html, text]) {
    expect(body).toContain('1 of 3 cancelled');
    expect(body).not.toMatch(/getting it ready|Arrives/);
  }
});

it('tells a shopper who left early that the bank declined', () => {
  const checkoutUrl = 'https://shop.example/checkout?checkout=1';
  const mail = renderMail({ template: 'payment-declined', props: { ...shared, isDraft: false, checkoutUrl } });
  expect(mail.subject).toBe('Your order was not placed');
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('nothing was charged');
    expect(body).toContain(checkoutUrl);
  }
});

it.each([
  ['https://shop.example/pay/token', 'Back to checkout'],
  [null, 'Your payment link has ended.'],
])('tells of no cart where a payment link was declined (%s)', (checkoutUrl, words) => {
  const { html, text } = renderMail({ template: 'payment-declined', props: { ...shared, isDraft: true, checkoutUrl } });
  for (const body of [html, text]) {
    expect(body).toContain('nothing was charged');
    expect(body).toContain(words);
    expect(body).not.toContain('in your cart');
  }
});

it('sends a draft order with its link, and says until when', () => {
  const totals = { currency: 'USD', merchandise: 4800, discount: 480, shipping: 0, tax: 0, taxIsEstimate: true, total: 4320 } as const;
  const props = {
    ...{ brand: shared.brand, shopUrl: shared.shopUrl, totals, until: '2026-12-03T16:00:00Z', payUrl: 'https://shop.example/pay/token' },
    items: [{ name: 'Tapers <b>', variation: 'Ivory', quantity: 2, lineTotal: 4800 }],
  };
  const mail = renderMail({ template: 'payment-link', props });
  expect(mail.subject).toMatch(/^Your order from .+ is ready to pay$/);
  for (const body of [mail.html, mail.text])
    for (const part of [props.payUrl, '$48.00', '−$4.80', 'Added at checkout', '$43.20', 'Dec 3, 2026']) expect(body).toContain(part);
  expect(mail.html).toContain('Tapers &lt;b&gt;');
});

it('says PayPal, not the bank, where PayPal declined', () => {
  const paid = { ...order, payment: { type: 'PAYPAL', payerEmail: 'p•••@example.com' } } as const;
  const mail = renderMail({
    template: 'payment-declined',
    props: { ...shared, order: paid, isDraft: false, checkoutUrl: 'https://shop.example/checkout' },
  });
  expect(mail.text).toContain('PayPal did not confirm');
  expect(mail.text).not.toMatch(/bank|card/i);
});

it.each([
  ['ups', true, 'Track it with UPS', 'Your order 7KQ2-M9XWT is on its way'],
  ['own', false, 'View your order', 'Part of your order 7KQ2-M9XWT is on its way'],
] as const)('announces a parcel with %s: its contents and tracking link', (code, isWhole, button, subject) => {
  const tracked = code === 'ups';
  const trackUrl = 'https://shop.example/tracking/0b7f1d0e-6a3c-4d0e-9f53-0a1b2c3d4e5f?token=t';
  const shipment = {
    shipmentUuid: '0b7f1d0e-6a3c-4d0e-9f53-0a1b2c3d4e5f',
    carrier: { code, name: tracked ? 'UPS' : 'Our own van' },
    trackingNumber: tracked ? '1Z999AA10123456784' : null,
    trackingUrl: tracked ? 'https://www.ups.com/track?tracknum=1Z999AA10123456784' : null,
    shippedAt: '2026-11-24T15:00:00.000Z',
    status: 'shipped' as const,
    isDelayed: false,
    deliveredAt: null,
    items: order.items,
  };
  const props = { ...shared, shipment, isWhole, estimate: order.delivery, orderUrl, trackUrl };
  const mail = renderMail({ template: 'order-shipped', props });
  expect(mail.subject).toBe(subject);
  const late = renderMail({
    template: 'order-shipped',
    props: { ...props, order: { ...order, partlyCancelled: true }, isWhole: true, estimate: null },
  });
  expect(late.text).toContain('The rest of your order has left our warehouse');
  expect(late.text).toContain('It should arrive soon.');
  const { estimate: _, ...before } = props;
  expect(renderMail({ template: 'order-shipped', props: before }).text).toBe(mail.text);
  for (const body of [mail.html, mail.text]) expect(body).toContain(trackUrl);
  expect(mail.html).toContain(button);
  expect(mail.text).toContain(orderUrl);
  for (const part of [
    'Tessel lamp',
    'Tue, Dec 1 – Thu, Dec 3',
    ...(shipment.trackingNumber ? [shipment.trackingNumber] : ['our own van']),
  ]) {
    expect(mail.html).toContain(part);
    expect(mail.text).toContain(part);
  }
});

it.each([
  ['outForDelivery', null, 'Out for delivery: your order 7KQ2-M9XWT', 'It should arrive today.', 'Track your package'],
  ['delivered', null, 'Delivered: your order 7KQ2-M9XWT', 'UPS has delivered your package.', 'See delivery details'],
  [
    'delayed',
    { earliest: '2026-12-04', latest: '2026-12-08' },
    'Delayed: your order 7KQ2-M9XWT',
    'We now expect it Fri, Dec 4 – Tue, Dec 8.',
    'Track your package',
  ],
  ['delayed', null, 'Delayed: your order 7KQ2-M9XWT', 'There is no new date yet', 'Track your package'],
] as const)('[§2.9 tracking] tells that a parcel is %s, with %o', (news, estimate, subject, words, action) => {
  const trackUrl = 'https://shop.example/tracking/0b7f1d0e-6a3c-4d0e-9f53-0a1b2c3d4e5f?token=t';
  const shipment = {
    shipmentUuid: '0b7f1d0e-6a3c-4d0e-9f53-0a1b2c3d4e5f',
    carrier: { code: 'ups' as const, name: 'UPS' },
    trackingNumber: '1Z999AA10123456784',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    shippedAt: '2026-11-24T15:00:00.000Z',
    status: 'inTransit' as const,
    isDelayed: news === 'delayed',
    deliveredAt: null,
    items: order.items,
  };
  const { brand, shopUrl } = shared;
  const props = { brand, shopUrl, news, orderNumber: order.orderNumber, shipment, estimate, orderUrl, trackUrl };
  const mail = renderMail({ template: 'parcel-news', props });
  expect(mail.subject).toBe(subject);
  for (const body of [mail.html, mail.text]) for (const part of [words, action, trackUrl, 'Tessel lamp']) expect(body).toContain(part);
  expect(mail.text).toContain(orderUrl);
});

it.each([
  [true, 'not_charged', 'Your order 7KQ2-M9XWT is cancelled', 'You haven’t been charged. The $49.35 reserved on your Visa ending in 4242'],
  [false, 'not_charged', 'Items cancelled in your order 7KQ2-M9XWT', 'You won’t be charged the $49.35'],
  [
    false,
    'refund',
    'Items cancelled in your order 7KQ2-M9XWT',
    'We’re refunding $49.35 to your Visa ending in 4242. It takes 3–5 business days',
  ],
  [
    true,
    'refund_if_charged',
    'Your order 7KQ2-M9XWT is cancelled',
    'If your Visa ending in 4242 is charged the $49.35, we refund it right away; it takes 3–5 business days',
  ],
] as const)('lists what was cancelled (whole: %s, %s), the refund and its date', (isWhole, method, subject, words) => {
  const lines = [{ variationId: 2, quantity: 2, cents: 4236 }];
  const cancellation = { orderNumber: order.orderNumber, isWhole, lines, shipping: 699, amount: 4935, method };
  const mail = renderMail({ template: 'order-cancelled', props: { ...shared, cancellation, orderUrl } });
  expect(mail.subject).toBe(subject);
  for (const part of ['Tessel lamp', '$42.36', '$6.99', words]) {
    expect(mail.html).toContain(part);
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain(orderUrl);
});

it.each([
  [1000, ['Already refunded', '−$39.35', 'We’re refunding $10.00 to your Visa ending in 4242.']],
  [0, ['Already refunded', '−$49.35', 'There is nothing to refund.']],
])('[§5 cancellation] of what was refunded before promises only the rest, %i cents', (amount, parts) => {
  const lines = [{ variationId: 2, quantity: 2, cents: 4236 }];
  const cancellation = { orderNumber: order.orderNumber, isWhole: true, lines, shipping: 699, amount, method: 'refund' } as const;
  const mail = renderMail({ template: 'order-cancelled', props: { ...shared, cancellation, orderUrl } });
  for (const body of [mail.html, mail.text]) for (const part of parts) expect(body).toContain(part);
});

it.each([
  [2000, true],
  [0, false],
])('[§5 cancellation] of a part promises a charge only where some is left, %i cents', (toCharge, isPromised) => {
  const refund = { shipping: 0, amount: 4935, method: 'not_charged' as const };
  const cancellation = { orderNumber: order.orderNumber, isWhole: false, lines: [], ...refund };
  const mail = renderMail({ template: 'order-cancelled', props: { ...shared, cancellation, toCharge, orderUrl } });
  expect(mail.text).toContain('You won’t be charged the $49.35 for these items.');
  expect(mail.text.includes('for the rest when it ships')).toBe(isPromised);
});

it('[money: Payments] says how much is refunded, to where, and when it arrives', () => {
  const mail = renderMail({ template: 'order-refunded', props: { ...shared, amount: 8412, orderUrl } });
  expect(mail.subject).toBe('Refund of $84.12 on its way');
  for (const body of [mail.html, mail.text]) {
    for (const part of ['$84.12 to your Visa ending in 4242', '3–5 business days']) expect(body).toContain(part);
  }
  expect(mail.text).toContain(orderUrl);
});

const to = { name: 'Alder & Loom Returns', lines: ['1 Dock Road', 'Columbus, OH 43217'] };
const sendBack = { way: 'drop_off' as const, pickUpOn: null, to };
const refundWish = { wish: 'refund', outOfStock: false, replacement: null } as const;
const links = { orderUrl, returnUrl: `${orderUrl}&case=1`, labelUrl: `${orderUrl}&label`, replacementUrl: `${orderUrl}&replacement` };

it.each([
  ['requested', false, 'Return Requested', 'Customer care contacts you within 24 hours.'],
  ['approved', false, 'Your return is approved', 'Drop it off so that it arrives by January 8'],
  ['approved', true, 'Your return is approved', 'You don’t have to send anything back. We’ll refund $42.36'],
  ['received', false, 'We’ve received your return', 'Your items are here. Once we’ve checked them, we’ll refund $42.36'],
  ['reminder', false, 'Time to send your return', 'arrives by January 8'],
  ['declined', false, 'We couldn’t accept your return', 'Customer care wrote: Sorry.'],
  ['refunded', false, 'Refund of $40.00 on its way', 'We’re refunding $40.00 to your Visa ending in 4242'],
  ['expired', false, 'Your return has expired', 'didn’t arrive in time'],
  ['closed', false, 'Your return is closed', 'closed without a refund'],
] as const)('[§4 return] tells that a return is %s (nothing to send: %s), and what happens next', (news, nothingToSend, subject, words) => {
  const orderReturn = {
    caseNumber: 'R-7KQ2-M9XWT',
    orderNumber: order.orderNumber,
    currency: 'USD' as const,
    state: 'requested' as const,
    requestedAt: '2026-11-24T15:00:00.000Z',
    arriveBy: '2027-01-08T15:00:00.000Z',
    paidBy: 'customer' as const,
    nothingToSend,
    quoted: 4236,
    refunded: 4000,
    lines: [{ variationId: 2, name: 'Tessel lamp', options: {}, quantity: 2, reason: 'Changed my mind', comment: '', nothingToSend }],
    words: 'Sorry.',
    ...refundWish,
    sendBack: nothingToSend ? null : sendBack,
    photos: [],
    takesPhotos: false,
  };
  const mail = renderMail({ template: 'order-return', props: { ...shared, orderReturn, news, ...links } });
  expect(mail.subject).toBe(`${subject}: case R-7KQ2-M9XWT`);
  for (const part of ['Tessel lamp', 'R-7KQ2-M9XWT', 'Changed my mind', words]) {
    expect(mail.html).toContain(part);
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain(links.returnUrl);
});

it.each(['approved', 'reminder'] as const)('[§4 return] says where the items of a return go (%s)', (news) => {
  const orderReturn = {
    caseNumber: 'R-7KQ2-M9XWT',
    orderNumber: order.orderNumber,
    currency: 'USD' as const,
    state: 'approved' as const,
    requestedAt: '2026-11-24T15:00:00.000Z',
    arriveBy: '2027-01-08T15:00:00.000Z',
    paidBy: 'customer' as const,
    nothingToSend: false,
    quoted: 4236,
    refunded: null,
    ...refundWish,
    photos: [],
    takesPhotos: false,
    lines: [],
    words: null,
    sendBack,
  };
  const mail = renderMail({ template: 'order-return', props: { ...shared, orderReturn, news, ...links } });
  expect(mail.text).toContain('by January 8 at Alder & Loom Returns, 1 Dock Road, Columbus, OH 43217.');
  expect(mail.html).toContain('Alder &amp; Loom Returns, 1 Dock Road, Columbus, OH 43217.');
});

it.each([
  ['approved', { sendBack }, 'Once we’ve checked the items, we’ll send the replacement at no charge.', links.labelUrl],
  ['approved', { sendBack: { way: 'pick_up', pickUpOn: '2026-12-01', to } }, 'We’ll pick up the items on December 1.', links.labelUrl],
  ['approved', { wish: 'refund', outOfStock: true, sendBack }, 'Take the refund instead, or withdraw the return', links.labelUrl],
  [
    'approved',
    { wish: 'refund', quoted: 0, nothingToSend: true },
    'You don’t have to send anything back. There is nothing to refund.',
    links.labelUrl,
  ],
  ['replaced', { replacement: { orderNumber: '8XYZ-23456', token: 't' } }, 'order 8XYZ-23456, at no charge', links.replacementUrl],
] as const)('[§4 return] says what the shopper gets and does next (%s, %j)', (news, more, words, link) => {
  const orderReturn = {
    caseNumber: 'R-7KQ2-M9XWT',
    orderNumber: order.orderNumber,
    currency: 'USD' as const,
    state: 'requested' as const,
    requestedAt: '2026-11-24T15:00:00.000Z',
    arriveBy: '2027-01-08T15:00:00.000Z',
    paidBy: 'customer' as const,
    nothingToSend: false,
    photos: [],
    takesPhotos: false,
    quoted: 4236,
    refunded: null,
    ...refundWish,
    wish: 'replacement' as const,
    sendBack: null,
    lines: [],
    words: null,
    ...more,
  };
  const mail = renderMail({ template: 'order-return', props: { ...shared, orderReturn, news, ...links } });
  expect(mail.text).toContain(words);
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
});

it('[§5 cancellation] says the same for PayPal as for a card', () => {
  const paid = { ...order, payment: { type: 'PAYPAL', payerEmail: 'p•••@example.com' } } as const;
  const cancellation = {
    orderNumber: order.orderNumber,
    isWhole: true,
    lines: [],
    shipping: 0,
    amount: 4935,
    method: 'not_charged' as const,
  };
  const mail = renderMail({ template: 'order-cancelled', props: { ...shared, order: paid, cancellation, orderUrl } });
  expect(mail.text).toContain(
    'The $49.35 reserved with PayPal (p•••@example.com) will be released; PayPal may take a few days to show it.',
  );
});

it.each(accountMailKind.options)('the e-mail %s says what happened and what to do, in HTML and plain text', (kind) => {
  const actionUrl = 'https://shop.example/verify-email?token=abc';
  const props = { brand: 'alder-loom', shopUrl: 'https://shop.example', kind, actionUrl, otherEmail: 'new@example.com' };
  const mail = renderMail({ template: 'account', props });
  expect(mail.subject).toMatch(/^\w[\w &-]+$/);
  for (const body of [mail.html, mail.text]) expect(body).toContain(actionUrl);
  if (kind === 'email-change' || kind === 'email-changed') expect(mail.text).toContain('new@example.com');
});

describe('the review request', () => {
  const item = { name: 'Tessel lamp', options: { Color: 'Brass' }, reviewUrl: 'https://shop.example/write-review/1' };
  const props = {
    ...shared,
    orderNumber: '7KQ2-M9XWT',
    firstName: 'Ada',
    items: [item],
    preferencesUrl: 'https://shop.example/manage-email',
  };

  it('names the item, and links to its review page and to the preferences', () => {
    const mail = renderMail({ template: 'review-request', props });
    expect(mail.subject).toBe('How is Tessel lamp?');
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(item.reviewUrl);
      expect(body).toContain('Stop these emails');
      expect(body).toContain(props.preferencesUrl);
    }
  });

  it('asks about several items together', () => {
    const { subject } = renderMail({ template: 'review-request', props: { ...props, items: [item, { ...item, name: 'Shade' }] } });
    expect(subject).toBe('How are the things you ordered?');
  });
});
