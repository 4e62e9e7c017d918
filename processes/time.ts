import { parseArgs } from 'node:util';
import { createApi } from '../server/api.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { lengthOf, moveForward, refusalToMove } from '../server/platform/time/time-machine.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { runCommand, UsageError } from './output/run-command.ts';
import { renderMail } from './serving/mail.ts';

/** `npm run time`: moves a demonstration's time forward, in every running process (docs/how-to/time-machine.md). */
const usage = asCalled(`npm run time -- --forward 12d    (or 6h, 90m; a year at most)
npm run time                     (shows the shop's time)`);

const wrong = (): UsageError => new UsageError(`Usage:\n${usage}`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { forward: { type: 'string' } } });
  const ms = values.forward === undefined ? 0 : lengthOf(values.forward);
  if (ms === null) throw wrong();
  const config = readConfig(process.env);
  await withShop(config, async (shop) => {
    const refusal = refusalToMove(config, shop.database);
    if (refusal) throw new UsageError(refusal);
    if (ms > 0) {
      createApi({ ...shop, renderMail: renderMail(config) });
      await shop.jobs.start({ work: false });
      await moveForward(shop, ms);
    }
    console.log(`In the shop it is ${clockOf(shop.database).now().toISOString().slice(0, 16).replace('T', ' ')} UTC.`);
  });
}

await runCommand(main);
