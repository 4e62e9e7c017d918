import { useSyncExternalStore } from 'react';

/** Set by the server beside every change of the cart; readable by script (spec §3 client storage). */
const cookieName = 'cart_item_qty';

const channelName = 'cart';
const here = new Set<() => void>();

/** The units in the cart by the cookie; 0 without one (spec §8: a badge failure renders nothing). */
export function quantityInCookies(cookies: string): number {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,5})(?:;|$)`).exec(cookies)?.[1];
  return value ? Number(value) : 0;
}

/** Call after a change to the cart: updates the badge here and in other tabs. */
export function announceCartChange(): void {
  for (const listener of here) listener();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls when the cart may have changed, here or in another tab. Returns a function that stops it. */
export function onCartChanged(listener: () => void): () => void {
  here.add(listener);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  if (channel) channel.onmessage = listener;
  window.addEventListener('pageshow', listener);
  return () => {
    here.delete(listener);
    channel?.close();
    window.removeEventListener('pageshow', listener);
  };
}

/** Units in this visitor's cart; 0 on the server and until hydration, since pages are the same for everybody. */
export function useCartQuantity(): number {
  return useSyncExternalStore(
    onCartChanged,
    () => quantityInCookies(document.cookie),
    () => 0,
  );
}
