import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { cartEndpoints } from '../../../contract/cart/cart.ts';
import { savedEndpoints } from '../../../contract/saved/saved.ts';
import { removalOf, type Toast, undo, undoneText } from './toast.ts';
import { ToastNotice } from './toast-notice.tsx';

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

  it('a removal of what is no longer sold is not possible', async () => {
    expect(removalOf({ errorDetails: { code: 'unavailable', message: 'This item is no longer sold.' } })).toBe('dropped');
    expect(removalOf({ errorDetails: { code: 'out_of_stock', message: 'This item is out of stock.' } })).toBe('unsaved');
    const told = { kind: 'dropped', ...item, name: 'Lamp' } as const;
    const notice = renderToStaticMarkup(<ToastNotice told={told} action="/cart" onUndo={() => {}} />);
    expect(notice).toContain('Removed Lamp from your saved items.');
    expect(notice).not.toContain('Undo');
    expect(await undone('dropped', answered(null))).toMatchObject({ result: { ok: false, statusCode: 404 }, calls: [] });
  });

  it('says where the item is again, and what the button would undo', () => {
    expect(undoneText({ kind: 'removed', ...item, name: 'Lamp' })).toBe('Lamp is back in your cart.');
    expect(undoneText({ kind: 'moved', ...item })).toBe('It is back in your saved items.');
    const notice = renderToStaticMarkup(<ToastNotice told={{ kind: 'removed', ...item, name: 'Lamp' }} action="/cart" onUndo={() => {}} />);
    const [, words] = /<span id="([^"]+)">Removed Lamp from your cart\.<\/span>/.exec(notice) ?? [];
    expect(notice).toContain(`aria-describedby="${words}"`);
  });

  it.each([
    ['no cart', answered(null), 404],
    ['an unreadable one', failure(503), 503],
  ])('a move to the cart saves nothing with %s', async (_, current, statusCode) => {
    expect(await undone('moved', current)).toMatchObject({ result: { ok: false, statusCode }, calls: [] });
  });
});
