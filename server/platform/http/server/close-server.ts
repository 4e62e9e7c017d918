import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for requests in flight. */
const maxMs = 10_000;
/** Milliseconds for the first request of a connection accepted just before the end. */
const graceMs = 250;
const lookMs = 50;

/**
 * Closes connections as they finish, since a client may hold one for long; after ten seconds all that remain. Node alone would close unused
 * connections at once, although their first request may be under way. Returns a function that stops watching.
 */
export function closeAsTheyFinish(server: Server): () => void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  let looking: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    looking = setInterval(closeIdle, lookMs);
  }, graceMs);
  const ending = setTimeout(() => server.closeAllConnections(), maxMs);
  return () => {
    clearTimeout(grace);
    clearInterval(looking);
    clearTimeout(ending);
  };
}

/** Accepts no more connections, and answers what has arrived. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const done = closeAsTheyFinish(app.server);
  await app.close().finally(done);
}
