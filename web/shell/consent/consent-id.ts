/** Id of the note on cookies, which script shows to whom has not read it. */
export const consentDrawerId = 'cookie-consent';

/** Name of the action that every page takes from the note's form. */
export const consentAction = 'consent';
/** Address of the style sheet that hides the note from who has read it, for browsers without script. */
export const consentStyle = '/consent.css';
