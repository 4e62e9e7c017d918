import { consentCookie } from '../../../contract/consent.ts';

/** The note on cookies shows until the cookie equals true (spec §4). */
export const needsConsent = (cookies: string): boolean => !cookies.split(/;\s*/).includes(`${consentCookie}=true`);
