import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** Whether the process still takes visitors. */
export interface Readiness {
  draining: boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can serve, which it cannot while draining or without its database. */
export function mountHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = !readiness.draining && (await answers(database));
    reply.code(ready ? 200 : 503);
    return { ok: ready, draining: readiness.draining };
  });
}

async function answers(database: Database): Promise<boolean> {
  const limit = new Promise<false>((late) => setTimeout(() => late(false), 2000).unref());
  const asked = sql`select 1`.execute(database.read).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, limit]);
}
