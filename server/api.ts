import { accountParts, mountAccounts, passwordsOf, proofDemander, workAccounts } from './accounts/index.ts';
import { mountAddresses } from './addresses/index.ts';
import { mountAlerts, workAlerts } from './alerts/index.ts';
import { mountBell } from './bell/index.ts';
import { mountBrands, workBrands } from './brands/index.ts';
import { guardImpersonation, mountCare, workCare } from './care/index.ts';
import { campaignSavings, mountCart, mountCrossSell, mountSaving, mountTrial, workCart } from './cart/index.ts';
import { mountCatalog, mountWarehouses, showPrices, workCatalog } from './catalog/index.ts';
import { workCdn } from './cdn/index.ts';
import { mountCheckout, workCheckout } from './checkout/index.ts';
import { mountConsent } from './consent/index.ts';
import { findContentNaming, mountContent, mountContentLibrary, mountContentStaff, workContent } from './content/index.ts';
import { mountCredit, workCredit } from './credit/index.ts';
import { mountDelivery, mountRestrictions, mountShippingSettings, refusalBy, restrictionsAt, shopRates } from './delivery/index.ts';
import { mountBounces, mountEmail, mountSender, mountUnsentEmails, mountWording, type RenderMail, workEmail } from './email/index.ts';
import { cardCounter, mountEngagement, workEngagement } from './engagement/index.ts';
import { mountFeeds } from './feeds/index.ts';
import { mountFigures, workFigures } from './figures/index.ts';
import { mountFlagStaff, mountFlags, workFlags } from './flags/index.ts';
import { mountGroups } from './groups/index.ts';
import { mountIntegrations, workIntegrations } from './integrations/index.ts';
import { mountMaintenance } from './maintenance/index.ts';
import { buyers, findGivenByPromotions, hasBought, mountOrders, workOrders } from './orders/index.ts';
import {
  mountPayments,
  openFinancing,
  openPaymentProvider,
  openWalletProvider,
  type PaymentProvider,
  workPayments,
} from './payments/index.ts';
import { openCaptcha } from './platform/captcha/index.ts';
import { countForShop } from './platform/counting/index.ts';
import { Api, type Guard, type Present } from './platform/http/api.ts';
import type { Call } from './platform/http/call.ts';
import {
  CampaignTokenGate,
  findPromotionsForGroup,
  findPromotionsNaming,
  mountPromotionDesk,
  mountPromotions,
  PromoCodeGate,
  promotionsAt,
  showAdvertised,
  workPromotions,
} from './promotions/index.ts';
import { bindNotices } from './reactions.ts';
import { mountReadiness } from './readiness/index.ts';
import { mountRecommendations, workRecommendations } from './recommendations/index.ts';
import { findRedirectsNaming, mountRedirects } from './redirects/index.ts';
import { mountReports } from './reports/index.ts';
import { mountReturns, workReturns } from './returns/index.ts';
import { mountReviews } from './reviews/index.ts';
import { mountSaved, workSaved } from './saved/index.ts';
import { mountRanking, mountSearch, mountSynonyms } from './search/index.ts';
import { mountRetention, mountReturnSettings, mountStore, mountTheme } from './settings/index.ts';
import { findParcels, mountShipments, workShipments } from './shipments/index.ts';
import type { Shop } from './shop.ts';
import { guardStaff, mountStaff, workStaff } from './staff/index.ts';
import { mountTaxTable } from './tax/index.ts';

/** A shop with everything it takes to serve it. */
export interface Parts extends Shop {
  /** Mail templates are React components from the web side. */
  readonly renderMail: RenderMail;
  /** Defaults to the configured payment provider. */
  readonly cardProvider?: PaymentProvider;
  /** How long a shopper waits for the payment provider, in milliseconds. */
  readonly providerLimitMs?: number;
}

