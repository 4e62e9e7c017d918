import type { OrderCancelledMail, OrderReturnMail, OrderShippedMail } from '../../../contract/email/email.ts';
import { daysAfter, shopDayAfter } from '../../../contract/values/shop-days.ts';

type Order = OrderShippedMail['order'];

const address: Order['shippingAddress'] = {
  firstName: 'Ada',
  lastName: 'Weaver',
  addressLine1: '12 Elm Street',
  addressLine2: '',
  countryCode: 'US',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
  phone: '614 555 0123',
  locationType: 'RESIDENCE',
};

const lamp: Order['items'][number] = {
  productId: 1,
  variationId: 1,
  sku: 'SAMPLE-1',
  name: 'Sample lamp',
  slug: 'sample-lamp',
  departmentSlug: 'lighting',
  options: { Color: 'Brass' },
  image: null,
  currencyCode: 'USD',
  shipped: 0,
  cancelled: 0,
  quantity: 2,
  unitPrice: 4800,
  lineTotal: 9600,
  adjustments: [],
  tax: 552,
};

/** An order that nobody placed, for previews. */
export const sampleOrder = (now: Date): Order => ({
  orderNumber: '7KQ2-M9XWT',
  placedAt: now.toISOString(),
  status: 'Processing',
  stage: 'processing',
  paymentSettled: true,
  email: 'ada@example.com',
  partlyCancelled: false,
  items: [lamp],
  shippingAddress: address,
  billingAddress: address,
  delivery: { code: 'GROUND', label: 'Standard', earliest: shopDayAfter(now, 4), latest: shopDayAfter(now, 6) },
  payment: { type: 'CARD', brand: 'Visa', last4: '4242' },
  taxLines: [{ name: 'State tax', rate: 5750, amount: 552 }],
  summary: {
    currency: 'USD',
    merchandise: 9600,
    discount: 0,
    shipping: 0,
    tax: 552,
    taxIsEstimate: false,
    total: 10_152,
    freeShipping: null,
    adjustments: [],
  },
});

export const sampleShipment = (now: Date): OrderShippedMail['shipment'] => ({
  shipmentUuid: '0b7f1d0e-6a3c-4d0e-9f53-0a1b2c3d4e5f',
  carrier: { code: 'ups', name: 'UPS' },
  trackingNumber: '1Z999AA10123456784',
  trackingUrl: null,
  shippedAt: now.toISOString(),
  status: 'inTransit',
  isDelayed: false,
  deliveredAt: null,
  items: [lamp],
});

export const sampleCancellation = (isWhole: boolean): OrderCancelledMail['cancellation'] => ({
  orderNumber: '7KQ2-M9XWT',
  isWhole,
  lines: [{ variationId: 1, quantity: isWhole ? 2 : 1, cents: isWhole ? 10_152 : 5076 }],
  shipping: 0,
  amount: isWhole ? 10_152 : 5076,
  method: 'refund',
});

export const sampleReturn = (now: Date): OrderReturnMail['orderReturn'] => ({
  caseNumber: 'R-7KQ2-M9XWT',
  orderNumber: '7KQ2-M9XWT',
  currency: 'USD',
  state: 'requested',
  requestedAt: now.toISOString(),
  arriveBy: daysAfter(now, 45).toISOString(),
  paidBy: 'shop',
  wish: 'refund',
  outOfStock: false,
  nothingToSend: false,
  sendBack: { way: 'drop_off', pickUpOn: null, to: { name: 'Returns', lines: ['1 Dock Road', 'Columbus, OH 43217'] } },
  replacement: { orderNumber: '8XYZ-23456', token: '' },
  lines: [
    { variationId: 1, name: lamp.name, options: lamp.options, quantity: 1, reason: 'Changed my mind', comment: '', nothingToSend: false },
  ],
  photos: [],
  takesPhotos: false,
  quoted: 5076,
  refunded: 5076,
  words: null,
});
