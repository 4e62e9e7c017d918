export interface OwnPostgres {
  readonly url: string;
  /** Of the server and its children. */
  pids(): number[];
  /** As a crash does. */
  halt(): void;
  restart(): boolean;
  stop(): void;
}
/** Undefined when no server programs can be had. */
export function startOwnPostgres(how?: { core?: number; durable?: boolean }): OwnPostgres | undefined;
/** The folder of the server's programs, installed if it must be; undefined when they cannot be had. */
export function serverPrograms(): string | undefined;
/** A command line that runs as the server's user. */
export function byServerUser(command: string, args: readonly string[]): [program: string, ...args: string[]];
/** The process ids of the server on a data folder and of its children. */
export function serverPids(data: string): number[];
