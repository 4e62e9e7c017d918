import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { defineProblems } from './problems.ts';
import { safePath } from './safe-path.ts';
import { staffProblems } from './staff.ts';

/** Moved for good, moved for a while, gone for good. */
export const redirectStatuses = [301, 302, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];
const status = z.literal(redirectStatuses);

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
  wrong_old_address: { status: 400, message: 'This is no address that can lead elsewhere.' },
  wrong_new_address: { status: 400, message: 'This is no address of this shop.' },
  redirect_circle: { status: 409, message: 'This would lead in a circle: the new address leads back to the old one.' },
});

const redirect = z.object({
  redirectId: z.int(),
  /** Path, and what has to be in the query, if anything. */
  from: z.string(),
  /** A path of the shop; null where it is gone for good. */
  to: z.string().nullable(),
  status,
  /** ISO timestamp (UTC). */
  savedAt: z.string(),
  savedBy: z.string(),
});
export type ListedRedirect = z.output<typeof redirect>;

const problems = { ...redirectProblems, unauthorized: staffProblems.unauthorized, forbidden: staffProblems.forbidden };
const address = z.string().max(4 * longestAddress);

export const redirectEndpoints = {
  info: endpoint({
    name: 'redirects.info',
    summary: 'Where an old address of this shop leads, and with which status; for apps and other front ends. Not logged (spec §8)',
    method: 'GET',
    path: '/api/redirect/info',
    query: z.object({
      /** Path and query as they were asked for, e.g. `/collections/sofas?page=2`. */
      path: address,
    }),
    response: z.object({
      path: z.string(),
      /** A path of the shop; null where it leads nowhere, or is gone. */
      leadsTo: z.string().nullable(),
      /** Null: nothing is known about it. */
      status: status.nullable(),
    }),
    isLogged: false,
  }),
};

export const redirectStaffEndpoints = {
  list: endpoint({
    name: 'redirects.list',
    summary: 'Old addresses of this shop and where they lead, fifty a page (content.edit)',
    method: 'GET',
    path: '/api/staff/redirects',
    query: z.object({ q: z.string().trim().max(200).default(''), page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    response: z.object({ redirects: z.array(redirect), total: z.int(), page: z.int(), pages: z.int() }),
    problems,
  }),
  save: endpoint({
    name: 'redirects.save',
    summary: 'Has an old address lead to a page of this shop from now on, or be gone (content.publish)',
    method: 'PUT',
    path: '/api/staff/redirects',
    body: z.object({ from: address, to: address.default(''), status: z.coerce.number().pipe(status).default(301) }),
    response: z.object({ ok: z.literal(true), from: z.string() }),
    problems,
    originalError: true,
  }),
  saveMany: endpoint({
    name: 'redirects.saveMany',
    summary:
      'Takes lines of `from,to,status` as shops export them; the last two may be left out. Says which could not be taken (content.publish)',
    method: 'POST',
    path: '/api/staff/redirects/lines',
    body: z.object({ lines: z.string().max(60_000) }),
    response: z.object({ taken: z.int(), faults: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })) }),
    problems,
    originalError: true,
  }),
  remove: endpoint({
    name: 'redirects.remove',
    summary: 'Has an old address lead nowhere again (content.publish)',
    method: 'DELETE',
    path: '/api/staff/redirects/:redirectId',
    params: z.object({ redirectId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: z.object({ ok: z.literal(true) }),
    problems,
  }),
};
