/**
 * A path of this shop as it may be gone on to, whoever named it: absolute, without a host, however it is disguised; null for everything
 * else (no open redirect).
 */
export function safePath(wanted: string | null | undefined): string | null {
  if (!wanted || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return null;
  const here = 'http://shop.invalid';
  const url = parse(wanted, here);
  if (!url) return null;
  // `/./` and `/../` can hide two slashes in front, which would name a host.
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Not `URL.canParse`, which browsers that the build is for (Chromium 111 on, Safari 16.4 on) lack. */
function parse(wanted: string, base: string): URL | null {
  try {
    return new URL(wanted, base);
  } catch {
    return null;
  }
}
