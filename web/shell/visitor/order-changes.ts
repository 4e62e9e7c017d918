import { useEffect } from 'react';
import { type OrderFilter, ordersFilterCookie } from '../../../contract/orders/order-history.ts';
import { accountOrders } from '../../routes.ts';
import { writeCookie } from '../visit/cookies.ts';

const channelName = 'orders';

/** What tabs tell each other: the number of a changed order, or the filter chosen for the list. */
type Message = string | { readonly filter: OrderFilter };

/** The reloaded page must not announce the action again, or two tabs would keep notifying each other. */
function forgetDone(): void {
  const url = new URL(location.href);
  url.searchParams.delete('done');
  history.replaceState(history.state, '', url);
}

/**
 * Broadcasts that this tab changed an order, and reloads the page when another tab did (spec §3: cancelled orders and items are broadcast between
 * tabs). `changed` is the order changed here, `shown` the one on the page; null for a list.
 */
export function useOrderChanges(changed: string | null, shown: string | null): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    if (changed) {
      channel.postMessage(changed);
      forgetDone();
    }
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (typeof data === 'string' && (shown === null || data === shown)) location.replace(location.pathname + location.search);
    };
    return () => channel.close();
  }, [changed, shown]);
}

/** The filter in a cookie header; null without one. */
export const filterInCookies = (cookies: string): string | null =>
  new RegExp(`(?:^|;\\s*)${ordersFilterCookie}=([a-z0-9-]{1,40})(?:;|$)`).exec(cookies)?.[1] ?? null;

/** Keeps the lists of orders in all tabs on the filter chosen last, by a channel and a session cookie (spec §3). */
export function useOrdersFilter(filter: OrderFilter): void {
  useEffect(() => {
    const before = filterInCookies(document.cookie) ?? 'most-recent';
    if (before !== filter) writeCookie(ordersFilterCookie, filter);
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    if (before !== filter) channel.postMessage({ filter } satisfies Message);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (typeof data !== 'string' && data.filter !== filter) location.replace(accountOrders({ filter: data.filter }));
    };
    return () => channel.close();
  }, [filter]);
}
