import { violationPath } from '../../contract/reports.ts';

export interface HeaderOptions {
  /** In development Vite's client opens a socket and puts in style elements. */
  readonly dev: boolean;
  /** The shop is reached by https only. */
  readonly secure: boolean;
}

/**
 * Headers of every document. Scripts come from the shop's own files only. Style attributes are allowed because a picture's
 * tint and a component's measured size are data; style elements and scripts in the page are not.
 */
export function documentHeaders({ dev, secure }: HeaderOptions): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': dev ? "'self' 'unsafe-inline'" : "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    // Films, like pictures, may be kept elsewhere.
    'media-src': "'self' https:",
    'font-src': "'self'",
    'connect-src': dev ? "'self' ws: wss:" : "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    // Browsers that know the first form pass over the second.
    'report-to': 'violations',
    'report-uri': violationPath,
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'reporting-endpoints': `violations="${violationPath}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(!dev && { 'speculation-rules': '"/speculation-rules.json"' }),
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
