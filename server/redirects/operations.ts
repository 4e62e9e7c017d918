import {
  newAddress,
  oldAddress,
  type RedirectStatus,
  redirectProblems,
  redirectStatuses,
  redirectUploadBytes,
} from '../../contract/catalog/redirects.ts';
import type { Database, Db, Tx } from '../platform/db/index.ts';
import { bytesOf, textOf } from '../platform/http/bytes-of.ts';
import type { UploadedFile } from '../platform/http/call.ts';
import { Problem, problemsOf } from '../platform/http/problem.ts';
import { purge } from '../platform/purging/purging.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import { readLines, type Written } from './lines.ts';
import { redirectsTag } from './redirects.ts';
import { addressOf, follow, parted, type Rule } from './rules.ts';
import { deleteRedirect, findRedirects, findRules, lockRedirect, lockRedirects, saveRules } from './store.ts';

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

/** A redirect as an editor saw it before changing it. */
interface Edited {
  readonly redirectId: number;
  /** Without it, the redirect is changed whatever it has become. */
  readonly savedAt?: string | undefined;
}

const audited = ({ target, status }: Rule) => ({ to: target, status });

/**
 * Saves a redirect, effective in every process, in the place of `edited`, whose address may be another. Throws `wrong_old_address`,
 * `wrong_new_address`, `redirect_circle`, and, with the time at which it was, `redirect_changed` when `edited` was saved or removed since.
 */
export async function saveRedirect(
  database: Database,
  given: Omit<Written, 'status'> & { status: RedirectStatus },
  actor: Actor,
  edited: Edited | null = null,
): Promise<string> {
  const rule = ruleOf(given, actor.origin);
  const { brand, member, now } = actor;
  await database.transact(async (tx) => {
    await lockRedirects(tx, brand);
    if (edited) await giveWay(tx, edited, rule, actor);
    const before = (await findRules(tx, brand, rule.path)).find((one) => isSame(one, rule));
    await requireEnd(async (path) => {
      const others = (await findRules(tx, brand, path)).filter((other) => !isSame(other, rule));
      return path === rule.path ? [...others, rule] : others;
    }, rule);
    await saveRules(tx, brand, [rule], member?.name ?? 'command line', now);
    const details = { before: before ? audited(before) : null, after: audited(rule) };
    await audit(tx, { by: member, action: 'redirects.saved', subject: { kind: 'address', id: addressOf(rule) }, details }, now);
    await purge(tx, [redirectsTag]);
  });
  return addressOf(rule);
}

/** Removes the edited redirect where the rule that replaces it has another address. */
async function giveWay(tx: Tx, { redirectId, savedAt }: Edited, rule: Rule, actor: Omit<Actor, 'origin'>): Promise<void> {
  const present = await lockRedirect(tx, actor.brand, redirectId);
  const isSeen = present && (savedAt === undefined || present.savedAt.getTime() === Date.parse(savedAt));
  if (!isSeen) throw problem('redirect_changed', { savedAt: present?.savedAt.toISOString() ?? null });
  if (!isSame(present, rule)) await removeIn(tx, redirectId, actor);
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
    const saved = new Map<string, { before: Rule | null; after: Rule }>();
    let taken = 0;
    const faults: Taken['faults'] = [];
    for (const { line, written } of readLines(text)) {
      try {
        const rule = ruleOf({ ...written, status: statusOf(written) }, actor.origin);
        const before = await take(rules, rule);
        const address = addressOf(rule);
        saved.set(address, { before: (saved.get(address) ?? { before }).before, after: rule });
        taken += 1;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        faults.push({ line, text: `${written.from} → ${written.to}`, message: error.message });
      }
    }
    if (saved.size > 0) {
      await saveRules(
        tx,
        brand,
        [...saved.values()].map(({ after }) => after),
        member?.name ?? 'command line',
        now,
      );
      const details = { count: taken, ...changesOf(saved) };
      await audit(tx, { by: member, action: 'redirects.taken', subject: { kind: 'shop', id: brand }, details }, now);
      await purge(tx, [redirectsTag]);
    }
    return { taken, faults };
  });
}

/** Saves every valid line of an uploaded file. Throws `no_redirect_file`, `redirect_file_too_large`. */
export async function saveFile(database: Database, file: UploadedFile | null, actor: Actor): Promise<Taken> {
  if (!file) throw problem('no_redirect_file');
  const content = await bytesOf(file, redirectUploadBytes);
  if (!content) throw problem('redirect_file_too_large');
  return saveLines(database, textOf(content), actor);
}

/** Rules by path and query. */
type Rules = Map<string, Map<string, Rule>>;

async function rulesByPath(db: Db, brand: string): Promise<Rules> {
  const rules: Rules = new Map();
  for (const rule of await findRedirects(db, brand, { words: '', offset: 0, limit: null })) put(rules, rule);
  return rules;
}

function put(rules: Rules, rule: Rule): void {
  const ofPath = rules.get(rule.path) ?? new Map<string, Rule>();
  rules.set(rule.path, ofPath.set(rule.query, rule));
}

/** Adds a rule and returns the one it replaces. Throws `redirect_circle`, without a change. */
async function take(rules: Rules, rule: Rule): Promise<Rule | null> {
  const before = rules.get(rule.path)?.get(rule.query) ?? null;
  put(rules, rule);
  // A former shop's addresses may share a path by the thousand, which is slow to follow.
  const leadsOn = rule.target !== null && rules.has(parted(rule.target)?.path ?? '');
  try {
    if (leadsOn) await requireEnd(async (path) => [...(rules.get(path)?.values() ?? [])], rule);
  } catch (error) {
    if (before) put(rules, before);
    else rules.get(rule.path)?.delete(rule.query);
    throw error;
  }
  return before;
}

/** Rules that the audit of an import tells; their number is in its count. */
const mostAudited = 100;

function changesOf(saved: ReadonlyMap<string, { before: Rule | null; after: Rule }>) {
  const changed = [...saved].filter(([, { before, after }]) => before?.target !== after.target || before.status !== after.status);
  return {
    changes: changed.slice(0, mostAudited).map(([field, { before, after }]) => ({ field, before: inWords(before), after: inWords(after) })),
  };
}

const inWords = (rule: Rule | null): string | null => rule && `${rule.target ?? ''} ${rule.status}`.trim();

/** Removes a redirect; does nothing when there is none. */
export async function removeRedirect(database: Database, id: number, actor: Omit<Actor, 'origin'>): Promise<void> {
  await database.transact((tx) => removeIn(tx, id, actor));
}

async function removeIn(tx: Tx, id: number, { brand, member, now }: Omit<Actor, 'origin'>): Promise<void> {
  const removed = await deleteRedirect(tx, brand, id);
  if (!removed) return;
  const details = { before: audited(removed), after: null };
  await audit(tx, { by: member, action: 'redirects.removed', subject: { kind: 'address', id: addressOf(removed) }, details }, now);
  await purge(tx, [redirectsTag]);
}
