/** Owns the console's bell: what waits for a member's permissions, counted by the domains that own it, and what of it is new to the member. */
export { mountBell } from './routes.ts';
