import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloads } from '../../../contract/downloads.schemas.ts';
import { promotionCalendarEndpoints } from '../../../contract/merchandising/promotion-calendar.ts';
import { promotionEndpoints } from '../../../contract/merchandising/promotions.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { audit, requireStaff } from '../../staff/index.ts';
import { showCalendar } from '../calendar/operations.ts';
import { saveCampaign } from './campaigns.ts';
import { codesAsCsv } from './codes-csv.ts';
import { type Actor, addCodes, addPromotion, duplicatePromotion, savePromotion, setState, stopPromotion } from './operations.ts';
import { type GivenBy, getStaffPromotion, listPromotions, promotionChoices } from './view.ts';
import { faultsIn } from './written.ts';

/** Promotions for staff; every change is audited with the values before and after. */
export function mountPromotionDesk(api: Api, { database, givenBy }: { database: Database; givenBy: GivenBy }): void {
  const db = database.read;
  const read = (call: Call) => requireStaff(db, call, 'promotions.read');
  const edit = async (call: Call): Promise<Actor> => ({ member: await requireStaff(db, call, 'promotions.edit'), now: call.now });

  api.bind(promotionEndpoints.list, async (asked, call) => {
    await read(call);
    return listPromotions(db, asked, givenBy, call.now);
  });
  api.bind(promotionCalendarEndpoints.between, async (asked, call) => {
    await read(call);
    return showCalendar(db, asked, call.now);
  });
  api.bind(promotionEndpoints.fresh, async (_input, call) => {
    await edit(call);
    return { ...(await promotionChoices(db, call.now)), now: call.now.toISOString() };
  });
  api.bind(promotionEndpoints.get, async ({ promotionId }, call) => {
    await read(call);
    return getStaffPromotion(db, promotionId, givenBy, call.now);
  });
  api.bind(promotionEndpoints.check, async ({ promotion }, call) => {
    await edit(call);
    return { fields: await faultsIn(db, promotion) };
  });
  api.bind(promotionEndpoints.add, async (written, call) => addPromotion(database, written, await edit(call)));
  api.bind(promotionEndpoints.save, async ({ promotionId, version, promotion }, call) =>
    savePromotion(database, promotionId, version, promotion, await edit(call)),
  );
  api.bind(promotionEndpoints.setState, async ({ promotionId, ...wanted }, call) =>
    setState(database, promotionId, wanted, await edit(call)),
  );
  api.bind(promotionEndpoints.stop, async ({ promotionId }, call) => stopPromotion(database, promotionId, await edit(call)));
  api.bind(promotionEndpoints.duplicate, async ({ promotionId }, call) => duplicatePromotion(database, promotionId, await edit(call)));
  api.bind(promotionEndpoints.saveCampaign, async ({ promotionId, ...written }, call) =>
    saveCampaign(database, promotionId, written, await edit(call)),
  );
  api.bind(promotionEndpoints.addCodes, async ({ promotionId, ...run }, call) => addCodes(database, promotionId, run, await edit(call)), {
    rateLimit: { max: 30, windowSeconds: 60 },
  });
}

interface CodesParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams a promotion's unique codes as CSV (promotions.edit); the download is audited, the codes are not. */
export function servePromotionCodes(app: FastifyInstance, { database, makeCall }: CodesParts): void {
  const { promotionCodes } = downloads;
  serveDownload(app, promotionCodes, makeCall, async (call, given) => {
    const by = await requireStaff(database.read, call, promotionCodes.access);
    const read = promotionCodes.asked.safeParse(given);
    if (!read.success) return { status: 404, message: 'There are no such codes.' };
    const { promotionId, batch = null } = read.data;
    const subject = { kind: 'promotion', id: promotionId };
    await database.transact((tx) => audit(tx, { by, action: 'promotion.codes_downloaded', subject, details: { batch } }, call.now));
    return {
      name: `codes-${promotionId}${batch === null ? '' : `-${batch}`}`,
      lines: codesAsCsv(database.read, { promotionId, batch }),
    };
  });
}
