import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { family, flagship } from '../brands/family.ts';
import { own } from '../contract/values/own.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { urlOf } from '../server/platform/config/shop-urls.ts';
import { csvLine } from '../server/platform/csv.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { addressOf, findRedirects, findRules, follow, saveLines } from '../server/redirects/index.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { runCommand, UsageError } from './output/run-command.ts';

/**
 * `npm run redirects`: manages redirects of old addresses (docs/how-to/redirects.md). Exits with 0, 1 when lines were rejected, 2 for wrong usage.
 */
const usage = asCalled(`npm run redirects -- import FILE.csv [--brand KEY]
npm run redirects -- list [--brand KEY] > FILE.csv
npm run redirects -- ask /old/path [--brand KEY]`);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: 'string', default: flagship } } });
  const [command = '', given, ...more] = positionals;
  const { brand } = values;
  const wants = own({ import: true, list: false, ask: true }, command);
  if (wants === undefined || wants !== (given !== undefined) || more.length > 0) throw new UsageError(`Usage:\n${usage}`);
  const text = command === 'import' ? readFileSync(given ?? '', 'utf8') : '';
  const config = readConfig(process.env);
  await withShop(config, async ({ database }) => {
    const keys: readonly string[] = family.map(({ key }) => key);
    if (!keys.includes(brand)) throw new UsageError(`There is no brand ${brand}. There are: ${keys.join(', ')}.`);
    if (command === 'import') {
      const hand = { brand, origin: urlOf(config, brand), member: null, now: clockOf(database).now() };
      const { taken, faults } = await saveLines(database, text, hand);
      for (const { line, text: written, message } of faults) console.error(`line ${line}, ${written}: ${message}`);
      console.log(`${taken} saved, ${faults.length} not.`);
      if (faults.length > 0) process.exitCode = 1;
    } else if (command === 'list') {
      const rules = await findRedirects(database.read, brand, { words: '', offset: 0, limit: null });
      for (const rule of rules) console.log(csvLine([addressOf(rule), rule.target ?? '', rule.status]).trimEnd());
    } else {
      const lead = await follow((path) => findRules(database.read, brand, path), given ?? '');
      console.log(lead ? `${lead.status} ${lead.location ?? 'gone for good'}` : 'It leads nowhere.');
    }
  });
}

await runCommand(main);
