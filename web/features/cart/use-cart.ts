import { useCallback, useRef, useState } from 'react';
import { type Cart, type CartLine, cartEndpoints } from '../../../contract/cart.ts';
import type { Failure, Result } from '../../../contract/client.ts';
import { client } from '../../api/browser.ts';

export interface RemovedLine {
  readonly variationId: number;
  readonly quantity: number;
  /** Left out after a removal without script. */
  readonly name?: string;
}

interface LineState {
  /** Asked for and not yet answered, by variation. */
  readonly pending: ReadonlyMap<number, number>;
  readonly errors: ReadonlyMap<number, string>;
}

/** The offline message; everything else comes from the server (spec §8 generic). */
const unreachable = 'We couldn’t reach the shop. Check your connection and try again.';

/**
 * The cart on its page: shows a new quantity at once, leaves all money to the server's answer, and puts a line back where the server
 * refuses. Changes go to the server one after the other, so that each answer is the newest cart.
 */
export function useCart(initial: Cart | null, onChange: () => void) {
  const [cart, setCart] = useState(initial);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [lines, setLines] = useState<LineState>({ pending: new Map(), errors: new Map() });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(new Map<number, symbol>());

  /** One call after all earlier ones; what it answers is shown. */
  const send = useCallback(
    async (call: () => Promise<Result<Cart>>): Promise<Result<Cart>> => {
      const answer = queue.current.then(call);
      queue.current = answer;
      const result = await answer;
      if (result.ok) {
        setCart(result.data);
        onChange();
      }
      return result;
    },
    [onChange],
  );

  /** A change to one line, which shows `shown` until the last change to it has been answered. */
  const change = useCallback(
    async (variationId: number, shown: number, call: () => Promise<Result<Cart>>) => {
      const mine = Symbol();
      latest.current.set(variationId, mine);
      setLines(({ pending, errors }) => ({ pending: withEntry(pending, variationId, shown), errors: without(errors, variationId) }));
      const result = await send(call);
      if (latest.current.get(variationId) !== mine) return result.ok;
      setLines(({ pending, errors }) => ({
        pending: without(pending, variationId),
        errors: result.ok ? errors : withEntry(errors, variationId, wordsOf(result)),
      }));
      return result.ok;
    },
    [send],
  );

  const setQuantity = useCallback(
    (line: CartLine, quantity: number) => {
      if (!cart) return;
      const { variationId } = line;
      const { cartUuid } = cart;
      void change(variationId, quantity, () => client.call(cartEndpoints.setQuantity, { cartUuid, variationId, quantity }));
    },
    [cart, change],
  );

  const remove = useCallback(
    async (line: CartLine) => {
      if (!cart) return;
      const { variationId, quantity } = line;
      const { cartUuid } = cart;
      const gone = await change(variationId, quantity, () => client.call(cartEndpoints.removeItem, { cartUuid, variationId }));
      if (gone) setRemoved({ variationId, quantity, name: line.productDetails.name });
    },
    [cart, change],
  );

  const undo = useCallback(async () => {
    if (!removed) return;
    const { variationId, quantity } = removed;
    // Gone at once, so that a second press adds nothing; back when it could not be undone.
    setRemoved(null);
    const result = await send(() => client.call(cartEndpoints.addItem, { variationId, quantity }));
    if (!result.ok) setRemoved(removed);
    setFailed(result.ok ? null : wordsOf(result));
  }, [removed, send]);

  /** Reads the cart again, as after the postal code has changed. */
  const refresh = useCallback(async () => {
    const answer = queue.current.then(() => client.call(cartEndpoints.getCurrent, {}));
    queue.current = answer;
    const result = await answer;
    if (result.ok) setCart(result.data.cart);
    setFailed(result.ok ? null : wordsOf(result));
  }, []);

  return { cart, refresh, removed, failed, ...lines, setQuantity, remove, undo };
}

const wordsOf = ({ statusCode, message }: Failure): string => (statusCode === 0 ? unreachable : message);

function withEntry<V>(map: ReadonlyMap<number, V>, key: number, value: V): ReadonlyMap<number, V> {
  return new Map(map).set(key, value);
}

function without<V>(map: ReadonlyMap<number, V>, key: number): ReadonlyMap<number, V> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
