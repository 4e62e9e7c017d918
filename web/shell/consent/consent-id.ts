/** Id of the note on cookies, which script shows to whom has not read it. */
export const consentDrawerId = 'cookie-consent';
