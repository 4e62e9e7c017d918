import { type FlagName, flagNamed, flagNames } from '../../contract/flags/flags.ts';
import { flagEditingProblems, flagStaffEndpoints, type ListedFlag } from '../../contract/staff/staff-flags.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { pageOf } from '../platform/paging.ts';
import { audit, requireStaff } from '../staff/index.ts';
import type { Setting } from './evaluate.ts';
import { isOffered } from './flags.ts';
import { clearFlag, FlagChangedError, setFlag, WrongSettingError } from './operations.ts';
import { type Change, countChanges, countExposed, findChanges, findLastChanges, findSettings } from './store.ts';

const problem = problemsOf(flagEditingProblems);

/** Changes in a flag's history in the console. */
const perPage = 50;
/** Days over which exposures are counted: their retention, long enough to judge a trial. */
const countedDays = 14;

const ok = { ok: true } as const;

/** Flag endpoints for administrators. Every change is in the flag's history and in the audit log, with its reason. */
export function mountFlagStaff(api: Api, { database, config }: { database: Database; config: Pick<Config, 'vendors'> }): void {
  const db = database.read;
  const enter = (call: Call) => requireStaff(db, call, 'flags.edit');
  /** Makes a change and audits it in one transaction. */
  const change = async (call: Call, action: string, flag: FlagName, given: Given, work: (tx: Tx, note: Note) => Promise<unknown>) => {
    const member = await enter(call);
    const { brand, reason, version, percentage, visitors } = given;
    const details = { brand, ...(percentage !== undefined && { percentage, visitors: visitors?.length ?? 0 }) };
    await database.transact(async (tx) => {
      await work(tx, { changedBy: member.name, reason, version }).catch((error: unknown) => {
        if (error instanceof WrongSettingError) throw problem('wrong_setting');
        throw error instanceof FlagChangedError ? problem('flag_changed') : error;
      });
      await audit(tx, { by: member, action, subject: { kind: 'flag', id: flag }, reason, details }, call.now);
    });
    return ok;
  };

  api.bind(flagStaffEndpoints.list, async (_input, call) => {
    await enter(call);
    const [settings, changes] = await Promise.all([findSettings(db), findLastChanges(db)]);
    const offered = flagNames.filter((flag) => isOffered(flag, config.vendors));
    return { flags: offered.map((flag) => listed(flag, settings, changes.find((one) => one.flag === flag) ?? null)) };
  });
  api.bind(flagStaffEndpoints.get, async ({ flag, page: asked }, call) => {
    await enter(call);
    const since = daysAfter(call.now, -countedDays);
    const { page, pages, portion } = pageOf(asked, await countChanges(db, flag), perPage);
    const [settings, [last], changes, exposed] = await Promise.all([
      findSettings(db),
      findChanges(db, flag, { offset: 0, limit: 1 }),
      findChanges(db, flag, portion),
      countExposed(db, flag, since),
    ]);
    return { ...listed(flag, settings, last ?? null), changes: changes.map(presentChange), page, pages, exposed };
  });
  api.bind(flagStaffEndpoints.set, async ({ flag, ...given }, call) => {
    const { brand, percentage, visitors } = given;
    return change(call, 'flags.set', flag, given, (tx, note) => setFlag(tx, { flag, brand, percentage, visitors }, note, call.now));
  });
  api.bind(flagStaffEndpoints.clear, async ({ flag, ...given }, call) =>
    change(call, 'flags.cleared', flag, given, (tx, note) => clearFlag(tx, flag, given.brand, note, call.now)),
  );
}

interface Given {
  readonly version: number;
  readonly brand: string | null;
  readonly reason: string;
  readonly percentage?: number;
  readonly visitors?: readonly string[];
}
interface Note {
  readonly version: number;
  readonly changedBy: string;
  readonly reason: string;
}

function listed(flag: FlagName, settings: readonly Setting[], lastChange: Change | null): ListedFlag {
  const { on, reach, about, productionOnly = false } = flagNamed(flag);
  const own = settings.filter((setting) => setting.flag === flag);
  return {
    flag,
    about,
    reach,
    productionOnly,
    defaultOn: on,
    settings: own.map(({ brand, percentage, visitors }) => ({ brand, percentage, visitors: [...visitors] })),
    version: lastChange?.id ?? 0,
    lastChange: lastChange && presentChange(lastChange),
  };
}

const presentState = (state: Change['before']) => state && { percentage: state.percentage, visitors: [...state.visitors] };

const presentChange = ({ brand, before, after, changedBy, reason, changedAt }: Change) => ({
  brand,
  changedBy,
  reason,
  before: presentState(before),
  after: presentState(after),
  changedAt: changedAt.toISOString(),
});
