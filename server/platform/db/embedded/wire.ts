/**
 * Framing of PostgreSQL's wire protocol, as far as the embedded server needs it: cuts a byte stream into batches that end where the server may answer
 * (Sync or a simple Query), and tells the transaction state an answer ends in.
 */

const protocolVersion3 = 196_608;
const sslRequest = 80_877_103;
const gssRequest = 80_877_104;
const cancelRequest = 80_877_102;

const sync = 0x53; // S
const simpleQuery = 0x51; // Q
const terminate = 0x58; // X
const parse = 0x50; // P
const readyForQuery = 0x5a; // Z
const notification = 0x41; // A
const commandComplete = 0x43; // C

export type Incoming =
  | { readonly kind: 'startup' }
  /** The client asks for encryption, which a local socket does not need: answer `N`. */
  | { readonly kind: 'encryption' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'terminate' }
  /** Messages up to and including the one that requests an answer; no other session's may come in between. */
  | { readonly kind: 'batch'; readonly bytes: Buffer };

/** Cuts a connection's bytes into messages for the server. */
export class Framer {
  #pending: Buffer = Buffer.alloc(0);
  #scanned = 0;
  #started = false;

  *push(chunk: Buffer): Generator<Incoming> {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    if (!this.#started) yield* this.#startup();
    if (this.#started) yield* this.#messages();
  }

  *#startup(): Generator<Incoming> {
    while (!this.#started && this.#pending.length >= 8) {
      const length = this.#pending.readInt32BE(0);
      if (this.#pending.length < length) return;
      const code = this.#pending.readInt32BE(4);
      this.#pending = this.#pending.subarray(length);
      if (code === sslRequest || code === gssRequest) yield { kind: 'encryption' };
      else if (code === cancelRequest) yield { kind: 'cancel' };
      else if (code === protocolVersion3) {
        this.#started = true;
        yield { kind: 'startup' };
      } else throw new Error(`unsupported protocol ${code}`);
    }
  }

  *#messages(): Generator<Incoming> {
    while (this.#pending.length - this.#scanned >= 5) {
      const type = this.#pending[this.#scanned];
      const end = this.#scanned + 1 + this.#pending.readInt32BE(this.#scanned + 1);
      if (this.#pending.length < end) return;
      this.#scanned = end;
      if (type === terminate) yield { kind: 'terminate' };
      else if (type === sync || type === simpleQuery) yield { kind: 'batch', bytes: this.#take(end) };
    }
  }

  #take(end: number): Buffer {
    const bytes = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    this.#scanned = 0;
    return bytes;
  }
}

/** Whether the answer leaves its session outside a transaction (its last message is ReadyForQuery "idle"). */
export function endsIdle(answer: Uint8Array): boolean {
  const at = answer.length - 6;
  return at >= 0 && answer[at] === readyForQuery && answer[at + 5] === 0x49;
}

/** What else an answer contains: whether its session started listening, and notifications. */
export function readNews(answer: Uint8Array): { readonly listens: boolean; readonly notifications: Buffer | null } {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.length);
  const notifications: Buffer[] = [];
  let listens = false;
  for (let at = 0; at + 5 <= bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (bytes[at] === notification) notifications.push(bytes.subarray(at, end));
    else if (bytes[at] === commandComplete && bytes.toString('latin1', at + 5, end - 1) === 'LISTEN') listens = true;
    at = end;
  }
  return { listens, notifications: notifications.length > 0 ? Buffer.concat(notifications) : null };
}

/** The message that prepares a named statement, if the batch starts with one. */
export function readParse(batch: Buffer): { readonly name: string; readonly message: Buffer } | null {
  if (batch[0] !== parse || batch[5] === 0) return null;
  const message = batch.subarray(0, 1 + batch.readInt32BE(1));
  return { name: message.toString('utf8', 5, message.indexOf(0, 5)), message };
}

/** The answer to preparing a statement. */
export const parseComplete = Buffer.from([0x31, 0, 0, 0, 4]);

export const startsWithParseComplete = (answer: Uint8Array): boolean => answer[0] === parseComplete[0];

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const parameters = {
  server_version: '17.0 (embedded)',
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
};

/** The answer to a client's startup message: signed in, parameters, ready. */
export function greeting(processId: number): Buffer {
  const key = Buffer.alloc(8);
  key.writeInt32BE(processId, 0);
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
    message('K', key),
    message('Z', Buffer.from('I')),
  ]);
}

/** An error response that ends its batch. */
export function errorAnswer(text: string): Buffer {
  return Buffer.concat([message('E', Buffer.from(`SERROR\0VERROR\0CXX000\0M${text}\0\0`)), message('Z', Buffer.from('I'))]);
}
