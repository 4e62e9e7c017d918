import { consentCookie } from '../../../contract/visitor/consent.ts';

/** Id of the cookie notice. */
export const consentDrawerId = 'cookie_consent_notice';

/** The notice's form action; every page takes it. */
export const consentAction = 'consent';
/** Style sheet that hides the dismissed notice without script. */
export const consentStyle = '/consent.css';

/** The notice shows until the cookie equals true (spec §4). */
export const needsConsent = (cookies: string): boolean => !cookies.split(/;\s*/).includes(`${consentCookie}=true`);
