import { parseArgs } from 'node:util';
import { flagName } from '../contract/flags/flags.schemas.ts';
import { type FlagName, flagNamed, flagNames } from '../contract/flags/flags.ts';
import { own } from '../contract/values/own.ts';
import {
  type Change,
  clearFlag,
  countExposed,
  findChanges,
  findSettings,
  isOn,
  type Setting,
  setFlag,
  WrongSettingError,
} from '../server/flags/index.ts';
import { readConfig } from '../server/platform/config/config.ts';
import type { Database } from '../server/platform/db/index.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { runCommand, UsageError } from './output/run-command.ts';

/** `npm run flags`: shows and changes feature flags (docs/how-to/flags.md). Exits with 0, or 2 on failure. */
const usage = asCalled(`npm run flags -- list
npm run flags -- set FLAG on|off|N% [--visitor ID]… [--brand KEY] --by WHO --because TEXT
npm run flags -- clear FLAG [--brand KEY] --by WHO --because TEXT
npm run flags -- ask FLAG --brand KEY --visitor ID
npm run flags -- history [FLAG]
npm run flags -- exposures FLAG [--days N]`);

const options = {
  brand: { type: 'string' },
  visitor: { type: 'string', multiple: true },
  by: { type: 'string' },
  because: { type: 'string' },
  days: { type: 'string', default: '7' },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command = '', name, state] = positionals;
  const work = own(commands, command);
  if (!work) throw new UsageError(`Usage:\n${usage}`);
  const config = readConfig(process.env);
  await withShop(config, ({ database }) => work({ database, stage: config.stage, name, state, values }));
}

interface Asked {
  readonly database: Database;
  readonly stage: 'demo' | 'production';
  readonly name: string | undefined;
  readonly state: string | undefined;
  readonly values: Given;
}

const commands: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  async list({ database }) {
    const settings = await findSettings(database.read);
    for (const flag of flagNames) {
      const { on, reach, about } = flagNamed(flag);
      const own = settings.filter((setting) => setting.flag === flag);
      const states = own.map((setting) => `${setting.brand ?? 'all brands'}: ${words(setting)}`);
      console.log(`${flag.padEnd(26)}${(states.join('; ') || `${on ? 'on' : 'off'} (default)`).padEnd(34)}${reach.padEnd(9)}${about}`);
    }
  },
  async set({ database, name, state, values }) {
    const setting: Setting = {
      flag: named(name),
      brand: values.brand ?? null,
      percentage: percentageOf(state),
      visitors: values.visitor ?? [],
    };
    await database.transact((tx) => setFlag(tx, setting, noteOf(values), clockOf(database).now()));
    console.log(`${setting.flag}, ${setting.brand ?? 'all brands'}: ${words(setting)}`);
  },
  async clear({ database, name, values }) {
    const flag = named(name);
    const cleared = await database.transact((tx) => clearFlag(tx, flag, values.brand ?? null, noteOf(values), clockOf(database).now()));
    console.log(cleared ? `${flag}, ${values.brand ?? 'all brands'}: no setting of its own any more` : 'There was no such setting.');
  },
  async ask({ database, stage, name, values }) {
    const { brand } = values;
    const visitorId = values.visitor?.[0];
    if (!brand || !visitorId) throw new UsageError(`Usage:\n${usage}`);
    console.log(isOn(named(name), await findSettings(database.read), { brand, visitorId, stage }) ? 'on' : 'off');
  },
  async history({ database, name }) {
    const changes = await findChanges(database.read, name === undefined ? null : named(name), { offset: 0, limit: 100 });
    for (const change of changes) console.log(asText(change));
  },
  async exposures({ database, name, values }) {
    const days = Number(values.days);
    if (!(days > 0)) throw new UsageError('--days takes a number of days.');
    const { on, off } = await countExposed(database.read, named(name), new Date(Date.now() - days * 86_400_000));
    console.log(`Visitors in ${days} days: ${on} saw it on, ${off} off.`);
  },
};

function named(name: string | undefined): FlagName {
  const flag = flagName.safeParse(name);
  if (!flag.success) throw new UsageError(`There is no flag ${name ?? 'without a name'}. There are: ${flagNames.join(', ')}.`);
  return flag.data;
}

function percentageOf(state: string | undefined): number {
  if (state === 'on') return 100;
  if (state === 'off') return 0;
  const percentage = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(state ?? '')?.[1];
  if (percentage === undefined || Number(percentage) > 100) throw new UsageError('A flag is set to on, off or a percentage such as 25%.');
  return Number(percentage);
}

function noteOf({ by, because }: Given) {
  if (!by || !because) throw new UsageError('Say who changes it and why: --by WHO --because TEXT.');
  return { changedBy: by, reason: because };
}

function words({ percentage, visitors }: Pick<Setting, 'percentage' | 'visitors'>): string {
  const share = percentage === 100 ? 'on' : percentage === 0 ? 'off' : `${percentage}% of visitors`;
  return visitors.length > 0 ? `${share}, and ${visitors.join(', ')}` : share;
}

function asText({ flag, brand, before, after, changedBy, reason, changedAt }: Change): string {
  const [was, is] = [before, after].map((state) => (state ? words(state) : 'no setting'));
  return `${changedAt.toISOString().slice(0, 16)}  ${flag}, ${brand ?? 'all brands'}: ${was} → ${is}  (${changedBy}: ${reason})`;
}

await runCommand(main, { failed: [WrongSettingError] });
