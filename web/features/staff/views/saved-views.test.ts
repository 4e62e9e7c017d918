import { expect, it } from 'vitest';
import { Client, failure } from '../../../../contract/api/client.ts';
import { savedViewEndpoints } from '../../../../contract/staff/saved-views.ts';
import type { PageRequest } from '../../../page/page.ts';
import { viewActions } from './saved-views.ts';

const addressOf = (url: URL, done?: string) => `/staff/orders${url.search}${done ? `&done=${done}` : ''}`;
const views = [{ viewId: 1, name: 'Card orders', query: 'payment=CARD', isDefault: false }];

/** Saves the filters of an address under a name; `saved` lists what reached the server. */
async function save(query: string, name: string) {
  const saved: unknown[] = [];
  const client = new Client({
    call: async (endpoint, input) => {
      if (endpoint === savedViewEndpoints.list) return { ok: true, statusCode: 200, data: { views } } as const;
      if (endpoint !== savedViewEndpoints.save) return failure(404);
      saved.push(input);
      return { ok: true, statusCode: 200, data: { ok: true } } as const;
    },
  });
  const request = { client, url: new URL(`https://shop.example/staff/orders?${query}`) } as unknown as PageRequest;
  const answer = await viewActions({ list: 'orders', addressOf }).saveView?.(new URLSearchParams({ name }), request);
  return { answer, saved };
}

it('[look: staff console] a new view never takes the place of another with its name', async () => {
  const { answer, saved } = await save('payment=PAYPAL', ' Card orders ');
  expect(answer).toMatchObject({ status: 409, typed: 'Card orders', failure: { fields: { name: expect.any(String) } } });
  expect(saved).toEqual([]);
});

it.each([
  ['payment=PAYPAL', 'PayPal orders'],
  ['payment=CARD', 'Card orders'],
])('[look: staff console] %s is saved as “%s”', async (query, name) => {
  const { answer, saved } = await save(query, name);
  expect(answer).toEqual({ location: `/staff/orders?${query}&done=view-saved` });
  expect(saved).toEqual([{ list: 'orders', name, query }]);
});
