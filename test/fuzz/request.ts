import { Agent, request as httpRequest } from 'node:http';

/** A request as sent over the wire. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Answer {
  /** 0: no response within the limit, or a broken connection. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Bytes read of a response; the rest is dropped. */
const longest = 2_000_000;

/** Sends a request uncorrected; never throws. */
export function send(base: string, { method, target, headers, body }: Sent, limitMs: number): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string, of: Answer['headers'] = {}) =>
      resolve({ status, headers: of, body: text, milliseconds: performance.now() - began });
    const outgoing = httpRequest(
      { hostname, port, method, path: target, headers, agent, signal: AbortSignal.timeout(limitMs * 4) },
      (response) => {
        let text = '';
        response.setEncoding('latin1');
        response.on('data', (chunk: string) => {
          if (text.length < longest) text += chunk;
        });
        response.on('end', () => done(response.statusCode ?? 0, Buffer.from(text, 'latin1').toString(), response.headers));
        response.on('error', (error) => done(0, String(error)));
      },
    );
    outgoing.on('error', (error) => done(0, String(error)));
    // Node's client sends a HEAD's body without its length, which becomes a second, broken request.
    outgoing.end(method === 'HEAD' ? undefined : body);
  });
}

export const closeConnections = (): void => agent.destroy();

/** A valid target for a request line, escaped where needed. */
export const wireTarget = (target: string): string =>
  target.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));

/** A header's value without invalid characters. */
export const wireValue = (value: string): string => value.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').trim();

/** A command that repeats the request. */
export function curlOf(base: string, { method, target, headers, body }: Sent): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const told = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const sent = body === undefined ? [] : [`--data-binary ${quoted(String(body).slice(0, 4000))}`];
  return ['curl -i --path-as-is -X', method, ...told, ...sent, quoted(base + target)].join(' ');
}
