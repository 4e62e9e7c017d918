import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invoiceEndpoints, invoicePdfPath } from '../../../contract/orders/invoices.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { Limits } from '../../platform/http/limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type InvoiceParts, showInvoice } from './operations.ts';
import type { Seller } from './pdf.ts';

const readLimit = { max: 60, windowSeconds: 60 };
/** A document takes some 50 ms of the processor. */
const pdfLimit = { max: 20, windowSeconds: 60 };

export function bindInvoices(api: Api, parts: InvoiceParts): void {
  api.bind(invoiceEndpoints.get, (which, call) => showInvoice(parts, call, which), { rateLimit: readLimit });
}

interface PdfParts extends InvoiceParts {
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
  /** The brand by its key. */
  sellerOf(brand: string): Promise<Seller>;
}

/** Serves invoices as PDF, to those who may read them; everybody else gets the shop's 404. */
export function serveInvoices(app: FastifyInstance, parts: PdfParts): void {
  const limits = new Limits();
  app.get<{ Querystring: { orderNumber?: unknown; token?: unknown } }>(invoicePdfPath, async (request, reply) => {
    const call = parts.makeCall(request, reply);
    const { orderNumber, token } = request.query;
    if (typeof orderNumber !== 'string' || !/^[A-Z0-9-]{6,24}$/.test(orderNumber)) return reply.callNotFound();
    try {
      await limits.consume('orders.invoicePdf', call.network, pdfLimit);
      const invoice = await showInvoice(parts, call, { orderNumber, token: typeof token === 'string' ? token : undefined });
      // Loaded when first needed: pdfkit takes longer to load than the rest of the shop.
      const { invoiceDocument } = await import('./pdf.ts');
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="invoice-${orderNumber}.pdf"`,
          'x-robots-tag': 'noindex',
        })
        .send(await invoiceDocument(invoice, await parts.sellerOf(invoice.brand)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.statusCode !== 429) return reply.callNotFound();
      return reply
        .code(429)
        .header('retry-after', '60')
        .type('text/plain; charset=utf-8')
        .send('Too many requests. Try again in a minute.');
    }
  });
}
