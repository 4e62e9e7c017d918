/**
 * Whether the shop is unreachable. Where the browser reports no connection, it asks the shop itself: a shop on the same machine or network still
 * answers.
 */
export const isOffline = async (): Promise<boolean> => !navigator.onLine && !(await fetch('/healthz').catch(() => null));

/** The shell listens and shows the offline message. */
export const cutOff = 'cutoff';

/** Opens the page that replaces a part whose script failed; while offline, stays here, so that this page is not lost. */
export async function goInstead(href: string): Promise<void> {
  if (await isOffline()) dispatchEvent(new Event(cutOff));
  else location.assign(href);
}
