import { readinessEndpoints } from '../../contract/readiness/readiness.ts';
import type { Api } from '../platform/http/api.ts';
import { requireStaff } from '../staff/index.ts';
import { checksOf, isFit } from './checks.ts';
import { type FactParts, findFacts, findOutside, type OutsideFacts } from './facts.ts';

/** Milliseconds for which the answers of other machines are kept: for the list, and for the overview. */
const keptMs = { list: 30_000, overview: 600_000 };

export function bindReadiness(api: Api, parts: FactParts): void {
  let outside: { readonly at: number; readonly facts: OutsideFacts } | null = null;
  let asking: Promise<OutsideFacts> | null = null;
  /** When everything was ready last, so that the overview of a running shop counts no products. */
  let fitAt = 0;
  const ask = (now: Date) => {
    asking ??= findOutside(parts, now)
      .then((facts) => {
        outside = { at: Date.now(), facts };
        return facts;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const check = async (facts: Promise<OutsideFacts>, now: Date) => {
    const checks = checksOf(await findFacts(parts, now, facts));
    fitAt = isFit(checks) ? Date.now() : 0;
    return checks;
  };
  api.bind(readinessEndpoints.list, async (_input, call) => {
    await requireStaff(parts.database.read, call, 'staff.manage');
    const isFresh = outside && Date.now() - outside.at <= keptMs.list;
    return { checks: await check(isFresh && outside ? Promise.resolve(outside.facts) : ask(call.now), call.now) };
  });
  api.bind(readinessEndpoints.listMissing, async (_input, call) => {
    await requireStaff(parts.database.read, call, 'staff.manage');
    if (Date.now() - fitAt < keptMs.overview) return { checks: [] };
    const known = outside;
    if (known && Date.now() - known.at > keptMs.overview) ask(call.now).catch(() => {});
    // Only the first overview of a process waits for other machines.
    const checks = await check(known ? Promise.resolve(known.facts) : ask(call.now), call.now);
    return { checks: checks.filter(({ state }) => state === 'missing') };
  });
}
