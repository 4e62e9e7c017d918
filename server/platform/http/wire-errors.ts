import type { Socket } from 'node:net';
import type { ErrorBody } from '../../../contract/problems.ts';
import { messageForStatus } from '../../../contract/problems.ts';

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const reasons: Readonly<Record<number, string>> = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

/** Answers what cannot be read as HTTP, or never ends, with the error body too (spec §8), and hangs up. */
export function refuseOnTheWire(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = statuses[error.code ?? ''] ?? 400;
  const refused: ErrorBody = { statusCode, message: messageForStatus(400), ok: false };
  const body = JSON.stringify(refused);
  const head = [
    `HTTP/1.1 ${statusCode} ${reasons[statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
