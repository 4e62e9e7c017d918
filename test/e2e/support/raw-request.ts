import { connect } from 'node:net';
import { fromShop } from './shop.ts';

export interface RawAnswer {
  readonly status: number;
  /** As received, names in lowercase; a name may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Sends raw bytes, uncorrected by a client library, and reads the response until the shop closes the connection. */
export function sendRaw(bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(fromShop('shopUrl'));
  return new Promise((answered, failed) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${String(bytes).slice(0, 80)}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => (chunks.length > 0 ? undefined : failed(error)));
    socket.on('close', () => answered(parse(Buffer.concat(chunks).toString())));
  });
}

/** A request line whose path is not normalized. */
export const rawGet = (path: string, method = 'GET'): Promise<RawAnswer> =>
  sendRaw(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) };
}
