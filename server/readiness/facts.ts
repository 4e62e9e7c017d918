import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { builtFamily, type FamilyMember, family } from '../../brands/family.ts';
import { demonstrationFolders } from '../../brands/hosts.ts';
import { shopDay } from '../../contract/values/shop-days.ts';
import { countPublished, findWarehouses } from '../catalog/index.ts';
import { findUnwrittenPages } from '../content/index.ts';
import { defaultRates, type RatesAt } from '../delivery/index.ts';
import { mailFault } from '../email/index.ts';
import { anyOrder } from '../orders/index.ts';
import { askPaymentProviders } from '../payments/index.ts';
import { lastBackup } from '../platform/backup/index.ts';
import { brandNamesOf, nameIn } from '../platform/brand-names.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { brandSet, shippingSet } from '../settings/index.ts';
import { countAdministrators } from '../staff/index.ts';
import { findTaxFacts } from '../tax/index.ts';
import { askAddress } from './address.ts';
import { type Facts, rulePages } from './checks.ts';
import { findLicences } from './licences.ts';
import { askWebhooks, secondsAhead } from './outside.ts';
import type { BrandFacts, DeliveryFacts } from './settings-checks.ts';
import { findDatabaseFacts } from './store.ts';

export interface FactParts {
  readonly config: Config;
  readonly database: Database;
  readonly ratesAt: RatesAt;
  readonly log: Pick<Logger, 'warn'>;
}

/** Connections of a process that sets no DATABASE_POOL, on a server. */
const defaultPool = 20;

/** What other machines say. */
export type OutsideFacts = Awaited<ReturnType<typeof findOutside>>;

/** Asks mail server, payment providers and the shop's own addresses, each for a few seconds at most. Changes nothing. */
export async function findOutside({ config, database, log }: Omit<FactParts, 'ratesAt'>, now: Date) {
  const [fault, payments, addresses, webhooks, ahead, licences] = await Promise.all([
    mailFault(config),
    askPaymentProviders({ config, database, log }),
    Promise.all([...config.shopUrls.values()].map((url) => askAddress(url, now))),
    askWebhooks(config),
    secondsAhead(config),
    findLicences(),
  ]);
  const mail = { isConfigured: config.mail.smtpUrl !== undefined, fault };
  return { mail, payments, addresses, webhooks, licences, secondsAhead: ahead };
}

/** Collects all facts concurrently. Changes nothing. Throws `DatabaseUnavailable`. */
export async function findFacts(parts: FactParts, now: Date, outside: Promise<OutsideFacts> = findOutside(parts, now)): Promise<Facts> {
  const { config, database, ratesAt } = parts;
  const db = database.read;
  const names = await brandNamesOf(database).all(now);
  const served = family.filter(({ key }) => config.shopUrls.has(key)).map((brand) => ({ ...brand, name: nameIn(names, brand.key) }));
  const [facts, disk, backup, products, pages, brands, delivery, warehouses, taxes, administrators, hasOrder, others] = await Promise.all([
    findDatabaseFacts(db).then((found) => ({ ...found, askedAt: new Date() })),
    statfs(config.dataDir),
    lastBackup(config.dataDir),
    countPublished(db),
    Promise.all(served.map(async ({ key, name }) => ({ brand: name, unwritten: await findUnwrittenPages(db, key, rulePages, now) }))),
    Promise.all(served.map((brand) => brandFacts(database, brand, now))),
    Promise.all(served.map(({ key, name }) => deliveryFacts(database, ratesAt, { key, name }, now))),
    findWarehouses(db),
    findTaxFacts(db),
    countAdministrators(db),
    anyOrder(db),
    outside,
  ]);
  const today = shopDay(now);
  return {
    stage: config.stage,
    database: {
      ...facts,
      isEmbedded: database.kind === 'embedded',
      poolSize: config.database.poolSize ?? defaultPool,
      processes: processesOf(config),
      hasPooler: config.database.directUrl !== undefined,
    },
    diskFree: disk.bavail * disk.bsize,
    backup,
    products,
    pages,
    brands,
    delivery,
    taxes,
    administrators,
    hasOrder,
    warehouses: warehouses.map(({ name, version, closedDays }) => ({
      name,
      isSet: version > 1,
      closedDays: closedDays.filter((day) => day >= today).length,
    })),
    ...others,
    secrets: {
      isKept: config.isSecretKept,
      reused: reusesOf(config),
      metricsOpen: config.stage === 'production' && config.metrics === 'everybody',
    },
  };
}

/** Several have one for jobs besides, and while a reload replaces them one more. */
const processesOf = ({ workers, runJobs }: Config): number => (workers === 1 ? 1 : workers + (runJobs ? 1 : 0) + 1);

/** A brand made in the console has a name of its own; one with a folder of the shop's own has everything. */
async function brandFacts(database: Database, { key, name, folder }: FamilyMember, now: Date): Promise<BrandFacts> {
  if (!demonstrationFolders.has(folder)) return { brand: name, unset: [] };
  const { details, theme } = await brandSet(database, key, now);
  const hasName = Boolean(details?.name) || !builtFamily.some((built) => built.key === key);
  const hasContact = Boolean(details?.email) && Boolean(details?.phone);
  return {
    brand: name,
    unset: [
      ...(hasName ? [] : ['name' as const]),
      ...(theme?.logo ? [] : ['logo' as const]),
      ...(hasContact ? [] : ['contact details' as const]),
    ],
  };
}

async function deliveryFacts(
  database: Database,
  ratesAt: RatesAt,
  brand: Pick<FamilyMember, 'key' | 'name'>,
  now: Date,
): Promise<DeliveryFacts> {
  const [{ standard, freeOver }, set] = await Promise.all([ratesAt(brand.key, now), shippingSet(database, brand.key, now)]);
  const isSet =
    Object.values(set ?? {}).some((one) => one !== null) || standard !== defaultRates.standard || freeOver !== defaultRates.freeOver;
  return { brand: brand.name, standard, freeOver, isSet };
}

/** Other settings with the value of the secret. */
function reusesOf({ secret, database, mail, metrics, content }: Config): string[] {
  const passwordOf = (url: string | undefined) => (url ? decodeURIComponent(new URL(url).password) : '');
  const others: [string, string | null][] = [
    ['the password of the database', passwordOf(database.url)],
    ['the password of the mail server', passwordOf(mail.smtpUrl)],
    ['METRICS_TOKEN', typeof metrics === 'string' ? null : metrics.token],
    ['CONTENT_DELIVERY_TOKEN', content.deliveryToken],
  ];
  return others.flatMap(([name, value]) => (value === secret ? [name] : []));
}
