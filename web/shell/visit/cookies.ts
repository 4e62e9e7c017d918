/** A cookie's value in `document.cookie`; null if missing or unreadable. */
export function cookieIn(cookies: string, name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

/**
 * A cookie for every page of the shop: for a number of seconds, or until the browser closes; zero deletes it. Strict and secure over https (spec §9),
 * as this page is unless `secure` says otherwise.
 */
export function cookieText(name: string, value: string, seconds?: number, secure = location.protocol === 'https:'): string {
  const age = seconds === undefined ? '' : `; max-age=${seconds}`;
  return `${name}=${encodeURIComponent(value)}; path=/${age}; samesite=${secure ? 'strict; secure' : 'lax'}`;
}

/** Writes such a cookie. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = cookieText(name, value, seconds);
}
