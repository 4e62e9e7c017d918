import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readyDocuments } from '../../contract/readiness/readiness.rules.ts';
import { checksOf, type Facts, isFit, urgentOf } from './checks.ts';

const now = new Date('2026-11-25T12:00:00Z');

const fit: Facts = {
  stage: 'production',
  database: {
    isEmbedded: false,
    version: 15,
    encoding: 'UTF8',
    maxConnections: 100,
    poolSize: 20,
    processes: 4,
    hasPooler: false,
    now,
    askedAt: now,
    isReplica: false,
    replicas: 0,
    bytesBehind: null,
  },
  diskFree: 20 * 1024 ** 3,
  backup: { at: new Date('2026-11-25T02:00:00Z'), verified: true },
  products: { published: 40, withoutPicture: 0 },
  pages: [{ brand: 'Alder & Loom', unwritten: [] }],
  brands: [{ brand: 'Alder & Loom', unset: [] }],
  delivery: [{ brand: 'Alder & Loom', standard: 699, freeOver: 4999, isSet: true }],
  warehouses: [{ name: 'Reno', isSet: true, closedDays: 2 }],
  taxes: { regions: 2, local: 900, uploadedAt: new Date('2026-11-01T12:00:00Z') },
  administrators: 2,
  hasOrder: true,
  mail: { isConfigured: true, fault: null },
  payments: [{ name: 'Stripe', kind: 'live', fault: null }],
  addresses: [{ url: 'https://shop.example', fault: null, certificateDays: 60 }],
  secrets: { isKept: false, reused: [], metricsOpen: false },
  webhooks: [{ provider: 'Stripe', url: 'https://shop.example/api/webhooks/stripe', isExpected: true, fault: null }],
  secondsAhead: 1,
  licences: { packages: 90, unknown: [] },
};

const webhook = { provider: 'Stripe', url: 'https://shop.example/api/webhooks/stripe', isExpected: true, fault: null } as const;
const found = (change: Partial<Facts>, key: string) => checksOf({ ...fit, ...change }).find((check) => check.key === key);
const at = (seconds: number) => ({ ...fit.database, now: new Date(now.getTime() + seconds * 1000) });

