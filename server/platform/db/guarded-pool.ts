import pg from 'pg';
import { codeOf, errorOf } from '../errors.ts';
import { Circuit } from './circuit.ts';
import { PlanAge, PreparingClient, StatementNames } from './prepared.ts';
import type { TimeLimits } from './time-limits.ts';
import { DatabaseUnavailable, readOnly, reasonOf } from './unavailable.ts';
import type { StatementWatch } from './watch-statements.ts';

export interface GuardOptions {
  readonly limits: TimeLimits;
  /** One session serves every connection, so that they share plans: the embedded database. */
  readonly sharesSession: boolean;
  /** Whether a session keeps the statements it is given by name. */
  readonly prepares: boolean;
  readonly watch: StatementWatch;
  /** Called when the database goes away, when it is back, and for lost connections. */
  onError(error: Error): void;
  onRecovered(): void;
}

/** Milliseconds for connections to close properly before they are dropped. */
const closingMs = 3000;

/**
 * The pool behind a circuit breaker. A suspiciously slow statement makes it ping the database on a separate connection; without an answer all
 * connections are dropped, so that nobody waits in vain.
 */
export class GuardedPool {
  readonly #pool: pg.Pool;
  readonly #options: GuardOptions;
  readonly #circuit: Circuit;
  readonly #clients = new Set<PreparingClient>();
  /** Callers waiting for a connection. */
  readonly #waiting = new Set<(error: DatabaseUnavailable) => void>();
  readonly #watch: NodeJS.Timeout;
  readonly #probeConfig: pg.ClientConfig;
  #suspecting = false;
  #isDiskFull = false;

  constructor(config: pg.PoolConfig, options: GuardOptions) {
    const { limits, onError } = options;
    this.#options = options;
    this.#probeConfig = { ...config, connectionTimeoutMillis: limits.probe, query_timeout: limits.probe };
    this.#circuit = new Circuit({
      probe: () => this.#probe(),
      onOpen: (error) => {
        onError(new DatabaseUnavailable('down', error));
        for (const giveUp of this.#waiting) giveUp(new DatabaseUnavailable('down', error));
        this.#dropAll();
      },
      onClose: () => options.onRecovered(),
    });
    this.#pool = new pg.Pool({
      ...config,
      connectionTimeoutMillis: limits.wait,
      Client: clientOf(options),
    });
    this.#pool.on('error', (error) => this.#lost(error));
    this.#pool.on('connect', (client) => client instanceof PreparingClient && this.#met(client));
    this.#pool.on('remove', (client) => client instanceof PreparingClient && this.#clients.delete(client));
    this.#watch = setInterval(() => this.#look(), Math.min(1000, limits.suspicion));
    this.#watch.unref();
  }

  /** Kysely looks for it. */
  get options(): object {
    return this.#pool.options;
  }

  /** True after a write found the disk full, until `tryWrite` succeeds. */
  get isDiskFull(): boolean {
    return this.#isDiskFull;
  }

  get isOpen(): boolean {
    return this.#circuit.isOpen;
  }

  counts(): { total: number; idle: number; waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  /** A connection from the pool. Throws `DatabaseUnavailable`. */
  async connect(): Promise<pg.PoolClient> {
    if (this.#circuit.isOpen) throw new DatabaseUnavailable('down');
    const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
    this.#waiting.add(giveUp);
    const connecting = this.#pool.connect();
    try {
      return await Promise.race([connecting, givenUp]);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        connecting.then(
          (client) => client.release(),
          () => {},
        );
        throw error;
      }
      const isFull = errorOf(error).message.startsWith('timeout exceeded');
      if (!isFull) this.#circuit.failed(error);
      throw new DatabaseUnavailable(isFull ? 'busy' : 'down', error);
    } finally {
      this.#waiting.delete(giveUp);
    }
  }

  /** There is disk space for writing again. */
  diskHasRoom(): void {
    this.#isDiskFull = false;
  }

  async end(): Promise<void> {
    this.#circuit.end();
    clearInterval(this.#watch);
    const drop = setTimeout(() => this.#dropAll(), closingMs);
    await this.#pool.end().finally(() => clearTimeout(drop));
  }

  #met(client: PreparingClient): void {
    this.#clients.add(client);
    client.onOutcome = (error) => {
      const reason = error === null ? null : reasonOf(error);
      if (reason === 'disk_full') this.#isDiskFull = true;
      if (reason === 'down') this.#circuit.failed(error);
      else this.#circuit.succeeded();
      // It leads to a server that was the primary, or is not yet.
      if (codeOf(error) === readOnly) client.drop();
    };
    // A connection lost while in use fails its query; without a listener it would also end the process.
    client.on('error', (error) => this.#lost(error));
  }

  /** While the circuit is open this was reported already. */
  #lost(error: Error): void {
    if (!this.#circuit.isOpen) this.#options.onError(error);
  }

  #look(): void {
    const { limits } = this.#options;
    const now = performance.now();
    let longest = 0;
    for (const client of this.#clients) {
      const waited = client.waitedMs(now);
      if (waited > limits.statement + 2000) client.drop();
      longest = Math.max(longest, waited);
    }
    if (longest > limits.suspicion && !this.#suspecting && !this.#circuit.isOpen) void this.#suspect();
  }

  async #suspect(): Promise<void> {
    this.#suspecting = true;
    await this.#probe().catch((error) => this.#circuit.open(error));
    this.#suspecting = false;
  }

  async #probe(): Promise<void> {
    const client = new pg.Client(this.#probeConfig);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
    } catch (error) {
      // A database without room for another connection is alive.
      if (codeOf(error) !== '53300') throw error;
    } finally {
      dropConnection(client);
    }
  }

  #dropAll(): void {
    for (const client of this.#clients) client.drop();
  }
}

/** Ends a connection without waiting for a server that may not answer. */
function dropConnection(client: pg.Client): void {
  client.connection.stream.destroy();
}

/** The pool's clients. The timeout for connecting is separate from the one for waiting for a free connection, which the pool gives the same name. */
function clientOf({ limits, sharesSession, prepares, watch }: GuardOptions) {
  const names = prepares ? new StatementNames() : null;
  const shared = sharesSession ? new PlanAge() : null;
  return class extends PreparingClient {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: limits.connect }, names, shared ?? new PlanAge(), watch);
    }
  };
}
