/**
 * Whether the shop cannot be reached. Where the browser says that there is no connection, the shop is asked itself: one on the same machine, or in
 * the same house, answers without any.
 */
export const isCutOff = async (): Promise<boolean> => !navigator.onLine && !(await fetch('/healthz').catch(() => null));
