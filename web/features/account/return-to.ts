/** Pages one is not sent back to: they are about signing in. */
const doors = /^\/(login|reset-request|password-reset|verify-email)(?:[/?#]|$)/;

/**
 * The path to go back to after a sign-in, if it is one of this shop: an absolute path without a host, however it is disguised. Everything else, and the
 * doors themselves, is null (issue: no open redirect).
 */
export function safeReturn(wanted: string | null | undefined): string | null {
  if (!wanted || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return null;
  const here = 'http://shop.invalid';
  if (!URL.canParse(wanted, here)) return null;
  const url = new URL(wanted, here);
  // `/./` and `/../` can hide two slashes in front, which would name a host.
  if (url.origin !== here || url.pathname.startsWith('//') || doors.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
