import { readinessEndpoints } from '../../contract/readiness/readiness.ts';
import { lastBackup } from '../platform/backup/index.ts';
import type { Api } from '../platform/http/api.ts';
import { defineMetric, metricsOf } from '../platform/metrics.ts';
import { requireStaff } from '../staff/index.ts';
import { checksOf, urgentOf } from './checks.ts';
import { type FactParts, findFacts, findOutside, type OutsideFacts } from './facts.ts';

const backupAge = defineMetric('backup_age_seconds', 'Time since the last backup, by whether it could be restored', ['verified']);

/** Milliseconds for which the answers of other machines are kept: for the list, and for the overview. */
const keptMs = { list: 30_000, overview: 600_000 };

export function bindReadiness(api: Api, parts: FactParts): void {
  let outside: { readonly at: number; readonly facts: OutsideFacts } | null = null;
  let asking: Promise<OutsideFacts> | null = null;
  /** When nothing was urgent last, so that the overview of a running shop counts no products. */
  let calmAt = 0;
  measureBackups(parts);
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
    const found = await findFacts(parts, now, facts);
    const checks = checksOf(found);
    const urgent = urgentOf(found, checks);
    calmAt = urgent.length === 0 ? Date.now() : 0;
    return { checks, urgent };
  };
  api.bind(readinessEndpoints.list, async (_input, call) => {
    await requireStaff(parts.database.read, call, 'staff.manage');
    const isFresh = outside && Date.now() - outside.at <= keptMs.list;
    const { checks } = await check(isFresh && outside ? Promise.resolve(outside.facts) : ask(call.now), call.now);
    return { checks };
  });
  api.bind(readinessEndpoints.listMissing, async (_input, call) => {
    await requireStaff(parts.database.read, call, 'staff.manage');
    if (Date.now() - calmAt < keptMs.overview) return { checks: [] };
    const known = outside;
    if (known && Date.now() - known.at > keptMs.overview) ask(call.now).catch(() => {});
    // Only the first overview of a process waits for other machines.
    const { urgent } = await check(known ? Promise.resolve(known.facts) : ask(call.now), call.now);
    return { checks: urgent };
  });
}

/** By the clock of the machine, as backups are made. */
function measureBackups({ config, database }: Pick<FactParts, 'config' | 'database'>): void {
  metricsOf(database).read(backupAge, async () => {
    const last = await lastBackup(config.dataDir);
    return last ? [{ labels: { verified: String(last.verified ?? 'untried') }, value: (Date.now() - last.at.getTime()) / 1000 }] : [];
  });
}
