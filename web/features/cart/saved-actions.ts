import type { Client, Result } from '../../../contract/api/client.ts';
import { type Cart, cartEndpoints } from '../../../contract/cart/cart.ts';
import { ownList, savedEndpoints } from '../../../contract/saved/saved.ts';
import { type Action, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { type Attempt, failureText } from './failure-text.ts';
import { kindNamed, removalOf, type Toast, undo } from './toast.ts';

interface Place<D> {
  /** The page again, with a message about the action. */
  link(done: { done: Toast['kind']; item: number; quantity: number } | undefined): string;
  /** The page with an error. */
  show(request: PageRequest, message: string): Promise<Loaded<D>>;
}

/** The numbers in an item's form. */
export function itemOf(form: URLSearchParams): { variationId: number; quantity: number } {
  return { variationId: Number(form.get('variationId')), quantity: Number(form.get('quantity')) };
}

export async function cartOf(client: Client): Promise<Cart | null> {
  const current = await client.call(cartEndpoints.getCurrent, {});
  return current.ok ? current.data.cart : null;
}

/** Actions on saved items without script, for the cart page and the account page. */
export function savedActions<D>({ link, show }: Place<D>): Record<'save' | 'move' | 'unsave' | 'undo', Action<D>> {
  /** Reports success or failure. */
  const end = async (
    request: PageRequest,
    kind: Toast['kind'] | null,
    { variationId, quantity }: ReturnType<typeof itemOf>,
    attempt: Attempt,
    result: Result<object>,
  ): Promise<Loaded<D>> => {
    if (!result.ok) return show(request, failureText(result, attempt));
    const units = 'moved' in result.data ? Number(result.data.moved) : quantity;
    return redirect(link(kind && units > 0 ? { done: kind, item: variationId, quantity: units } : undefined), 303);
  };
  return {
    save: async (form, request) => {
      const item = itemOf(form);
      const cartUuid = (await cartOf(request.client))?.cartUuid;
      const result = await request.client.call(savedEndpoints.save, { variationId: item.variationId, cartUuid });
      return end(request, 'saved', item, 'save this item for later', result);
    },
    move: async (form, request) => {
      const item = itemOf(form);
      return end(
        request,
        'moved',
        item,
        'move this item to your cart',
        await request.client.call(savedEndpoints.toCart, { variationId: item.variationId }),
      );
    },
    unsave: async (form, request) => {
      const item = itemOf(form);
      const list = await request.client.call(savedEndpoints.list, { saveForLaterUuid: ownList });
      if (!list.ok) return show(request, failureText(list, 'retrieve your saved items'));
      const { saveForLaterUuid, items } = list.data;
      if (!saveForLaterUuid) return redirect(link(undefined), 303);
      const saved = items.find(({ variationId }) => variationId === item.variationId);
      return end(
        request,
        saved ? removalOf(saved) : 'unsaved',
        item,
        'remove this item',
        await request.client.call(savedEndpoints.remove, { saveForLaterUuid, variationId: item.variationId }),
      );
    },
    undo: async (form, request) => {
      const item = itemOf(form);
      const kind = kindNamed(form.get('kind'));
      if (!kind) return redirect(link(undefined), 303);
      const result = await undo(request.client, { kind, ...item });
      return end(request, null, item, 'undo that', result);
    },
  };
}
