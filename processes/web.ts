import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandName } from '../contract/family.ts';
import { type Config, ConfigError, readConfig } from '../server/platform/config.ts';
import { openSideDoor } from '../server/platform/http/side-door.ts';
import { seedDemonstration } from './demonstration.ts';
import { renderMail } from './mail.ts';
import { openShop, type Shop } from './shop.ts';
import { warmPictures } from './warm-pictures.ts';

/** `npm start`, `npm run dev`: the whole shop in one process. */

/** Ends the process with the faults of the configuration in words; anything else is thrown on. */
function refuse(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`The configuration does not hold:\n${error.message.replaceAll(/^/gm, '  ')}`);
  process.exit(2);
}

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return refuse(error);
  }
}

const say = (text: string) => {
  if (process.env.MANTEL_CONSOLE === 'true') console.log(text);
};

/** On SIGTERM: not ready any more, a moment for the balancer to notice, then requests in flight are finished. */
function stopOn(signals: readonly NodeJS.Signals[], shop: Shop, config: Config): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    shop.readiness.draining = true;
    await sleep(config.drainSeconds * 1000);
    await Promise.all(closers.map((close) => close()));
    await shop.close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());
}

/** Told before the shelves are stocked, which takes a while. */
async function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  const taken = await new Promise<boolean>((settle) => {
    probe.once('error', (error: NodeJS.ErrnoException) => settle(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => settle(false)));
  });
  if (!taken) return;
  console.error(`Port ${port} is taken by another program. Stop it, or choose others: PORT=${port + 1} npm start`);
  process.exit(2);
}

/** Ports of this machine at which sister brands are reached, besides the shop's own. */
function sidePorts({ port, shopUrls }: Config): number[] {
  const local = [...shopUrls.values()].map((url) => new URL(url)).filter(({ hostname }) => hostname === 'localhost');
  return local.map((url) => Number(url.port)).filter((other) => other > 0 && other !== port);
}

/** What is to be closed before the shop is. */
const closers: (() => Promise<void>)[] = [];

const config = configuration();
for (const port of [config.port, ...sidePorts(config)]) await requirePort(port, config.host);
const began = performance.now();
say(`Opening the shop's database (${config.database.url ? 'PostgreSQL server' : `embedded, in ${config.database.dataDir}`}) …`);
// Not all faults show when the configuration is read: which card gateway it allows is asked when the shop is put together.
const shop = await openShop(config, renderMail(config), async (database) => {
  if (config.stage === 'demo') await seedDemonstration(database, config);
}).catch(refuse);
stopOn(['SIGTERM', 'SIGINT'], shop, config);
await shop.app.listen({ port: config.port, host: config.host });
for (const port of sidePorts(config)) closers.push(await openSideDoor(shop.app, port, config.host));
if (config.warmPictures && config.mode === 'production') {
  const stopWarming = warmPictures(
    shop.app,
    [...config.shopUrls.values()].map((url) => new URL(url).host),
  );
  closers.push(async () => stopWarming());
}
const sisters = [...config.shopUrls].slice(1).map(([key, url]) => `    · visit ${brandName(key)}, the sister shop, at ${url}\n`);
say(`
  Open at ${config.publicUrl}   (ready in ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl+C closes the shop)

  What to try
    · search for "linen sofa", or walk through Rugs and Lighting
    · put something into the cart and check out as a guest
      card 4242 4242 4242 4242, any future date, any code
${sisters.join('')}    · read the confirmation mail at ${config.publicUrl}/dev/outbox
    · read the API at ${config.publicUrl}/api/docs
`);
