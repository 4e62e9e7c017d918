import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findLink, type Link, type Purpose, saveLink, takeLink } from './store.ts';

const lifetimesMs: Readonly<Record<Purpose, number>> = { reset_password: 3_600_000, verify_email: 7 * 86_400_000 };
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token for a link that may be followed once: within an hour to set a password, within a week to confirm an address. */
export async function makeLink(tx: Tx, purpose: Purpose, link: Link, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await saveLink(tx, { ...link, purpose, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifetimesMs[purpose]) });
  return token;
}

/** What a link is about, without using it up; null when it holds no more. */
export const readLink = (db: Db, purpose: Purpose, token: string, now: Date): Promise<Link | null> =>
  findLink(db, hashOf(token), purpose, now);

/** Uses a link up; null when it holds no more, as for the second of two at the same moment. */
export const followLink = (tx: Tx, purpose: Purpose, token: string, now: Date): Promise<Link | null> =>
  takeLink(tx, hashOf(token), purpose, now);
