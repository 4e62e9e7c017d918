import { parseArgs } from 'node:util';
import { closureMinutes } from '../contract/staff/maintenance.schemas.ts';
import { closeShop, findClosure, reopenShop } from '../server/maintenance/index.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { runCommand, UsageError } from './output/run-command.ts';

/** `npm run maintenance`: closes and reopens the shop in every running process (docs/operations/maintenance.md). */
const usage = asCalled(`npm run maintenance -- status
npm run maintenance -- on --because TEXT [--minutes N]
npm run maintenance -- off`);

const wrong = (): UsageError => new UsageError(`Usage:\n${usage}`);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, because: { type: 'string' } },
  });
  const [command, ...more] = positionals;
  const minutes = closureMinutes.optional().safeParse(values.minutes);
  if (more.length > 0 || !minutes.success || !['on', 'off', 'status'].includes(command ?? '')) throw wrong();
  if (command === 'on' && !values.because) throw wrong();
  await withShop(readConfig(process.env), async ({ database }) => {
    const now = clockOf(database).now();
    if (command === 'on') await closeShop(database, { minutes: minutes.data, reason: values.because ?? '' }, null, now);
    if (command === 'off') await reopenShop(database, null, now);
    const closure = await findClosure(database.read);
    const until = closure?.until ? `, likely until ${closure.until.toISOString().slice(0, 16)} UTC` : '';
    console.log(closure ? `The shop is closed since ${closure.since.toISOString().slice(0, 16)} UTC${until}.` : 'The shop is open.');
  });
}

await runCommand(main);
