import { useCallback, useRef, useState } from 'react';
import { type Cart, type CartLine, cartEndpoints } from '../../../contract/cart.ts';
import type { Result } from '../../../contract/client.ts';
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
 * refuses. With a ZIP code the tax is estimated. Changes to one line overtake each other: only the last answer counts.
 */
export function useCart(initial: Cart | null, zipCode: string | undefined, onChange: () => void) {
  const [cart, setCart] = useState(initial);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [lines, setLines] = useState<LineState>({ pending: new Map(), errors: new Map() });
  const latest = useRef(0);

  const send = useCallback(
    async (variationId: number, shown: number, call: Promise<Result<Cart>>) => {
      const mine = ++latest.current;
      setLines(({ pending, errors }) => ({ pending: withEntry(pending, variationId, shown), errors: without(errors, variationId) }));
      const result = await call;
      const message = result.ok ? null : result.statusCode === 0 ? unreachable : result.message;
      setLines(({ pending, errors }) => ({
        pending: without(pending, variationId),
        errors: message ? withEntry(errors, variationId, message) : errors,
      }));
      if (result.ok && mine === latest.current) setCart(result.data);
      if (result.ok) onChange();
      return result.ok;
    },
    [onChange],
  );

  const setQuantity = useCallback(
    (line: CartLine, quantity: number) => {
      if (!cart) return;
      const { cartUuid } = cart;
      void send(
        line.variationId,
        quantity,
        client.call(cartEndpoints.setQuantity, { cartUuid, variationId: line.variationId, quantity, zipCode }),
      );
    },
    [cart, zipCode, send],
  );

  const remove = useCallback(
    async (line: CartLine) => {
      if (!cart) return;
      const { variationId, quantity } = line;
      const call = client.call(cartEndpoints.removeItem, { cartUuid: cart.cartUuid, variationId, zipCode });
      if (await send(variationId, quantity, call)) setRemoved({ variationId, quantity, name: line.productDetails.name });
    },
    [cart, zipCode, send],
  );

  const undo = useCallback(async () => {
    if (!removed) return;
    const { variationId, quantity } = removed;
    setRemoved(null);
    const result = await client.call(cartEndpoints.addItem, { variationId, quantity, zipCode });
    if (result.ok) setCart(result.data);
    setFailed(result.ok ? null : result.message);
    if (result.ok) onChange();
  }, [removed, zipCode, onChange]);

  return { cart, removed, failed, ...lines, setQuantity, remove, undo };
}

function withEntry<V>(map: ReadonlyMap<number, V>, key: number, value: V): ReadonlyMap<number, V> {
  return new Map(map).set(key, value);
}

function without<V>(map: ReadonlyMap<number, V>, key: number): ReadonlyMap<number, V> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
