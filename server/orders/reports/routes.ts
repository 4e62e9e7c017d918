import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloads } from '../../../contract/downloads.schemas.ts';
import { salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { requireStaff } from '../../staff/index.ts';
import { returnsAsCsv, salesAsCsv } from './csv.ts';
import { reportReturns, reportSales, reportToday } from './operations.ts';

/** Reports for staff (reports.read). */
export function bindReports(api: Api, { database: { read } }: { database: Database }): void {
  api.bind(salesReportEndpoints.sales, async ({ page, ...asked }, call) => {
    await requireStaff(read, call, 'reports.read');
    return reportSales(read, asked, page, call.now);
  });
  api.bind(salesReportEndpoints.returns, async (asked, call) => {
    await requireStaff(read, call, 'reports.read');
    return reportReturns(read, asked, call.now);
  });
  api.bind(salesReportEndpoints.today, async (_, call) => {
    await requireStaff(read, call, 'reports.read');
    return reportToday(read, call.now);
  });
}

interface CsvParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams reports of sales and returns as CSV (reports.read). */
export function serveReportCsv(app: FastifyInstance, { database: { read }, makeCall }: CsvParts): void {
  const { sales, returnReasons } = downloads;
  serveDownload(app, sales, makeCall, async (call, given) => {
    await requireStaff(read, call, sales.access);
    const asked = sales.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose what to report, the first and the last day.' };
    const { by, from, to } = asked.data;
    return { name: ['sales-by', by, from, to].filter(Boolean).join('-'), lines: salesAsCsv(read, asked.data, call.now) };
  });
  serveDownload(app, returnReasons, makeCall, async (call, given) => {
    await requireStaff(read, call, returnReasons.access);
    const asked = returnReasons.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose the first and the last day.' };
    const { from, to } = asked.data;
    return { name: ['returns-by-reason', from, to].filter(Boolean).join('-'), lines: returnsAsCsv(read, asked.data, call.now) };
  });
}
