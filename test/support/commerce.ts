import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { flagship } from '../../brands/family.ts';
import { brandOf } from '../../brands/index.ts';
import { withDetails } from '../../brands/with-details.ts';
import type { Checkout, PlaceResult } from '../../contract/checkout/checkout.ts';
import { seedCatalog } from '../../server/catalog/index.ts';
import type { CheckoutParts } from '../../server/checkout/index.ts';
import { serveExports } from '../../server/exports/index.ts';
import { serveFigures } from '../../server/figures/index.ts';
import { MediaStore } from '../../server/media/index.ts';
import { serveInvoices, serveOrderExport, serveReportCsv } from '../../server/orders/index.ts';
import { type CardVault, openFinancing, openWalletProvider, type PaymentProvider } from '../../server/payments/index.ts';
import { isTestCard } from '../../server/payments/providers/sandbox/cards.ts';
import { SandboxProvider } from '../../server/payments/providers/sandbox/provider.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { servePromotionCodes } from '../../server/promotions/index.ts';
import { serveReturnPhotos } from '../../server/returns/index.ts';
import { storeSet } from '../../server/settings/index.ts';
import type { Shop } from '../../server/shop.ts';
import { serveTaxTable } from '../../server/tax/index.ts';
import { type TestShop, testShop } from './app.ts';

export interface CommerceOptions {
  /** Puts a test's faults between shop and sandbox. */
  cardProvider?: (sandbox: SandboxProvider) => PaymentProvider;
  providerLimitMs?: number;
  /** How long the slow card stays undecided. */
  lateMs?: number;
  env?: Record<string, string>;
  /** Receives unfiltered log lines, for tests of what the code itself would log. */
  logInto?: { write(line: string): void };
  /** Adds what a test looks at. */
  extend?: (app: FastifyInstance, shop: Shop) => unknown;
}

/** The secret of the sandbox's webhooks. */
export const webhookSecret = 'a secret of the sandbox';

/** A shop whose provider can be made to fail. */
export interface CommerceShop extends TestShop {
  readonly parts: CheckoutParts;
  /** Changes the faults; none restores the plain sandbox. */
  payThrough(cardProvider?: CommerceOptions['cardProvider']): void;
}

export async function commerceShop({
  cardProvider,
  providerLimitMs = 10_000,
  lateMs = 0,
  logInto,
  env = {},
  extend: more,
}: CommerceOptions = {}): Promise<CommerceShop> {
  // The provider needs the shop's database; nobody pays before both exist.
  const standIn = new StandIn();
  const log = logInto && pino({ level: 'trace' }, logInto);
  const extend = (app: FastifyInstance, opened: Shop) => {
    const makeCall: Parameters<typeof serveInvoices>[1]['makeCall'] = (request, reply) => callOf(request, reply, opened.config, flagship);
    serveReturnPhotos(app, { ...opened, makeCall });
    const sellerOf = async (key: string) => withDetails(brandOf(key), await storeSet(opened.database, key, new Date()));
    serveInvoices(app, { ...opened, makeCall, sellerOf });
    serveExports(app, { ...opened, makeCall });
    serveOrderExport(app, { ...opened, makeCall });
    serveReportCsv(app, { ...opened, makeCall });
    serveFigures(app, { ...opened, makeCall });
    servePromotionCodes(app, { ...opened, makeCall });
    serveTaxTable(app, { ...opened, makeCall });
    more?.(app, opened);
    if (!log) return;
    app.addHook('onRequest', async (request) => {
      request.log = log;
    });
  };
  const shop = await testShop({ LOG_LEVEL: 'silent', SANDBOX_WEBHOOK_SECRET: webhookSecret, ...env }, extend, {
    cardProvider: standIn,
    providerLimitMs,
    ...(log && { log }),
  });
  const sandbox = new SandboxProvider(shop.database, { lateMs, webhookSecret });
  const payThrough: CommerceShop['payThrough'] = (wanted) => {
    standIn.cardProvider = wanted?.(sandbox) ?? sandbox;
  };
  payThrough(cardProvider);
  const wallet = openWalletProvider(shop);
  const financing = openFinancing(shop);
  const providers = [standIn, ...(wallet ? [wallet] : []), ...(financing ? [financing] : [])];
  const parts = { ...shop, log: log ?? shop.log, payBy: { CARD: standIn, PAYPAL: wallet, PLCC: financing }, providers, providerLimitMs };
  return { ...shop, parts, payThrough };
}

