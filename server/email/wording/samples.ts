import type { MailContent, OrderReturnMail, ParcelNewsMail } from '../../../contract/email/email.ts';
import { accountEmails } from '../../../contract/settings/wording/account-emails.rules.ts';
import type { EmailKind } from '../../../contract/settings/wording/wording.ts';
import { keysOf, recordOf } from '../../../contract/values/keys.ts';
import { daysAfter, shopDayAfter } from '../../../contract/values/shop-days.ts';
import { sampleCancellation, sampleOrder, sampleReturn, sampleShipment } from './sample-order.ts';

/** One of a brand's e-mails with sample data. Its links lead to the shop's home page, since nothing of it exists. */
export function sampleOf(kind: EmailKind, brand: string, shopUrl: string, now: Date): MailContent {
  const shared = { brand, shopUrl };
  const order = sampleOrder(now);
  const ofOrder = { ...shared, order, orderUrl: shopUrl };
  const shipped = (isWhole: boolean): MailContent => ({
    template: 'order-shipped',
    props: { ...ofOrder, shipment: sampleShipment(now), isWhole, estimate: order.delivery, trackUrl: shopUrl },
  });
  const parcel = (news: ParcelNewsMail['news']): MailContent => ({
    template: 'parcel-news',
    props: {
      ...shared,
      news,
      orderNumber: order.orderNumber,
      shipment: sampleShipment(now),
      orderUrl: shopUrl,
      trackUrl: shopUrl,
      estimate: news === 'delivered' ? null : { earliest: shopDayAfter(now, 7), latest: shopDayAfter(now, 9) },
    },
  });
  const cancelled = (isWhole: boolean): MailContent => ({
    template: 'order-cancelled',
    props: { ...ofOrder, cancellation: sampleCancellation(isWhole) },
  });
  const ofReturn = (news: OrderReturnMail['news']): MailContent => ({
    template: 'order-return',
    props: { ...ofOrder, news, orderReturn: sampleReturn(now), returnUrl: shopUrl, labelUrl: shopUrl, replacementUrl: shopUrl },
  });
  const item = { name: 'Sample lamp', options: { Color: 'Brass' } };
  const review = (...names: readonly string[]): MailContent => ({
    template: 'review-request',
    props: {
      ...shared,
      orderNumber: order.orderNumber,
      firstName: 'Ada',
      preferencesUrl: shopUrl,
      items: names.map((name) => ({ ...item, name, reviewUrl: shopUrl })),
    },
  });
  const alert = (news: 'noted' | 'back'): MailContent => ({
    template: 'stock-alert',
    props: { ...shared, ...item, news, price: { amount: 4800, currency: 'USD' }, productUrl: shopUrl, stopUrl: shopUrl },
  });
  const samples: Readonly<Record<EmailKind, MailContent>> = {
    'order-confirmation': { template: 'order-confirmation', props: { ...ofOrder, isAgain: false } },
    'order-confirmation-again': { template: 'order-confirmation', props: { ...ofOrder, isAgain: true } },
    'payment-declined': { template: 'payment-declined', props: { ...shared, order, isDraft: false, checkoutUrl: shopUrl } },
    'payment-declined-draft': { template: 'payment-declined', props: { ...shared, order, isDraft: true, checkoutUrl: shopUrl } },
    'payment-link': {
      template: 'payment-link',
      props: {
        ...shared,
        totals: order.summary,
        payUrl: shopUrl,
        until: daysAfter(now, 7).toISOString(),
        items: [{ name: item.name, variation: 'Brass', quantity: 2, lineTotal: order.summary.merchandise }],
      },
    },
    'order-shipped': shipped(true),
    'order-shipped-part': shipped(false),
    'parcel-out-for-delivery': parcel('outForDelivery'),
    'parcel-delivered': parcel('delivered'),
    'parcel-delayed': parcel('delayed'),
    'order-cancelled': cancelled(true),
    'order-cancelled-part': cancelled(false),
    'order-refunded': { template: 'order-refunded', props: { ...ofOrder, amount: 5076 } },
    'return-requested': ofReturn('requested'),
    'return-approved': ofReturn('approved'),
    'return-declined': ofReturn('declined'),
    'return-reminder': ofReturn('reminder'),
    'return-received': ofReturn('received'),
    'return-refunded': ofReturn('refunded'),
    'return-replaced': ofReturn('replaced'),
    'return-closed': ofReturn('closed'),
    'return-expired': ofReturn('expired'),
    'review-request': review('Sample lamp'),
    'review-request-several': review('Sample lamp', 'Sample shade'),
    'stock-alert-noted': alert('noted'),
    'stock-alert-back': alert('back'),
    ...recordOf(
      keysOf(accountEmails),
      (account): MailContent => ({
        template: 'account',
        props: { ...shared, kind: account, actionUrl: shopUrl, otherEmail: 'ada@example.com' },
      }),
    ),
  };
  return samples[kind];
}
