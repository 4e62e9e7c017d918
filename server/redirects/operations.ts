import { newAddress, oldAddress, type RedirectStatus, redirectProblems, redirectStatuses } from '../../contract/catalog/redirects.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { Problem, problemsOf } from '../platform/http/problem.ts';
import { purge } from '../platform/purging/purging.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import { readLines, type Written } from './lines.ts';
import { redirectsTag } from './redirects.ts';
import { addressOf, follow, parted, type Rule } from './rules.ts';
import { deleteRedirect, findRedirects, findRules, lockRedirects, saveRules } from './store.ts';

const problem = problemsOf(redirectProblems);

/** The brand, its address, and who changes it; null for the server's command line. */
export interface Actor {
  readonly brand: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly member: StaffMember | null;
  readonly now: Date;
}

const fieldWords = {
  from: 'Enter a path such as /collections/sofas. The home page, /api and /staff can’t be redirected',
  to: 'Enter a path of this shop, such as /c/sofas?t=12',
};

/** Parses a typed redirect. Throws `wrong_old_address`, `wrong_new_address`. */
function ruleOf({ from, to, status }: Omit<Written, 'status'> & { status: RedirectStatus }, origin: string): Rule {
  const address = oldAddress(from);
  const start = address && parted(address);
  const target = status === 410 ? null : newAddress(to, origin);
  const isLost = status !== 410 && target === null;
  if (!start) throw problem('wrong_old_address', {}, { from: fieldWords.from, ...(isLost && { to: fieldWords.to }) });
  if (isLost) throw problem('wrong_new_address', {}, { to: fieldWords.to });
  return { ...start, target, status };
}

/** Throws `wrong_redirect_status`. */
function statusOf({ to, status }: Written): RedirectStatus {
  if (status.trim() === '') return to === '' ? 410 : 301;
  const written = redirectStatuses.find((one) => String(one) === status.trim());
  if (written === undefined) throw problem('wrong_redirect_status');
  return written;
}

/** Throws `redirect_circle` when following the rule never ends. */
async function requireEnd(rulesAt: (path: string) => Promise<readonly Rule[]>, rule: Rule): Promise<void> {
  if ((await follow(rulesAt, addressOf(rule))) === null) {
    throw problem('redirect_circle', {}, { to: 'This redirects back to the old address' });
  }
}

const isSame = (a: Rule, b: Rule) => a.path === b.path && a.query === b.query;

/** Saves a redirect, effective in every process. Throws `wrong_old_address`, `wrong_new_address`, `redirect_circle`. */
export async function saveRedirect(
  database: Database,
  given: Omit<Written, 'status'> & { status: RedirectStatus },
  actor: Actor,
): Promise<string> {
  const rule = ruleOf(given, actor.origin);
  const { brand, member, now } = actor;
  await database.transact(async (tx) => {
    await lockRedirects(tx, brand);
    await requireEnd(async (path) => {
      const others = (await findRules(tx, brand, path)).filter((other) => !isSame(other, rule));
      return path === rule.path ? [...others, rule] : others;
    }, rule);
    await saveRules(tx, brand, [rule], member?.name ?? 'command line', now);
    const details = { to: rule.target, status: rule.status };
    await audit(tx, { by: member, action: 'redirects.saved', subject: { kind: 'address', id: addressOf(rule) }, details }, now);
    await purge(tx, [redirectsTag]);
  });
  return addressOf(rule);
}

export interface Taken {
  readonly taken: number;
  readonly faults: { line: number; text: string; message: string }[];
}

/** Saves every valid line of an export; returns the others with their line numbers. */
export async function saveLines(database: Database, text: string, actor: Actor): Promise<Taken> {
  const { brand, member, now } = actor;
  return database.transact(async (tx) => {
    await lockRedirects(tx, brand);
    const rules = await rulesByPath(tx, brand);
    const saved: Rule[] = [];
    const faults: Taken['faults'] = [];
    for (const { line, written } of readLines(text)) {
      try {
        const rule = ruleOf({ ...written, status: statusOf(written) }, actor.origin);
        const others = (rules.get(rule.path) ?? []).filter((other) => !isSame(other, rule));
        await requireEnd(async (path) => (path === rule.path ? [...others, rule] : (rules.get(path) ?? [])), rule);
        rules.set(rule.path, [...others, rule]);
        saved.push(rule);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        faults.push({ line, text: `${written.from} → ${written.to}`, message: error.message });
      }
    }
    if (saved.length > 0) {
      await saveRules(tx, brand, saved, member?.name ?? 'command line', now);
      const details = { count: saved.length };
      await audit(tx, { by: member, action: 'redirects.taken', subject: { kind: 'shop', id: brand }, details }, now);
      await purge(tx, [redirectsTag]);
    }
    return { taken: saved.length, faults };
  });
}

async function rulesByPath(db: Db, brand: string): Promise<Map<string, Rule[]>> {
  const rules = new Map<string, Rule[]>();
  for (const rule of await findRedirects(db, brand, { words: '', offset: 0, limit: null })) {
    rules.set(rule.path, [...(rules.get(rule.path) ?? []), rule]);
  }
  return rules;
}

/** Removes a redirect; does nothing when there is none. */
export async function removeRedirect(database: Database, id: number, { brand, member, now }: Omit<Actor, 'origin'>): Promise<void> {
  await database.transact(async (tx) => {
    const removed = await deleteRedirect(tx, brand, id);
    if (!removed) return;
    const details = { before: { to: removed.target, status: removed.status }, after: null };
    await audit(tx, { by: member, action: 'redirects.removed', subject: { kind: 'address', id: addressOf(removed) }, details }, now);
    await purge(tx, [redirectsTag]);
  });
}
