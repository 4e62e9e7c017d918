import type { Logger } from 'pino';
import { accountParts, mountAccounts, passwordsOf, workAccounts } from './accounts/index.ts';
import { mountAddresses } from './addresses/index.ts';
import { mountAlerts, workAlerts } from './alerts/index.ts';
import { mountCare } from './care/index.ts';
import { mountCart, mountCrossSell, mountSaving, workCart } from './cart/index.ts';
import { mountCatalog, showPrices, workCatalog } from './catalog/index.ts';
import { mountCheckout, workCheckout } from './checkout/index.ts';
import { mountConsent } from './consent/index.ts';
import { mountContent, mountContentLibrary, mountContentStaff, openContent, workContent } from './content/index.ts';
import { mountDelivery, shopRates } from './delivery/index.ts';
import { mountEmail, type RenderMail, workEmail } from './email/index.ts';
import { cardCounter, mountEngagement, workEngagement } from './engagement/index.ts';
import { mountFeeds } from './feeds/index.ts';
import { Flags, mountFlagStaff, mountFlags, workFlags } from './flags/index.ts';
import { type Doors, mountMaintenance } from './maintenance/index.ts';
import { hasBought, mountOrders } from './orders/index.ts';
import { type CardGateway, mountPayments, openCardGateway } from './payments/index.ts';
import type { Config } from './platform/config.ts';
import { countForShop } from './platform/counting/index.ts';
import type { Database } from './platform/db/index.ts';
import { Api, type Present } from './platform/http/api.ts';
import type { Jobs } from './platform/jobs.ts';
import { mountPromotions, workPromotions } from './promotions/index.ts';
import { mountRecommendations, workRecommendations } from './recommendations/index.ts';
import { mountRedirects } from './redirects/index.ts';
import { mountReports } from './reports/index.ts';
import { mountReviews } from './reviews/index.ts';
import { mountSaved, workSaved } from './saved/index.ts';
import { mountSearch, mountSynonyms } from './search/index.ts';
import { mountShipments } from './shipments/index.ts';
import { mountStaff, workStaff } from './staff/index.ts';

/** What every domain is given to stand on. */
export interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly log: Logger;
  /** Mail templates are React and come from the web's side. */
  readonly renderMail: RenderMail;
  /** Whether the shop is open. Left out, it never closes. */
  readonly doors?: Pick<Doors, 'closure'>;
  /** Default: the gateway the configuration asks for. */
  readonly gateway?: CardGateway;
  /** How long a shopper waits for the card gateway, in milliseconds. */
  readonly gatewayLimitMs?: number;
}

/** Binds every domain's endpoints and job handlers. Throws `ConfigError` when no card gateway may be used. */
export function createApi(parts: Parts): Api {
  const flags = new Flags(parts);
  const flagged = { ...parts, flags };
  const api = new Api({
    checkResponses: parts.config.mode !== 'production',
    present: withBrandsPrices(flags),
    shared: countForShop(parts.database),
  });
  const gateway = parts.gateway ?? openCardGateway(parts);
  const checkout = { ...parts, gateway };
  const accounts = accountParts({
    ...flagged,
    countCards: cardCounter(parts.database),
    isClosed: async () => Boolean(await parts.doors?.closure()),
  });
  mountAccounts(api, accounts);
  mountAddresses(api, flagged);
  mountCatalog(api, parts);
  const content = openContent(parts);
  mountContent(api, { ...parts, content });
  mountContentStaff(api, parts);
  mountContentLibrary(api, parts);
  const priced = { ...parts, ratesAt: shopRates(content.site) };
  mountSearch(api, flagged);
  mountSynonyms(api, parts);
  mountReviews(api, { ...parts, hasBought });
  mountRecommendations(api, parts);
  mountRedirects(api, parts);
  mountAlerts(api, parts);
  mountDelivery(api, priced);
  mountCart(api, priced);
  mountCrossSell(api, flagged);
  mountSaving(api, { ...priced, assertOn: mountSaved(api, flagged) });
  mountCheckout(api, { ...priced, gateway });
  mountOrders(api, parts);
  mountShipments(api, parts);
  mountPayments(api, checkout);
  mountEmail(api, parts);
  mountEngagement(api, parts);
  mountFeeds(api, parts);
  mountFlags(api, flagged);
  mountFlagStaff(api, parts);
  mountReports(api);
  mountMaintenance(api, parts);
  mountCare(api, parts);
  mountConsent(api);
  mountPromotions(api);
  mountStaff(api, { ...parts, passwords: passwordsOf(accounts) });
  workStaff(parts.jobs, parts);
  workAlerts(parts.jobs, parts);
  workAccounts(parts.jobs, accounts);
  workCart(parts.jobs, parts);
  workCatalog(parts.jobs, parts);
  workCheckout(parts.jobs, checkout);
  workContent(parts.jobs, parts);
  workPromotions(parts.jobs, parts);
  workRecommendations(parts.jobs, parts);
  workSaved(parts.jobs, parts);
  workEmail(parts.jobs, parts);
  workEngagement(parts.jobs, parts);
  workFlags(parts.jobs, parts);
  return api;
}

/** Every price of every answer as the brand's flags have it; with both on, which is the rule, an answer goes through untouched. */
const withBrandsPrices =
  (flags: Flags): Present =>
  async (output, call) => {
    const references = await flags.isOnForBrand('reference-pricing', call);
    const urgency = await flags.isOnForBrand('urgency-messaging', call);
    return references && urgency ? output : showPrices(output, { references, urgency });
  };
