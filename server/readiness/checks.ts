import { readyPlaces } from '../../contract/readiness/readiness.rules.ts';
import type { Check, ReadyDocument, ReadyPlace, ReadyState } from '../../contract/readiness/readiness.ts';
import { plural } from '../../contract/values/count.ts';
import type { ProviderAccount } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { TaxFacts } from '../tax/index.ts';
import type { AddressFacts } from './address.ts';
import type { LicenceFacts } from './licences.ts';
import type { WebhookFacts } from './outside.ts';
import { clock, type Found, licences, replicas, secrets, webhooks } from './running-checks.ts';
import { type BrandFacts, brands, type DeliveryFacts, shipping, taxes, type WarehouseFacts, warehouses } from './settings-checks.ts';
import type { DatabaseFacts } from './store.ts';

/** Everything the checks look at, found at one moment. */
export interface Facts {
  readonly stage: Config['stage'];
  /** `askedAt`: the process's clock when the database read its own. */
  readonly database: DatabaseFacts & {
    readonly askedAt: Date;
    readonly isEmbedded: boolean;
    /** Connections of a process, without the one to listen on. */
    readonly poolSize: number;
    /** Of this machine at the same time, at the most. */
    readonly processes: number;
    readonly hasPooler: boolean;
  };
  /** Free bytes where data is kept. */
  readonly diskFree: number;
  /** The last one that the backup command made; `verified` is null where it was not restored to try it. */
  readonly backup: { readonly at: Date; readonly verified: boolean | null } | null;
  readonly products: { readonly published: number; readonly withoutPicture: number };
  /** By brand: rule pages that do not exist, or whose public text is still the built-in one. */
  readonly pages: readonly { readonly brand: string; readonly unwritten: readonly string[] }[];
  readonly brands: readonly BrandFacts[];
  readonly delivery: readonly DeliveryFacts[];
  readonly warehouses: readonly WarehouseFacts[];
  readonly taxes: TaxFacts;
  readonly administrators: number;
  readonly hasOrder: boolean;
  readonly mail: { readonly isConfigured: boolean; readonly fault: string | null };
  readonly payments: readonly ProviderAccount[];
  readonly addresses: readonly AddressFacts[];
  readonly secrets: {
    /** Made by the shop itself, in the demo stage. */
    readonly isKept: boolean;
    /** What else has the same value, as words. */
    readonly reused: readonly string[];
    readonly metricsOpen: boolean;
  };
  readonly webhooks: readonly WebhookFacts[];
  /** By which our clock is ahead of the payment provider's; null when nobody told. */
  readonly secondsAhead: number | null;
  readonly licences: LicenceFacts;
}

/** Rule pages each shop must write for itself. */
export const rulePages = ['terms', 'privacy', 'returns', 'shipping'] as const;

const gibibyte = 1024 ** 3;
/** Below this the database and rendered pictures soon have no room. */
const minFree = 2 * gibibyte;
/** Renewal by a robot happens 30 days before; two weeks before, it has failed. */
const fewDays = 14;
/** Hours: a nightly backup may be a little late. */
const oldBackup = 26;
/** Connections kept for backups and for people. */
const reserve = 10;

const stripeAndPayPal = 'docs/how-to/go-live-with-stripe-and-paypal.md';
const configuration = 'docs/operations/configuration.md';
const goLive = 'docs/operations/go-live.md';
const running = 'docs/operations/running.md';

const isPlace = (way: ReadyPlace | ReadyDocument | null): way is ReadyPlace => readyPlaces.some((place) => place === way);

