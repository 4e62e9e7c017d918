import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloads } from '../../../contract/downloads.schemas.ts';
import { staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { audit, requireStaff } from '../../staff/index.ts';
import { ordersAsCsv } from './export.ts';
import { listOrders } from './listing.ts';

/** The list of orders for staff. */
export function bindOrderDesk(api: Api, { database }: { database: Database }): void {
  const db = database.read;
  api.bind(staffOrderEndpoints.list, async (asked, call) => {
    await requireStaff(db, call, 'orders.read');
    return listOrders(db, asked);
  });
}

interface ExportParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams the list of orders as CSV (orders.export); the export is audited with its filters, except search words. */
export function serveOrderExport(app: FastifyInstance, { database, makeCall }: ExportParts): void {
  const { orders } = downloads;
  serveDownload(app, orders, makeCall, async (call, given) => {
    const by = await requireStaff(database.read, call, orders.access);
    const asked = orders.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose the first and the last day to export.' };
    const { q, ...filter } = asked.data;
    const details = { ...filter, searched: q !== '' };
    const subject = { kind: 'orders', id: `${filter.from}/${filter.to}` };
    await database.transact((tx) => audit(tx, { by, action: 'orders.exported', subject, details }, call.now));
    const brands = await brandNamesOf(database.read).all(call.now);
    return { name: `orders-${filter.from}-${filter.to}`, lines: ordersAsCsv(database.read, asked.data, brands) };
  });
}
