import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isTooLarge } from '../../../contract/checkout/checkout.ts';
import { draftProblems, type WrittenDraft } from '../../../contract/staff/orders/drafts.ts';
import { findAddressesOf, findCustomer } from '../../accounts/index.ts';
import { getOffers } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { findEntered } from '../../promotions/index.ts';
import { audit, mayDo, type StaffMember } from '../../staff/index.ts';
import { freightFault } from '../checkout.ts';
import { contentsOf } from '../holding.ts';
import type { PricingParts } from '../parts.ts';
import { lockCheckout, saveDetails } from '../store.ts';
import { presentOpen } from '../view.ts';
import {
  checkoutOf,
  type DraftContents,
  type DraftDestination,
  emptyAddress,
  isAboveLimit,
  ownerOfDraft,
  type StoredDraft,
} from './draft.ts';
import { destinationOf } from './opening.ts';
import { deleteDraft, deleteDraftCheckout, findDraft, insertDraft, lockDraft, updateDraft } from './store.ts';

const problem = problemsOf(draftProblems);

/** A draft as it is priced now, by the same rules as the checkout that its link opens. */
export async function priceDraft(parts: PricingParts, draft: StoredDraft, now: Date) {
  const db = parts.database.read;
  const found = await destinationOf(parts, draft, now);
  const checkout = checkoutOf(draft, found);
  const contents = await contentsOf(db, checkout, now);
  const priced = await presentOpen(db, checkout, contents, parts, now);
  const unsuited = found.address && freightFault(found.address, priced.deliveryMethod, parts.restrictions);
  const errors = unsuited
    ? Object.fromEntries(Object.entries(unsuited).map(([name, message]) => [name.replace('shippingAddress.', ''), message]))
    : found.errors;
  return { priced, contents, to: { ...found, errors } satisfies DraftDestination };
}

/** Creates an empty draft, with the name, e-mail and default address of an account if one is named. Throws `customer_not_found`. */
export async function createDraft(
  parts: PricingParts,
  { customerId, brand }: { customerId: number | null; brand: string },
  by: StaffMember,
  now: Date,
): Promise<number> {
  return insertNew(
    parts,
    { ...emptyContents, ...(await contactOf(parts, customerId)), customerId },
    { brand, action: 'draft.created' },
    by,
    now,
  );
}

const emptyContents: DraftContents = {
  customerId: null,
  email: '',
  address: emptyAddress,
  lines: [],
  promoCodes: [],
  discount: null,
  deliveryMethod: 'GROUND',
  shippingPrice: null,
  note: '',
  tags: [],
};

/** What an account knows of its customer. */
async function contactOf({ database }: PricingParts, customerId: number | null): Promise<Partial<DraftContents>> {
  if (customerId === null) return {};
  const customer = await findCustomer(database.read, customerId);
  if (!customer) throw problem('customer_not_found');
  const [saved] = await findAddressesOf(database.read, customerId);
  const { email, firstName, lastName } = customer;
  return { email, address: saved?.address ?? { ...emptyAddress, firstName, lastName } };
}

async function insertNew(
  parts: PricingParts,
  contents: DraftContents,
  { brand, action, details = {} }: { brand: string; action: string; details?: Record<string, unknown> },
  by: StaffMember,
  now: Date,
): Promise<number> {
  const made = { ...contents, uuid: randomUUID(), brand, createdBy: by.memberId };
  const { priced } = await priceDraft(parts, { ...made, ...unsaved, createdAt: now, updatedAt: now }, now);
  if (isTooLarge(priced.totals)) throw problem('draft_too_large');
  return parts.database.transact(async (tx) => {
    const draftId = await insertDraft(tx, { ...made, total: priced.totals.total }, now);
    await audit(tx, { by, action, subject: { kind: 'draft', id: draftId }, details }, now);
    return draftId;
  });
}

const unsaved = { draftId: 0, version: 1, linkNumber: 0, linkUntil: null, orderNumber: null } as const;

/** Throws `draft_not_found`. */
export async function requireDraft({ database }: Pick<PricingParts, 'database'>, draftId: number): Promise<StoredDraft> {
  const draft = await findDraft(database.read, draftId);
  if (!draft) throw problem('draft_not_found');
  return draft;
}

/**
 * Locks a draft that can be changed, its checkout first: placing an order locks in the same order. Throws `draft_not_found`, `draft_paid`, and
 * `draft_paying` while a payment is under way.
 */
export async function lockToChange(tx: Tx, { draftId, uuid }: Pick<StoredDraft, 'draftId' | 'uuid'>) {
  const checkout = await lockCheckout(tx, { checkoutUuid: uuid, ownerId: ownerOfDraft(uuid) });
  const draft = await lockDraft(tx, draftId);
  if (!draft) throw problem('draft_not_found');
  if (draft.orderNumber !== null || checkout?.state === 'complete') throw problem('draft_paid');
  if (checkout && checkout.state !== 'open') throw problem('draft_paying');
  return { draft, checkout };
}

/**
 * Replaces a draft's contents; its open checkout follows. Throws `draft_changed` for an earlier version, `promo_code_not_found`, `invalid_input` for an
 * unknown variation, `discount_too_high` for a new discount that the member may not give, `draft_too_large`, `customer_not_found`, and what locking throws.
 */
