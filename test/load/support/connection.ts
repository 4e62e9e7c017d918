import { connect, type Socket } from 'node:net';

export interface Exchange {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
  /** From the last byte sent to the last byte received. */
  readonly milliseconds: number;
}

/**
 * A persistent connection that sends a request and waits for its response. Node's own client costs more than some of the responses measured; this one
 * understands only what the shop sends: responses with a length.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer[] = [];
  #size = 0;
  #waiting: { began: number; settle: (exchange: Exchange) => void; fail: (error: Error) => void } | null = null;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#waiting?.fail(error));
    socket.on('close', () => this.#waiting?.fail(new Error('The server closed the connection')));
  }

  static open(base: string): Promise<Connection> {
    const { host, hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(new Connection(socket, host)));
      socket.once('error', reject);
    });
  }

  send(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body = ''): Promise<Exchange> {
    const all = { host: this.#host, ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((settle, fail) => {
      this.#waiting = { began: performance.now(), settle, fail };
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#size += chunk.length;
    const whole = this.#received.length === 1 ? chunk : Buffer.concat(this.#received, this.#size);
    this.#received = [whole];
    const headEnd = whole.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const head = whole.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (whole.length < headEnd + 4 + length) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#received = [];
    this.#size = 0;
    waiting?.settle({
      status: Number(head.slice(9, 12)),
      body: whole.toString('utf8', headEnd + 4),
      cookies: [...head.matchAll(/\r\nset-cookie: ([^;\r]+)/gi)].map(([, pair]) => pair ?? ''),
      milliseconds: performance.now() - waiting.began,
    });
  }
}
