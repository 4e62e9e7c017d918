import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { closeApi, closedFor, closeShop, reopenShop } from '../../server/maintenance/index.ts';
import { noteBackup } from '../../server/platform/backup/index.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { mountMetrics, processMetrics } from '../../server/platform/http/server/metrics.ts';
import { PageCache } from '../../server/platform/page-cache/index.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';

const folder = join(import.meta.dirname, '../../deploy/monitoring');

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop({
    extend: (app, opened) => {
      mountMetrics(app, { ...opened, cache: new PageCache({ maxBytes: 0 }) });
      const { database, config, maintenance: gate } = opened;
      closeApi(app, closedFor({ database, gate }), {
        brandOf: () => 'alder-loom',
        makeCall: (request, reply) => callOf(request, reply, config, 'alder-loom'),
      });
      app.get('/api/failing', async (_request, reply) => reply.code(503).send());
    },
  });
});
afterAll(() => shop.close());

const read = async (): Promise<string> => (await shop.app.inject('/metrics')).body;
/** A series' value; 0 where there is none. */
const readingOf = (text: string, series: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line ? Number(line.split(' ').at(-1)) : 0;
};

/** Names of metrics in expressions; functions and labels apart, they are all with an underscore but `up`, which Prometheus makes. */
const functions = new Set(['histogram_quantile', 'clamp_min', '__rate_interval']);
const namesIn = (expression: string): string[] =>
  (expression.match(/[a-z_]+_[a-z0-9_]+/g) ?? [])
    .filter((name) => !functions.has(name))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));

const times = (given: Record<string, number>) => Object.entries(given).map(([vital, value]) => ({ vital, value }));

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string; readonly annotations: Record<string, string> }[];
  }[];
}
interface Board {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

describe('[architecture: going live] metrics', () => {
  it('exist as the alert rules and the board name them', async () => {
    const text = await read();
    const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
    const rules: Rules = parse(readFileSync(join(folder, 'alerts.yml'), 'utf8'));
    const board: Board = JSON.parse(readFileSync(join(folder, 'grafana.json'), 'utf8'));
    const expressions = [
      ...rules.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
      ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
    expect(expressions.length).toBeGreaterThan(30);
    const missing = expressions.flatMap(([where, expression]) =>
      namesIn(expression).flatMap((name) => (known.has(name) ? [] : `${where}: ${name}`)),
    );
    expect(missing).toEqual([]);
  });

  it('[architecture: going live] are no averages where a rule looks for the worst process', async () => {
    const averaged = (await processMetrics().getMetricsAsJSON()).flatMap(({ name, aggregator }) => (aggregator === 'average' ? name : []));
    const rules: Rules = parse(readFileSync(join(folder, 'alerts.yml'), 'utf8'));
    const named = rules.groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => namesIn(expr)));
    expect(named.filter((name) => averaged.includes(name))).toEqual([]);
  });

  it('[§7.6 e-mails] are watched for longer than the half hour between two tries of an e-mail', () => {
    const rules: Rules = parse(readFileSync(join(folder, 'alerts.yml'), 'utf8'));
    const rule = rules.groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'EmailsNotSent');
    const minutes = [...(rule?.expr ?? '').matchAll(/\[(\d+)([mh])\]/g)].map(([, time, unit]) => Number(time) * (unit === 'h' ? 60 : 1));
    expect(Math.min(...minutes)).toBeGreaterThan(30);
    expect(minutes).toHaveLength(3);
  });

  it('[§4 maintenance mode] count errors, but not the answers of a closed shop', async () => {
    const errors = async () => readingOf(await read(), 'http_unexpected_errors_total');
    const before = await errors();
    expect((await shop.app.inject('/api/failing')).statusCode).toBe(503);
    expect(await errors()).toBe(before + 1);
    await closeShop(shop.database, { reason: 'new shelves' }, null, new Date());
    expect((await shop.app.inject('/api/authenticated')).statusCode).toBe(503);
    await reopenShop(shop.database, null, new Date());
    expect(await errors()).toBe(before + 1);
  });

