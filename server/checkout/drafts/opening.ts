import { address as completeAddress } from '../../../contract/addresses/addresses.schemas.ts';
import { messagesByField } from '../../../contract/api/field-rules.ts';
import { paymentLinkProblems } from '../../../contract/staff/orders/drafts.ts';
import { isDoubtful, postalNormalizer } from '../../addresses/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { tableTaxProvider } from '../../tax/index.ts';
import { regionFault, shippingFault } from '../checkout.ts';
import { saveAndHold } from '../operations.ts';
import type { CheckoutParts, PricingParts } from '../parts.ts';
import { findCheckout, lockCheckout } from '../store.ts';
import { checkoutOf, type DraftDestination, draftStateOf, ownerOfDraft, type StoredDraft } from './draft.ts';
import { linkCookie, linkToken, readLinkToken } from './link.ts';
import { deleteDraftCheckout, findDraftByUuid, insertDraftCheckout, lockDraft } from './store.ts';

const problem = problemsOf(paymentLinkProblems);

/**
 * Where a draft goes, checked as at checkout, with its tax rates. If street, city and postal code are empty, the customer enters them.
 */
export async function destinationOf(
  parts: Pick<PricingParts, 'database' | 'taxProvider' | 'addressVerifier' | 'restrictions' | 'config'>,
  { address: typed }: Pick<StoredDraft, 'address'>,
  now: Date,
): Promise<DraftDestination> {
  const unknown = { address: null, taxRates: null, doubted: false };
  if (`${typed.addressLine1}${typed.city}${typed.postalCode}` === '') return { ...unknown, errors: {} };
  const parsed = completeAddress.safeParse(typed);
  const errors = parsed.success
    ? { ...regionFault('shippingAddress', parsed.data), ...shippingFault(parsed.data, parts.restrictions) }
    : messagesByField(parsed.error.issues);
  if (!parsed.success || Object.keys(errors).length > 0) {
    return {
      ...unknown,
      errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name.replace('shippingAddress.', ''), message])),
    };
  }
  const { taxProvider = tableTaxProvider(parts.database), addressVerifier = postalNormalizer() } = parts;
  const taxRates = await taxProvider.ratesFor(parsed.data, now);
  const doubted = parts.config.holds.address && isDoubtful(parsed.data, await addressVerifier.verify(parsed.data));
  return { address: parsed.data, taxRates, doubted, errors: {} };
}

/** A link's draft, and whether it is the draft's present link. Throws `payment_link_not_found`. */
export async function draftOfLink(
  { database, config }: { readonly database: Database; readonly config: { readonly secret: string } },
  token: string,
  brand: string,
): Promise<{ draft: StoredDraft; isCurrent: boolean }> {
  const link = readLinkToken(config.secret, token);
  const draft = link && (await findDraftByUuid(database.read, link.uuid));
  if (draft?.brand !== brand) throw problem('payment_link_not_found');
  return { draft, isCurrent: draft.linkNumber === link?.number };
}

/**
 * Opens a draft's checkout for this browser, or continues it with what the customer has typed, and holds its stock. Throws `payment_link_not_found`,
 * and `payment_link_ended` for one that has expired, was withdrawn or is paid.
 */
export async function openLink(parts: PricingParts, token: string, network: string, call: Call): Promise<{ checkoutUuid: string }> {
  const { draft, isCurrent } = await draftOfLink(parts, token, call.brand);
  const { uuid, linkUntil } = draft;
  if (!isCurrent || draftStateOf(draft, call.now) !== 'sent' || !linkUntil) throw problem('payment_link_ended');
  const made = checkoutOf(draft, await destinationOf(parts, draft, call.now));
  const isOpen = await parts.database.transact(async (tx) => {
    await insertDraftCheckout(tx, made, call.now);
    const checkout = await lockCheckout(tx, { checkoutUuid: uuid, ownerId: ownerOfDraft(uuid) });
    const now = await lockDraft(tx, draft.draftId);
    // Staff saved it, or ended the link, after it was read: what was inserted may be out of date.
    if (now?.version !== draft.version || now.linkNumber !== draft.linkNumber) {
      await deleteDraftCheckout(tx, uuid);
      return false;
    }
    if (checkout?.state === 'open') await saveAndHold(tx, parts, checkout, network, call.now);
    return true;
  });
  if (!isOpen) return openLink(parts, token, network, call);
  call.setCookie(linkCookie, linkToken(parts.config.secret, { uuid, number: draft.linkNumber }), {
    // A bank may still be deciding when the link runs out.
    maxAge: Math.ceil((linkUntil.getTime() - call.now.getTime()) / 1000) + 86_400,
    httpOnly: true,
  });
  return { checkoutUuid: uuid };
}

/**
 * The owner of a payment link's checkout, for a browser that opened the link; null for any other checkout, and at another brand than the draft's, whose
 * prices and terms it would get. A payment that is under way or done can be
 * followed after the link has run out. Throws `payment_link_ended`.
 */
export async function linkOwnerOf(
  { database, config }: Pick<CheckoutParts, 'database' | 'config'>,
  call: Call,
  checkoutUuid: string,
): Promise<string | null> {
  const link = readLinkToken(config.secret, call.cookie(linkCookie) ?? '');
  if (link?.uuid !== checkoutUuid) return null;
  const draft = await findDraftByUuid(database.read, checkoutUuid);
  if (!draft) throw problem('payment_link_ended');
  if (draft.brand !== call.brand) return null;
  const ownerId = ownerOfDraft(checkoutUuid);
  if (draft.linkNumber === link.number && draftStateOf(draft, call.now) === 'sent') return ownerId;
  const checkout = draft.linkNumber === link.number ? await findCheckout(database.read, { checkoutUuid, ownerId }) : null;
  if (!checkout || checkout.state === 'open') throw problem('payment_link_ended');
  return ownerId;
}
