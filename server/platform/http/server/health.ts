import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/index.ts';

/** Whether the process still accepts visitors. */
export interface Readiness {
  draining: boolean;
}

/** The most the embedded database writes at once: a segment of its log. */
const minBytesFree = 16 * 1024 * 1024;

/** While draining, every answer asks to close its connection, so that the next request goes elsewhere. Installed before everything else. */
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
 * `/healthz`: the process runs. `/readyz`: it can serve, which it cannot while draining, without its database, or on a full disk; `fault` tells
 * which.
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

/** Whether the embedded database and rendered pictures have disk space to grow. */
async function hasRoom(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: minBytesFree, bsize: 1 }));
  return bavail * bsize >= minBytesFree;
}
