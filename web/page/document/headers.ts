import { violationPath } from '../../../contract/api/reports.ts';

export interface HeaderOptions {
  /** In development Vite's client opens a socket and puts in style elements. */
  readonly dev: boolean;
  /** The shop is reached by https only. */
  readonly secure: boolean;
}

/** What the configured vendors' scripts may do in the pages they are in. */
export interface VendorAccess {
  /** What they load from and talk to. */
  readonly origins: readonly string[];
  /** Put in style elements of their own. */
  readonly mayStyle: boolean;
}

const nobody: VendorAccess = { origins: [], mayStyle: false };

const policyHeader = 'content-security-policy';

/** The headers of a document that the shop's own pages may show in a frame. */
export function framed(headers: Record<string, string>): Record<string, string> {
  const policy = headers[policyHeader] ?? '';
  return { ...headers, [policyHeader]: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") };
}

/** The one style element that is let in, by its content: that of the 3-D viewer (@google/model-viewer). */
const viewerStyle = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/**
 * Headers of every document. Scripts come from the shop's own files, and, in pages that vendors are let into, from theirs. Style attributes are allowed because
 * a picture's tint and a component's measured size are data; scripts in the page are never, other style elements only where a vendor cannot do without.
 */
export function documentHeaders({ dev, secure }: HeaderOptions, access: VendorAccess = nobody): Record<string, string> {
  const vendors = access.origins.map((origin) => ` ${origin}`).join('');
  const policy = {
    'default-src': "'self'",
    'script-src': `'self'${vendors}`,
    // A hash beside 'unsafe-inline' would switch it off.
    'style-src': `'self' ${dev || access.mayStyle ? "'unsafe-inline'" : viewerStyle}${vendors}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    // Films, like pictures, may be kept elsewhere.
    'media-src': "'self' https:",
    'font-src': `'self'${vendors}`,
    // A 3-D model brings its textures along; the viewer reads them from memory.
    'connect-src': `'self' blob:${dev ? ' ws: wss:' : ''}${vendors}`,
    ...(vendors && { 'frame-src': `'self'${vendors}` }),
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
