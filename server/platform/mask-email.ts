/** Masks an e-mail address so that only its owner recognizes it: `p•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@[^@]*)$/, '$1•••$2');
