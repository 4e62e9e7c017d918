import { randomBytes } from 'node:crypto';

/** Each test file gets a random /48: the shop limits networks per hour, and files share a shop. */
const network = ['fd', ...randomBytes(5).toString('hex')].join('').replace(/(.{4})(?=.)/g, '$1:');
let hosts = 0;

/** A new visitor's address in its own /64; a shop started with TRUST_PROXY=true accepts it from `x-forwarded-for`. */
export const newAddress = (): string => `${network}:${(++hosts).toString(16)}::1`;
