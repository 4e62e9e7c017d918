import { parseComplete, readParse, startsWithParseComplete } from './wire.ts';

/** The database behind the sessions: runs one batch of protocol messages and returns its response bytes. */
export type Backend = (batch: Uint8Array) => Promise<Uint8Array>;

/**
 * Prepared statements of all connections. They share the one backend session, so another connection may have prepared a statement already, and
 * preparing it again under the same name would fail. No connection closes a statement.
 */
export class Statements {
  /** Name → the complete message that prepared it. */
  readonly #known = new Map<string, Buffer>();

  /** Runs a batch; leaves out preparing a known statement, and adds the expected answer to it. */
  async run(batch: Buffer, backend: Backend): Promise<Uint8Array> {
    const parse = readParse(batch);
    if (!parse) return backend(batch);
    if (this.#known.get(parse.name)?.equals(parse.message)) {
      return Buffer.concat([parseComplete, await backend(batch.subarray(parse.message.length))]);
    }
    const answer = await backend(batch);
    // Copied, because it is a slice of a possibly long socket buffer.
    if (startsWithParseComplete(answer)) this.#known.set(parse.name, Buffer.from(parse.message));
    return answer;
  }
}
