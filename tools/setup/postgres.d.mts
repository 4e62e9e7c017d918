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
