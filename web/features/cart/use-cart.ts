import { useCallback, useRef, useState } from 'react';
import type { Result } from '../../../contract/api/client.ts';
import { type Cart, type CartLine, cartEndpoints } from '../../../contract/cart/cart.ts';
import { client } from '../../api/browser.ts';
import type { useQueue } from '../../api/use-queue.ts';
import { type Attempt, failureText, withEntry, withoutEntry } from './failure-text.ts';
import type { Toast } from './toast.ts';

interface LineState {
  /** Pending quantities, by variation. */
  readonly pending: ReadonlyMap<number, number>;
  readonly errors: ReadonlyMap<number, string>;
}

interface CartOptions {
  readonly initial: Cart | null;
  readonly queue: ReturnType<typeof useQueue>;
  /** Called after a change. */
  onChange(): void;
  tell(told: Toast): void;
}

/**
 * The cart on its page: shows new quantities at once, takes all amounts from the server's response, and restores a line the server refuses to change.
 */
export function useCart({ initial, queue, onChange, tell }: CartOptions) {
  const [cart, setCart] = useState(initial);
  const [lines, setLines] = useState<LineState>({ pending: new Map(), errors: new Map() });
  /** The last change of each line, until it is answered: whether it succeeded. */
  const latest = useRef(new Map<number, Promise<boolean>>());

  /** Shows the cart after a change. */
  const changed = useCallback(
    (next: Cart | null) => {
      setCart(next);
      onChange();
    },
    [onChange],
  );

  /** Changes one line, showing `shown` until its last change is answered; returns whether it succeeded. */
  const change = useCallback(
    (variationId: number, shown: number, attempt: Attempt, call: () => Promise<Result<Cart | null>>): Promise<boolean> => {
      setLines(({ pending, errors }) => ({ pending: withEntry(pending, variationId, shown), errors: withoutEntry(errors, variationId) }));
      const mine = queue(call).then((result) => {
        if (result.ok) changed(result.data);
        if (latest.current.get(variationId) !== mine) return result.ok;
        latest.current.delete(variationId);
        setLines(({ pending, errors }) => ({
          pending: withoutEntry(pending, variationId),
          errors: result.ok ? errors : withEntry(errors, variationId, failureText(result, attempt)),
        }));
        return result.ok;
      });
      latest.current.set(variationId, mine);
      return mine;
    },
    [changed, queue],
  );

  const setQuantity = useCallback(
    (line: CartLine, quantity: number) => {
      if (!cart) return;
      const { variationId } = line;
      const { cartUuid } = cart;
      void change(variationId, quantity, 'update the quantity', () =>
        client.call(cartEndpoints.setQuantity, { cartUuid, variationId, quantity }),
      );
    },
    [cart, change],
  );

  const remove = useCallback(
    async (line: CartLine) => {
      if (!cart) return;
      const { variationId, quantity } = line;
      const { cartUuid } = cart;
      const gone = await change(variationId, quantity, 'remove this item', () =>
        client.call(cartEndpoints.removeItem, { cartUuid, variationId }),
      );
      if (gone) tell({ kind: 'removed', variationId, quantity, name: line.productDetails.name });
    },
    [cart, change, tell],
  );

  /** Waits until all in the queue is answered; returns whether the lines' changes succeeded. */
  const settle = useCallback(async () => {
    let isWell = true;
    do {
      const changes = [...latest.current.values()];
      await queue(() => Promise.resolve());
      isWell = (await Promise.all(changes)).every(Boolean) && isWell;
    } while (latest.current.size > 0);
    return isWell;
  }, [queue]);

  return { cart, ...lines, setCart, changed, change, settle, setQuantity, remove };
}
