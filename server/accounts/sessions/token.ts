import { randomBytes } from 'node:crypto';

export const cookieName = 'session_token';

/** 256 random bits behind a prefix that distinguishes session tokens from guest tokens, so that a guest's bearer needs no lookup. */
const shape = /^s\.[A-Za-z0-9_-]{43}$/;

export const newSessionToken = (): string => `s.${randomBytes(32).toString('base64url')}`;

export const isSessionToken = (token: string): boolean => shape.test(token);
