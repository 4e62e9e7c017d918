import { expect, it } from 'vitest';
import { redirectStaffEndpoints } from '../../../contract/redirects/redirects.ts';
import { Api, type Handler } from './api.ts';
import type { Call } from './call.ts';

type List = typeof redirectStaffEndpoints.list;

const redirect = { redirectId: 1, from: '/a', to: '/b', status: 301, savedAt: '', savedBy: '' };

/** Answers a list of redirects as the shop does in development and tests. */
async function answer(given: object): Promise<unknown> {
  const api = new Api({ checkResponses: true });
  api.bind(redirectStaffEndpoints.list, (async () => ({
    redirects: [redirect],
    total: 1,
    page: 1,
    pages: 1,
    ...given,
  })) as unknown as Handler<List>);
  const [binding] = api.bindings;
  if (!binding) throw new Error('Nothing is bound');
  return api.run(binding, { params: {}, query: {}, body: {} }, {} as Call);
}

it('[§7] an answer has all fields of its schema and no others, at any depth', async () => {
  expect(await answer({})).toMatchObject({ total: 1 });
  expect(await answer({ secret: undefined })).not.toHaveProperty('secret');
  await expect(answer({ total: 'one' })).rejects.toThrow('answered what its schema does not allow');
  await expect(answer({ secret: null })).rejects.toThrow('redirects.list answered what its schema does not have: secret');
  await expect(answer({ redirects: [redirect, { ...redirect, cost: 1 }] })).rejects.toThrow('does not have: redirects.1.cost');
});
