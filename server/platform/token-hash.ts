import { hash } from 'node:crypto';

/** What is stored instead of a token: its SHA-256 in base64url, 43 characters. Tokens of 256 random bits need no salt. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');
