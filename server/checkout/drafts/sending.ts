import type { CartLine } from '../../../contract/cart/cart.ts';
import { draftProblems } from '../../../contract/staff/orders/drafts.ts';
import { paymentLink } from '../../../contract/urls/shop.ts';
import { daysAfter } from '../../../contract/values/shop-days.ts';
import { queueEmail } from '../../email/index.ts';
import { urlOf } from '../../platform/config/shop-urls.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import type { PricingParts } from '../parts.ts';
import type { StoredDraft } from './draft.ts';
import { linkToken } from './link.ts';
import { lockToChange, priceDraft, requireDraft } from './operations.ts';
import { deleteDraftCheckout, saveLink } from './store.ts';

const problem = problemsOf(draftProblems);

/** What a draft lacks before its link can be sent; in words. */
export function missingOf({ priced, to }: Awaited<ReturnType<typeof priceDraft>>, email: string): string[] {
  const isBought = priced.items.some(({ lineTotal }) => lineTotal > 0);
  return [
    ...(priced.items.length === 0 ? ['Add at least one item'] : []),
    ...(priced.items.length > 0 && !isBought ? ['None of the items can be sold right now'] : []),
    ...(isBought && priced.totals.total === 0 ? ['The total is $0.00: lower the discount'] : []),
    ...(email === '' ? ['Enter the customer’s email'] : []),
    ...(Object.keys(to.errors).length > 0 ? ['Correct the shipping address, or clear it for the customer to enter'] : []),
  ];
}

/** The address of a draft's present link. */
export const linkOf = ({ config }: Pick<PricingParts, 'config'>, { brand, uuid }: StoredDraft, number: number): string =>
  urlOf(config, brand) + paymentLink({ token: linkToken(config.secret, { uuid, number }) });

/**
 * Makes a draft's link valid for some days from now, and e-mails it unless it is only to be copied. Sent again, the same link is valid for longer.
 * Throws `draft_not_ready` with what is missing, and what locking throws.
 */
export async function sendLink(
  parts: PricingParts,
  { draftId, days, email }: { draftId: number; days: number; email: boolean },
  by: StaffMember,
  now: Date,
): Promise<{ url: string; until: string }> {
  const found = await requireDraft(parts, draftId);
  const made = await priceDraft(parts, found, now);
  const missing = missingOf(made, found.email);
  const until = daysAfter(now, days);
  return parts.database.transact(async (tx) => {
    const { draft } = await lockToChange(tx, found);
    if (draft.version !== found.version) throw problem('draft_changed');
    if (missing.length > 0) throw problem('draft_not_ready', { missing });
    const number = Math.max(1, draft.linkNumber);
    await saveLink(tx, draftId, { number, until }, now);
    const url = linkOf(parts, draft, number);
    const { items, totals } = made.priced;
    if (email) {
      const lines = items.filter(({ lineTotal }) => lineTotal > 0);
      const props = { brand: draft.brand, shopUrl: urlOf(parts.config, draft.brand), items: lines.map(presentMailItem), totals };
      await queueEmail(
        tx,
        parts.jobs,
        draft.email,
        { template: 'payment-link', props: { ...props, payUrl: url, until: until.toISOString() } },
        now,
      );
    }
    const details = { days, emailed: email, total: totals.total };
    await audit(tx, { by, action: 'draft.sent', subject: { kind: 'draft', id: draftId }, details }, now);
    return { url, until: until.toISOString() };
  });
}

const presentMailItem = ({ quantity, lineTotal, variationDetails, productDetails }: CartLine) => ({
  name: productDetails.name,
  variation: Object.values(variationDetails.options).join(' / '),
  quantity,
  lineTotal,
});

/** Ends a draft's link at once; does nothing where none works. Throws what locking throws. */
export async function withdrawLink(parts: PricingParts, draftId: number, by: StaffMember, now: Date): Promise<void> {
  const found = await requireDraft(parts, draftId);
  await parts.database.transact(async (tx) => {
    const { draft } = await lockToChange(tx, found);
    if (draft.linkUntil === null) return;
    await saveLink(tx, draftId, { number: draft.linkNumber + 1, until: null }, now);
    await deleteDraftCheckout(tx, draft.uuid);
    await audit(tx, { by, action: 'draft.link_withdrawn', subject: { kind: 'draft', id: draftId } }, now);
  });
}
