import { defineProblems } from '../api/problems.ts';
import { safePath } from '../values/safe-path.ts';

/** Moved for good, moved for a while, gone for good. */
export const redirectStatuses = [301, 302, 410] as const;

export type RedirectStatus = (typeof redirectStatuses)[number];

/** Characters of an address at the most. */
export const longestAddress = 1000;

/** Places that answer for themselves, whatever is written down about them. */
const kept = /^\/(api|assets|family|images|media|staff)(\/|$)/i;

/** Letters of any script as an address carries them; what could be taken for a slash stays what it is, and is refused. */
const escaped = (typed: string): string => encodeURI(typed.toWellFormed()).replaceAll('%25', '%').replaceAll('%5C', '\\');

/**
 * The path and query of an old address; of a whole URL what stands behind its host. Null for what no redirect can start from: the home page is always
 * there.
 */
export function oldAddress(given: string): string | null {
  const path = safePath(escaped(given.trim().replace(/^https?:\/\/[^/?#]*/i, '')))?.replace(/#.*$/, '');
  return path && path.length <= longestAddress && !kept.test(path) && !/^\/(\?|$)/.test(path) ? path : null;
}

/** Where a redirect leads within a shop, whose own addresses may be written whole; null for everything else (no open redirect). */
export function newAddress(given: string, origin: string): string | null {
  const typed = given.trim();
  const path = safePath(escaped(typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed));
  return path !== null && path.length <= longestAddress ? path : null;
}

export const redirectProblems = defineProblems({
  wrong_old_address: { status: 400, message: 'This address can’t be redirected.' },
  wrong_new_address: { status: 400, message: 'This isn’t an address of this shop.' },
  redirect_circle: { status: 409, message: 'This would create a loop: the new address redirects back to the old one.' },
});
