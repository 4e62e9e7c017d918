import { useCallback, useEffect, useRef, useState } from 'react';
import { type Cart, cartEndpoints } from '../../../contract/cart/cart.ts';
import { ownList, savedEndpoints } from '../../../contract/saved/saved.ts';
import { client } from '../../api/browser.ts';
import { useQueue } from '../../api/use-queue.ts';
import { failureText } from '../../features/cart/failure-text.ts';
import { type Toast, undo } from '../../features/cart/toast.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { usePromoCodes } from '../../features/cart/use-promo-codes.ts';
import { useSaved } from '../../features/cart/use-saved.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';
import type { CartData } from './cart-data.ts';

/**
 * The state of the cart page: lines, saved items, the last action and its undo. Changes go to the server in sequence and are broadcast to other tabs,
 * whose changes appear here (spec §3).
 */
export function useCartPage(data: CartData) {
  const queue = useQueue();
  const [told, tell] = useState<Toast | null>(data.told);
  const [undone, setUndone] = useState<Toast | null>(null);
  const [failed, setFailed] = useState(data.error);
  const announce = useCartTabs(() => void refresh());
  const state = useCart({ initial: data.cart, queue, onChange: announce, tell });
  const { cart, changed, setCart } = state;
  const saved = useSaved({ initial: data.saved, queue, onCart: changed, tell });
  const { setList } = saved;
  const isSaving = data.saved !== null;

  const refresh = useCallback(async () => {
    const [current, listed] = await queue(() =>
      Promise.all([
        client.call(cartEndpoints.getCurrent, {}),
        isSaving ? client.call(savedEndpoints.list, { saveForLaterUuid: ownList }) : null,
      ]),
    );
    if (current.ok) setCart(current.data.cart);
    if (listed?.ok) setList(listed.data);
    setFailed(current.ok ? null : failureText(current, 'retrieve your cart'));
  }, [isSaving, queue, setCart, setList]);

  const takeBack = useCallback(
    async (done: Toast) => {
      // Hidden at once, so that a second click does nothing; shown again if the undo fails.
      tell(null);
      setUndone(null);
      const result = await queue(() => undo(client, done));
      setFailed(result.ok ? null : failureText(result, 'undo that'));
      if (!result.ok) return tell(done);
      setUndone(done);
      if ('moved' in result.data) saved.moved(result.data);
      else changed(result.data as Cart);
    },
    [changed, queue, saved],
  );

  const cartUuid = cart?.cartUuid ?? '';
  const promoCodes = usePromoCodes<Cart>({
    queue,
    add: (code, captcha) => client.call(cartEndpoints.addPromoCode, { cartUuid, code, captcha }),
    remove: (code) => client.call(cartEndpoints.removePromoCode, { cartUuid, code }),
    show: changed,
  });

  return { ...state, saved, told, undone, failed, refresh, takeBack, promoCodes };
}

/** Calls when another tab changed the cart; returns a function that announces a change made here, to tabs and badge. */
function useCartTabs(onOthers: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const latest = useRef(onOthers);
  latest.current = onOthers;
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const own = new BroadcastChannel('cart');
    // A channel does not receive its own messages: this came from another tab, or another part of this page.
    own.onmessage = () => latest.current();
    channel.current = own;
    return () => own.close();
  }, []);
  return useCallback(() => {
    if (channel.current) channel.current.postMessage('changed');
    else announceCartChange();
  }, []);
}
