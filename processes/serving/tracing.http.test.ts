import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summaryOf } from '../../server/platform/db/watch-statements.ts';
import { traceRequests } from '../../server/platform/http/server/trace-requests.ts';
import { defineJob } from '../../server/platform/jobs.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';

/** A span as OTLP has it. */
interface Received {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly status: { readonly code?: number };
}
interface Payload {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: Received['attributes'] };
    readonly scopeSpans: { readonly spans: Received[] }[];
  }[];
}

const address = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((open) => server.listen(0, '127.0.0.1', open));

const payloads: Payload[] = [];
const tokens: unknown[] = [];
/** A collector that takes OTLP over HTTP. */
const collector = createServer(async (request, response) => {
  tokens.push([request.url, request.headers.authorization]);
  payloads.push((await json(request)) as Payload);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
/** Somebody else's server, which a job asks. */
const vendor = createServer((_request, response) => response.end('{}'));

const ask = defineJob<{ from: string }>('test.ask');
const email = 'ada.lovelace@example.com';

let spans: Received[];
beforeAll(async () => {
  await Promise.all([listen(collector), listen(vendor)]);
  let shop: CommerceShop | null = null;
  try {
    shop = await commerceShop({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${address(collector)}/`, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer a-token' },
      extend: (app, opened) => {
        if (opened.tracer) traceRequests(app, opened.tracer);
        opened.jobs.work(ask, async ({ from }) => void (await fetch(`${from}/secret-path?email=${email}`)));
        app.get('/fails', async () => {
          throw new Error(`no ${email}`);
        });
        app.get('/enqueues', async () => {
          await opened.database.transact((tx) => opened.jobs.enqueue(tx, ask, { from: address(vendor) }));
          return {};
        });
      },
    });
    const [lamp = 0] = await stockShelves(shop, [{ price: 2500, stock: 5 }]);
    const { pay } = await readyToPay(shop, [{ variationId: lamp, quantity: 1 }], { email });
    expect(await pay(testCards.good)).toMatchObject({ status: 200 });
    await shop.app.inject({ url: '/api/search?k=secret-wish', headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
    await shop.app.inject('/fails');
    await shop.app.inject('/enqueues');
    await shop.jobs.drain();
  } finally {
    await shop?.close();
  }
  spans = payloads.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
}, 120_000);
afterAll(() => {
  collector.close();
  vendor.close();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const childrenOf = ({ spanId }: Received) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);
const attribute = ({ attributes }: Pick<Received, 'attributes'>, name: string) => attributes.find(({ key }) => key === name)?.value;

describe('[architecture: going live] traces', () => {
  it('arrive at the collector under the shop’s name, with the headers it wants', () => {
    expect(tokens).not.toEqual([]);
    expect(new Set(tokens.map(String))).toEqual(new Set(['/v1/traces,Bearer a-token']));
    expect(payloads.map(({ resourceSpans: [first] }) => first && attribute(first.resource, 'service.name'))).toContainEqual({
      stringValue: 'mantel',
    });
    for (const { traceId, spanId, startTimeUnixNano, endTimeUnixNano } of spans) {
      expect([traceId, spanId].join(' ')).toMatch(/^[0-9a-f]{32} [0-9a-f]{16}$/);
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
  });

  it('lead from a request to its statements', () => {
    const [search] = named('GET /api/search');
    expect(search).toMatchObject({ kind: 2 });
    expect(search && attribute(search, 'http.response.status_code')).toEqual({ intValue: '200' });
    const [placed] = spans.filter(({ name }) => /^POST \/api\/.*(pay|place)/.test(name));
    const statements = placed ? spans.filter(({ traceId, kind }) => traceId === placed.traceId && kind === 3).map(({ name }) => name) : [];
    expect(statements).toContain('insert orders.order');
    expect(statements).toContain('begin');
  });

  it('lead on to the job that the request caused, and to whom the job asked', () => {
    const [request] = named('GET /enqueues');
    const [job] = named('job test.ask');
    expect(job?.traceId).toBe(request?.traceId);
    expect(job?.kind).toBe(5);
    const [call] = job ? childrenOf(job).filter(({ name }) => name === 'GET 127.0.0.1') : [];
    expect(call).toMatchObject({ kind: 3 });
    expect(call && attribute(call, 'http.response.status_code')).toEqual({ intValue: '200' });
  });

  it('show what failed', () => {
    expect(named('GET /fails')).toMatchObject([{ status: { code: 2 } }]);
    expect(named('GET /enqueues')).toMatchObject([{ status: {} }]);
  });

  it('hold nothing that a visitor sent, nothing of who one is, and no values of statements', () => {
    const text = JSON.stringify(payloads);
    for (const personal of [
      'lovelace',
      'example.com',
      'secret-wish',
      'secret-path',
      'Columbus',
      '4242 4242',
      'a'.repeat(32),
      'b'.repeat(16),
      'select ',
      '$1',
    ])
      expect(text.replaceAll(/"(select|insert|update|delete|with) [a-z_.]*"/g, '""'), personal).not.toContain(personal);
  });

  it('do not trace their own sending', () => {
    expect(spans.filter(({ name }) => name.startsWith('POST 127.0.0.1'))).toEqual([]);
  });

  it('cost nothing while they are off: nothing listens, and the tracer is not loaded', () => {
    // A file, since the database's thread would inherit options for a script on the command line.
    const folder = mkdtempSync(join(tmpdir(), 'mantel-untraced-'));
    const script = join(folder, 'open.mjs');
    writeFileSync(
      script,
      `import { channel } from 'node:diagnostics_channel';
      import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => { if (/tracing\\/(tracer|exporter|outgoing)/.test(url)) throw new Error('loaded ' + url); return next(url, context); } });
      const { openShop } = await import('${new URL('../../server/shop.ts', import.meta.url)}');
      const { readConfig } = await import('${new URL('../../server/platform/config/config.ts', import.meta.url)}');
      const shop = await openShop(readConfig({ NODE_ENV: 'test', DATA_DIR: '${folder}', LOG_LEVEL: 'silent' }), { database: { dataDir: null } });
      console.log(shop.tracer, channel('undici:request:create').hasSubscribers, channel('http.client.request.start').hasSubscribers);
      await shop.close();`,
    );
    const said = execFileSync(process.execPath, [script], { encoding: 'utf8' });
    rmSync(folder, { recursive: true, force: true });
    expect(said.trim()).toBe('null false false');
  });
});

describe('a statement’s name', () => {
  it.each([
    ['select "a" from "orders"."order" where id = $1', 'select orders.order'],
    ['insert into email.outbox (recipient) values ($1)', 'insert email.outbox'],
    ['update catalog.stock set x = 1', 'update catalog.stock'],
    ['begin', 'begin'],
    ['\n    with x as (select 1 from jobs.job) select 1', 'with jobs.job'],
    ['', 'statement'],
  ])('of %j is its verb and first table', (text, name) => {
    expect(summaryOf(text)).toBe(name);
  });
});
