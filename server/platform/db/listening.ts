import type { Client } from 'pg';
import { errorOf } from '../errors.ts';

/** What a listener receives. */
export interface Hearing {
  heard(payload: string): void;
  /** The connection was lost and is back: messages in between were missed. */
  missed(): void;
  onError(error: Error): void;
}

const firstPauseMs = 250;
const maxPauseMs = 5_000;
const beatMs = 30_000;

/** Ends a connection without waiting for a server that may not answer. */
function drop(client: Client | null): void {
  // Its errors no longer matter.
  client?.removeAllListeners('error').on('error', () => {});
  client?.connection.stream.destroy();
}

/**
 * Receives what any process of the shop sends on a channel (`pg_notify`), on its own connection, which reconnects whenever it is lost. Works on a
 * server and the embedded database.
 */
export class Listener {
  readonly #connect: () => Client;
  readonly #channel: string;
  readonly #hearing: Hearing;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #pauseMs = firstPauseMs;
  #closed = false;
  #beat: NodeJS.Timeout | undefined;

  constructor(connect: () => Client, channel: string, hearing: Hearing) {
    this.#connect = connect;
    this.#channel = channel;
    this.#hearing = hearing;
  }

  /** Resolves once it listens. Throws when the first connection fails. */
  async start(): Promise<void> {
    await this.#open();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    const client = this.#client;
    this.#client = null;
    drop(client);
  }

  /** Replaces the connection, which may be dead without our knowing. */
  reconnect(): void {
    drop(this.#client);
  }

  async #open(): Promise<void> {
    const client = this.#connect();
    client.on('error', this.#hearing.onError);
    // The embedded database has one session, which hears the channels of all listeners.
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#channel) this.#hearing.heard(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    client.once('end', () => this.#lost(client));
    this.#client = client;
    // A connection that only listens would not notice that the other end is gone.
    this.#beat = setInterval(() => client.query('select 1').catch(() => drop(client)), beatMs);
    this.#beat.unref();
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    clearInterval(this.#beat);
    this.#reopenSoon();
  }

  #reopenSoon(): void {
    this.#retry = setTimeout(() => void this.#reopen(), this.#pauseMs);
    this.#retry.unref();
    this.#pauseMs = Math.min(maxPauseMs, this.#pauseMs * 2);
  }

  async #reopen(): Promise<void> {
    try {
      await this.#open();
    } catch (error) {
      this.#hearing.onError(errorOf(error));
      if (!this.#closed) this.#reopenSoon();
      return;
    }
    if (this.#closed) return this.close();
    this.#pauseMs = firstPauseMs;
    this.#hearing.missed();
  }
}
