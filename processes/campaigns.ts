import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { family } from '../brands/family.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { campaign, findCampaigns, importCampaigns, UnknownPromotion } from '../server/promotions/index.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { Refusal, runCommand, UsageError } from './output/run-command.ts';

/** `npm run campaigns`: offers reached by a link (docs/how-to/campaigns.md). Exits with 0, 1 for an invalid file, 2 for wrong usage. */
const usage = asCalled(`npm run campaigns -- import FILE.json
npm run campaigns -- list`);

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, file, ...more] = positionals;
  const isAsked = (command === 'import' && file !== undefined) || (command === 'list' && file === undefined);
  if (!isAsked || more.length > 0) throw new UsageError(`Usage:\n${usage}`);
  const read = file === undefined ? null : z.array(campaign).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (read && !read.success) throw new Refusal(z.prettifyError(read.error));
  await withShop(readConfig(process.env), async ({ database }) => {
    if (read) {
      await database.transact((tx) => importCampaigns(tx, read.data));
      console.log(`${read.data.length} saved.`);
    } else {
      for (const { key } of family) for (const one of await findCampaigns(database.read, key)) console.log(lineOf(key, one));
    }
  });
}

const lineOf = (brand: string, one: z.output<typeof campaign>): string =>
  [
    brand,
    one.campaignId,
    `${one.startsAt.toISOString()} to ${one.endsAt.toISOString()}`,
    one.restrictionToken ? 'with token' : 'for all',
    one.name,
  ].join('\t');

await runCommand(main, { refused: [UnknownPromotion] });
