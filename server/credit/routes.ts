import { type CreditOfferStatus, storeCardEndpoints } from '../../contract/credit/store-card.ts';
import { type DemandProof, ensureVisitor, findAddressesOf, type Visitor, visitorOf } from '../accounts/index.ts';
import { askProvider, providerLimit } from '../payments/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { findAccountDetails, presentAccount } from './accounts.ts';
import { canApplyOn, isUndecided, openApplication, refreshApplication } from './applications.ts';
import { Linking } from './linking.ts';
import { type CardOffer, type CreditParts, requireOffer } from './parts.ts';
import { repay } from './repayments.ts';
import { type Application, findAccounts, findLatestApplication } from './store.ts';

/** Spec §3: the prescreen-shown flag for the credit offer. */
const shownCookie = 'prescreen_shown';
/** An offer that was declined by silence may be made again after a year, the longest preset of spec §9. */
const shownSeconds = 31_536_000;

/** Each opens an application at the bank. */
const applyLimit = { rateLimit: { max: 10, windowSeconds: 3600 } };
/** Each asks the bank. */
const askLimit = { rateLimit: { max: 60, windowSeconds: 600 } };

/** Each types a card. */
const linkLimit = { rateLimit: { max: 20, windowSeconds: 600 } };

/** Each moves money at the bank. */
const repayLimit = { rateLimit: { max: 20, windowSeconds: 600 } };

const noVisitor = { ownerId: '' };

function presentApplication(application: Application) {
  const { applicationId, state, url } = application;
  return { applicationId, state, url: isUndecided(application) ? url : null, canApplyOn: canApplyOn(application) };
}

/** The limit the partner offers a customer who has not applied; null for guests, and while the partner is silent. */
async function prescreenOf(parts: CreditParts, { partner }: CardOffer, visitor: Visitor | null): Promise<number | null> {
  if (!visitor?.customer) return null;
  const [home] = await findAddressesOf(parts.database.read, visitor.customer.customerId);
  if (!home) return null;
  const { firstName, lastName, postalCode } = home.address;
  const answer = await askProvider(
    (signal) => partner.prescreen({ firstName, lastName, postalCode }, signal),
    providerLimit(parts),
    parts.log,
  );
  return answer.status === 'answered' ? answer.limit : null;
}

export function bindCredit(api: Api, parts: CreditParts & { readonly demandProof: DemandProof }): void {
  const linking = new Linking(parts, parts.demandProof);
  const db = parts.database.read;
  const statusOf = async (call: Call, offer: CardOffer): Promise<CreditOfferStatus> => {
    const visitor = await visitorOf(db, call);
    const { ownerId } = visitor ?? noVisitor;
    const holder = { ownerId, brand: call.brand };
    const [application, accounts] = await Promise.all([findLatestApplication(db, holder), findAccounts(db, holder)]);
    const limit = application || accounts.length > 0 ? null : await prescreenOf(parts, offer, visitor);
    return {
      application: application && presentApplication(application),
      cards: accounts.map((account) => presentAccount(account, offer, call.now)),
      prescreen: limit === null ? null : { limit, isNew: call.cookie(shownCookie) === undefined },
    };
  };

  api.bind(storeCardEndpoints.getOfferStatus, async (_input, call) => statusOf(call, await requireOffer(parts, call)), askLimit);
  api.bind(storeCardEndpoints.noteOfferShown, async (_input, call) => {
    call.setCookie(shownCookie, 'true', { maxAge: shownSeconds });
    return { ok: true as const };
  });
  api.bind(storeCardEndpoints.getSetup, async ({ partner: named }, call) => {
    const { financing, partner } = await requireOffer(parts, call, named);
    const { card, terms, apr, welcome } = financing;
    const shortestFirst = [...terms].sort((a, b) => a.months - b.months);
    return { card, partner: financing.partner.name, isSandbox: partner.sandbox, terms: shortestFirst, apr, welcome };
  });
  api.bind(
    storeCardEndpoints.apply,
    async ({ partner: named }, call) => {
      const offer = await requireOffer(parts, call, named);
      const visitor = await ensureVisitor(db, call);
      const prescreened = await prescreenOf(parts, offer, visitor);
      const holder = { ownerId: visitor.ownerId, brand: call.brand };
      return presentApplication(await openApplication(parts, offer, holder, prescreened, call.now));
    },
    applyLimit,
  );
  api.bind(
    storeCardEndpoints.noteApplicationEvent,
    async ({ partner: named, applicationId }, call) => {
      const offer = await requireOffer(parts, call, named);
      const { ownerId } = (await visitorOf(db, call)) ?? noVisitor;
      await refreshApplication(parts, offer, { ownerId, brand: call.brand }, applicationId, call.now);
      return statusOf(call, offer);
    },
    askLimit,
  );
  api.bind(storeCardEndpoints.link, async (typed, call) => linking.link(await requireOffer(parts, call), typed, call), linkLimit);

  api.bind(
    storeCardEndpoints.repay,
    async (asked, call) => {
      const offer = await requireOffer(parts, call);
      const { ownerId } = (await visitorOf(db, call)) ?? noVisitor;
      return repay(parts, offer, { ownerId, brand: call.brand }, asked, call.now);
    },
    repayLimit,
  );

  api.bind(
    storeCardEndpoints.getAccount,
    async ({ accountId }, call) => {
      const offer = await requireOffer(parts, call);
      const { ownerId } = (await visitorOf(db, call)) ?? noVisitor;
      return findAccountDetails(parts, offer, { ownerId, brand: call.brand }, accountId, call.now);
    },
    askLimit,
  );
}
