/**
 * A path of this shop that is safe to redirect to, even from untrusted input: absolute and without a host, however disguised; null for everything
 * else (no open redirect).
 */
export function safePath(wanted: string | null | undefined): string | null {
  if (!wanted || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return null;
  const here = 'http://shop.invalid';
  const url = parse(wanted, here);
  if (!url) return null;
  // `/./` and `/../` can hide two leading slashes, which would name a host.
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Not `URL.canParse`, which the oldest supported browsers (Chromium 111, Safari 16.4) lack. */
function parse(wanted: string, base: string): URL | null {
  try {
    return new URL(wanted, base);
  } catch {
    return null;
  }
}
