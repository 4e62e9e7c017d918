import { createHash, randomBytes } from 'node:crypto';

export const cookieName = 'session_token';

/** 256 random bits behind two letters that tell a session's token from a guest's, so that a guest's bearer needs no look-up. */
const shape = /^s\.[A-Za-z0-9_-]{43}$/;

export const newSessionToken = (): string => `s.${randomBytes(32).toString('base64url')}`;

export const isSessionToken = (token: string): boolean => shape.test(token);

/** What is stored in the token's place. */
export const sessionHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
