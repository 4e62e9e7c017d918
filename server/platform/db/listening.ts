import type { Client } from 'pg';

/** What a listener is told. */
export interface Hearing {
  heard(payload: string): void;
  /** The connection was lost and is back: what was said meanwhile went unheard. */
  missed(): void;
  onError(error: Error): void;
}

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/**
 * Hears what any process of the shop says on a channel (`pg_notify`), on a connection of its own that is made again whenever it is lost.
 * Works on a server and on the embedded database alike.
 */
export class Listener {
  readonly #connect: () => Client;
  readonly #channel: string;
  readonly #hearing: Hearing;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #pauseMs = firstPauseMs;
  #closed = false;

  constructor(connect: () => Client, channel: string, hearing: Hearing) {
    this.#connect = connect;
    this.#channel = channel;
    this.#hearing = hearing;
  }

  /** Resolves once it hears. Throws when the first connection fails. */
  async start(): Promise<void> {
    await this.#open();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #open(): Promise<void> {
    const client = this.#connect();
    client.on('error', this.#hearing.onError);
    client.on('notification', ({ payload }) => this.#hearing.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => this.#lost(client));
    this.#client = client;
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#reopenSoon();
  }

  #reopenSoon(): void {
    this.#retry = setTimeout(() => void this.#reopen(), this.#pauseMs);
    this.#retry.unref();
    this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
  }

  async #reopen(): Promise<void> {
    try {
      await this.#open();
    } catch (error) {
      this.#hearing.onError(error as Error);
      if (!this.#closed) this.#reopenSoon();
      return;
    }
    if (this.#closed) return this.close();
    this.#pauseMs = firstPauseMs;
    this.#hearing.missed();
  }
}
