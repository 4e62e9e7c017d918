import { violationPath } from '../../../contract/api/reports.ts';

export interface HeaderOptions {
  /** In development Vite's client opens a socket and adds style elements. */
  readonly dev: boolean;
  /** The shop uses https only. */
  readonly secure: boolean;
}

/** Permissions of the configured vendors' scripts on pages that have them. */
export interface VendorAccess {
  /** Origins they load from and connect to. */
  readonly origins: readonly string[];
  /** They may add style elements. */
  readonly mayStyle: boolean;
  /** Further origins, each for one purpose only. */
  readonly narrow?: Readonly<Record<'script' | 'frame' | 'connect', readonly string[]>>;
}

/** What Stripe's card fields need (https://docs.stripe.com/security/guide#content-security-policy). */
export const stripeAccess: VendorAccess = {
  origins: [],
  mayStyle: false,
  narrow: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
};

const nobody: VendorAccess = { origins: [], mayStyle: false };

const policyHeader = 'content-security-policy';

/** Headers of a document that the shop's own pages may frame. */
export function framed(headers: Record<string, string>): Record<string, string> {
  const policy = headers[policyHeader] ?? '';
  return { ...headers, [policyHeader]: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") };
}

/** The hash of the one allowed style element: that of the 3-D viewer (@google/model-viewer). */
const viewerStyle = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/**
 * Headers of every document. Scripts come from the shop's files and, on pages with vendors, from theirs. Style attributes are allowed because tints
 * and measured sizes are data; inline scripts never, other style elements only where a vendor needs them.
 */
export function documentHeaders({ dev, secure }: HeaderOptions, access: VendorAccess = nobody): Record<string, string> {
  const listed = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('');
  const vendors = listed(access.origins);
  const frames = vendors + listed(access.narrow?.frame);
  const policy = {
    'default-src': "'self'",
    'script-src': `'self'${vendors}${listed(access.narrow?.script)}`,
    // A hash would disable 'unsafe-inline'.
    'style-src': `'self' ${dev || access.mayStyle ? "'unsafe-inline'" : viewerStyle}${vendors}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    // Films, like pictures, may be hosted elsewhere.
    'media-src': "'self' https:",
    'font-src': `'self'${vendors}`,
    // A 3D model contains its textures; the viewer reads them from memory.
    'connect-src': `'self' blob:${dev ? ' ws: wss:' : ''}${vendors}${listed(access.narrow?.connect)}`,
    ...(frames && { 'frame-src': `'self'${frames}` }),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    // Browsers that support the first form ignore the second.
    'report-to': 'violations',
    'report-uri': violationPath,
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    [policyHeader]: Object.entries(policy)
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
