import { parseArgs } from 'node:util';
import { readConfig } from '../server/platform/config/config.ts';
import type { Database } from '../server/platform/db/index.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { approveReview, findWaiting, rejectReview, type WaitingReview } from '../server/reviews/index.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { runCommand, UsageError } from './output/run-command.ts';

/** `npm run reviews`: moderates waiting reviews (docs/operations/reviews.md). Exits with 0, 1 for an unknown review, 2 when it could not run. */
const usage = asCalled(`npm run reviews -- list
npm run reviews -- approve ID… [--now]
npm run reviews -- reject ID… --because TEXT`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { now: { type: 'boolean' }, because: { type: 'string' } },
  });
  const [command, ...given] = positionals;
  const ids = given.map(Number);
  if (ids.some((id) => !Number.isInteger(id) || id <= 0)) throw new UsageError(`Usage:\n${usage}`);
  return withShop(readConfig(process.env), async ({ database }) => {
    if (command === 'list' && ids.length === 0) return list(database);
    if (command === 'approve' && ids.length > 0) return decide(ids, 'approved', (id) => approve(database, id, values.now ?? false));
    const { because } = values;
    if (command === 'reject' && ids.length > 0 && because) {
      return decide(ids, 'turned down', (id) => rejectReview(database, id, because, clockOf(database).now()));
    }
    throw new UsageError(`Usage:\n${usage}`);
  });
}

const approve = (database: Database, id: number, atOnce: boolean): Promise<boolean> =>
  approveReview(database, id, { atOnce }, clockOf(database).now());

async function list(database: Database): Promise<number> {
  const waiting = await findWaiting(database.read, 200);
  for (const review of waiting) console.log(asText(review));
  console.log(waiting.length === 0 ? 'No review waits.' : `${waiting.length} to read, oldest first.`);
  return 0;
}

async function decide(ids: readonly number[], done: string, decideOn: (id: number) => Promise<boolean>): Promise<number> {
  let missed = 0;
  for (const id of ids) {
    const found = await decideOn(id);
    if (!found) missed++;
    console.log(`${id}: ${found ? done : 'there is no such review to decide on'}`);
  }
  return missed > 0 ? 1 : 0;
}

function asText({
  reviewId,
  productId,
  status,
  stars,
  title,
  text,
  author,
  flags,
  photos,
  verifiedPurchase,
  ...when
}: WaitingReview): string {
  const marks = [
    status,
    ...(verifiedPurchase ? ['verified purchase'] : []),
    ...(flags.length > 0 ? [`has ${flags.join(', ')}`] : []),
    `sent ${when.submittedAt.toISOString().slice(0, 16)}`,
    `not before ${when.publishAfter.toISOString().slice(0, 16)} UTC`,
  ];
  const lines = [
    `#${reviewId}  ${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}  product ${productId}  ${author}  (${marks.join('; ')})`,
    title,
    ...text.split('\n'),
    ...photos.map(({ src }) => src),
  ];
  return `${lines.join('\n    ')}\n`;
}

await runCommand(async () => {
  process.exitCode = await main();
});
