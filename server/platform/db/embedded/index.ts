import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../errors.ts';
import { StartError } from '../../start-error.ts';
import { tryLock } from './lock.ts';
import { EmbeddedThread } from './thread.ts';

/** The embedded database's address; the driver finds the socket as `{host}/.s.PGSQL.{port}`. */
export interface EmbeddedServer {
  readonly host: string;
  readonly port: number;
  /** True when this process runs it; false when we connect to another process of this shop. */
  readonly owned: boolean;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Refuses to share: the shop itself would lose its database with the process that runs it. */
  readonly exclusive?: boolean | undefined;
  /** The initial contents of an in-memory database: a cluster's folder as a tar file, which opens several times faster than an empty one. */
  readonly template?: string | undefined;
  readonly onError?: (error: Error) => void;
  /** Timeout for the owner's database to open, in milliseconds. */
  readonly timeoutMs?: number;
}

const port = 5432;
/** The kernel's limit on a Unix socket's path. */
const maxSocketPathLength = 100;

/**
 * Starts the embedded database of a data directory in its own thread, or connects to the process that runs it, so that an import can run while the
 * shop is open. A null `dataDir` lives in memory. Throws `StartError` when another process has it and does not share it.
 */
export async function startEmbedded(dataDir: string | null, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const home = dataDir === null ? join(tmpdir(), `mantel-${process.pid}-${Math.random().toString(36).slice(2, 10)}`) : resolve(dataDir);
  makeFolder(home);
  const host = socketHome(home);
  const socketPath = join(host, `.s.PGSQL.${port}`);
  const ownerFile = join(home, 'owner.pid');
  const lock = await lockOrShare(join(home, 'owner.lock'), { home, socketPath, ownerFile, ...options });
  if (!lock) return { host, port, owned: false, close: async () => {} };
  writeFileSync(ownerFile, String(process.pid), { mode: 0o600 });
  rmSync(socketPath, { force: true });
  const where =
    dataDir === null ? { dataDir: null, template: options.template ?? null } : { dataDir: join(home, 'cluster'), template: null };
  const thread = new EmbeddedThread({ ...where, socketPath }, options.onError);
  const letGo = () => {
    rmSync(socketPath, { force: true });
    rmSync(ownerFile, { force: true });
    lock.release();
    if (dataDir === null) rmSync(home, { recursive: true, force: true });
  };
  try {
    await thread.start();
  } catch (error) {
    letGo();
    throw error;
  }
  return { host, port, owned: true, close: () => thread.close().finally(letGo) };
}

interface Claim extends EmbeddedOptions {
  readonly home: string;
  readonly socketPath: string;
  /** Tells people which process has it; only the lock counts. */
  readonly ownerFile: string;
}

/** Takes the database's lock; null where another process answers on its socket and it may be shared. */
async function lockOrShare(file: string, { home, socketPath, ownerFile, exclusive, timeoutMs = 60_000 }: Claim) {
  const owner = () => `process ${readOwner(ownerFile) ?? 'unknown'}`;
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const isOpen = await answers(socketPath);
    if (isOpen && !exclusive) return null;
    const lock = isOpen ? null : tryLock(file);
    if (lock) return lock;
    // A process that has just taken the lock writes its id right after.
    await sleep(200);
    if (exclusive)
      throw new StartError(`The database in ${home} is in use by another shop or tool (${owner()}). Stop it first, or set DATA_DIR.`);
    if (Date.now() > giveUpAt)
      throw new StartError(`The database in ${home} belongs to ${owner()}, which does not open it. Stop that process first.`);
  }
}

function makeFolder(home: string): void {
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR: ${home} cannot be made (${codeOf(error)}).`);
  }
}

function readOwner(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function socketHome(home: string): string {
  if (join(home, `.s.PGSQL.${port}`).length <= maxSocketPathLength) return home;
  const short = join(tmpdir(), `mantel-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  return short;
}

function answers(socketPath: string): Promise<boolean> {
  if (!existsSync(socketPath)) return Promise.resolve(false);
  return new Promise((settle) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}