/** The checks in the order in which a new shop is set up. Pure. */
export function checksOf(facts: Facts): Check[] {
  const check = (key: string, title: string, { state, finding, advice }: Found, way: ReadyPlace | ReadyDocument | null = null): Check => ({
    key,
    title,
    state,
    finding,
    advice: advice ?? null,
    place: state !== 'ready' && isPlace(way) ? way : null,
    document: state !== 'ready' && !isPlace(way) ? way : null,
  });
  return [
    check(
      'brand',
      'Brand',
      brands(facts.brands),
      facts.brands.some(({ unset }) => unset.some((part) => part !== 'logo')) ? 'store' : 'theme',
    ),
    check('catalogue', 'Catalog', catalogue(facts), 'products'),
    check('pictures', 'Pictures', pictures(facts), 'products'),
    check('pages', 'Legal pages', pages(facts), 'content'),
    check('shipping', 'Shipping', shipping(facts.delivery), 'shipping'),
    check('warehouses', 'Warehouses', warehouses(facts.warehouses), 'warehouses'),
    check('taxes', 'Taxes', taxes(facts.taxes), 'taxes'),
    ...facts.payments.map((provider) =>
      check(`payment-${provider.name.toLowerCase()}`, `Payments: ${provider.name}`, payment(provider), stripeAndPayPal),
    ),
    ...facts.webhooks.map((webhook) =>
      check(`webhook-${webhook.provider.toLowerCase()}`, `Webhooks: ${webhook.provider}`, webhooks(webhook), stripeAndPayPal),
    ),
    check('mail', 'Email', mail(facts), configuration),
    ...facts.addresses.map((address) =>
      check(`address-${new URL(address.url).host}`, `Address: ${new URL(address.url).host}`, domain(address), goLive),
    ),
    check('database', 'Database', database(facts), running),
    check('replicas', 'Replicas', replicas(facts)),
    check('clock', 'Clock', clock(facts)),
    check('disk', 'Disk', disk(facts)),
    check('backup', 'Backup', backup(facts), running),
    check('secrets', 'Secrets', secrets(facts), configuration),
    check('licences', 'Licenses', licences(facts)),
    check('staff', 'Administrators', administrators(facts), 'members'),
    check('stage', 'Stage', stage(facts), configuration),
    check('test-order', 'Test order', testOrder(facts), 'shop'),
  ];
}

function catalogue({ products: { published } }: Facts): Found {
  return published > 0
    ? { state: 'ready', finding: `${plural(published, 'product is', 'products are')} for sale.` }
    : { state: 'missing', finding: 'No products are for sale.', advice: 'Add a product, or import a file.' };
}

function pictures({ products: { published, withoutPicture } }: Facts): Found {
  if (withoutPicture === 0) return { state: 'ready', finding: 'Every product has a picture.' };
  const finding = `${plural(withoutPicture, 'product has', 'products have')} no picture.`;
  return {
    state: withoutPicture === published ? 'missing' : 'advice',
    finding,
    advice: 'Add pictures. Products with pictures sell better.',
  };
}

function pages({ pages: brands }: Facts): Found {
  const open = brands.filter(({ unwritten }) => unwritten.length > 0);
  if (open.length === 0) return { state: 'ready', finding: 'Terms, privacy, returns and shipping are written.' };
  const named = open.map(({ brand, unwritten }) => `${brand}: ${unwritten.join(', ')}`).join('; ');
  return {
    state: 'missing',
    finding: `Still the built-in text: ${named}.`,
    advice: 'Put your own terms into these pages and publish them.',
  };
}

function payment({ name, kind, fault }: ProviderAccount): Found {
  // A shop can sell without a wallet, but not without cards.
  if (kind === 'sandbox')
    return {
      state: name === 'Stripe' ? 'missing' : 'advice',
      finding: 'Only the sandbox is set up, which takes test payments.',
      advice: `Set the keys of ${name} in the environment.`,
    };
  if (fault)
    return {
      state: 'missing',
      finding: `${fault}.`,
      advice: 'Check the key, its permissions, and that the server reaches the provider.',
    };
  return kind === 'live'
    ? { state: 'ready', finding: `${name} accepts our live key.` }
    : { state: 'advice', finding: `${name} accepts our key, but it is a test key.`, advice: 'Use a live key for real money.' };
}

function mail({ mail: { isConfigured, fault } }: Facts): Found {
  if (!isConfigured)
    return { state: 'missing', finding: 'Emails stay in the outbox.', advice: 'Set SMTP_URL so that shoppers get their confirmations.' };
  return fault
    ? { state: 'missing', finding: `The mail server refused us: ${fault}.`, advice: 'Check SMTP_URL.' }
    : { state: 'ready', finding: 'The mail server accepts our sign-in.' };
}

function domain({ url, fault, certificateDays }: AddressFacts): Found {
  if (!url.startsWith('https:'))
    return { state: 'missing', finding: `${url} is not encrypted.`, advice: 'Set PUBLIC_URL and SISTER_URLS to https:// addresses.' };
  if (fault) return { state: 'missing', finding: `The shop does not answer at ${url}: ${fault}.`, advice: 'Check DNS and the proxy.' };
  if (certificateDays !== null && certificateDays < fewDays)
    return { state: 'advice', finding: `The certificate ends in ${plural(certificateDays, 'day')}.`, advice: 'Renew the certificate.' };
  return { state: 'ready', finding: 'HTTPS works.' };
}

