import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { salesQuery } from '../../../contract/staff/orders/sales-reports.schemas.ts';
import { salesReportCsvPath, salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { Problem } from '../../platform/http/problem.ts';
import { requireStaff } from '../../staff/index.ts';
import { onlyTyped } from '../desk/routes.ts';
import { salesAsCsv } from './csv.ts';
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

/** Streams a report of sales as CSV (reports.read). */
export function serveReportCsv(app: FastifyInstance, { database: { read }, makeCall }: CsvParts): void {
  app.get(salesReportCsvPath, async (request, reply) => {
    const refuse = (status: number, message: string) => reply.code(status).type('text/plain; charset=utf-8').send(message);
    try {
      const call = makeCall(request, reply);
      await requireStaff(read, call, 'reports.read');
      const asked = salesQuery.safeParse(onlyTyped(request.query));
      if (!asked.success) return refuse(400, 'Choose what to report, the first and the last day.');
      const { by, from, to } = asked.data;
      const lines = salesAsCsv(read, asked.data, call.now);
      const { value: first = '' } = await lines.next();
      return reply
        .type('text/csv; charset=utf-8')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${['sales-by', by, from, to].filter(Boolean).join('-')}.csv"`,
          'x-robots-tag': 'noindex',
        })
        .send(Readable.from(startingWith(first, lines)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refuse(error.statusCode, error.message);
    }
  });
}

/** The first line is read before the headers are sent, so that a refusal has its status. */
async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
