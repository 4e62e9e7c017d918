import { setTimeout as sleep } from 'node:timers/promises';
import type { startOwnPostgres } from '../../tools/setup/postgres.mjs';
import type { Random } from '../fuzz/random.ts';
import { processesOf, type ShopProcess } from '../support/shop-process.ts';

/** What faults are done to. */
export interface Victims {
  shop: ShopProcess;
  readonly postgres: NonNullable<ReturnType<typeof startOwnPostgres>>;
  /** Starts the shop again after its end. */
  start(): Promise<ShopProcess>;
}

export interface Fault {
  readonly name: string;
  /** No request may fail. */
  readonly isUnnoticed?: boolean;
  /** Breaks something and mends it; resolves when it is mended. */
  run(victims: Victims, random: Random): Promise<void>;
}

export const faults: readonly Fault[] = [
  {
    name: 'a process is killed',
    run: async ({ shop }, random) => {
      const before = processesOf(shop);
      process.kill(random.pick(before), 'SIGKILL');
      await until('all processes are there again', () => processesOf(shop).length === before.length);
      await isReady(shop);
    },
  },
  {
    name: 'a process is frozen',
    run: async ({ shop }, random) => {
      const pid = random.pick(processesOf(shop));
      process.kill(pid, 'SIGSTOP');
      await sleep(1000 + random.below(5000));
      process.kill(pid, 'SIGCONT');
    },
  },
  {
    name: 'the processes are replaced',
    isUnnoticed: true,
    run: async ({ shop }) => {
      const before = processesOf(shop);
      shop.process.kill('SIGHUP');
      const areNew = () => {
        const now = processesOf(shop);
        return now.length === before.length && !now.some((pid) => before.includes(pid));
      };
      // One after the other, each beside all the visitors.
      await until('all processes are new', areNew, 300);
    },
  },
  {
    name: 'the database is killed',
    run: async ({ postgres, shop }, random) => {
      postgres.halt?.();
      await sleep(500 + random.below(4000));
      await until('the database has started', () => postgres.restart?.() === true);
      await isReady(shop);
    },
  },
  {
    name: 'the database is frozen',
    run: async ({ postgres, shop }, random) => {
      const pids = postgres.pids?.() ?? [];
      for (const pid of pids) signal(pid, 'SIGSTOP');
      await sleep(1000 + random.below(7000));
      for (const pid of pids) signal(pid, 'SIGCONT');
      await isReady(shop);
    },
  },
  {
    name: 'everything is killed',
    run: async (victims) => {
      const processes = processesOf(victims.shop);
      await victims.shop.stop('SIGKILL');
      await until('the processes have ended', () => processes.every((pid) => !isRunning(pid)));
      victims.shop = await victims.start();
    },
  },
];

const isReady = ({ url }: ShopProcess) =>
  until(
    'the shop is ready',
    async () => (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null))?.ok === true,
  );

/** Throws when it takes longer than that. */
async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds * 5; tries++) {
    if (await holds()) return;
    await sleep(200);
  }
  throw new Error(`After ${seconds} s it does not hold that ${what}`);
}

function isRunning(pid: number): boolean {
  return signal(pid, 0);
}

/** False when the process has ended. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