class StandIn implements PaymentProvider {
  readonly code = 'sandbox';
  readonly name = 'Sandbox';
  readonly sandbox = true;
  readonly capabilities = { partialCapture: true, authorizationLastsDays: 7 };
  readonly signatureHeader = 'sandbox-signature';
  readonly isTestCard = isTestCard;
  readonly vault = {
    asksCode: true,
    keep: (...asked: Parameters<NonNullable<CardVault['keep']>>) => this.#vault().keep(...asked),
    forget: (...asked: Parameters<CardVault['forget']>) => this.#vault().forget(...asked),
  };
  cardProvider: PaymentProvider | undefined;
  readonly #real = (): PaymentProvider => {
    if (!this.cardProvider) throw new Error('The provider is not there yet');
    return this.cardProvider;
  };
  readonly #vault = (): Required<CardVault> => {
    const { vault } = this.#real();
    if (!vault?.keep) throw new Error('The provider keeps no cards');
    return { ...vault, keep: vault.keep };
  };
  readonly authorize: PaymentProvider['authorize'] = (...asked) => this.#real().authorize(...asked);
  readonly lookup: PaymentProvider['lookup'] = (...asked) => this.#real().lookup(...asked);
  readonly abandon: PaymentProvider['abandon'] = (...asked) => this.#real().abandon(...asked);
  readonly capture: PaymentProvider['capture'] = (...asked) => this.#real().capture(...asked);
  readonly void: PaymentProvider['void'] = (...asked) => this.#real().void(...asked);
  readonly refund: PaymentProvider['refund'] = (...asked) => this.#real().refund(...asked);
  readonly lookupOperation: PaymentProvider['lookupOperation'] = (...asked) => this.#real().lookupOperation(...asked);
  readonly list: PaymentProvider['list'] = (...asked) => this.#real().list(...asked);
  readonly payouts: PaymentProvider['payouts'] = async (...asked) => (await this.#real().payouts?.(...asked)) ?? [];
  readonly testConnection: PaymentProvider['testConnection'] = (...asked) => this.#real().testConnection(...asked);
  readonly readEvent: PaymentProvider['readEvent'] = (...asked) => this.#real().readEvent(...asked);
}

/** The sandbox with some calls replaced. */
export function awkward(change: (sandbox: SandboxProvider) => Partial<PaymentProvider>) {
  return (sandbox: SandboxProvider): PaymentProvider => {
    const { code, name, capabilities, signatureHeader, vault } = sandbox;
    return {
      code,
      name,
      sandbox: true,
      capabilities,
      signatureHeader,
      vault,
      authorize: (...asked) => sandbox.authorize(...asked),
      lookup: (id) => sandbox.lookup(id),
      abandon: (id) => sandbox.abandon(id),
      capture: (...asked) => sandbox.capture(...asked),
      void: (...asked) => sandbox.void(...asked),
      refund: (...asked) => sandbox.refund(...asked),
      lookupOperation: (operation) => sandbox.lookupOperation(operation),
      list: (since) => sandbox.list(since),
      testConnection: () => sandbox.testConnection(),
      readEvent: (...asked) => sandbox.readEvent(...asked),
      ...change(sandbox),
    };
  };
}

export interface Goods {
  /** Cents. */
  price?: number;
  /** Units in the default warehouse, or per warehouse. */
  stock?: number | Record<string, number>;
  weightGrams?: number;
  deliveryClass?: 'parcel' | 'large';
  leadTimeDays?: number;
  madeToOrder?: boolean;
}

/** Creates products with stock; returns their variation ids in the same order. */
export async function stockShelves(shop: CommerceShop, goods: readonly Goods[]): Promise<number[]> {
  const products = goods.map(({ price = 2500, stock = 10, weightGrams = 900, ...more }, i) => ({
    record: {
      handle: `lamp-${i}`,
      name: `Lamp ${i}`,
      category: 'lighting/lamps',
      description: '<p>A lamp.</p>',
      variations: [{ sku: `LAMP-${i}`, price, stock, weightGrams, ...more }],
    },
    pictures: [],
  }));
  const media = new MediaStore(join(shop.config.dataDir, 'media'));
  await seedCatalog(shop.database, media, { taxonomy: [], products: () => products }, { now: new Date() });
  const { rows } = await sql<{ id: number; sku: string }>`select id, sku from catalog.variation`.execute(shop.database.read);
  const ids = new Map(rows.map((row) => [row.sku, row.id]));
  return goods.map((_, i) => ids.get(`LAMP-${i}`) as number);
}

/** Units in stock. */
export async function stockOf(shop: CommerceShop, variationId: number): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select sum(on_hand)::int as units from catalog.stock where variation_id = ${variationId}`.execute(shop.database.read);
  return rows[0]?.units ?? 0;
}

export interface Answer<T = Record<string, never>> {
  status: number;
  /** Seconds to wait, where the response says so. */
  retryAfter?: number;
  body: T & { code?: string; message?: string; fields?: Record<string, string>; details?: Record<string, unknown> };
}

let visitors = 0;

/** A browser with cookies, and its own address unless given. */
export class Shopper {
  readonly cookies = new Map<string, string>();
  readonly #shop: CommerceShop;
  readonly #address: string;

  constructor(shop: CommerceShop, address?: string) {
    this.#shop = shop;
    visitors++;
    this.#address = address ?? `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  }

  async send<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Answer<T>> {
    const request: InjectOptions = {
      method,
      url,
      remoteAddress: this.#address,
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: Object.fromEntries(this.cookies),
      ...(body && { payload: body }),
    };
    const response = await this.#shop.app.inject(request);
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const retryAfter = response.headers['retry-after'];
    return { status: response.statusCode, ...(retryAfter && { retryAfter: Number(retryAfter) }), body: response.json() };
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.send<{ ok: boolean }>('GET', '/api/authenticated')).body.ok;
  }
}

