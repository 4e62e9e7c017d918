import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { returnPhotoFormPath, returnPhotoPath } from '../../../contract/returns/returns.ts';
import { orderReturn } from '../../../contract/urls/shop.ts';
import { impersonationOf } from '../../accounts/index.ts';
import { PhotoIntake } from '../../media/index.ts';
import { findOrderNumbers, findVisibleOrder } from '../../orders/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { Limits } from '../../platform/http/limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { audit, auditView, mayDo, staffOf } from '../../staff/index.ts';
import { findReturn } from '../store.ts';
import { addPhoto, type PhotoParts } from './operations.ts';
import { findPhoto } from './store.ts';

const readLimit = { max: 240, windowSeconds: 60 };
const uploadLimit = { max: 40, windowSeconds: 3600 };

export interface ReturnPhotoParts extends PhotoParts {
  readonly config: Pick<Config, 'secret'>;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

type Query = { Querystring: { orderNumber?: unknown; caseNumber?: unknown; photoId?: unknown; token?: unknown } };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Serves the photos of returns to their shopper, to anyone with the e-mailed link, and to staff of the returns desk; takes them from a plain form, so
 * that it works without script. Everybody else gets the shop's 404.
 */
export function serveReturnPhotos(app: FastifyInstance, parts: ReturnPhotoParts): void {
  const { database, config, privateMedia, makeCall } = parts;
  const db = database.read;
  const intake = new PhotoIntake();
  const limits = new Limits();

  /** The case in the address, where the caller may see its order. */
  const visibleCase = async (call: Call, { orderNumber, caseNumber, token: given }: Query['Querystring']) => {
    if (typeof orderNumber !== 'string' || typeof caseNumber !== 'string') return null;
    const token = typeof given === 'string' ? given : undefined;
    const order = await findVisibleOrder(db, call, { orderNumber, token, secret: config.secret });
    const one = order && (await findReturn(db, caseNumber));
    return order && one?.orderId === order.id ? { orderNumber, caseNumber, token } : null;
  };
  /** Staff of the returns desk see every case. */
  const staffCase = async (call: Call, { orderNumber, caseNumber }: Query['Querystring']) => {
    const staff = await staffOf(db, call);
    if (!staff || !mayDo(staff, 'orders.returns') || typeof caseNumber !== 'string') return null;
    const one = await findReturn(db, caseNumber);
    const numbers = one && (await findOrderNumbers(db, [one.orderId]));
    return one && numbers?.get(one.orderId) === orderNumber ? { caseNumber, by: staff } : null;
  };

  app.get<Query>(returnPhotoPath, async (request, reply) => {
    const call = makeCall(request, reply);
    const { photoId } = request.query;
    if (typeof photoId !== 'string' || !uuid.test(photoId)) return reply.callNotFound();
    try {
      await limits.consume('returns.photo', call.network, readLimit);
    } catch (error) {
      if (error instanceof Problem) return reply.code(429).header('retry-after', '60').send();
      throw error;
    }
    const own = await visibleCase(call, request.query);
    const staffs = own ? null : await staffCase(call, request.query);
    const shown = own ?? staffs;
    const src = shown && (await findPhoto(db, shown.caseNumber, photoId));
    const content = src && (await privateMedia.read(src));
    if (!content) return reply.callNotFound();
    // Staff acting for the customer see what the customer sees, but remain staff.
    const by = staffs?.by ?? (await impersonationOf(db, call))?.staff;
    if (by) {
      const entry = { by, action: 'return.photo_viewed', subject: { kind: 'return', id: shown.caseNumber } };
      await database.transact((tx) => auditView(tx, entry, call.now));
    }
    return reply
      .type('image/webp')
      .headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' })
      .send(content);
  });

  app.post<Query>(returnPhotoFormPath, async (request, reply) => {
    const call = makeCall(request, reply);
    const shown = await visibleCase(call, request.query);
    if (!shown) return reply.callNotFound();
    const back = (done: string) => reply.redirect(orderReturn({ ...shown, done }), 303);
    try {
      await limits.consume('returns.addPhoto', call.network, uploadLimit);
      const file = await call.file();
      if (!file || file.name === '') return back('no_photo');
      // Calls of the API are audited by their guard; this form is none.
      const acting = await impersonationOf(db, call);
      if (acting) {
        const subject = { kind: 'customer', id: acting.customer.customerId };
        const entry = { by: acting.staff, action: 'customer.acted_for', subject, details: { call: 'returns.addPhoto' } };
        await database.transact((tx) => audit(tx, entry, call.now));
      }
      await addPhoto({ ...parts, intake }, shown.caseNumber, file, call.now);
      return back('photo');
    } catch (error) {
      if (error instanceof Problem) return back(error.code);
      throw error;
    }
  });
}
