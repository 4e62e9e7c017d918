import { setImmediate } from 'node:timers/promises';
import { newAddress, oldAddress, type RedirectStatus, redirectProblems, redirectStatuses } from '../../contract/redirects/redirects.ts';
import { Problem, problemsOf } from '../platform/http/problem.ts';
import { readLines, type Written } from './lines.ts';
import type { RuleSet } from './rule-set.ts';
import { addressOf, follow, parted, type Rule } from './rules.ts';

const problem = problemsOf(redirectProblems);

const fieldWords = {
  from: 'Enter a path such as /collections/sofas. The home page, /api and /staff can’t be redirected',
  to: 'Enter a path of this shop, such as /c/sofas?t=12',
};

/** Parses a typed redirect. Throws `wrong_old_address`, `wrong_new_address`. */
export function ruleOf({ from, to, status }: Omit<Written, 'status'> & { status: RedirectStatus }, origin: string): Rule {
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
export async function requireEnd(rulesAt: Parameters<typeof follow>[0], rule: Rule): Promise<void> {
  if ((await follow(rulesAt, addressOf(rule))) === null) {
    throw problem('redirect_circle', {}, { to: 'This redirects back to the old address' });
  }
}

/** A line that cannot be taken. */
export interface Fault {
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

/** A redirect of an import, and what its address had before. */
export interface Saved {
  readonly before: Rule | null;
  readonly after: Rule;
}

/** Lines after which others have a turn: a file may have 100,000. */
const linesATurn = 200;

/** Adds every valid line of an export to the rules; `saved` is by address, `taken` counts lines. */
export async function takeLines(
  rules: RuleSet,
  text: string,
  origin: string,
): Promise<{ taken: number; saved: Map<string, Saved>; faults: Fault[] }> {
  const saved = new Map<string, Saved>();
  let taken = 0;
  const faults: Fault[] = [];
  for (const [index, { line, written }] of readLines(text).entries()) {
    if (index % linesATurn === linesATurn - 1) await setImmediate();
    try {
      const rule = ruleOf({ ...written, status: statusOf(written) }, origin);
      const before = await take(rules, rule);
      const address = addressOf(rule);
      saved.set(address, { before: (saved.get(address) ?? { before }).before, after: rule });
      taken += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      faults.push({ line, text: `${written.from} → ${written.to}`, message: error.message });
    }
  }
  return { taken, saved, faults };
}

/** Adds a rule and returns the one it replaces. Throws `redirect_circle`, without a change. */
async function take(rules: RuleSet, rule: Rule): Promise<Rule | null> {
  const before = rules.get(rule);
  rules.put(rule);
  try {
    await requireEnd(async (path, query) => rules.near(path, query), rule);
  } catch (error) {
    if (before) rules.put(before);
    else rules.delete(rule);
    throw error;
  }
  return before;
}
