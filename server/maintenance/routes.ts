import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../contract/api/client.ts';
import { maintenanceEndpoints } from '../../contract/staff/maintenance.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { type MountParts, refuse } from '../platform/http/mount-api.ts';
import { requireStaff, staffOf } from '../staff/index.ts';
import { type MaintenanceGate, retryAfterSeconds } from './gate.ts';
import { closeShop, reopenShop } from './operations.ts';
import { type Closure, findClosure } from './store.ts';

export function bindMaintenance(api: Api, { database }: { database: Database }): void {
  const db = database.read;
  const shown = async () => ({ closure: present(await findClosure(db)) });
  api.bind(maintenanceEndpoints.get, async (_input, call) => {
    await requireStaff(db, call, 'maintenance.switch');
    return shown();
  });
  api.bind(maintenanceEndpoints.close, async (given, call) => {
    await closeShop(database, given, await requireStaff(db, call, 'maintenance.switch'), call.now);
    return shown();
  });
  api.bind(maintenanceEndpoints.open, async (_input, call) => {
    await reopenShop(database, await requireStaff(db, call, 'maintenance.switch'), call.now);
    return shown();
  });
}

const present = (closure: Closure | null) => closure && { since: closure.since.toISOString(), until: closure.until?.toISOString() ?? null };

/** Paths open at any time: the staff's own, and third parties' urgent notifications. */
const alwaysOpen = /^\/(staff|api\/(staff|webhooks))(\/|\?|$)/;

export interface GateParts {
  readonly database: Database;
  readonly gate: MaintenanceGate;
  /** Whether a brand is closed by itself. */
  isBrandClosed?(brand: string): boolean;
}

/** Seconds until this visitor may retry; null admits them. Signed-in staff are always admitted. An open shop makes no call. */
type ClosedFor = (path: string | null, brand: string, makeCall: () => Call) => Promise<number | null>;

/**
 * Tells who is kept out of what, of the brand that is called. `path` is that of what answers, a call's pattern or a page's canonical address, and null
 * where nothing is: a request's target can be written in many ways.
 */
export function closedFor({ database, gate, isBrandClosed }: GateParts): ClosedFor {
  return async (path, brand, makeCall) => {
    const closure = (gate.isOpen ? null : await gate.closure()) ?? (isBrandClosed?.(brand) ? { until: null } : null);
    if (!closure || (path !== null && alwaysOpen.test(path))) return null;
    const call = makeCall();
    return (await staffOf(database.read, call)) ? null : retryAfterSeconds(closure, call.now);
  };
}

export interface ClosingParts extends MountParts {
  /** The brand of a call, as `makeCall` has it. */
  brandOf(headers: IncomingHttpHeaders): string;
}

/** While the shop is closed, API calls are answered 503 with the time to retry. Pages check the same gate themselves. */
export function closeApi(app: FastifyInstance, isClosedFor: ClosedFor, { brandOf, makeCall }: ClosingParts): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    if (!url?.startsWith('/api/')) return;
    const seconds = await isClosedFor(url, brandOf(request.headers), () => makeCall(request, reply));
    if (seconds === null) return;
    reply.isClosed = true;
    reply.header('cache-control', 'no-store');
    const closed = failure(503, 'We’re closed for maintenance. Please come back in a little while.');
    const body = refuse(request, reply, { ...closed, code: 'maintenance', details: { retryAfterSeconds: seconds } }, null);
    return reply.send(body);
  });
}
