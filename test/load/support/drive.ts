import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onLoadCore } from './pinning.ts';
import { processorTime } from './processor.ts';

export interface Driven {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** With its cost to the server. */
export interface Measured extends Driven {
  /** The server's CPU time per request in microseconds. */
  readonly processor: number;
}

export interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
/** The load generator: wrk where installed, since autocannon is slower than some servers. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon';

/** Requests a URL without pauses. Throws on any failure. */
export function drive(url: string, load: Load): Promise<Driven> {
  return hasWrk ? driveByWrk(url, load) : driveByAutocannon(url, load);
}

/** The same, with the serving process's CPU time. */
export async function measure(url: string, pid: number, load: Load): Promise<Measured> {
  const before = processorTime(pid);
  const driven = await drive(url, load);
  return { ...driven, processor: (processorTime(pid) - before) / (driven.perSecond * load.seconds) };
}

/**
 * Measures both sides of a comparison, alternating which goes first. Short slices and many rounds favour neither on a machine whose speed changes
 * every few seconds.
 */
export async function inTurn<Side extends string>(
  round: number,
  sides: Record<Side, () => Promise<Measured>>,
): Promise<Record<Side, Measured>> {
  const order = Object.entries(sides) as [Side, () => Promise<Measured>][];
  if (round % 2 !== 0) order.reverse();
  const measured = {} as Record<Side, Measured>;
  for (const [side, run] of order) measured[side] = await run();
  return measured;
}

async function driveByWrk(url: string, { connections, seconds, headers = {} }: Load): Promise<Driven> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const output = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...lines, url]);
  // Responses above two seconds are called timeouts but still awaited, and are in the percentiles.
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: (?!connect 0, read 0, write 0).*/.exec(output);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const field = (pattern: RegExp) => pattern.exec(output) ?? [];
  const [, perSecond] = field(/Requests\/sec:\s+([\d.]+)/);
  return {
    perSecond: Number(perSecond),
    p50: milliseconds(field(/\s50%\s+([\d.]+)(\w+)/)),
    p99: milliseconds(field(/\s99%\s+([\d.]+)(\w+)/)),
  };
}

function milliseconds([, figure, unit]: readonly string[]): number {
  return Number(figure) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
}

/** Answers of a stream, per second. */
export interface Streamed {
  readonly answered: number;
  /** Those of success. */
  readonly taken: number;
}

interface Stream {
  readonly perSecond: number;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Sends raw requests, each once, so many a second over so many connections. By wrk alone: a sender in Node costs the load's core more than the load
 * does.
 */
export async function stream(url: string, requests: readonly string[], { perSecond, connections, seconds }: Stream): Promise<Streamed> {
  if (!hasWrk) throw new Error('A stream beside the load needs wrk: apt-get install wrk');
  const folder = await mkdtemp(join(tmpdir(), 'stream-'));
  try {
    const file = join(folder, 'requests');
    await writeFile(file, requests.join('\0'));
    const script = join(import.meta.dirname, 'stream.lua');
    const output = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url, '--', file, String(perSecond)]);
    const all = Number(/(\d+) requests in/.exec(output)?.[1]);
    const others = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
    return { answered: all / seconds, taken: (all - others) / seconds };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function driveByAutocannon(url: string, { connections, seconds, headers = {} }: Load): Promise<Driven> {
  const program = join(import.meta.dirname, '../../../node_modules/autocannon/autocannon.js');
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const output = await run(process.execPath, [program, '--json', '-c', String(connections), '-d', String(seconds), ...lines, url]);
  const { requests, latency, errors, non2xx } = JSON.parse(output);
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers without success`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(...onLoadCore(program, args), { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const output = await text(child.stdout);
  const status = await ended;
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  return output;
}
