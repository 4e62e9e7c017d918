import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Lets the same shop be reached through a further port of this machine: whatever comes in there is the main server's business. */
export async function openSideDoor(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server;
  const door: Server = createServer({ requestTimeout, headersTimeout, keepAliveTimeout });
  for (const event of ['request', 'upgrade', 'clientError'] as const) {
    door.on(event, (...what: unknown[]) => app.server.emit(event, ...what));
  }
  await new Promise<void>((open, failed) => door.once('error', failed).listen(port, host, open));
  app.server.once('close', () => door.close());
  app.addHook('preClose', () => {
    door.close();
    door.closeIdleConnections();
  });
}
