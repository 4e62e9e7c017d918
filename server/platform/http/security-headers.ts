import helmet from 'helmet';
import type { Config } from '../config.ts';

/**
 * The security headers of every answer; pages and pictures set a policy of their own. They are the same for all, so they are worked
 * out once: as a hook for each request helmet takes a twentieth of a small answer's time.
 */
export function securityHeaders({ secureCookies }: Pick<Config, 'secureCookies'>): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const set = helmet({
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    hsts: secureCookies && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  set({} as never, recorder as never, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