describe('a shop that goes live', () => {
  it('is fit when every check is ready, with nothing left to do', () => {
    const checks = checksOf(fit);
    expect(checks.filter(({ state }) => state !== 'ready')).toEqual([]);
    expect(checks.filter(({ advice, place, document }) => advice !== null || place !== null || document !== null)).toEqual([]);
    expect(isFit(checks)).toBe(true);
    expect(new Set(checks.map(({ key }) => key)).size).toBe(checks.length);
  });

  it.each<[string, string, Partial<Facts>, 'advice' | 'missing']>([
    ['without products', 'catalogue', { products: { published: 0, withoutPicture: 0 } }, 'missing'],
    ['with some products without pictures', 'pictures', { products: { published: 40, withoutPicture: 1 } }, 'advice'],
    ['without any picture', 'pictures', { products: { published: 40, withoutPicture: 40 } }, 'missing'],
    ['with built-in terms', 'pages', { pages: [{ brand: 'Pip & Alder', unwritten: ['terms'] }] }, 'missing'],
    ['with the name of the demonstration', 'brand', { brands: [{ brand: 'Pip & Alder', unset: ['name'] }] }, 'missing'],
    ['with contact details of the demonstration', 'brand', { brands: [{ brand: 'Pip & Alder', unset: ['contact details'] }] }, 'missing'],
    ['with its own name in letters', 'brand', { brands: [{ brand: 'Pip & Alder', unset: ['logo'] }] }, 'advice'],
    ['with built-in shipping rates', 'shipping', { delivery: fit.delivery.map((one) => ({ ...one, isSet: false })) }, 'advice'],
    ['with warehouses nobody has set', 'warehouses', { warehouses: [{ name: 'Reno', isSet: false, closedDays: 0 }] }, 'advice'],
    ['with built-in tax rates', 'taxes', { taxes: { regions: 0, local: 0, uploadedAt: null } }, 'advice'],
    ['with play money', 'payment-stripe', { payments: [{ name: 'Stripe', kind: 'sandbox', fault: null }] }, 'missing'],
    ['without a wallet', 'payment-paypal', { payments: [{ name: 'PayPal', kind: 'sandbox', fault: null }] }, 'advice'],
    ['with a test key', 'payment-stripe', { payments: [{ name: 'Stripe', kind: 'test', fault: null }] }, 'advice'],
    ['with a refused key', 'payment-stripe', { payments: [{ name: 'Stripe', kind: 'live', fault: 'Invalid API Key' }] }, 'missing'],
    ['without mail', 'mail', { mail: { isConfigured: false, fault: null } }, 'missing'],
    ['with a wrong mail password', 'mail', { mail: { isConfigured: true, fault: 'Invalid login' } }, 'missing'],
    ['without TLS', 'address-shop.example', { addresses: [{ url: 'http://shop.example', fault: null, certificateDays: null }] }, 'missing'],
    [
      'behind a proxy that fails',
      'address-shop.example',
      { addresses: [{ url: 'https://shop.example', fault: 'it answered 502', certificateDays: null }] },
      'missing',
    ],
    [
      'with a certificate that ends soon',
      'address-shop.example',
      { addresses: [{ url: 'https://shop.example', fault: null, certificateDays: 13 }] },
      'advice',
    ],
    ['on the embedded database', 'database', { database: { ...fit.database, isEmbedded: true } }, 'advice'],
    ['on an old server', 'database', { database: { ...fit.database, version: 14 } }, 'missing'],
    ['with another encoding', 'database', { database: { ...fit.database, encoding: 'SQL_ASCII' } }, 'missing'],
    ['with few connections', 'database', { database: { ...fit.database, processes: 1, maxConnections: 30 } }, 'advice'],
    ['with processes that take all connections together', 'database', { database: { ...fit.database, processes: 5 } }, 'advice'],
    ['with a fast clock', 'clock', { database: at(-3) }, 'missing'],
    ['with a slow clock', 'clock', { database: at(3) }, 'missing'],
    ['with a clock ahead of the world', 'clock', { secondsAhead: 6 }, 'missing'],
    ['with a clock behind the world', 'clock', { secondsAhead: -6 }, 'missing'],
    ['with a kept secret', 'secrets', { secrets: { ...fit.secrets, isKept: true } }, 'missing'],
    ['with one secret for two things', 'secrets', { secrets: { ...fit.secrets, reused: ['METRICS_TOKEN'] } }, 'missing'],
    ['with open metrics', 'secrets', { secrets: { ...fit.secrets, metricsOpen: true } }, 'advice'],
    ['behind a proxy that keeps webhooks', 'webhook-stripe', { webhooks: [{ ...webhook, fault: 'it answered 403' }] }, 'missing'],
    ['without a webhook', 'webhook-paypal', { webhooks: [{ ...webhook, provider: 'PayPal', isExpected: false }] }, 'advice'],
    ['on a replica', 'replicas', { database: { ...fit.database, isReplica: true } }, 'missing'],
    ['with a replica far behind', 'replicas', { database: { ...fit.database, replicas: 1, bytesBehind: 1e9 } }, 'advice'],
    ['with a package under a licence we do not know', 'licences', { licences: { packages: 90, unknown: ['x (GPL-3.0)'] } }, 'advice'],
    ['on a full disk', 'disk', { diskFree: 1024 ** 3 }, 'missing'],
    ['without a backup', 'backup', { backup: null }, 'advice'],
    ['with an old backup', 'backup', { backup: { at: new Date('2026-11-24T02:00:00Z'), verified: true } }, 'advice'],
    ['with a backup that could not be restored', 'backup', { backup: { at: new Date('2026-11-25T02:00:00Z'), verified: false } }, 'advice'],
    ['with a backup that nobody tried', 'backup', { backup: { at: new Date('2026-11-25T02:00:00Z'), verified: null } }, 'advice'],
    ['without an administrator', 'staff', { administrators: 0 }, 'missing'],
    ['with one administrator', 'staff', { administrators: 1 }, 'advice'],
    ['as a demonstration', 'stage', { stage: 'demo' }, 'missing'],
    ['before the first order', 'test-order', { hasOrder: false }, 'advice'],
  ])('%s hears of it, and what to do', (_how, key, change, state) => {
    expect(found(change, key)).toMatchObject({ state, advice: expect.any(String) });
    expect(isFit(checksOf({ ...fit, ...change }))).toBe(state !== 'missing');
  });

  it('says which taxes are its own', () => {
    expect(found({}, 'taxes')?.finding).toBe('Your rates of 2 states and provinces and 900 postal codes, last uploaded on 2026-11-01.');
    expect(found({ taxes: { regions: 1, local: 0, uploadedAt: null } }, 'taxes')?.finding).toBe(
      'Your rates of 1 state or province. No county or city rates.',
    );
  });

  it('shows the way to each setting, and names a document for what the console does not have', () => {
    const wrong = checksOf({
      ...fit,
      stage: 'demo',
      products: { published: 0, withoutPicture: 0 },
      brands: [{ brand: 'Pip & Alder', unset: ['logo'] }],
      delivery: fit.delivery.map((one) => ({ ...one, isSet: false })),
      warehouses: [{ name: 'Reno', isSet: false, closedDays: 0 }],
      taxes: { regions: 0, local: 0, uploadedAt: null },
      payments: [{ name: 'Stripe', kind: 'sandbox', fault: null }],
      mail: { isConfigured: false, fault: null },
      addresses: [{ url: 'http://shop.example', fault: null, certificateDays: null }],
      hasOrder: false,
    }).filter(({ state }) => state !== 'ready');
    expect(Object.fromEntries(wrong.map(({ key, place, document }) => [key, place ?? document]))).toEqual({
      brand: 'theme',
      catalogue: 'products',
      shipping: 'shipping',
      warehouses: 'warehouses',
      taxes: 'taxes',
      'payment-stripe': 'docs/how-to/go-live-with-stripe-and-paypal.md',
      mail: 'docs/operations/configuration.md',
      'address-shop.example': 'docs/operations/go-live.md',
      stage: 'docs/operations/configuration.md',
      'test-order': 'shop',
    });
    expect(readyDocuments.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each<[string, Partial<Facts>, string[]]>([
    ['nothing, while it made backups', {}, []],
    ['that backups have stopped', { backup: { at: new Date('2026-11-23T02:00:00Z'), verified: true } }, ['backup']],
    ['that the last one could not be restored', { backup: { at: new Date('2026-11-25T02:00:00Z'), verified: false } }, ['backup']],
    ['nothing, where backups are made by other means', { backup: null }, []],
    ['nothing, where nobody wants them tried', { backup: { at: new Date('2026-11-25T02:00:00Z'), verified: null } }, []],
    ['that those nobody tries have stopped', { backup: { at: new Date('2026-11-23T02:00:00Z'), verified: null } }, ['backup']],
    ['what is missing first', { backup: { at: new Date('2026-11-23T02:00:00Z'), verified: true }, administrators: 0 }, ['staff']],
  ])('[ops: backups] the overview tells of a running shop %s', (_what, change, keys) => {
    const facts = { ...fit, ...change };
    expect(urgentOf(facts, checksOf(facts)).map(({ key }) => key)).toEqual(keys);
  });

  it.each<[boolean | null, string, unknown]>([
    [true, 'Made 10 hours ago, and restored to try it.', null],
    [false, 'Made 10 hours ago, but it could not be restored.', expect.stringContaining('Check its output')],
    [null, 'Made 10 hours ago, but not restored to try it.', expect.stringContaining('--no-verify')],
  ])('[ops: backups] tells a failed trial from none (verified: %s)', (verified, finding, advice) => {
    expect(found({ backup: { at: new Date('2026-11-25T02:00:00Z'), verified } }, 'backup')).toMatchObject({ finding, advice });
  });

  it('counts the connections of all processes, but not behind a pooler', () => {
    expect(found({}, 'database')?.finding).toContain('this machine’s 4 processes may open 84');
    expect(found({ database: { ...fit.database, processes: 9, hasPooler: true } }, 'database')).toMatchObject({ state: 'ready' });
  });

  it('names each page that is still built-in text, by brand', () => {
    expect(found({ pages: [{ brand: 'Pip & Alder', unwritten: ['terms', 'privacy'] }] }, 'pages')?.finding).toContain(
      'Pip & Alder: terms, privacy',
    );
  });
});
