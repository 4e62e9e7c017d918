import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Servers run on this core, the load generator on the other. */
export const serverCore = 0;
export const loadCore = 1;

/** With one core, or without `taskset`, nothing is pinned, and the report says so. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export const pinningNote = canPin
  ? 'Servers pinned to one core, load and PostgreSQL on the other.'
  : 'Nothing could be pinned to a core (one core only, or no taskset): figures of server and load disturb each other.';

/** Keeps a process, its threads and its children on one core. */
export function pin(pid: number | undefined, core: number): void {
  if (canPin && pid) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], { stdio: 'ignore' });
}

/** Keeps this process off the servers' core. */
export const pinLoad = (): void => pin(process.pid, loadCore);

/** A command line that runs on the load generator's core. */
export const onLoadCore = (program: string, args: readonly string[]): [string, string[]] =>
  canPin ? ['taskset', ['--cpu-list', String(loadCore), program, ...args]] : [program, [...args]];
