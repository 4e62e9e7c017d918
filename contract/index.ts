import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { alertEndpoints } from './alerts.ts';
import { campaignEndpoints } from './campaigns.ts';
import { careEndpoints } from './care.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { checkoutEndpoints } from './checkout.ts';
import { consentEndpoints } from './consent.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { contentLibraryEndpoints } from './content/library.ts';
import { contentStaffEndpoints } from './content/staff.ts';
import { deliveryEndpoints } from './delivery.ts';
import { emailEndpoints } from './email.ts';
import { emailPreferenceEndpoints } from './email-preferences.ts';
import type { Endpoint } from './endpoint.ts';
import { engagementEndpoints } from './engagement.ts';
import { feedEndpoints } from './feeds.ts';
import { flagEndpoints } from './flags.ts';
import { impersonationEndpoints } from './impersonation.ts';
import { maintenanceEndpoints } from './maintenance.ts';
import { orderHistoryEndpoints } from './order-history.ts';
import { orderEndpoints } from './orders.ts';
import { recommendationEndpoints } from './recommendations.ts';
import { redirectEndpoints, redirectStaffEndpoints } from './redirects.ts';
import { reportEndpoints } from './reports.ts';
import { reviewEndpoints } from './reviews.ts';
import { sandboxEndpoints } from './sandbox.ts';
import { guestSavedEndpoints, savedEndpoints } from './saved.ts';
import { searchEndpoints } from './search.ts';
import { fulfilmentEndpoints, shipmentEndpoints } from './shipments.ts';
import { staffEndpoints } from './staff.ts';
import { auditEndpoints } from './staff-audit.ts';
import { flagStaffEndpoints } from './staff-flags.ts';
import { synonymEndpoints } from './staff-synonyms.ts';
import { visitorEndpoints } from './visitor.ts';
import { writeReviewEndpoints } from './write-review.ts';

/** Every endpoint of the contract; the OpenAPI document is made of it, and `server/api.http.test.ts` holds the server to it. */
export const endpoints: readonly Endpoint[] = [
  accountEndpoints,
  addressEndpoints,
  alertEndpoints,
  cartEndpoints,
  catalogEndpoints,
  checkoutEndpoints,
  contentEndpoints,
  contentLibraryEndpoints,
  contentStaffEndpoints,
  campaignEndpoints,
  consentEndpoints,
  deliveryEndpoints,
  emailEndpoints,
  emailPreferenceEndpoints,
  engagementEndpoints,
  feedEndpoints,
  flagEndpoints,
  flagStaffEndpoints,
  synonymEndpoints,
  orderEndpoints,
  orderHistoryEndpoints,
  recommendationEndpoints,
  redirectEndpoints,
  redirectStaffEndpoints,
  reportEndpoints,
  reviewEndpoints,
  sandboxEndpoints,
  savedEndpoints,
  guestSavedEndpoints,
  searchEndpoints,
  shipmentEndpoints,
  fulfilmentEndpoints,
  staffEndpoints,
  careEndpoints,
  impersonationEndpoints,
  maintenanceEndpoints,
  auditEndpoints,
  writeReviewEndpoints,
  visitorEndpoints,
].flatMap((group) => Object.values(group) as Endpoint[]);
