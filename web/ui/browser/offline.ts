/**
 * Whether the shop cannot be reached. Where the browser says that there is no connection, the shop is asked itself: one on the same machine, or in
 * the same house, answers without any.
 */
export const isOffline = async (): Promise<boolean> => !navigator.onLine && !(await fetch('/healthz').catch(() => null));

/** Heard by what stands around the page, which says so. */
export const cutOff = 'cutoff';

/** Leads to the page that does what a part would have, had its script come. With no connection one would lose this page for nothing. */
export async function goInstead(href: string): Promise<void> {
  if (await isOffline()) dispatchEvent(new Event(cutOff));
  else location.assign(href);
}
