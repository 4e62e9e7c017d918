import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloads } from '../../contract/downloads.schemas.ts';
import { figureEndpoints } from '../../contract/figures/figures.ts';
import { payoutEndpoints } from '../../contract/figures/payouts.ts';
import { visitEndpoints } from '../../contract/figures/visits.ts';
import { vitalEndpoints } from '../../contract/figures/vitals.ts';
import { stockMovementEndpoints } from '../../contract/merchandising/stock-movements.ts';
import type { Content } from '../content/index.ts';
import type { Flags } from '../flags/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { serveDownload } from '../platform/http/serve-download.ts';
import { requireStaff } from '../staff/index.ts';
import { bannersAsCsv, reportBanners } from './banners/operations.ts';
import { funnelAsCsv, reportFunnel } from './funnel/operations.ts';
import { listMovements } from './movements/operations.ts';
import { dismissDifference, paymentsAsCsv, reportPayments } from './payments/operations.ts';
import { payoutsAsCsv, removePayout, reportPayouts, takeReport } from './payouts/operations.ts';
import { searchesAsCsv } from './searches/csv.ts';
import { reportSearches } from './searches/operations.ts';
import { reportStock, stockAsCsv } from './stock/operations.ts';
import { noteEvents } from './visits/operations.ts';
import { announceVitals, noteVitals } from './vitals.ts';

/** A page reports once or twice, and an office shares its address. */
const noteLimit = { rateLimit: { max: 120, windowSeconds: 60 } };

interface FigureParts {
  readonly database: Database;
  readonly content: Content;
  readonly flags: Flags;
  /** Every payment provider of the shop. */
  readonly providers: readonly Pick<PaymentProvider, 'code' | 'name'>[];
}

/** The counting of visits, what staff read of it (reports.read), and what changed a product's stock (catalog.edit). */
export function mountFigures(api: Api, { database, content, flags, providers }: FigureParts): void {
  const providerNames = new Map(providers.map(({ code, name }) => [code, name]));
  const enter = (call: Call) => requireStaff(database.read, call, 'reports.read');
  api.bind(
    visitEndpoints.note,
    async ({ events }, call) => {
      noteEvents({ database, content }, events, call);
      return { ok: true as const };
    },
    noteLimit,
  );
  announceVitals(database);
  api.bind(
    vitalEndpoints.note,
    async (given, call) => {
      noteVitals(database, given, call);
      return { ok: true as const };
    },
    noteLimit,
  );
  api.bind(figureEndpoints.searches, async ({ page, ...asked }, call) => {
    await enter(call);
    return reportSearches({ database, flags }, asked, page, call.now);
  });
  api.bind(figureEndpoints.funnel, async (asked, call) => {
    await enter(call);
    return reportFunnel(database.read, asked, call.now);
  });
  api.bind(figureEndpoints.banners, async ({ page, ...asked }, call) => {
    await enter(call);
    return reportBanners(database.read, asked, page, call.now);
  });
  api.bind(figureEndpoints.payments, async (asked, call) => {
    await enter(call);
    return reportPayments(database.read, providerNames, asked, call.now);
  });
  api.bind(figureEndpoints.dismissDifference, async (given, call) => {
    const by = await requireStaff(database.read, call, 'orders.refund');
    await dismissDifference(database, given, { by, now: call.now });
    return { ok: true as const };
  });
  api.bind(payoutEndpoints.report, async (asked, call) => {
    await enter(call);
    return reportPayouts(database.read, providerNames, asked, call.now);
  });
  api.bind(payoutEndpoints.import, async (_input, call) => {
    const by = await requireStaff(database.read, call, 'orders.refund');
    return { ok: true as const, payouts: await takeReport(database, await call.file(), { by, now: call.now }) };
  });
  api.bind(payoutEndpoints.remove, async ({ payoutId }, call) => {
    const by = await requireStaff(database.read, call, 'orders.refund');
    await removePayout(database, payoutId, { by, now: call.now });
    return { ok: true as const };
  });
  api.bind(figureEndpoints.stock, async ({ page, ...asked }, call) => {
    await enter(call);
    return reportStock(database.read, asked, page);
  });
  api.bind(stockMovementEndpoints.list, async (asked, call) => {
    await requireStaff(database.read, call, 'catalog.edit');
    return listMovements(database.read, asked);
  });
}

interface CsvParts {
  readonly database: Database;
  readonly flags: Flags;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams the figures as CSV (reports.read). */
export function serveFigures(app: FastifyInstance, { database, flags, makeCall }: CsvParts): void {
  const enter = (call: Call) => requireStaff(database.read, call, 'reports.read');
  serveDownload(app, downloads.searches, makeCall, async (call, given) => {
    await enter(call);
    const asked = downloads.searches.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose the first and the last day.' };
    const { show, from, to } = asked.data;
    const name = [show === 'nothing' ? 'searches-without-results' : 'searches', from, to].filter(Boolean).join('-');
    return { name, lines: searchesAsCsv({ database, flags }, asked.data, call.now) };
  });
  serveDownload(app, downloads.funnel, makeCall, async (call, given) => {
    await enter(call);
    const asked = downloads.funnel.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose the first and the last day.' };
    const { from, to } = asked.data;
    return { name: ['funnel', from, to].filter(Boolean).join('-'), lines: await funnelAsCsv(database.read, asked.data, call.now) };
  });
  serveDownload(app, downloads.banners, makeCall, async (call, given) => {
    await enter(call);
    const asked = downloads.banners.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose the first and the last day.' };
    const { from, to } = asked.data;
    return { name: ['banners', from, to].filter(Boolean).join('-'), lines: bannersAsCsv(database.read, asked.data, call.now) };
  });
  serveDownload(app, downloads.payments, makeCall, async (call, given) => {
    await enter(call);
    const asked = downloads.payments.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose the first and the last day.' };
    const { from, to } = asked.data;
    return { name: ['payments', from, to].filter(Boolean).join('-'), lines: paymentsAsCsv(database.read, asked.data, call.now) };
  });
  serveDownload(app, downloads.payouts, makeCall, async (call, given) => {
    await enter(call);
    const asked = downloads.payouts.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose the first and the last day.' };
    const { from, to } = asked.data;
    return { name: ['payouts', from, to].filter(Boolean).join('-'), lines: payoutsAsCsv(database.read, asked.data, call.now) };
  });
  serveDownload(app, downloads.stockDays, makeCall, async (call, given) => {
    await enter(call);
    const asked = downloads.stockDays.asked.safeParse(given);
    if (!asked.success) return { status: 400, message: 'Choose which stock to list.' };
    return { name: 'stock-days-left', lines: stockAsCsv(database.read, asked.data) };
  });
}
