import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Checkout, PlaceResult } from '../../contract/checkout.ts';
import { mountAccounts } from '../../server/accounts/index.ts';
import { mountAddresses } from '../../server/addresses/index.ts';
import { mountCart, workCart } from '../../server/cart/index.ts';
import { seedCatalog } from '../../server/catalog/index.ts';
import { type CheckoutParts, mountCheckout, workCheckout } from '../../server/checkout/index.ts';
import { mountEmail, workEmail } from '../../server/email/index.ts';
import { MediaStore } from '../../server/media/index.ts';
import { mountOrders } from '../../server/orders/index.ts';
import { type CardGateway, mountPayments } from '../../server/payments/index.ts';
import { SandboxGateway } from '../../server/payments/providers/sandbox/gateway.ts';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { type Database, openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { Api } from '../../server/platform/http/api.ts';
import { mountApi } from '../../server/platform/http/mount-api.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { createServer } from '../../server/platform/http/server.ts';
import { Jobs } from '../../server/platform/jobs.ts';
import { createLog } from '../../server/platform/log.ts';
import { createDatabase } from './app.ts';

export interface CommerceOptions {
  /** Puts the test's own awkwardness between shop and sandbox. */
  gateway?: (sandbox: SandboxGateway) => CardGateway;
  gatewayLimitMs?: number;
  /** How long the late card stays undecided. */
  lateMs?: number;
  /** Where log lines go, for tests that read them. */
  logInto?: { write(line: string): void };
}

/** The selling side of the shop on a database of its own, with a gateway that can be made to fail. */
export interface CommerceShop {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly parts: CheckoutParts;
  close(): Promise<void>;
}

export async function commerceShop(options: CommerceOptions = {}): Promise<CommerceShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-test-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, MAX_LOOP_DELAY_MS: '0', LOG_LEVEL: 'silent' });
  // Nothing is cut out of these lines, so that a test sees what the code itself would log.
  const log = options.logInto ? pino({ level: 'trace' }, options.logInto) : createLog('silent');
  const server = process.env.TEST_DATABASE_URL ? await createDatabase(process.env.TEST_DATABASE_URL) : null;
  const database = await openDatabase({ url: server?.url, dataDir: null, poolSize: server ? 20 : 4 });
  await migrate(database);
  const jobs = new Jobs(database, log);
  const sandbox = new SandboxGateway(database, { lateMs: options.lateMs ?? 0 });
  const gateway = options.gateway?.(sandbox) ?? sandbox;
  const parts = { database, jobs, config, log, gateway, gatewayLimitMs: options.gatewayLimitMs ?? 10_000 };
  const api = new Api({ checkResponses: true });
  mountAccounts(api, parts);
  mountAddresses(api);
  mountCart(api, parts);
  mountCheckout(api, parts);
  mountOrders(api, parts);
  mountPayments(api, parts);
  mountEmail(api, parts);
  workCart(jobs, parts);
  workCheckout(jobs, parts);
  const renderMail = ({ template, props }: Parameters<Parameters<typeof workEmail>[1]['renderMail']>[0]) => ({
    subject: `${template} ${props.order.orderNumber}`,
    html: `<p>${JSON.stringify(props)}</p>`,
    text: JSON.stringify(props),
  });
  workEmail(jobs, { database, config, renderMail });
  await jobs.start({ work: false });
  const app = await createServer(config, log);
  mountApi(app, api, { makeCall: (request, reply) => callOf(request, reply, config, 'alder-loom') });
  await app.ready();
  return {
    app,
    database,
    jobs,
    config,
    parts,
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.close();
      await server?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Goods {
  /** Cents. */
  price?: number;
  stock?: number;
  weightGrams?: number;
}

/** Puts goods on the shelves; answers their variation ids in the same order. */
export async function stockShelves(shop: CommerceShop, goods: readonly Goods[]): Promise<number[]> {
  const products = goods.map(({ price = 2500, stock = 10, weightGrams = 900 }, i) => ({
    record: {
      handle: `lamp-${i}`,
      name: `Lamp ${i}`,
      category: 'lighting/lamps',
      description: '<p>A lamp.</p>',
      variations: [{ sku: `LAMP-${i}`, price, stock, weightGrams }],
    },
    pictures: [],
  }));
  const media = new MediaStore(join(shop.config.dataDir, 'media'));
  await seedCatalog(shop.database, media, { taxonomy: [], products: () => products }, { now: new Date() });
  const { rows } = await sql<{ id: number; sku: string }>`select id, sku from catalog.variation`.execute(shop.database.read);
  const ids = new Map(rows.map((row) => [row.sku, row.id]));
  return goods.map((_, i) => ids.get(`LAMP-${i}`) as number);
}

/** Units on the shelves. */
export async function stockOf(shop: CommerceShop, variationId: number): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select sum(on_hand)::int as units from catalog.stock where variation_id = ${variationId}`.execute(shop.database.read);
  return rows[0]?.units ?? 0;
}

export interface Answer<T = Record<string, never>> {
  status: number;
  body: T & { code?: string; message?: string; fields?: Record<string, string>; details?: Record<string, unknown> };
}

let visitors = 0;

/** A browser: keeps its cookies, and comes from an address of its own. */
export class Shopper {
  readonly cookies = new Map<string, string>();
  readonly #shop: CommerceShop;
  readonly #address: string;

  constructor(shop: CommerceShop) {
    this.#shop = shop;
    visitors++;
    this.#address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
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
    return { status: response.statusCode, body: response.json() };
  }
}

/** Cards of the sandbox. */
export const testCards = {
  good: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  amex: '3782 822463 10005',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
  wrongCode: '4000 0000 0000 0127',
  challenge: '4000 0025 0000 3155',
  late: '4000 0000 0000 0119',
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
): Promise<{ shopper: Shopper; checkout: Checkout; path: string }> {
  const shopper = new Shopper(shop);
  for (const item of items) await shopper.send('POST', '/api/cart', item);
  const { body: checkout } = await shopper.send<Checkout>('POST', checkoutPath, { cartUuid: shopper.cookies.get('cart_uuid') });
  return { shopper, checkout, path: `${checkoutPath}/${checkout.checkoutUuid}` };
}

/** A checkout that lacks nothing but the card. */
export async function readyToPay(
  shop: CommerceShop,
  items: readonly { variationId: number; quantity?: number }[],
): Promise<{
  shopper: Shopper;
  checkout: Checkout;
  path: string;
  pay(number: string, expectedTotal?: number): Promise<Answer<PlaceResult>>;
}> {
  const { shopper, path } = await startCheckout(shop, items);
  const details = { contact: { email: 'ada@example.com' }, shippingAddress: ohio };
  const { body: checkout } = await shopper.send<Checkout>('PUT', path, details);
  return {
    shopper,
    checkout,
    path,
    pay: (number, expectedTotal = checkout.totals.total) =>
      shopper.send<PlaceResult>('POST', `${path}/place`, { card: cardOf(number), expectedTotal }),
  };
}

/** What a shop's books say, for sums. */
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
