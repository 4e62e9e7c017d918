import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveImportReport } from '../../server/catalog/index.ts';
import { serveExports } from '../../server/exports/index.ts';
import { serveFigures } from '../../server/figures/index.ts';
import type { Flags } from '../../server/flags/index.ts';
import { serveOrderExport, serveReportCsv } from '../../server/orders/index.ts';
import type { Database } from '../../server/platform/db/index.ts';
import type { Call } from '../../server/platform/http/call.ts';
import { servePromotionCodes } from '../../server/promotions/index.ts';
import { serveTaxTable } from '../../server/tax/index.ts';

interface DownloadParts {
  readonly database: Database;
  readonly flags: Flags;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Serves every file that the contract declares (`contract/downloads.schemas.ts`). */
export function serveDownloads(app: FastifyInstance, parts: DownloadParts): void {
  serveExports(app, parts);
  serveImportReport(app, parts);
  serveOrderExport(app, parts);
  serveReportCsv(app, parts);
  serveFigures(app, parts);
  servePromotionCodes(app, parts);
  serveTaxTable(app, parts);
}
