import { consentCookie, consentEndpoints, optOutCookie } from '../../contract/visitor/consent.ts';
import type { Api } from '../platform/http/api.ts';

/** One year (spec §9). */
const lifetimeSeconds = 31_536_000;

/** Owns the visitor's consent to cookies and to sharing their data, stored in their browser. */
export function mountConsent(api: Api): void {
  api.bind(consentEndpoints.accept, async (_, call) => {
    call.setCookie(consentCookie, 'true', { maxAge: lifetimeSeconds, httpOnly: false });
    return { ok: true as const };
  });
  api.bind(consentEndpoints.optOut, async (_, call) => {
    call.setCookie(optOutCookie, 'true', { maxAge: lifetimeSeconds });
    return { ok: true as const };
  });
}
