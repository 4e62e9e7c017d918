import { useEffect } from 'react';

const channelName = 'orders';

/** Loaded again, the page must not say again that something was just done: two tabs would go on telling each other. */
function forgetDone(): void {
  const url = new URL(location.href);
  url.searchParams.delete('done');
  history.replaceState(history.state, '', url);
}

/**
 * Broadcasts that an order was changed in this tab, and loads the page anew when another tab says so (spec §3: cancelled orders and items are broadcast
 * between tabs). `changed` is the order that was changed here, `shown` the one that the page shows; null for a list of them.
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