/** The sandbox's cards. */
export const testCards = {
  good: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  amex: '3782 822463 10005',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
  wrongCode: '4000 0000 0000 0127',
  challenge: '4000 0025 0000 3155',
  late: '4000 0000 0000 0119',
  lateOperations: '4000 0000 0000 7726',
  expires: '4000 0000 0000 0606',
  captureFails: '4000 0000 0000 0341',
  refundFails: '4000 0000 0000 5126',
} as const;

export const cardOf = (number: string) => ({ number, expiry: '12/39', securityCode: '123', name: 'Ada Weaver' });

export const ohio = {
  firstName: 'Ada',
  lastName: 'Weaver',
  addressLine1: '12 Elm Street',
  addressLine2: '',
  countryCode: 'US',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
  phone: '614 555 0123',
} as const;

const checkoutPath = '/api/guest/checkouts';

/** Fills a cart and starts its checkout. */
export async function startCheckout(
  shop: CommerceShop,
  items: readonly { variationId: number; quantity?: number }[],
  { address, shopper = new Shopper(shop, address) }: { address?: string; shopper?: Shopper } = {},
): Promise<{ shopper: Shopper; checkout: Checkout; path: string }> {
  for (const item of items) await shopper.send('POST', '/api/cart', item);
  const { body: checkout } = await shopper.send<Checkout>('POST', checkoutPath, { cartUuid: shopper.cookies.get('cart_uuid') });
  return { shopper, checkout, path: `${checkoutPath}/${checkout.checkoutUuid}` };
}

/** A checkout that lacks only the card. */
export async function readyToPay(
  shop: CommerceShop,
  items: readonly { variationId: number; quantity?: number }[],
  {
    email = `shopper-${visitors}@example.com`,
    shippingAddress = ohio,
    billingAddress,
    ...who
  }: { address?: string; email?: string; shippingAddress?: object; billingAddress?: object; shopper?: Shopper } = {},
): Promise<{
  shopper: Shopper;
  checkout: Checkout;
  path: string;
  pay(number: string, expectedTotal?: number, captcha?: string): Promise<Answer<PlaceResult>>;
}> {
  const { shopper, path } = await startCheckout(shop, items, who);
  const details = { contact: { email }, shippingAddress, ...(billingAddress && { billingAddress }) };
  const { body: checkout } = await shopper.send<Checkout>('PUT', path, details);
  return {
    shopper,
    checkout,
    path,
    pay: (number, expectedTotal = checkout.totals.total, captcha) =>
      shopper.send<PlaceResult>('POST', `${path}/place`, { card: cardOf(number), expectedTotal, ...(captcha && { captcha }) }),
  };
}

const appendOnly = ['payments.entry', 'orders.event', 'shipments.event'];
const booksTables = [
  'returns.return',
  'shipments.event',
  'shipments.shipment',
  'orders.event',
  'orders.replacement',
  'orders.order',
  'payments.entry',
  'payments.payment',
  'payments.webhook_event',
  'sandbox_gateway.charge',
  'sandbox_gateway.operation',
  'catalog.hold',
  'email.outbox',
  'sandbox_wallet.order',
  'sandbox_wallet.answer',
];

/** Deletes every order, payment, charge, hold and e-mail, so that the next test counts from zero. */
export async function clearBooks(shop: CommerceShop): Promise<void> {
  await shop.database.transact(async (tx) => {
    for (const table of appendOnly) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    for (const table of booksTables) await sql`delete from ${sql.table(table)}`.execute(tx);
    for (const table of appendOnly) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  });
}

/** Totals from a shop's books. */
export async function booksOf(
  shop: CommerceShop,
): Promise<{ orders: Record<string, number>; payments: Record<string, number>; charges: Record<string, number> }> {
  const count = async (table: string, column: string) => {
    const query = sql<{ state: string; n: number }>`select ${sql.ref(column)} as state, count(*) as n from ${sql.table(table)} group by 1`;
    return Object.fromEntries((await query.execute(shop.database.read)).rows.map((row) => [row.state, Number(row.n)]));
  };
  return {
    orders: await count('orders.order', 'state'),
    payments: await count('payments.payment', 'state'),
    charges: await count('sandbox_gateway.charge', 'status'),
  };
}
