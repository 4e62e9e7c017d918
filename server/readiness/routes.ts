import { readinessEndpoints } from '../../contract/readiness/readiness.ts';
import type { Api } from '../platform/http/api.ts';
import { requireStaff } from '../staff/index.ts';
import { checksOf, type Facts } from './checks.ts';
import { type FactParts, findFacts } from './facts.ts';

/** Milliseconds for which an answer is kept, since asking calls other machines. */
const keptMs = 30_000;

export function bindReadiness(api: Api, parts: FactParts): void {
  let kept: { readonly at: number; readonly facts: Promise<Facts> } | null = null;
  api.bind(readinessEndpoints.list, async (_input, call) => {
    await requireStaff(parts.database.read, call, 'staff.manage');
    if (!kept || Date.now() - kept.at > keptMs) {
      const facts = findFacts(parts, call.now);
      kept = { at: Date.now(), facts };
      // A failed answer is not kept.
      facts.catch(() => {
        kept = null;
      });
    }
    return { checks: checksOf(await kept.facts) };
  });
}
