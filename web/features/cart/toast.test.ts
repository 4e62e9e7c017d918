import { describe, expect, it } from 'vitest';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { cartEndpoints } from '../../../contract/buying/cart.ts';
import { savedEndpoints } from '../../../contract/buying/saved.ts';
import { type Toast, undo } from './toast.ts';

const item = { variationId: 7, quantity: 2 };

/** Undoes an action with this answer for the current cart; returns the result and the calls that change something. */
async function undone(kind: Toast['kind'], current: Result<unknown>) {
  const calls: unknown[] = [];
  const client = new Client({
    call: async (endpoint, input) => {
      if (endpoint === cartEndpoints.getCurrent) return current;
      calls.push([endpoint, input]);
      return { ok: true, statusCode: 200, data: null };
    },
  });
  return { result: await undo(client, { kind, ...item }), calls };
}

const answered = (cart: object | null): Result<unknown> => ({ ok: true, statusCode: 200, data: { cart } });

describe('[checklist 21] undoing', () => {
  it.each([
    ['removed', cartEndpoints.addItem, item],
    ['saved', savedEndpoints.toCart, item],
    ['moved', savedEndpoints.save, { ...item, cartUuid: 'mine' }],
    ['unsaved', savedEndpoints.save, item],
  ] as const)('“%s” makes the opposite call', async (kind, endpoint, input) => {
    expect((await undone(kind, answered({ cartUuid: 'mine' }))).calls).toEqual([[endpoint, input]]);
  });

  it.each([
    ['no cart', answered(null), 404],
    ['an unreadable one', failure(503), 503],
  ])('a move to the cart saves nothing with %s', async (_, current, statusCode) => {
    expect(await undone('moved', current)).toMatchObject({ result: { ok: false, statusCode }, calls: [] });
  });
});
