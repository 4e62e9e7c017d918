import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { closeAsTheyFinish } from './close-server.ts';
import { lenient } from './wire-errors.ts';

/** Serves the same shop on a further port of this machine. Returns a function that closes it once the requests in flight are answered. */
export async function listenOnExtraPort(app: FastifyInstance, port: number, host: string): Promise<() => Promise<void>> {
  const { requestTimeout, keepAliveTimeout } = app.server;
  const extra = createServer({ requestTimeout, headersTimeout: requestTimeout, keepAliveTimeout, ...lenient });
  for (const event of ['request', 'checkExpectation', 'upgrade', 'clientError'] as const) {
    extra.on(event, (...what: unknown[]) => app.server.emit(event, ...what));
  }
  await new Promise<void>((open, failed) => extra.once('error', failed).listen(port, host, open));
  return () =>
    new Promise<void>((closed) => {
      const done = closeAsTheyFinish(extra);
      extra.close(() => {
        done();
        closed();
      });
    });
}
