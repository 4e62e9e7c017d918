import type { Client, Result } from '../../../contract/api/client.ts';
import { type Cart, cartEndpoints } from '../../../contract/buying/cart.ts';
import { type Moved, type SavedList, savedEndpoints } from '../../../contract/buying/saved.ts';

const kinds = ['removed', 'saved', 'moved', 'unsaved'] as const;

/** What was just done to an item of the cart or of what is saved, to be told and undone (checklist 21). */
export interface Toast {
  readonly kind: (typeof kinds)[number];
  readonly variationId: number;
  /** Units it was done to. */
  readonly quantity: number;
  /** Left out where it is not known any more. */
  readonly name?: string | undefined;
}

/** The kind of this name; undefined for another word. */
export const kindNamed = (name: string | null): Toast['kind'] | undefined => kinds.find((known) => known === name);

export function toastText({ kind, name = 'it' }: Toast): string {
  switch (kind) {
    case 'removed':
      return `Removed ${name} from your cart.`;
    case 'saved':
      return `Saved ${name} for later.`;
    case 'moved':
      return `Moved ${name} to your cart.`;
    case 'unsaved':
      return `Removed ${name} from your saved items.`;
  }
}

/** What the address of a page says was just done, without script; its name is looked for where it has gone. */
export function toastIn({ searchParams }: URL, cart: Cart | null, saved: SavedList | null): Toast | null {
  const kind = kindNamed(searchParams.get('done'));
  const [variationId, quantity] = [Number(searchParams.get('item')), Number(searchParams.get('quantity'))];
  if (!kind || !Number.isInteger(variationId) || !Number.isInteger(quantity) || variationId < 1 || quantity < 1) return null;
  const known = [...(cart?.items ?? []), ...(saved?.items ?? [])].find((item) => item.variationId === variationId);
  return { kind, variationId, quantity, name: known?.productDetails.name };
}

/** Takes back what was told. What came out of the cart by being removed answers the cart alone. */
export function undo(
  client: Client,
  { kind, variationId, quantity }: Pick<Toast, 'kind' | 'variationId' | 'quantity'>,
  cartUuid: string | undefined,
): Promise<Result<Cart | Moved>> {
  const item = { variationId, quantity };
  switch (kind) {
    case 'removed':
      return client.call(cartEndpoints.addItem, item);
    case 'saved':
      return client.call(savedEndpoints.toCart, item);
    case 'moved':
      return client.call(savedEndpoints.save, { ...item, cartUuid });
    case 'unsaved':
      return client.call(savedEndpoints.save, item);
  }
}
