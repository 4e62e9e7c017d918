import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';

/** Whether the process still takes visitors. */
export interface Readiness {
  draining: boolean;
}

/** As much as the embedded database may write at once: a segment of its log. */
const leastBytesFree = 16 * 1024 * 1024;

/** While the process drains, every answer asks for its connection to be closed: the next request comes in elsewhere. Hooked in before all else. */
export function closeConnectionsWhileDraining(server: Server, readiness: Readiness): void {
  server.prependListener('request', (_request, response) => {
    if (readiness.draining) response.shouldKeepAlive = false;
  });
}

export interface HealthParts {
  readonly database: Pick<Database, 'fault'>;
  readonly dataDir: string;
  readonly readiness: Readiness;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, which it cannot while draining, without its database, or on a full disk; `fault` says which.
 */
export function mountHealth(app: FastifyInstance, { database, dataDir, readiness }: HealthParts): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const fault = readiness.draining ? null : ((await database.fault()) ?? ((await hasRoom(dataDir)) ? null : 'disk_full'));
    const ready = !readiness.draining && fault === null;
    reply.code(ready ? 200 : 503);
    return { ok: ready, draining: readiness.draining, ...(fault && { fault }) };
  });
}

/** Whether the embedded database and new pictures have a disk to grow on. */
async function hasRoom(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: leastBytesFree, bsize: 1 }));
  return bavail * bsize >= leastBytesFree;
}
