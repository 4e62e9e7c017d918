import { type DraftOrder, draftEndpoints, paymentLinkEndpoints } from '../../../contract/staff/orders/drafts.ts';
import { ensureVisitor, findCustomer } from '../../accounts/index.ts';
import type { CartParts } from '../../cart/index.ts';
import { findVariationsNamed, getOffers } from '../../catalog/index.ts';
import { firstOrderToken } from '../../orders/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { networkDigest } from '../../platform/http/caller/network.ts';
import { pageOf } from '../../platform/paging.ts';
import { listActors, requireStaff } from '../../staff/index.ts';
import type { CheckoutParts, PricingParts } from '../parts.ts';
import { draftStateOf, type StoredDraft } from './draft.ts';
import { draftOfLink, openLink } from './opening.ts';
import { createDraft, duplicateDraft, priceDraft, removeDraft, requireDraft, saveDraft } from './operations.ts';
import { linkOf, missingOf, sendLink, withdrawLink } from './sending.ts';
import { countDrafts, findDraftRows } from './store.ts';

const ok = { ok: true } as const;
const perPage = 50;
const maxFound = 20;

type DraftParts = CheckoutParts & CartParts;

/** Draft orders for staff, and the payment links by which customers pay for them. */
export function bindDrafts(api: Api, parts: DraftParts): void {
  const db = parts.database.read;
  /** Loaded before any transaction. A draft is priced for its brand, without what the browser that asks brings along. */
  const pricing = async (brand: string, now: Date): Promise<PricingParts> => ({
    ...parts,
    rates: await parts.ratesAt(brand, now),
    restrictions: await parts.restrictionsAt(brand, now),
    brandPromotions: await parts.promotionsAt(brand, now),
    campaign: null,
    storeCard: null,
    expected: null,
    paymentTypes: ['CARD'],
  });
  const pricingOf = async (draftId: number, { now }: Call) => pricing((await requireDraft(parts, draftId)).brand, now);
  const staff = (call: Call) => requireStaff(db, call, 'orders.draft');

  api.bind(draftEndpoints.list, async ({ page: asked, ...filter }, call) => {
    await staff(call);
    const total = await countDrafts(db, filter, call.now);
    const { page, pages, portion } = pageOf(asked, total, perPage);
    const rows = await findDraftRows(db, filter, portion, call.now);
    const members = await listActors(db);
    const names = new Map(members.map(({ memberId, name }) => [memberId, name]));
    const drafts = rows.map((row) => ({
      ...row,
      createdBy: names.get(row.createdBy) ?? '',
      updatedAt: row.updatedAt.toISOString(),
    }));
    return { drafts, total, page, pages, members };
  });
  api.bind(draftEndpoints.create, async ({ customerId }, call) => {
    const by = await staff(call);
    const { brand, now } = call;
    return { draftId: await createDraft(await pricing(brand, now), { customerId, brand }, by, now) };
  });
  api.bind(draftEndpoints.get, async ({ draftId }, call) => {
    await staff(call);
    const draft = await requireDraft(parts, draftId);
    return present(await pricing(draft.brand, call.now), draft, call.now);
  });
  api.bind(draftEndpoints.save, async (written, call) => {
    const by = await staff(call);
    return { version: await saveDraft(await pricingOf(written.draftId, call), written, by, call.now) };
  });
  api.bind(draftEndpoints.duplicate, async ({ draftId }, call) => {
    const by = await staff(call);
    return { draftId: await duplicateDraft(await pricingOf(draftId, call), draftId, by, call.now) };
  });
  api.bind(draftEndpoints.delete, async ({ draftId }, call) => {
    const by = await staff(call);
    await removeDraft(await pricingOf(draftId, call), draftId, by, call.now);
    return ok;
  });
  api.bind(draftEndpoints.send, async (asked, call) => {
    const by = await staff(call);
    return sendLink(await pricingOf(asked.draftId, call), asked, by, call.now);
  });
  api.bind(draftEndpoints.withdraw, async ({ draftId }, call) => {
    const by = await staff(call);
    await withdrawLink(await pricingOf(draftId, call), draftId, by, call.now);
    return ok;
  });
  api.bind(draftEndpoints.findItems, async ({ q }, call) => {
    await staff(call);
    const ids = await findVariationsNamed(db, q, maxFound);
    const offers = await getOffers(db, ids, { now: call.now });
    const found = ids.flatMap((id) => offers.get(id) ?? []);
    return {
      items: found.map((offer) => ({
        variationId: offer.variationId,
        productName: offer.name,
        sku: offer.sku,
        price: offer.price.amount,
        variationName: offer.variationName === offer.name ? '' : offer.variationName,
        inStock: offer.quantityAvailable,
      })),
    };
  });

  // Each call prices a draft; guessing a token is hopeless, and limited besides.
  const linkLimit = { rateLimit: { max: 120, windowSeconds: 60 } };
  api.bind(
    paymentLinkEndpoints.get,
    async ({ token }, call) => {
      const { draft, isCurrent } = await draftOfLink(parts, token, call.brand);
      const stands = draftStateOf(draft, call.now);
      const ended = { until: null, items: [], totals: null, promotions: null, order: null };
      // A withdrawn link may have gone to a stranger.
      if (draft.orderNumber !== null && isCurrent) {
        const { orderNumber } = draft;
        return { ...ended, state: 'paid' as const, order: { orderNumber, token: firstOrderToken(parts.config.secret, orderNumber) } };
      }
      if (!isCurrent || !draft.linkUntil || stands === 'withdrawn' || stands === 'open') return { ...ended, state: 'withdrawn' as const };
      if (stands === 'expired') return { ...ended, state: 'expired' as const };
      const { priced } = await priceDraft(await pricing(draft.brand, call.now), draft, call.now);
      const { items, totals, promotions } = priced;
      return { state: 'open' as const, until: draft.linkUntil.toISOString(), items, totals, promotions, order: null };
    },
    linkLimit,
  );
  api.bind(
    paymentLinkEndpoints.open,
    async ({ token }, call) => {
      await ensureVisitor(db, call);
      return openLink(await pricing(call.brand, call.now), token, networkDigest(call.network, parts.config.secret), call);
    },
    linkLimit,
  );
}

