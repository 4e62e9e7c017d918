import { type Client, failure, type Result } from '../../../contract/api/client.ts';
import { type Cart, cartEndpoints, cartProblems } from '../../../contract/cart/cart.ts';
import { type Moved, type SavedItem, type SavedList, savedEndpoints } from '../../../contract/saved/saved.ts';

/** `dropped`: removed from the saved items, and no longer sold, so that it cannot be saved again. */
const kinds = ['removed', 'saved', 'moved', 'unsaved', 'dropped'] as const;

/** The last action on an item of the cart or the saved list, to be announced and, unless it is `dropped`, undone (checklist 21). */
export interface Toast {
  readonly kind: (typeof kinds)[number];
  readonly variationId: number;
  /** Units affected. */
  readonly quantity: number;
  /** Undefined when unknown. */
  readonly name?: string | undefined;
}

/** The kind with this name, or undefined. */
export const kindNamed = (name: string | null): Toast['kind'] | undefined => kinds.find((known) => known === name);

/** What removing a saved item is. */
export const removalOf = ({ errorDetails }: Pick<SavedItem, 'errorDetails'>): 'unsaved' | 'dropped' =>
  errorDetails?.code === 'unavailable' ? 'dropped' : 'unsaved';

export function toastText({ kind, name = 'it' }: Toast): string {
  switch (kind) {
    case 'removed':
      return `Removed ${name} from your cart.`;
    case 'saved':
      return `Saved ${name} for later.`;
    case 'moved':
      return `Moved ${name} to your cart.`;
    case 'unsaved':
    case 'dropped':
      return `Removed ${name} from your saved items.`;
  }
}

/** The message after an action was undone. */
export const undoneText = ({ kind, name = 'It' }: Toast): string =>
  `${name} is back in your ${kind === 'removed' || kind === 'saved' ? 'cart' : 'saved items'}.`;

/** The action named in a page's address without script; looks up the item's name. */
export function toastIn({ searchParams }: URL, cart: Cart | null, saved: SavedList | null): Toast | null {
  const kind = kindNamed(searchParams.get('done'));
  const variationId = Number(searchParams.get('item'));
  const quantity = Number(searchParams.get('quantity'));
  if (!kind || !Number.isInteger(variationId) || !Number.isInteger(quantity) || variationId < 1 || quantity < 1) return null;
  const known = [...(cart?.items ?? []), ...(saved?.items ?? [])].find((item) => item.variationId === variationId);
  return { kind, variationId, quantity, name: known?.productDetails.name };
}

/** Undoes an action. Undoing a removal returns only the cart. */
export async function undo(
  client: Client,
  { kind, variationId, quantity }: Pick<Toast, 'kind' | 'variationId' | 'quantity'>,
): Promise<Result<Cart | Moved>> {
  const item = { variationId, quantity };
  switch (kind) {
    case 'removed':
      return client.call(cartEndpoints.addItem, item);
    case 'saved':
      return client.call(savedEndpoints.toCart, item);
    case 'moved': {
      // Saved without its cart it would be a new item of the list, and stay in the cart.
      const current = await client.call(cartEndpoints.getCurrent, {});
      if (!current.ok) return current;
      const { cart } = current.data;
      return cart
        ? client.call(savedEndpoints.save, { ...item, cartUuid: cart.cartUuid })
        : failure(404, cartProblems.cart_not_found.message);
    }
    case 'unsaved':
      return client.call(savedEndpoints.save, item);
    case 'dropped':
      return failure(404, cartProblems.variation_not_found.message);
  }
}
