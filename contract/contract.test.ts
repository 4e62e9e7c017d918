import { describe, expect, it } from 'vitest';
import { bundle, failure } from './client.ts';
import { endpoints } from './index.ts';
import { openApiDocument } from './openapi.ts';
import { messageForStatus } from './problems.ts';

describe('contract', () => {
  it.each([
    [0, 'Aborted'],
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [405, 'Method Not Allowed'],
    [406, 'Not Acceptable'],
    [409, 'Conflict'],
    [410, 'Gone'],
    [500, "We're sorry. It looks like something went wrong."],
    [502, "We're sorry. It looks like something went wrong."],
  ])('[§8] says for status %i: %s', (status, text) => {
    expect(messageForStatus(status)).toBe(text);
    expect(failure(status)).toEqual({ ok: false, statusCode: status, message: text });
  });

  it('[§7.1] bundles responses under the worst status', () => {
    const fine = { ok: true, statusCode: 200, data: {} } as const;
    expect(bundle({ cart: fine, saved: fine })).toMatchObject({ ok: true, statusCode: 200 });
    expect(bundle({ cart: fine, saved: failure(404), more: failure(500) })).toMatchObject({ ok: false, statusCode: 500 });
    expect(bundle({ cart: failure(404), saved: failure(0) })).toMatchObject({ ok: false, statusCode: 0 });
  });

  it('names every endpoint and every method and path once', () => {
    const names = endpoints.map(({ name }) => name);
    const places = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it('takes no name twice over path, query and body of an endpoint', () => {
    for (const endpoint of endpoints) {
      const keys = [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
        Object.keys((schema as { shape?: object }).shape ?? {}),
      );
      expect(new Set(keys).size, endpoint.name).toBe(keys.length);
    }
  });

  it('writes an OpenAPI document with every reachable endpoint, its failures and its path parameters', () => {
    const document = openApiDocument(endpoints, 'http://localhost') as {
      paths: Record<string, Record<string, { operationId: string; responses: object; parameters: { name: string; in: string }[] }>>;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints
        .filter(({ serverOnly }) => !serverOnly)
        .map(({ name }) => name)
        .sort(),
    );
    const setQuantity = document.paths['/api/cart/{cartUuid}/variations/{variationId}']?.put;
    expect(setQuantity?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual([
      'cartUuid',
      'variationId',
    ]);
    expect(Object.keys(setQuantity?.responses ?? {})).toContain('409');
  });
});
