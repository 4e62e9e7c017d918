import { type RedirectStatus, redirectProblems, redirectUploadBytes } from '../../contract/redirects/redirects.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { bytesOf, textOf } from '../platform/http/bytes-of.ts';
import type { UploadedFile } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { purge } from '../platform/purging/purging.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import type { Written } from './lines.ts';
import { redirectsTag } from './redirects.ts';
import { RuleSet } from './rule-set.ts';
import { addressOf, type Rule } from './rules.ts';
import { deleteRedirect, findRedirects, findRules, lockRedirect, lockRedirects, saveRules } from './store.ts';
import { type Fault, requireEnd, ruleOf, type Saved, takeLines } from './take-lines.ts';

const problem = problemsOf(redirectProblems);

/** The brand, its address, and who changes it; null for the server's command line. */
export interface Actor {
  readonly brand: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly member: StaffMember | null;
  readonly now: Date;
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
 * `wrong_new_address`, `redirect_circle`, `redirect_exists` when another redirect has the address that `edited` is given, and, with the time at which
 * it was, `redirect_changed` when `edited` was saved or removed since.
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
    const before = (await findRules(tx, brand, rule.path)).find((one) => isSame(one, rule));
    if (edited) await giveWay(tx, edited, { rule, isTaken: before !== undefined }, actor);
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

/** Removes the edited redirect where the rule that replaces it has another address, which must be free. */
async function giveWay(
  tx: Tx,
  { redirectId, savedAt }: Edited,
  { rule, isTaken }: { rule: Rule; isTaken: boolean },
  actor: Omit<Actor, 'origin'>,
): Promise<void> {
  const present = await lockRedirect(tx, actor.brand, redirectId);
  const isSeen = present && (savedAt === undefined || present.savedAt.getTime() === Date.parse(savedAt));
  if (!isSeen) throw problem('redirect_changed', { savedAt: present?.savedAt.toISOString() ?? null });
  if (isSame(present, rule)) return;
  if (isTaken) throw problem('redirect_exists', {}, { from: 'This address already has a redirect. Edit or delete that one' });
  await removeIn(tx, redirectId, actor);
}

export interface Taken {
  readonly taken: number;
  readonly faults: Fault[];
}

/** Saves every valid line of an export; returns the others with their line numbers. */
export async function saveLines(database: Database, text: string, { brand, origin, member, now }: Actor): Promise<Taken> {
  return database.transact(async (tx) => {
    await lockRedirects(tx, brand);
    const rules = new RuleSet(await findRedirects(tx, brand, { words: '', offset: 0, limit: null }));
    const { taken, saved, faults } = await takeLines(rules, text, origin);
    if (saved.size > 0) {
      const after = [...saved.values()].map((one) => one.after);
      await saveRules(tx, brand, after, member?.name ?? 'command line', now);
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

/** Rules that the audit of an import tells, beside how many changed. */
const maxAudited = 100;

function changesOf(saved: ReadonlyMap<string, Saved>) {
  const changed = [...saved].filter(([, { before, after }]) => before?.target !== after.target || before.status !== after.status);
  return {
    changed: changed.length,
    changes: changed.slice(0, maxAudited).map(([field, { before, after }]) => ({ field, before: inWords(before), after: inWords(after) })),
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
