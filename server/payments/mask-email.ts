/** An e-mail address that its owner knows again, and nobody else learns: `p•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@[^@]*)$/, '$1•••$2');