async function present(parts: PricingParts, draft: StoredDraft, now: Date): Promise<DraftOrder> {
  const db = parts.database.read;
  const made = await priceDraft(parts, draft, now);
  const { priced, contents, to } = made;
  const stock = new Map(contents.lines.map(({ offer }) => [offer.variationId, offer.quantityAvailable]));
  const asked = new Map(draft.lines.map(({ variationId, quantity }) => [variationId, quantity]));
  const customer = draft.customerId === null ? null : await findCustomer(db, draft.customerId);
  const member = (await listActors(db)).find(({ memberId }) => memberId === draft.createdBy);
  const { customerId, email, address, promoCodes, discount, shippingPrice, note, tags, linkUntil } = draft;
  return {
    draftId: draft.draftId,
    version: draft.version,
    state: draftStateOf(draft, now),
    orderNumber: draft.orderNumber,
    customerId,
    email,
    address,
    discount,
    shippingPrice,
    note,
    promoCodes: [...promoCodes],
    tags: [...tags],
    deliveryMethod: priced.deliveryMethod,
    lines: draft.lines.map(({ variationId, quantity }) => ({ variationId, quantity })),
    customerName: customer && `${customer.firstName} ${customer.lastName}`.trim(),
    createdBy: member?.name ?? '',
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    link:
      linkUntil && linkUntil > now && draft.orderNumber === null
        ? { url: linkOf(parts, draft, draft.linkNumber), until: linkUntil.toISOString() }
        : null,
    // The requested quantity stays in the form, with the notice that there are fewer.
    items: priced.items.map((item) => ({
      ...item,
      quantity: asked.get(item.variationId) ?? item.quantity,
      inStock: stock.get(item.variationId) ?? 0,
    })),
    totals: priced.totals,
    promotions: priced.promotions,
    deliveryMethods: priced.deliveryMethods,
    addressErrors: { ...to.errors },
    missing: missingOf(made, email),
  };
}
