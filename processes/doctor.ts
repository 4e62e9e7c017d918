import { parseArgs } from 'node:util';
import type { Check } from '../contract/readiness/readiness.ts';
import { shopRates } from '../server/delivery/index.ts';
import { sendProbe } from '../server/email/index.ts';
import { ConfigError, readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { checksOf, findFacts, isFit } from '../server/readiness/index.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';

/** `npm run doctor`: what the shop needs before it takes real orders (docs/operations/go-live.md). Ends with 1 when something is missing, 2 when it could not run. */
const usage = asCalled('npm run doctor -- [--mail ADDRESS]');
const marks = { ready: 'ok  ', advice: 'look', missing: 'FAIL' } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { mail: { type: 'string' } } });
  const config = readConfig(process.env);
  await withShop(config, async ({ database, content, log }) => {
    const checks = checksOf(
      await findFacts({ config, database, ratesAt: shopRates(database, content.site), log }, clockOf(database).now()),
    );
    if (values.mail) checks.push(await mailCheck(config, values.mail));
    for (const { title, state, finding, advice, document } of checks)
      console.log(`${marks[state]}  ${title}: ${finding}${advice ? ` ${advice}` : ''}${document ? ` See ${document}.` : ''}`);
    const missing = checks.filter(({ state }) => state === 'missing').length;
    console.log(missing === 0 ? '\nThe shop is ready for real orders.' : `\n${missing} of ${checks.length} checks are not ready.`);
    process.exitCode = isFit(checks) ? 0 : 1;
  });
}

async function mailCheck(config: ReturnType<typeof readConfig>, address: string): Promise<Check> {
  const fault = await sendProbe(config, address);
  return {
    key: 'mail-sent',
    title: 'E-mail sent',
    place: null,
    document: null,
    ...(fault === null
      ? { state: 'ready', finding: `A message is on its way to ${address}.`, advice: null }
      : { state: 'missing', finding: `Nothing was sent: ${fault}.`, advice: 'Check SMTP_URL and MAIL_FROM.' }),
  };
}

main().catch((error: Error & { code?: string }) => {
  const isPlain = error instanceof ConfigError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isPlain ? `${error.message}\n${usage}` : error);
  process.exitCode = 2;
});
