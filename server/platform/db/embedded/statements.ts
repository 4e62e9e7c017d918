import { parseComplete, readParse, startsWithParseComplete } from './wire.ts';

/** The database behind the sessions: runs one batch of protocol messages and answers its bytes. */
export type Backend = (batch: Uint8Array) => Promise<Uint8Array>;

/**
 * Prepared statements of all connections. They live in the one backend session: what a connection wants prepared may have been
 * prepared by another, and preparing it again under the same name would fail. Nobody closes a statement.
 */
export class Statements {
  /** Name → the whole message that prepared it. */
  readonly #known = new Map<string, Buffer>();

  /** Runs a batch; one that prepares what is already prepared goes without that part and is answered as if it had been done. */
  async run(batch: Buffer, backend: Backend): Promise<Uint8Array> {
    const parse = readParse(batch);
    if (!parse) return backend(batch);
    if (this.#known.get(parse.name)?.equals(parse.message)) {
      return Buffer.concat([parseComplete, await backend(batch.subarray(parse.message.length))]);
    }
    const answer = await backend(batch);
    // A copy: the message is a part of what the socket gave, which may be long.
    if (startsWithParseComplete(answer)) this.#known.set(parse.name, Buffer.from(parse.message));
    return answer;
  }
}
