/** A cookie's value in `document.cookie`; null if missing or unreadable. */
export function cookieIn(cookies: string, name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Writes a cookie for every page of the shop: for a number of seconds, or until the browser closes; zero deletes it. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const site = location.protocol === 'https:' ? 'strict; secure' : 'lax';
  const age = seconds === undefined ? '' : `; max-age=${seconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; samesite=${site}`;
}
