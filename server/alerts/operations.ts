import { family } from '../../brands/family.ts';
import { stockAlertConsent } from '../../contract/alerts/alerts.ts';
import type { StockAlertMail } from '../../contract/email/email.ts';
import { product, stopAlerts } from '../../contract/urls/shop.ts';
import { emailLink } from '../accounts/index.ts';
import { findSellers, getOffers, type Offer } from '../catalog/index.ts';
import { queueEmail } from '../email/index.ts';
import { giveCards } from '../engagement/index.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import { backInStock } from './notifications.ts';
import { type Alert, deleteAllOf, giveToOwner, insertAlert, markDue, moveToAddress, saveSent, takeDue } from './store.ts';
import { stopToken } from './token.ts';

export interface AlertParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'shopUrls' | 'secret'>;
}

export interface AlertRequest {
  readonly variationId: number;
  readonly email: string;
  readonly brand: string;
  readonly ownerId: string;
  readonly mayConfirm: boolean;
}

/** Maximum of alerts per address that wait or were sent within a day. */
const maxPerAddress = 20;
const batchSize = 200;

/**
 * Stores an alert for a variation and confirms it by e-mail. Items the brand does not sell, repeated alerts and too many for one address change
 * nothing, and the caller cannot tell. `mayConfirm` is false once strangers have sent the address its share of e-mails: then an alert waits without
 * a confirmation, and an item in stock, whose e-mail would follow at once, gets none.
 */
export async function requestAlert(
  parts: AlertParts,
  { variationId, email, brand, ownerId, mayConfirm }: AlertRequest,
  now: Date,
): Promise<void> {
  const offer = (await getOffers(parts.database.read, [variationId], { now })).get(variationId);
  if (!offer?.published) return;
  const sellers = await findSellers(parts.database.read, [offer.productId]);
  if (!sellers.get(offer.productId)?.includes(brand)) return;
  const inStock = offer.availability === 'SELLABLE';
  if (inStock && !mayConfirm) return;
  await parts.database.transact(async (tx) => {
    const draft = {
      variationId,
      productId: offer.productId,
      email,
      brand,
      ownerId,
      priceSeen: offer.price.amount,
      consent: stockAlertConsent,
      inStock,
    };
    const id = await insertAlert(tx, draft, maxPerAddress, now);
    if (id !== null && mayConfirm) await post(tx, parts, { id, variationId, email, brand, ownerId }, offer, 'noted', now);
  });
}

/** When stock or products change: marks their alerts as due. */
export const noticeStock = (tx: Tx, { productIds }: { productIds: readonly number[] }): Promise<void> => markDue(tx, productIds);

/** At sign-in: the guest's alerts become the customer's. */
export async function adoptAlerts(tx: Tx, { guestId, ownerId }: { guestId: string | null; ownerId: string }): Promise<void> {
  if (guestId !== null) await giveToOwner(tx, guestId, ownerId);
}

/** When a customer's address changes: what they wait for is announced at the new one. */
export const followEmail = (tx: Tx, change: { ownerId: string; from: string; to: string }): Promise<void> => moveToAddress(tx, change);

/** When an address's owner unsubscribes from everything: its alerts end. */
export const endAlerts = (tx: Tx, { email }: { email: string }): Promise<void> => deleteAllOf(tx, email);

/** The sending brand: the requested one, else a sister that still sells the item; null when none does. */
function writerOf(asked: string, sellers: readonly string[]): string | null {
  return [asked, ...family.map(({ key }) => key)].find((brand) => sellers.includes(brand)) ?? null;
}

/** Sends one e-mail for each due alert whose variation is available, recorded in the same transaction. */
export async function sendDueAlerts(parts: AlertParts, now: Date): Promise<void> {
  for (let taken = batchSize; taken === batchSize; ) {
    taken = await parts.database.transact(async (tx) => {
      const alerts = await takeDue(tx, batchSize);
      const variationIds = alerts.map(({ variationId }) => variationId);
      const offers = await getOffers(tx, variationIds, { now });
      const sellers = await findSellers(
        tx,
        [...offers.values()].map(({ productId }) => productId),
      );
      const back = alerts.flatMap((alert) => {
        const offer = offers.get(alert.variationId);
        const brand = writerOf(alert.brand, sellers.get(offer?.productId ?? 0) ?? []);
        return offer?.availability === 'SELLABLE' && brand ? [{ alert: { ...alert, brand }, offer }] : [];
      });
      for (const { alert, offer } of back) await post(tx, parts, alert, offer, 'back', now);
      await giveCards(
        tx,
        back.flatMap(({ alert, offer }) => backInStock(alert, offer, now)),
      );
      await saveSent(
        tx,
        back.map(({ alert }) => alert.id),
        now,
      );
      return alerts.length;
    });
  }
}

async function post(
  tx: Tx,
  { jobs, config }: AlertParts,
  alert: Alert,
  offer: Offer,
  news: StockAlertMail['news'],
  now: Date,
): Promise<void> {
  const shopUrl = urlOf(config, alert.brand);
  const url = (path: string) => shopUrl + path;
  const props: StockAlertMail = {
    brand: alert.brand,
    shopUrl,
    news,
    name: offer.name,
    options: offer.options,
    price: { amount: offer.price.amount, currency: offer.price.currency },
    productUrl: emailLink(config.secret, alert.email, url(product(offer, offer))),
    stopUrl: url(stopAlerts({ email: alert.email, token: stopToken(config.secret, alert.email) })),
  };
  await queueEmail(tx, jobs, alert.email, { template: 'stock-alert', props }, now);
}