/** Binds every domain's endpoints and job handlers. Throws `ConfigError` when no payment provider is allowed. */
export function createApi(parts: Parts): Api {
  const { content } = parts;
  const api = new Api({
    checkResponses: parts.config.mode !== 'production',
    guard: both(guardStaff(parts.database), guardImpersonation(parts.database)),
    present: withPrices(parts),
    shared: countForShop(parts.database),
  });
  const cardProvider = parts.cardProvider ?? openPaymentProvider(parts);
  const wallet = openWalletProvider(parts);
  const financing = openFinancing(parts);
  const checkout = {
    ...parts,
    payBy: { CARD: cardProvider, PAYPAL: wallet, PLCC: financing },
    providers: [cardProvider, ...(wallet ? [wallet] : []), ...(financing ? [financing] : [])],
    financingOn: (call: Pick<Call, 'brand' | 'now'>) => parts.flags.isOnForBrand('financing-offer', call),
  };
  const captcha = openCaptcha(parts);
  const accounts = accountParts({
    ...parts,
    captcha,
    countCards: cardCounter(parts.database),
    isClosed: async () => Boolean(await parts.maintenance.closure()),
  });
  mountAccounts(api, accounts);
  const restrictions = restrictionsAt(parts.database, parts.config);
  mountAddresses(api, { ...parts, refusalOf: refusalBy(restrictions) });
  mountCatalog(api, {
    ...parts,
    imageColumns: async (brand, now) => (await content.site.written(brand, now)).navBar.image_columns,
    categoryNamings: async (db, category, now) => [
      ...(await findPromotionsNaming(db, category.path)).map((title) => ({ kind: 'promotion' as const, title })),
      ...(await findContentNaming(db, category, now)).map((title) => ({ kind: 'content' as const, title })),
      ...(await findRedirectsNaming(db, category)).map((title) => ({ kind: 'redirect' as const, title })),
    ],
  });
  mountContent(api, parts);
  mountContentStaff(api, parts);
  mountContentLibrary(api, parts);
  const priced = {
    ...parts,
    ratesAt: shopRates(parts.database, content.site),
    restrictionsAt: restrictions,
    promotionsAt: promotionsAt(parts.database),
    campaignTokenGate: new CampaignTokenGate(countForShop(parts.database)),
    promoCodeGate: new PromoCodeGate({ database: parts.database, captcha }),
    campaignsOn: (call: Call) => parts.flags.isOn('discount-activation', call),
    buyers,
  };
  mountSearch(api, parts);
  mountSynonyms(api, parts);
  mountRanking(api, parts);
  const demandProof = proofDemander(accounts);
  mountReviews(api, { ...parts, hasBought, demandProof });
  mountRecommendations(api, parts);
  mountRedirects(api, parts);
  mountAlerts(api, parts);
  mountDelivery(api, priced);
  mountRestrictions(api, parts);
  mountShippingSettings(api, parts);
  mountWarehouses(api, parts);
  mountReturnSettings(api, parts);
  mountRetention(api, parts);
  mountStore(api, parts);
  mountTheme(api, parts);
  mountBrands(api, parts);
  mountTaxTable(api, parts);
  mountCart(api, priced);
  mountCrossSell(api, parts);
  mountSaving(api, { ...priced, assertOn: mountSaved(api, parts) });
  mountCheckout(api, { ...priced, ...checkout, captcha, walletOn: (call) => parts.flags.isOn('wallet-payment', call) });
  mountCredit(api, { ...checkout, demandProof });
  mountOrders(api, { ...checkout, demandProof, findParcels });
  mountShipments(api, checkout);
  mountReturns(api, checkout);
  mountPayments(api, checkout);
  bindNotices(parts);
  mountEmail(api, parts);
  mountSender(api, parts);
  mountWording(api, parts);
  mountUnsentEmails(api, parts);
  mountBounces(api, parts);
  mountEngagement(api, parts);
  mountFeeds(api, parts);
  mountFigures(api, { ...parts, ...checkout });
  mountFlags(api, parts);
  mountFlagStaff(api, parts);
  mountReports(api);
  mountIntegrations(api, parts);
  mountMaintenance(api, parts);
  mountReadiness(api, priced);
  mountBell(api, parts);
  mountGroups(api, { ...parts, promotionsFor: findPromotionsForGroup });
  mountCare(api, priced);
  mountConsent(api);
  mountPromotions(api, { ...priced, savingsOf: campaignSavings(priced) });
  mountPromotionDesk(api, { ...parts, givenBy: findGivenByPromotions });
  mountTrial(api, priced);
  mountStaff(api, { ...parts, passwords: passwordsOf(accounts) });
  workStaff(parts);
  workAlerts(parts);
  workBrands(parts);
  workAccounts(accounts);
  workCart(parts);
  workCatalog(parts);
  workCheckout(checkout);
  workCredit(checkout);
  workOrders(parts);
  workPayments(checkout);
  workShipments(parts);
  workContent(parts);
  workPromotions(parts);
  workRecommendations(parts);
  workReturns(parts);
  workSaved(parts);
  workEmail(parts);
  workIntegrations(parts);
  workEngagement(parts);
  workFigures(parts);
  workFlags(parts);
  workCare(parts);
  workCdn(parts);
  return api;
}

/** Checks each call by one guard, then by the other. */
const both =
  (first: Guard, second: Guard): Guard =>
  async (endpoint, call) => {
    await first(endpoint, call);
    await second(endpoint, call);
  };

/**
 * Adds advertised prices and applies the brand's price flags to every answer. With nothing advertised and both flags on, an answer passes unchanged.
 */
function withPrices({ flags, database }: Parts): Present {
  const brandPromotionsAt = promotionsAt(database);
  return async (answer, call) => {
    const output = await showAdvertised(answer, database.read, () => brandPromotionsAt(call.brand, call.now), call.now);
    const references = await flags.isOnForBrand('reference-pricing', call);
    const urgency = await flags.isOnForBrand('urgency-messaging', call);
    return references && urgency ? output : showPrices(output, { references, urgency });
  };
}
