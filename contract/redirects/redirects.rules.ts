import { changedByOthers, defineProblems } from '../api/problems.ts';
import { safePath } from '../values/safe-path.ts';

/** Permanent, temporary, gone. */
export const redirectStatuses = [301, 302, 410] as const;

export type RedirectStatus = (typeof redirectStatuses)[number];

/** Maximum length of an address. */
export const maxAddressLength = 1000;

/** Bytes of an uploaded file of redirects: about 100,000 lines. */
export const redirectUploadBytes = 8 * 1024 * 1024;

/** Paths that cannot be redirected. */
const kept = /^\/(api|assets|family|images|media|staff)(\/|$)/i;

/** Keeps letters of any script as an address contains them; an escaped slash stays escaped and is rejected. */
const escaped = (typed: string): string => encodeURI(typed.toWellFormed()).replaceAll('%25', '%').replaceAll('%5C', '\\');

/** The path and query of an old address; a full URL loses its host. Null for what cannot be redirected, such as the home page. */
export function oldAddress(given: string): string | null {
  const path = safePath(escaped(given.trim().replace(/^https?:\/\/[^/?#]*/i, '')))?.replace(/#.*/, '');
  return path && path.length <= maxAddressLength && !kept.test(path) && !/^\/(\?|$)/.test(path) ? path : null;
}

/** A redirect's destination within a shop, also given as a full URL of it; null for everything else (no open redirect). */
export function newAddress(given: string, origin: string): string | null {
  const typed = given.trim();
  const path = safePath(escaped(typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed));
  return path !== null && path.length <= maxAddressLength ? path : null;
}

export const redirectProblems = defineProblems({
  no_redirect_file: { status: 400, message: 'Choose a file with redirects.' },
  redirect_file_too_large: { status: 413, message: 'Files can be up to 8 MB.' },
  redirect_changed: changedByOthers('redirect'),
  redirect_exists: { status: 409, message: 'Another redirect has this address.' },
  wrong_old_address: { status: 400, message: 'This address can’t be redirected.' },
  /** For a line of an export. */
  wrong_redirect_status: { status: 400, message: 'The third column is 301, 302 or 410, or empty.' },
  wrong_new_address: { status: 400, message: 'This isn’t an address of this shop.' },
  redirect_circle: { status: 409, message: 'This would create a loop: the new address redirects back to the old one.' },
});
