import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandName } from '../brands/family.ts';
import { staffOwner } from '../contract/urls/staff.ts';
import { type Config, ConfigError, readConfig } from '../server/platform/config/config.ts';
import { DatabaseUnavailable } from '../server/platform/db/index.ts';
import { listenOnExtraPort } from '../server/platform/http/server/extra-port.ts';
import { StartError } from '../server/platform/start-error.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import type { Shop } from '../server/shop.ts';
import { ownerToken } from '../server/staff/index.ts';
import { seedDemonstration } from './demonstration/demonstration.ts';
import { seedDocumentTemplates } from './demonstration/written-content.ts';
import { asCalled } from './output/as-called.ts';
import { renderMail } from './serving/mail.ts';
import { type RunningShop, serveShop, workJobs } from './serving/serve.ts';
import { warmPictures } from './serving/warm-pictures.ts';
import { isFirst, leave, onStopMessage, role, tellReady, Workers } from './serving/workers.ts';

/** `npm start`, `npm run dev`: the whole shop, in one process or in several (`WORKERS`). */

/** Exits with a message about what keeps the shop from starting; rethrows anything else. */
function refuse(error: unknown): never {
  const words = wordsOf(error);
  if (words === null) throw error;
  console.error(words);
  process.exit(2);
}

function wordsOf(error: unknown): string | null {
  if (error instanceof ConfigError) return `The configuration does not hold:\n${error.message.replaceAll(/^/gm, '  ')}`;
  if (error instanceof StartError) return error.message;
  if (error instanceof DatabaseUnavailable)
    return `The database does not answer: ${error.message}. Is DATABASE_URL right, and is it running?`;
  return error instanceof Error ? portFault(error) : null;
}

interface PortError extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
}

/** What is wrong with a port or address that cannot be listened on; null for any other error. */
function portFault({ code, syscall, port, address }: PortError): string | null {
  if (syscall !== 'listen' && syscall !== 'bind')
    return code === 'ENOTFOUND' ? `HOST: ${config.host} is no address of this machine.` : null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose others: PORT=${Number(port) + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} needs rights that this process lacks. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${address} is no address of this machine.`;
  return `Port ${port} cannot be listened on (${code}).`;
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

/**
 * On SIGTERM, and on SIGHUP where one process is the whole shop, so that a service manager starts the next release: reports not ready and closes idle connections while still serving, so that balancers and browsers move on; then finishes requests in
 * flight. On SIGINT, from a person at the terminal, without that pause; where there are several processes the primary passes it on.
 */
function stopOnSignals(stop: (drainSeconds: number) => Promise<void>, config: Config): void {
  let stopping = false;
  const once = async (drainSeconds: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    await stop(drainSeconds);
    await leave();
    process.exit(0);
  };
  process.on('SIGTERM', () => void once(config.drainSeconds));
  if (!role && config.workers === 1) process.on('SIGHUP', () => void once(config.drainSeconds));
  process.on('SIGINT', () => role || void once(0));
  if (role) onStopMessage((seconds) => stopping || void once(seconds));
}

/** Printed before the catalogue is seeded, which takes a while. */
async function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, failed) => {
    probe.once('error', failed);
    probe.listen(port, host, () => probe.close(() => free()));
  }).catch(refuse);
}

/** Opens all ports. One taken since it was checked shuts the shop down properly. */
async function listen({ app, close }: RunningShop): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
    for (const port of sidePorts(config)) closers.push(await listenOnExtraPort(app, port, config.host));
  } catch (error) {
    await Promise.all(closers.map((close) => close()));
    await close();
    refuse(error);
  }
}

/** Ports of this machine for sister brands, besides the shop's own. */
function sidePorts({ port, shopUrls }: Config): number[] {
  const local = [...shopUrls.values()].map((url) => new URL(url)).filter(({ hostname }) => hostname === 'localhost');
  return local.map((url) => Number(url.port)).filter((other) => other > 0 && other !== port);
}

/** What to close before the shop. */
const closers: (() => Promise<void>)[] = [];

const config = configuration();
const began = performance.now();

/** Token of the owner's link, while the shop has no staff. */
let owner: string | null = null;

/** Fills the database with what the stage begins with. */
const prepare = async (opened: Shop) => {
  owner = await ownerToken(opened);
  if (config.stage === 'demo') await seedDemonstration(opened);
  else await seedDocumentTemplates(opened.database, clockOf(opened.database).now());
};

async function serveHere(): Promise<void> {
  // Some faults show only when the shop is assembled, such as a card provider that is not allowed.
  const shop = await serveShop(config, renderMail(config), prepare).catch(refuse);
  stopOnSignals(async (drainSeconds) => {
    shop.readiness.draining = true;
    await sleep(drainSeconds * 1000);
    await Promise.all([...closers.map((close) => close()), shop.close()]);
  }, config);
  await listen(shop);
  if (config.warmPictures && config.mode === 'production') {
    const stopWarming = warmPictures(
      shop.app,
      [...config.shopUrls.values()].map((url) => new URL(url).host),
    );
    closers.push(async () => stopWarming());
  }
}

async function workJobsHere(): Promise<void> {
  const working = await workJobs(config, renderMail(config), prepare).catch(refuse);
  stopOnSignals(() => working.close(), config);
}

/** SIGHUP replaces the processes one after the other, such as after an upgrade. */
async function serveByWorkers(): Promise<void> {
  const workers = new Workers({ drainSeconds: config.drainSeconds, log: (text) => console.error(text) });
  stopOnSignals((drainSeconds) => workers.stop(drainSeconds), config);
  const web = Array.from({ length: config.workers }, () => 'web' as const);
  const started = workers.start(config.runJobs ? ['jobs', ...web] : web);
  process.on('SIGHUP', () => void started.then(() => workers.restart()));
  await started;
}

/** Printed where nobody greets, too: without it nobody gets into a shop on a server. */
function sayOwnerLink(): void {
  if (owner) console.log(`  No staff yet. To run this shop, make it yours: ${config.publicUrl}${staffOwner({ token: owner })}\n`);
}

function announce(): void {
  say(`
  Open at ${config.publicUrl}   (ready in ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl+C closes the shop)
`);
  sayOwnerLink();
  if (config.stage !== 'demo') return;
  const sisters = [...config.shopUrls].slice(1).map(([key, url]) => `    · visit ${brandName(key)}, the sister shop, at ${url}\n`);
  say(`  What to try
    · search for "linen sofa", or walk through Rugs and Lighting
    · put something into the cart and check out as a guest
      card 4242 4242 4242 4242, any future date, any code
${sisters.join('')}    · read the confirmation mail at ${config.publicUrl}/dev/outbox
    · read the API at ${config.publicUrl}/api/docs
    · ship your order at ${config.publicUrl}/staff, then let twelve days pass: ${asCalled('npm run time -- --forward 12d')}
`);
}

if (role) {
  await (role === 'jobs' ? workJobsHere() : serveHere());
  if (isFirst) sayOwnerLink();
  tellReady();
} else {
  for (const port of [config.port, ...sidePorts(config)]) await requirePort(port, config.host);
  say(`Opening the shop's database (${config.database.url ? 'PostgreSQL server' : `embedded, in ${config.database.dataDir}`}) …`);
  await (config.workers > 1 ? serveByWorkers() : serveHere());
  announce();
}
