import { readinessEndpoints } from '../../contract/readiness/readiness.ts';
import type { Api } from '../platform/http/api.ts';
import { requireStaff } from '../staff/index.ts';
import { checksOf, isFit } from './checks.ts';
import { type FactParts, findFacts, findOutside, type OutsideFacts } from './facts.ts';

/** Milliseconds for which the answers of other machines are kept: for the list, and for the overview, which must open at once. */
const keptMs = { list: 30_000, overview: 600_000 };

export function bindReadiness(api: Api, parts: FactParts): void {
  let outside: { readonly at: number; readonly facts: Promise<OutsideFacts> } | null = null;
  /** When everything was ready last, so that the overview of a running shop counts no products. */
  let fitAt = 0;
  const check = async (mostMs: number, now: Date) => {
    if (!outside || Date.now() - outside.at > mostMs) {
      const facts = findOutside(parts.config, now);
      outside = { at: Date.now(), facts };
      // A failed answer is not kept.
      facts.catch(() => {
        outside = null;
      });
    }
    const checks = checksOf(await findFacts(parts, now, outside.facts));
    fitAt = isFit(checks) ? Date.now() : 0;
    return checks;
  };
  api.bind(readinessEndpoints.list, async (_input, call) => {
    await requireStaff(parts.database.read, call, 'staff.manage');
    return { checks: await check(keptMs.list, call.now) };
  });
  api.bind(readinessEndpoints.listMissing, async (_input, call) => {
    await requireStaff(parts.database.read, call, 'staff.manage');
    if (Date.now() - fitAt < keptMs.overview) return { checks: [] };
    return { checks: (await check(keptMs.overview, call.now)).filter(({ state }) => state === 'missing') };
  });
}