  it('are documented, each of ours', async () => {
    const text = await read();
    const document = readFileSync(join(import.meta.dirname, '../../docs/operations/monitoring.md'), 'utf8');
    const ours = [...text.matchAll(/^# TYPE (\S+) /gm)].flatMap(([, name = '']) => (/^(nodejs|process)_/.test(name) ? [] : name));
    const isNamed = (name: string) => document.includes(`\`${name}\``) || document.includes(`\`…${name.slice(name.lastIndexOf('_'))}\``);
    expect(ours.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('count an order, its payment and its e-mail’s job once it is committed, and a declined card', async () => {
    const [lamp = 0] = await stockShelves(shop, [{ price: 2500, stock: 20 }]);
    const before = await read();
    const { pay, checkout } = await readyToPay(shop, [{ variationId: lamp, quantity: 2 }]);
    const holding = await read();
    expect(readingOf(holding, 'stock_holds')).toBe(readingOf(before, 'stock_holds') + 1);
    expect(readingOf(holding, 'stock_held_units')).toBe(readingOf(before, 'stock_held_units') + 2);
    await pay(testCards.declined);
    const declined = 'payments_total{provider="sandbox",outcome="declined"}';
    expect(readingOf(await read(), declined)).toBe(readingOf(before, declined) + 1);
    expect(await pay(testCards.good)).toMatchObject({ status: 200, body: { status: 'placed' } });
    const after = await read();
    const succeeded = 'payments_total{provider="sandbox",outcome="succeeded"}';
    expect(readingOf(after, succeeded)).toBe(readingOf(before, succeeded) + 1);
    expect(readingOf(after, 'orders_placed_total{brand="alder-loom"}')).toBe(
      readingOf(before, 'orders_placed_total{brand="alder-loom"}') + 1,
    );
    const cents = 'orders_placed_cents_total{brand="alder-loom"}';
    expect(readingOf(after, cents)).toBe(readingOf(before, cents) + checkout.totals.total);
    expect(readingOf(after, 'jobs_waiting{job="email.send"}')).toBe(1);
    expect(readingOf(after, 'database_statement_duration_seconds_count{outcome="ok"}')).toBeGreaterThan(0);
    await shop.jobs.drain();
    const ran = await read();
    expect(readingOf(ran, 'jobs_waiting{job="email.send"}')).toBe(0);
    expect(readingOf(ran, 'job_duration_seconds_count{job="email.send",outcome="done"}')).toBe(1);
  });

  it('tell how fast pages were for visitors, and nothing from crawlers (spec §7.7)', async () => {
    const slow = { page: 'product', device: 'phone', vitals: times({ LCP: 2600, INP: 180, CLS: 0.3 }) };
    const tell = (payload: object, agent = 'Mozilla/5.0 (iPhone) Safari/605.1') =>
      shop.app.inject({
        method: 'POST',
        url: '/api/vitals',
        payload,
        headers: { 'sec-fetch-site': 'same-origin', 'user-agent': agent },
      });
    expect((await tell(slow)).statusCode).toBe(200);
    expect((await tell(slow, 'Googlebot/2.1')).statusCode).toBe(200);
    const refused = [
      { ...slow, page: 'ada' },
      { ...slow, vitals: [] },
      { ...slow, vitals: times({ LCP: -1 }) },
    ];
    for (const one of refused) expect((await tell(one)).statusCode).toBe(400);
    const text = await read();
    const rated = (vital: string, rating: string) =>
      readingOf(text, `web_vitals_total{vital="${vital}",page="product",device="phone",rating="${rating}"}`);
    expect([rated('LCP', 'needs_improvement'), rated('INP', 'good'), rated('CLS', 'poor')]).toEqual([1, 1, 1]);
    expect(readingOf(text, 'web_vital_seconds_sum{vital="LCP",page="product",device="phone"}')).toBe(2.6);
    expect(text).not.toContain('web_vital_seconds_sum{vital="CLS"');
  });

  it('[ops: backups] tell how old the last backup is, and whether it was restored', async () => {
    expect(await read()).not.toContain('backup_age_seconds{');
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await noteBackup(shop.config.dataDir, { at, verified: true });
    expect(readingOf(await read(), 'backup_age_seconds{verified="true"}')).toBeCloseTo(3600, -2);
    await noteBackup(shop.config.dataDir, { at, verified: false });
    const text = await read();
    expect(readingOf(text, 'backup_age_seconds{verified="false"}')).toBeGreaterThan(3599);
    expect(text).not.toContain('backup_age_seconds{verified="true"}');
    await noteBackup(shop.config.dataDir, { at, verified: null });
    expect(readingOf(await read(), 'backup_age_seconds{verified="untried"}')).toBeGreaterThan(3599);
  });

  it('tell requests by route, never by what a visitor sent', async () => {
    await shop.app.inject('/api/search?k=secret-wish');
    const text = await read();
    expect(text).toContain('route="/api/search"');
    expect(text).not.toContain('secret-wish');
    expect(readingOf(text, 'search_duration_seconds_count{kind="search"}')).toBe(1);
  });
});
