import type { Socket } from 'node:net';
import { type Backend, Statements } from './statements.ts';
import { endsIdle, errorAnswer, Framer, greeting, readNews } from './wire.ts';

interface Session {
  readonly id: number;
  readonly socket: Socket;
  readonly framer: Framer;
}

interface Job {
  readonly session: Session;
  readonly batch: Buffer;
}

/**
 * Shares PGlite's single backend session among many connections. A batch runs whole; from BEGIN to COMMIT the backend belongs to one connection and
 * the others wait. A connection that leaves in a transaction, or idles in it for `idleLimitMs` while others wait, is rolled back. Notifications
 * arrive with the causing statement's answer and are forwarded to every listening connection.
 */
export class Sessions {
  readonly #backend: Backend;
  readonly #idleLimitMs: number;
  readonly #queue: Job[] = [];
  readonly #statements = new Statements();
  readonly #listening = new Set<Session>();
  #owner: Session | null = null;
  #running = false;
  #nextId = 1;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(backend: Backend, idleLimitMs = 10_000) {
    this.#backend = backend;
    this.#idleLimitMs = idleLimitMs;
  }

  accept(socket: Socket): void {
    const session: Session = { id: this.#nextId++, socket, framer: new Framer() };
    socket.on('data', (chunk) => this.#receive(session, chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => void this.#leave(session));
  }

  #receive(session: Session, chunk: Buffer): void {
    try {
      for (const incoming of session.framer.push(chunk)) {
        if (incoming.kind === 'startup') session.socket.write(greeting(session.id));
        else if (incoming.kind === 'encryption') session.socket.write('N');
        else if (incoming.kind === 'batch') this.#queue.push({ session, batch: incoming.bytes });
        else session.socket.end();
      }
    } catch {
      session.socket.destroy();
    }
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let job = this.#next(); job; job = this.#next()) {
      clearTimeout(this.#idleTimer);
      await this.#execute(job);
    }
    this.#running = false;
    if (this.#owner && this.#queue.length > 0) this.#watchIdleOwner(this.#owner);
  }

  #next(): Job | undefined {
    if (!this.#owner) return this.#queue.shift();
    const index = this.#queue.findIndex((job) => job.session === this.#owner);
    return index === -1 ? undefined : this.#queue.splice(index, 1)[0];
  }

  async #execute({ session, batch }: Job): Promise<void> {
    try {
      const answer = await this.#statements.run(batch, this.#backend);
      this.#owner = endsIdle(answer) ? null : session;
      this.#passOn(answer, session);
      if (!session.socket.destroyed) session.socket.write(answer);
      else if (this.#owner) await this.#rollBack();
    } catch (error) {
      this.#owner = null;
      session.socket.write(errorAnswer(error instanceof Error ? error.message : 'the embedded database failed'));
    }
  }

  #passOn(answer: Uint8Array, session: Session): void {
    const { listens, notifications } = readNews(answer);
    if (notifications) for (const other of this.#listening) if (other !== session) other.socket.write(notifications);
    if (listens) this.#listening.add(session);
  }

  #watchIdleOwner(owner: Session): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      if (this.#owner === owner && !this.#running) owner.socket.destroy();
    }, this.#idleLimitMs);
    this.#idleTimer.unref();
  }

  async #leave(session: Session): Promise<void> {
    this.#listening.delete(session);
    for (let i = this.#queue.length - 1; i >= 0; i--) if (this.#queue[i]?.session === session) this.#queue.splice(i, 1);
    if (this.#owner !== session || this.#running) return;
    await this.#rollBack();
    void this.#run();
  }

  async #rollBack(): Promise<void> {
    this.#running = true;
    await this.#backend(simpleQuery('ROLLBACK'));
    this.#owner = null;
    this.#running = false;
  }
}

function simpleQuery(sql: string): Buffer {
  const body = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q', 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
