import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orderFilter } from '../../../contract/staff/orders/staff-orders.schemas.ts';
import { orderExportPath, staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { Problem } from '../../platform/http/problem.ts';
import { audit, requireStaff } from '../../staff/index.ts';
import { ordersAsCsv } from './export.ts';
import { keepView, listOrders } from './listing.ts';
import { dropView } from './store.ts';

const ok = { ok: true } as const;

/** The list of orders for staff, with its saved views. */
export function bindOrderDesk(api: Api, { database }: { database: Database }): void {
  const db = database.read;
  api.bind(staffOrderEndpoints.list, async (asked, call) => listOrders(db, asked, await requireStaff(db, call, 'orders.read')));
  api.bind(staffOrderEndpoints.saveView, async (view, call) => {
    const { memberId } = await requireStaff(db, call, 'orders.read');
    await database.transact((tx) => keepView(tx, { ...view, memberId }, call.now));
    return ok;
  });
  api.bind(staffOrderEndpoints.deleteView, async ({ viewId }, call) => {
    const { memberId } = await requireStaff(db, call, 'orders.read');
    await database.transact((tx) => dropView(tx, memberId, viewId));
    return ok;
  });
}

const exported = orderFilter.required({ from: true, to: true });

interface ExportParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams the list of orders as CSV (orders.export); the export is audited with its filters, except search words. */
export function serveOrderExport(app: FastifyInstance, { database, makeCall }: ExportParts): void {
  app.get(orderExportPath, async (request, reply) => {
    const call = makeCall(request, reply);
    const refuse = (status: number, message: string) => reply.code(status).type('text/plain; charset=utf-8').send(message);
    try {
      const by = await requireStaff(database.read, call, 'orders.export');
      const asked = exported.safeParse(onlyTyped(request.query));
      if (!asked.success) return refuse(400, 'Choose the first and the last day to export.');
      const { q, ...filter } = asked.data;
      const details = { ...filter, searched: q !== '' };
      await database.transact((tx) =>
        audit(tx, { by, action: 'orders.exported', subject: { kind: 'orders', id: `${filter.from}/${filter.to}` }, details }, call.now),
      );
      return reply
        .type('text/csv; charset=utf-8')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="orders-${filter.from}-${filter.to}.csv"`,
          'x-robots-tag': 'noindex',
        })
        .send(Readable.from(ordersAsCsv(database.read, asked.data)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refuse(error.statusCode, error.message);
    }
  });
}

/** A query without its empty fields, which a form sends too. */
export const onlyTyped = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
