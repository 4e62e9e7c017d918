import { useEffect } from 'react';

const channelName = 'orders';

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
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (shown === null || data === shown) location.replace(location.pathname + location.search);
    };
    return () => channel.close();
  }, [changed, shown]);
}
