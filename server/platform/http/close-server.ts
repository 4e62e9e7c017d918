import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for requests in flight. */
const longestMs = 10_000;
/** Milliseconds for the first request of a connection that was taken just before the end. */
const graceMs = 250;
const lookMs = 50;

/**
 * Closes connections as they finish, since a client may keep one for long; after ten seconds all that are left. Node would close those at once on which
 * nothing has been asked yet, although the question may be on its way. Answers a function that ends the looking.
 */
export function closeAsTheyFinish(server: Server): () => void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  let looking: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    looking = setInterval(closeIdle, lookMs);
  }, graceMs);
  const ending = setTimeout(() => server.closeAllConnections(), longestMs);
  return () => {
    clearTimeout(grace);
    clearInterval(looking);
    clearTimeout(ending);
  };
}

/** Takes no more connections, and answers what has come in. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const done = closeAsTheyFinish(app.server);
  await app.close().finally(done);
}