function database({ database: { isEmbedded, version, encoding, maxConnections, poolSize, processes, hasPooler } }: Facts): Found {
  if (isEmbedded)
    return {
      state: 'advice',
      finding: 'The embedded database supports only one process.',
      advice: 'Set DATABASE_URL to a PostgreSQL server.',
    };
  if (encoding !== 'UTF8')
    return { state: 'missing', finding: `The database stores ${encoding}.`, advice: 'Create it with encoding UTF8.' };
  if (version < 15) return { state: 'missing', finding: `PostgreSQL ${version} is too old.`, advice: 'Use PostgreSQL 15 or newer.' };
  if (hasPooler) return { state: 'ready', finding: `PostgreSQL ${version}, behind a pooler.` };
  const opened = processes * (poolSize + 1);
  const finding = `PostgreSQL ${version}, ${maxConnections} connections, of which this machine’s ${plural(processes, 'process', 'processes')} may open ${opened}.`;
  return maxConnections < opened + reserve
    ? { state: 'advice', finding, advice: 'Raise max_connections or lower DATABASE_POOL.' }
    : { state: 'ready', finding };
}

function backup({ backup: last, database: { askedAt } }: Facts): Found {
  const how = 'Have the backup command run every night, and keep its files on another machine.';
  if (!last) return { state: 'advice', finding: 'No backup was made with the shop’s backup command.', advice: how };
  const hours = hoursBetween(last.at, askedAt);
  const made = `Made ${hours < 1 ? 'within the hour' : `${plural(hours, 'hour')} ago`}`;
  const outcome = last.verified === false ? 'but it could not be restored' : `${last.verified ? 'and' : 'but not'} restored to try it`;
  const finding = `${made}, ${outcome}.`;
  if (hours > oldBackup) return { state: 'advice', finding, advice: how };
  if (last.verified) return { state: 'ready', finding };
  const advice =
    last.verified === null
      ? 'Leave out --no-verify: only a backup that was restored is known to work.'
      : 'Check its output for the reason. A backup that can’t be restored is no backup.';
  return { state: 'advice', finding, advice };
}

const hoursBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / 3_600_000);

function disk({ diskFree }: Facts): Found {
  const finding = `${(diskFree / gibibyte).toFixed(1)} GiB are free.`;
  return diskFree >= minFree ? { state: 'ready', finding } : { state: 'missing', finding, advice: 'Make room on the disk of DATA_DIR.' };
}

function administrators({ administrators: count }: Facts): Found {
  if (count === 0) return { state: 'missing', finding: 'There is no administrator.', advice: 'Create one with the staff command.' };
  if (count === 1)
    return { state: 'advice', finding: 'There is one administrator.', advice: 'Invite a second one, in case the first loses access.' };
  return { state: 'ready', finding: `${count} administrators.` };
}

function stage({ stage: current }: Facts): Found {
  return current === 'production'
    ? { state: 'ready', finding: 'Production: no outbox, no test cards, no demonstration links.' }
    : { state: 'missing', finding: 'This is a demonstration.', advice: 'Set MANTEL_STAGE=production.' };
}

function testOrder({ hasOrder }: Facts): Found {
  return hasOrder
    ? { state: 'ready', finding: 'At least one order was placed.' }
    : { state: 'advice', finding: 'No orders yet.', advice: 'Place a test order, ship it and refund it.' };
}

/** What the overview shows: what keeps the shop from real orders, or where nothing does, that its backups have stopped or cannot be restored. */
export function urgentOf({ backup: last, database }: Pick<Facts, 'backup' | 'database'>, checks: readonly Check[]): Check[] {
  const missing = checks.filter(({ state }) => state === 'missing');
  if (missing.length > 0 || last === null) return missing;
  const isUrgent = last.verified === false || hoursBetween(last.at, database.askedAt) > oldBackup;
  return isUrgent ? checks.filter(({ key }) => key === 'backup') : [];
}

/** Whether any check stops a shop from taking real orders. */
export const isFit = (checks: readonly { readonly state: ReadyState }[]): boolean => checks.every(({ state }) => state !== 'missing');
