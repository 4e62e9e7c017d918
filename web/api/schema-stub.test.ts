import { describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';

describe('the contract on the stand-in for zod', async () => {
  vi.doMock('zod', () => import('./schema-stub.ts'));
  vi.resetModules();
  const stubbed = (await import('../../contract/index.ts')).endpoints;
  vi.doUnmock('zod');
  vi.resetModules();
  const real = (await import('../../contract/index.ts')).endpoints;

  const namesOf = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {});
  const transported = ({ name, method, path, query, originalError }: Endpoint) => ({
    name,
    method,
    path,
    originalError,
    query: namesOf(query),
  });

  test('loads, and gives the browser’s transport all it reads', () => {
    expect(stubbed.length).toBeGreaterThan(10);
    expect(stubbed.map(transported)).toEqual(real.map(transported));
  });

  test('refuses to check anything', () => {
    expect(() => stubbed[0]?.response.safeParse({})).toThrow('not part of the production build');
  });
});
