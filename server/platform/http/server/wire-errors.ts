import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '../../../../contract/api/problems.ts';
import { messageForStatus } from '../../../../contract/api/problems.ts';

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);
const reasons: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [408, 'Request Timeout'],
  [431, 'Request Header Fields Too Large'],
]);

/** Answers unreadable or endless HTTP with the error body (spec §8) and the headers of every answer, and closes the connection. */
export const refuseOnTheWire =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const statusCode = statuses.get(error.code) ?? 400;
    const refused: ErrorBody = { statusCode, message: messageForStatus(400), ok: false };
    const body = JSON.stringify(refused);
    const head = [
      `HTTP/1.1 ${statusCode} ${reasons.get(statusCode)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };

/** Node would refuse a request without a host with a bare status; the shop answers it properly (`targets.ts`). */
export const lenient = { requireHostHeader: false } as const;

/** Node would refuse an unknown `Expect` too; the shop ignores it and answers the request. */
export function expectNothing(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => server.emit('request', request, response));
}
