import { statfs } from 'node:fs/promises';
import { family } from '../../brands/family.ts';
import { countPublished } from '../catalog/index.ts';
import { findUnwrittenPages } from '../content/index.ts';
import type { RatesAt } from '../delivery/index.ts';
import { mailFault } from '../email/index.ts';
import { anyOrder } from '../orders/index.ts';
import { askPaymentProviders } from '../payments/index.ts';
import { lastBackup } from '../platform/backup/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { countAdministrators } from '../staff/index.ts';
import { askAddress } from './address.ts';
import { type Facts, rulePages } from './checks.ts';
import { findLicences } from './licences.ts';
import { askWebhooks, secondsAhead } from './outside.ts';
import { findDatabaseFacts } from './store.ts';

export interface FactParts {
  readonly config: Config;
  readonly database: Database;
  readonly ratesAt: RatesAt;
}

/** Connections of a process that sets no DATABASE_POOL, on a server. */
const defaultPool = 20;

/** Collects all facts concurrently, each within a few seconds. Changes nothing. Throws `DatabaseUnavailable`. */
export async function findFacts({ config, database, ratesAt }: FactParts, now: Date): Promise<Facts> {
  const db = database.read;
  const served = family.filter(({ key }) => config.shopUrls.has(key));
  const [facts, disk, backup, products, pages, delivery, administrators, hasOrder, fault, payments, addresses, outside] = await Promise.all(
    [
      findDatabaseFacts(db).then((found) => ({ ...found, askedAt: new Date() })),
      statfs(config.dataDir),
      lastBackup(config.dataDir),
      countPublished(db),
      Promise.all(served.map(async ({ key, name }) => ({ brand: name, unwritten: await findUnwrittenPages(db, key, rulePages, now) }))),
      Promise.all(
        served.map(async ({ key, name }) => {
          const { standard, freeOver } = await ratesAt(key, now);
          return { brand: name, standard, freeOver };
        }),
      ),
      countAdministrators(db),
      anyOrder(db),
      mailFault(config),
      askPaymentProviders(config),
      Promise.all([...config.shopUrls.values()].map((url) => askAddress(url, now))),
      Promise.all([askWebhooks(config), secondsAhead(config), findLicences()]),
    ],
  );
  const [webhooks, ahead, licences] = outside;
  return {
    stage: config.stage,
    database: { ...facts, isEmbedded: database.kind === 'embedded', poolSize: config.database.poolSize ?? defaultPool },
    diskFree: disk.bavail * disk.bsize,
    backup,
    ...{ products, pages, delivery, administrators, hasOrder, payments, addresses },
    mail: { isConfigured: config.mail.smtpUrl !== undefined, fault },
    ...{ webhooks, licences, secondsAhead: ahead },
    secrets: {
      isKept: config.isSecretKept,
      reused: reusesOf(config),
      metricsOpen: config.stage === 'production' && config.metrics === 'everybody',
    },
  };
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
