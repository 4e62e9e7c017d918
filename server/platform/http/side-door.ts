import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the same shop be reached through a further port of this machine: whatever comes in there is the main server's business. Answers a
 * function that closes the door when the requests in flight are answered.
 */
export async function openSideDoor(app: FastifyInstance, port: number, host: string): Promise<() => Promise<void>> {
  const { requestTimeout, keepAliveTimeout } = app.server;
  const door = createServer({ requestTimeout, headersTimeout: requestTimeout, keepAliveTimeout });
  for (const event of ['request', 'upgrade', 'clientError'] as const) {
    door.on(event, (...what: unknown[]) => app.server.emit(event, ...what));
  }
  await new Promise<void>((open, failed) => door.once('error', failed).listen(port, host, open));
  return () =>
    new Promise<void>((closed) => {
      door.close(() => closed());
      door.closeIdleConnections();
    });
}