export async function saveDraft(
  parts: PricingParts,
  { draftId, version, ...written }: WrittenDraft & { draftId: number; version: number },
  by: StaffMember,
  now: Date,
): Promise<number> {
  const before = await requireDraft(parts, draftId);
  const isNewCustomer = written.customerId !== null && written.customerId !== before.customerId;
  const contact = isNewCustomer ? await contactOf(parts, written.customerId) : {};
  const contents = { ...written, ...contact, lines: await withPrices(parts, written.lines, now) };
  const unknownCode = await findUnknownCode(parts, contents.promoCodes);
  const { priced, to } = await priceDraft(parts, { ...before, ...contents }, now);
  const isSameDiscount = isDeepStrictEqual([contents.discount, unitsOf(contents)], [before.discount, unitsOf(before)]);
  const isTooHigh = !isSameDiscount && isAboveLimit(contents.discount, priced.totals.merchandise) && !mayDo(by, 'orders.discount');
  const faults = {
    ...(unknownCode !== null && { promoCodes: `There is no promo code ${unknownCode}` }),
    ...(isTooHigh && { 'discount.value': draftProblems.discount_too_high.message }),
  };
  if (unknownCode !== null) throw problem('promo_code_not_found', { code: unknownCode }, faults);
  if (isTooHigh) throw problem('discount_too_high', undefined, faults);
  if (isTooLarge(priced.totals)) throw problem('draft_too_large');
  return parts.database.transact(async (tx) => {
    const { draft, checkout } = await lockToChange(tx, before);
    if (draft.version !== version) throw problem('draft_changed');
    const next = await updateDraft(tx, draftId, { ...contents, total: priced.totals.total }, now);
    if (checkout) {
      // What the customer typed stays, unless staff changed the same.
      const isSameAddress = isDeepStrictEqual(draft.address, contents.address);
      const { shippingAddress, taxRates, addressDoubted, contact: to_, deliveryMethod } = checkoutOf({ ...draft, ...contents }, to);
      await saveDetails(
        tx,
        {
          ...checkout,
          deliveryMethod,
          ...(draft.email !== contents.email && { contact: to_ }),
          ...(!isSameAddress && { shippingAddress, taxRates, addressDoubted }),
        },
        now,
      );
    }
    await audit(tx, { by, action: 'draft.saved', subject: { kind: 'draft', id: draftId }, details: changesOf(draft, contents) }, now);
    return next;
  });
}

/** The lines at the prices that staff see now, each variation once. Throws `invalid_input` for one that does not exist. */
async function withPrices(
  { database }: PricingParts,
  lines: readonly WrittenDraft['lines'][number][],
  now: Date,
): Promise<DraftContents['lines']> {
  const offers = await getOffers(
    database.read,
    lines.map(({ variationId }) => variationId),
    { now },
  );
  const units = new Map<number, number>();
  for (const { variationId, quantity } of lines) units.set(variationId, Math.min(99, (units.get(variationId) ?? 0) + quantity));
  return [...units].map(([variationId, quantity]) => {
    const offer = offers.get(variationId);
    if (!offer) throw problem('item_unknown', { variationId });
    return { variationId, quantity, priceSeen: offer.price.amount };
  });
}

/** The first of the codes that no promotion has. */
async function findUnknownCode({ database, brandPromotions }: PricingParts, codes: readonly string[]): Promise<string | null> {
  for (const code of codes) {
    if ((await findEntered(database.read, brandPromotions, [code], null)).length === 0) return code;
  }
  return null;
}

const unitsOf = ({ lines }: { readonly lines: readonly { readonly variationId: number; readonly quantity: number }[] }) =>
  lines.map(({ variationId, quantity }) => [variationId, quantity]);

/** What changed, before and after. Names, addresses and notes are only named: the audit log cannot be erased. */
function changesOf(before: DraftContents, after: DraftContents): Record<string, unknown> {
  const shown = (draft: DraftContents) => ({
    lines: unitsOf(draft),
    promoCodes: draft.promoCodes,
    discount: draft.discount && { kind: draft.discount.kind, value: draft.discount.value },
    deliveryMethod: draft.deliveryMethod,
    shippingPrice: draft.shippingPrice,
    tags: draft.tags,
    customerId: draft.customerId,
  });
  const was = new Map(Object.entries(shown(before)));
  const is = Object.entries(shown(after));
  const changed = is.filter(([name, value]) => !isDeepStrictEqual(was.get(name), value));
  const personal = (['email', 'address', 'note'] as const).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
    after: Object.fromEntries(changed),
    fields: [...personal],
  };
}

/** Creates a draft with the same contents. A discount above the member's limit is left out. Throws `draft_not_found`. */
export async function duplicateDraft(parts: PricingParts, draftId: number, by: StaffMember, now: Date): Promise<number> {
  const draft = await requireDraft(parts, draftId);
  const { priced } = await priceDraft(parts, draft, now);
  const isAllowed = mayDo(by, 'orders.discount') || !isAboveLimit(draft.discount, priced.totals.merchandise);
  const { customerId, email, address, promoCodes, deliveryMethod, shippingPrice, note, tags } = draft;
  const contents = {
    customerId,
    email,
    address,
    promoCodes,
    deliveryMethod,
    shippingPrice,
    note,
    tags,
    lines: await withPrices(parts, draft.lines, now),
    discount: isAllowed ? draft.discount : null,
  };
  return insertNew(parts, contents, { brand: draft.brand, action: 'draft.created', details: { copyOf: draftId } }, by, now);
}

/** Deletes a draft and its checkout. Throws what locking throws. */
export async function removeDraft(parts: PricingParts, draftId: number, by: StaffMember, now: Date): Promise<void> {
  const found = await requireDraft(parts, draftId);
  await parts.database.transact(async (tx) => {
    const { draft } = await lockToChange(tx, found);
    await deleteDraftCheckout(tx, draft.uuid);
    await deleteDraft(tx, draftId);
    const details = { lines: unitsOf(draft), discount: draft.discount && { kind: draft.discount.kind, value: draft.discount.value } };
    await audit(tx, { by, action: 'draft.deleted', subject: { kind: 'draft', id: draftId }, details }, now);
  });
}
