import { useCallback, useState } from 'react';
import type { Result } from '../../../contract/api/client.ts';
import type { Cart, CartLine } from '../../../contract/cart/cart.ts';
import { type Moved, type SavedItem, type SavedList, savedEndpoints } from '../../../contract/saved/saved.ts';
import { client } from '../../api/browser.ts';
import type { useQueue } from '../../api/use-queue.ts';
import { type Attempt, failureText, withEntry, withoutEntry } from './failure-text.ts';
import { removalOf, type Toast } from './toast.ts';

interface SavedOptions {
  /** Null without access to saved items. */
  readonly initial: SavedList | null;
  readonly queue: ReturnType<typeof useQueue>;
  /** The cart after an item moved to or from it. */
  onCart(cart: Cart | null): void;
  tell(told: Toast): void;
}

/** Saved items on a page that shows them: move to the cart, save from it, or remove. */
export function useSaved({ initial, queue, onCart, tell }: SavedOptions) {
  const [list, setList] = useState(initial);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());

  /** Shows both sides after a move. */
  const moved = useCallback(
    ({ cart, moved: _, ...next }: Moved) => {
      setList(next);
      onCart(cart);
    },
    [onCart],
  );

  /** Makes a call about an item, which is busy meanwhile; shows a refusal beside it. */
  const run = useCallback(
    async <T>({ variationId }: SavedItem, attempt: Attempt, call: () => Promise<Result<T>>): Promise<T | null> => {
      setBusy((now) => new Set(now).add(variationId));
      setErrors((now) => withoutEntry(now, variationId));
      const result = await queue(call);
      setBusy((now) => new Set([...now].filter((id) => id !== variationId)));
      if (!result.ok) setErrors((now) => withEntry(now, variationId, failureText(result, attempt)));
      return result.ok ? result.data : null;
    },
    [queue],
  );

  const toCart = useCallback(
    async (item: SavedItem) => {
      const { variationId, productDetails } = item;
      const answer = await run(item, 'move this item to your cart', () => client.call(savedEndpoints.toCart, { variationId }));
      if (!answer) return;
      moved(answer);
      if (answer.moved > 0) tell({ kind: 'moved', variationId, quantity: answer.moved, name: productDetails.name });
    },
    [moved, run, tell],
  );

  const remove = useCallback(
    async (item: SavedItem) => {
      const saveForLaterUuid = list?.saveForLaterUuid;
      if (!saveForLaterUuid) return;
      const { variationId, quantity, productDetails } = item;
      const answer = await run(item, 'remove this item', () => client.call(savedEndpoints.remove, { saveForLaterUuid, variationId }));
      if (!answer) return;
      setList(answer);
      tell({ kind: removalOf(item), variationId, quantity, name: productDetails.name });
    },
    [list, run, tell],
  );

  /** Saves a line of the cart; returns the cart without it. */
  const save = useCallback(
    async ({ variationId, productDetails }: CartLine, cartUuid: string): Promise<Result<Cart | null>> => {
      const result = await client.call(savedEndpoints.save, { variationId, cartUuid });
      if (!result.ok) return result;
      const { cart, moved: quantity, ...next } = result.data;
      setList(next);
      if (quantity > 0) tell({ kind: 'saved', variationId, quantity, name: productDetails.name });
      return { ...result, data: cart };
    },
    [tell],
  );

  return { list, busy, errors, setList, moved, toCart, remove, save };
}
