import { randomBytes } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits for a session or a set-up link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (token: string): boolean => shape.test(token);
