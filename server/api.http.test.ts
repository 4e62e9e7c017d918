import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../contract/api/openapi.schemas.ts';
import { endpoints } from '../contract/index.ts';
import { type TestShop, testShop } from '../test/support/app.ts';
import { type Binding, limitOf } from './platform/http/api.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('[§7] every endpoint of the contract, and no other, is bound by a domain', () => {
  const bound = [...shop.api.bindings].map(({ endpoint }) => endpoint.name);
  expect(bound.sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

it('[§7, §8] failed calls answer what the API document says, with and without its header', async () => {
  const document = openApiDocument(endpoints, '') as {
    paths: Record<
      string,
      Record<string, { parameters: object[]; responses: Record<string, { content: Record<string, { schema: object }> }> }>
    >;
    components: Record<string, Record<string, Record<string, unknown>>>;
  };
  const referred = ({ $ref: to = '' }: { $ref?: string }) =>
    to
      .split('/')
      .slice(2)
      .reduce((node, key) => Object(node)[key], document.components as object);
  const header = referred(document.paths['/api/product/{productId}']?.get?.parameters.at(-1) ?? {});
  expect(header).toMatchObject({ name: 'x-error-body', in: 'header', schema: { enum: ['original', 'user'] } });
  for (const [path, url, status] of [
    ['/api/product/{productId}', '/api/product/1', 404],
    ['/api/staff/redirects', '/api/staff/redirects', 401],
    ['/api/staff/content/{kind}/{key}', '/api/staff/content/page/deals', 401],
  ] as const) {
    const { schema = {} } = document.paths[path]?.get?.responses[status]?.content['application/json'] ?? {};
    const choices = 'oneOf' in schema ? (schema.oneOf as object[]) : [schema];
    for (const headers of [{}, { 'x-error-body': 'original' }, { 'x-error-body': 'user' }]) {
      const answer = await shop.app.inject({ url, headers });
      expect(answer.statusCode).toBe(status);
      const fitting = choices.filter(
        (choice) => z.fromJSONSchema(referred(choice) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(answer.json()).success,
      );
      expect(fitting, `${url} ${answer.body}`).toHaveLength(1);
    }
  }
});

function rowOf(binding: Binding): string[] {
  const { method, path, serverOnly } = binding.endpoint;
  const limit = limitOf(binding);
  if (!limit || serverOnly) return [];
  return [`| \`${method} ${path}\` | ${limit.max} | ${limit.windowSeconds} s | ${limit.shared ? 'all together' : 'each for itself'} |`];
}

it('[§6 abuse] every changing call has a limit, and the operators’ table of limits is current', async () => {
  const unlimited = [...shop.api.bindings].filter((binding) => binding.endpoint.method !== 'GET' && !limitOf(binding));
  expect(unlimited.map(({ endpoint }) => endpoint.name)).toEqual([]);
  const file = `${import.meta.dirname}/../docs/operations/limits.md`;
  const head = '| Call | At most | Within | Processes count |\n|---|---|---|---|\n';
  const [words = ''] = readFileSync(file, 'utf8').split(head);
  const rows = [...shop.api.bindings].flatMap(rowOf).sort();
  // `vitest -u` rewrites the table.
  await expect(`${words}${head}${rows.join('\n')}\n`).toMatchFileSnapshot(file);
});

it('[§7] an empty body with a JSON content type counts as no body, for every method', async () => {
  for (const [method, url, status] of [
    ['DELETE', '/api/accounts/addresses/1', 401],
    ['POST', '/api/user/logout', 200],
    ['POST', '/api/user/login', 400],
  ] as const) {
    const answer = await shop.app.inject({ method, url, headers: { 'content-type': 'application/json', 'x-error-body': 'original' } });
    expect([url, answer.statusCode]).toEqual([url, status]);
    if (status === 400) expect(answer.json().fields).toHaveProperty('email');
  }
});
