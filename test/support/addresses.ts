import { randomBytes } from 'node:crypto';

/** Each test file draws a /48 of its own: the shop limits what an address may do in an hour, and files share a shop. */
const network = ['fd', ...randomBytes(5).toString('hex')].join('').replace(/(.{4})(?=.)/g, '$1:');
let hosts = 0;

/** Where a new visitor comes from, in a /64 of their own; a shop started with TRUST_PROXY=true believes it of `x-forwarded-for`. */
export const newAddress = (): string => `${network}:${(++hosts).toString(16)}::1`;
