import { accountDeclarations } from './accounts/accounts.schemas.ts';
import { accountEndpoints } from './accounts/accounts.ts';
import { passkeyDeclarations } from './accounts/passkeys.schemas.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { secondFactorDeclarations } from './accounts/second-factor.schemas.ts';
import { secondFactorEndpoints } from './accounts/second-factor.ts';
import { addressDeclarations } from './addresses/addresses.schemas.ts';
import { addressEndpoints } from './addresses/addresses.ts';
import { alertDeclarations } from './alerts/alerts.schemas.ts';
import { alertEndpoints } from './alerts/alerts.ts';
import { type DescribedEndpoint, described } from './api/described.schemas.ts';
import type { Endpoint } from './api/endpoint.ts';
import { reportDeclarations } from './api/reports.schemas.ts';
import { reportEndpoints } from './api/reports.ts';
import { cartDeclarations } from './cart/cart.schemas.ts';
import { cartEndpoints } from './cart/cart.ts';
import { catalogDeclarations } from './catalog/catalog.schemas.ts';
import { catalogEndpoints } from './catalog/catalog.ts';
import {
  checkoutDeclarations,
  customerCheckoutDeclarations,
  guestCheckoutDeclarations,
  shippingAddressDeclarations,
} from './checkout/checkout.schemas.ts';
import { checkoutEndpoints, customerCheckoutEndpoints, guestCheckoutEndpoints, shippingAddressEndpoints } from './checkout/checkout.ts';
import { contentDeclarations } from './content/endpoints.schemas.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { contentLibraryDeclarations } from './content/library.schemas.ts';
import { contentLibraryEndpoints } from './content/library.ts';
import { contentStaffDeclarations } from './content/staff.schemas.ts';
import { contentStaffEndpoints } from './content/staff.ts';
import { storeCardDeclarations } from './credit/store-card.schemas.ts';
import { storeCardEndpoints } from './credit/store-card.ts';
import { deliveryDeclarations } from './delivery/delivery.schemas.ts';
import { deliveryEndpoints } from './delivery/delivery.ts';
import { bounceDeclarations } from './email/bounces.schemas.ts';
import { bounceEndpoints } from './email/bounces.ts';
import { emailDeclarations } from './email/email.schemas.ts';
import { emailEndpoints } from './email/email.ts';
import { emailPreferenceDeclarations } from './email/email-preferences.schemas.ts';
import { emailPreferenceEndpoints } from './email/email-preferences.ts';
import { engagementDeclarations } from './engagement/engagement.schemas.ts';
import { engagementEndpoints } from './engagement/engagement.ts';
import { feedDeclarations } from './feeds/feeds.schemas.ts';
import { feedEndpoints } from './feeds/feeds.ts';
import { figureDeclarations } from './figures/figures.schemas.ts';
import { figureEndpoints } from './figures/figures.ts';
import { payoutDeclarations } from './figures/payouts.schemas.ts';
import { payoutEndpoints } from './figures/payouts.ts';
import { visitDeclarations } from './figures/visits.schemas.ts';
import { visitEndpoints } from './figures/visits.ts';
import { vitalDeclarations } from './figures/vitals.schemas.ts';
import { vitalEndpoints } from './figures/vitals.ts';
import { flagDeclarations } from './flags/flags.schemas.ts';
import { flagEndpoints } from './flags/flags.ts';
import { bulkDeclarations } from './merchandising/bulk.schemas.ts';
import { bulkEndpoints } from './merchandising/bulk.ts';
import { categoryDeclarations } from './merchandising/categories.schemas.ts';
import { categoryEndpoints } from './merchandising/categories.ts';
import { importDeclarations } from './merchandising/imports.schemas.ts';
import { importEndpoints } from './merchandising/imports.ts';
import { menuDeclarations } from './merchandising/menu.schemas.ts';
import { menuEndpoints } from './merchandising/menu.ts';
import { productDeclarations } from './merchandising/products.schemas.ts';
import { productEndpoints } from './merchandising/products.ts';
import { promotionCalendarDeclarations } from './merchandising/promotion-calendar.schemas.ts';
import { promotionCalendarEndpoints } from './merchandising/promotion-calendar.ts';
import { promotionDeclarations } from './merchandising/promotions.schemas.ts';
import { promotionEndpoints } from './merchandising/promotions.ts';
import { stockMovementDeclarations } from './merchandising/stock-movements.schemas.ts';
import { stockMovementEndpoints } from './merchandising/stock-movements.ts';
import { cancelDeclarations, staffCancelDeclarations } from './orders/cancelling.schemas.ts';
import { cancelEndpoints, staffCancelEndpoints } from './orders/cancelling.ts';
import { invoiceDeclarations } from './orders/invoices.schemas.ts';
import { invoiceEndpoints } from './orders/invoices.ts';
import { orderHistoryDeclarations } from './orders/order-history.schemas.ts';
import { orderHistoryEndpoints } from './orders/order-history.ts';
import { orderLookupDeclarations } from './orders/order-lookup.schemas.ts';
import { orderLookupEndpoints } from './orders/order-lookup.ts';
import { orderDeclarations } from './orders/orders.schemas.ts';
import { orderEndpoints } from './orders/orders.ts';
import { staffPaymentDeclarations, webhookDeclarations } from './payments/payments.schemas.ts';
import { staffPaymentEndpoints, webhookEndpoints } from './payments/payments.ts';
import { sandboxDeclarations } from './payments/sandbox.schemas.ts';
import { sandboxEndpoints } from './payments/sandbox.ts';
import { sandboxFinancingDeclarations } from './payments/sandbox-financing.schemas.ts';
import { sandboxFinancingEndpoints } from './payments/sandbox-financing.ts';
import { sandboxWalletDeclarations } from './payments/sandbox-wallet.schemas.ts';
import { sandboxWalletEndpoints } from './payments/sandbox-wallet.ts';
import { savedCardDeclarations } from './payments/saved-cards.schemas.ts';
import { savedCardEndpoints } from './payments/saved-cards.ts';
import { walletDeclarations } from './payments/wallet.schemas.ts';
import { walletEndpoints } from './payments/wallet.ts';
import { campaignDeclarations } from './promotions/campaigns.schemas.ts';
import { campaignEndpoints } from './promotions/campaigns.ts';
import { readinessDeclarations } from './readiness/readiness.schemas.ts';
import { readinessEndpoints } from './readiness/readiness.ts';
import { recommendationDeclarations } from './recommendations/recommendations.schemas.ts';
import { recommendationEndpoints } from './recommendations/recommendations.ts';
import { redirectDeclarations, redirectStaffDeclarations } from './redirects/redirects.schemas.ts';
import { redirectEndpoints, redirectStaffEndpoints } from './redirects/redirects.ts';
import { returnDeclarations } from './returns/returns.schemas.ts';
import { returnEndpoints } from './returns/returns.ts';
import { reviewDeclarations } from './reviews/reviews.schemas.ts';
import { reviewEndpoints } from './reviews/reviews.ts';
import { writeReviewDeclarations } from './reviews/write-review.schemas.ts';
import { writeReviewEndpoints } from './reviews/write-review.ts';
import { guestSavedDeclarations, savedDeclarations } from './saved/saved.schemas.ts';
import { guestSavedEndpoints, savedEndpoints } from './saved/saved.ts';
import { searchDeclarations } from './search/search.schemas.ts';
import { searchEndpoints } from './search/search.ts';
import { brandDeclarations } from './settings/brands.schemas.ts';
import { brandEndpoints } from './settings/brands.ts';
import { paymentProviderDeclarations } from './settings/payment-providers.schemas.ts';
import { paymentProviderEndpoints } from './settings/payment-providers.ts';
import { rankingDeclarations } from './settings/ranking.schemas.ts';
import { rankingEndpoints } from './settings/ranking.ts';
import { restrictionDeclarations } from './settings/restrictions.schemas.ts';
import { restrictionEndpoints } from './settings/restrictions.ts';
import { retentionDeclarations } from './settings/retention.schemas.ts';
import { retentionEndpoints } from './settings/retention.ts';
import { returnSettingsDeclarations } from './settings/returns.schemas.ts';
import { returnSettingsEndpoints } from './settings/returns.ts';
import { senderDeclarations } from './settings/sender.schemas.ts';
import { senderEndpoints } from './settings/sender.ts';
import { shippingSettingsDeclarations } from './settings/shipping.schemas.ts';
import { shippingSettingsEndpoints } from './settings/shipping.ts';
import { storeDeclarations } from './settings/store.schemas.ts';
import { storeEndpoints } from './settings/store.ts';
import { taxDeclarations } from './settings/taxes.schemas.ts';
import { taxEndpoints } from './settings/taxes.ts';
import { themeDeclarations } from './settings/theme.schemas.ts';
import { themeEndpoints } from './settings/theme.ts';
import { warehouseDeclarations } from './settings/warehouses.schemas.ts';
import { warehouseEndpoints } from './settings/warehouses.ts';
import { wordingDeclarations } from './settings/wording/wording.schemas.ts';
import { wordingEndpoints } from './settings/wording/wording.ts';
import { fulfilmentDeclarations, shipmentDeclarations } from './shipments/shipments.schemas.ts';
import { fulfilmentEndpoints, shipmentEndpoints } from './shipments/shipments.ts';
import { carrierDeclarations, trackingDeclarations } from './shipments/tracking.schemas.ts';
import { carrierEndpoints, trackingEndpoints } from './shipments/tracking.ts';
import { apiKeyDeclarations } from './staff/api-keys.schemas.ts';
import { apiKeyEndpoints } from './staff/api-keys.ts';
import { bellDeclarations } from './staff/bell.schemas.ts';
import { bellEndpoints } from './staff/bell.ts';
import { careDeclarations } from './staff/care/care.schemas.ts';
import { careEndpoints } from './staff/care/care.ts';
import { customerGroupDeclarations } from './staff/care/customer-groups.schemas.ts';
import { customerGroupEndpoints } from './staff/care/customer-groups.ts';
import { impersonationDeclarations } from './staff/care/impersonation.schemas.ts';
import { impersonationEndpoints } from './staff/care/impersonation.ts';
import { personalDataDeclarations } from './staff/care/personal-data.schemas.ts';
import { personalDataEndpoints } from './staff/care/personal-data.ts';
import { staffEmailDeclarations } from './staff/care/staff-emails.schemas.ts';
import { staffEmailEndpoints } from './staff/care/staff-emails.ts';
import { staffReviewDeclarations } from './staff/care/staff-reviews.schemas.ts';
import { staffReviewEndpoints } from './staff/care/staff-reviews.ts';
import { maintenanceDeclarations } from './staff/maintenance.schemas.ts';
import { maintenanceEndpoints } from './staff/maintenance.ts';
import { draftDeclarations, paymentLinkDeclarations } from './staff/orders/drafts.schemas.ts';
import { draftEndpoints, paymentLinkEndpoints } from './staff/orders/drafts.ts';
import { orderWorkDeclarations } from './staff/orders/order-work.schemas.ts';
import { orderWorkEndpoints } from './staff/orders/order-work.ts';
import { salesReportDeclarations } from './staff/orders/sales-reports.schemas.ts';
import { salesReportEndpoints } from './staff/orders/sales-reports.ts';
import { staffOrderDeclarations } from './staff/orders/staff-orders.schemas.ts';
import { staffOrderEndpoints } from './staff/orders/staff-orders.ts';
import { staffPackingDeclarations } from './staff/orders/staff-packing.schemas.ts';
import { staffPackingEndpoints } from './staff/orders/staff-packing.ts';
import { staffReturnDeclarations } from './staff/orders/staff-returns.schemas.ts';
import { staffReturnEndpoints } from './staff/orders/staff-returns.ts';
import { staffShipmentDeclarations } from './staff/orders/staff-shipments.schemas.ts';
import { staffShipmentEndpoints } from './staff/orders/staff-shipments.ts';
import { savedViewDeclarations } from './staff/saved-views.schemas.ts';
import { savedViewEndpoints } from './staff/saved-views.ts';
import { staffDeclarations } from './staff/staff.schemas.ts';
import { staffEndpoints } from './staff/staff.ts';
import { auditDeclarations } from './staff/staff-audit.schemas.ts';
import { auditEndpoints } from './staff/staff-audit.ts';
import { flagStaffDeclarations } from './staff/staff-flags.schemas.ts';
import { flagStaffEndpoints } from './staff/staff-flags.ts';
import { synonymDeclarations } from './staff/staff-synonyms.schemas.ts';
import { synonymEndpoints } from './staff/staff-synonyms.ts';
import { webhookSubscriptionDeclarations } from './staff/webhooks.schemas.ts';
import { webhookSubscriptionEndpoints } from './staff/webhooks.ts';
import { consentDeclarations } from './visitor/consent.schemas.ts';
import { consentEndpoints } from './visitor/consent.ts';
import { visitorDeclarations } from './visitor/visitor.schemas.ts';
import { visitorEndpoints } from './visitor/visitor.ts';

/** Every endpoint of the contract. The OpenAPI document is generated from it, and `server/api.http.test.ts` checks the server against it. */
export const endpoints: readonly DescribedEndpoint[] = [
  described(accountEndpoints, accountDeclarations),
  described(secondFactorEndpoints, secondFactorDeclarations),
  described(passkeyEndpoints, passkeyDeclarations),
  described(addressEndpoints, addressDeclarations),
  described(alertEndpoints, alertDeclarations),
  described(cartEndpoints, cartDeclarations),
  described(catalogEndpoints, catalogDeclarations),
  described(checkoutEndpoints, checkoutDeclarations),
  described(customerCheckoutEndpoints, customerCheckoutDeclarations),
  described(guestCheckoutEndpoints, guestCheckoutDeclarations),
  described(shippingAddressEndpoints, shippingAddressDeclarations),
  described(walletEndpoints, walletDeclarations),
  described(savedCardEndpoints, savedCardDeclarations),
  described(storeCardEndpoints, storeCardDeclarations),
  described(contentEndpoints, contentDeclarations),
  described(contentLibraryEndpoints, contentLibraryDeclarations),
  described(contentStaffEndpoints, contentStaffDeclarations),
  described(campaignEndpoints, campaignDeclarations),
  described(consentEndpoints, consentDeclarations),
  described(deliveryEndpoints, deliveryDeclarations),
  described(emailEndpoints, emailDeclarations),
  described(emailPreferenceEndpoints, emailPreferenceDeclarations),
  described(engagementEndpoints, engagementDeclarations),
  described(feedEndpoints, feedDeclarations),
  described(flagEndpoints, flagDeclarations),
  described(flagStaffEndpoints, flagStaffDeclarations),
  described(synonymEndpoints, synonymDeclarations),
  described(rankingEndpoints, rankingDeclarations),
  described(productEndpoints, productDeclarations),
  described(stockMovementEndpoints, stockMovementDeclarations),
  described(categoryEndpoints, categoryDeclarations),
  described(menuEndpoints, menuDeclarations),
  described(promotionEndpoints, promotionDeclarations),
  described(promotionCalendarEndpoints, promotionCalendarDeclarations),
  described(bulkEndpoints, bulkDeclarations),
  described(importEndpoints, importDeclarations),
  described(orderEndpoints, orderDeclarations),
  described(orderHistoryEndpoints, orderHistoryDeclarations),
  described(invoiceEndpoints, invoiceDeclarations),
  described(cancelEndpoints, cancelDeclarations),
  described(staffCancelEndpoints, staffCancelDeclarations),
  described(returnEndpoints, returnDeclarations),
  described(orderWorkEndpoints, orderWorkDeclarations),
  described(draftEndpoints, draftDeclarations),
  described(paymentLinkEndpoints, paymentLinkDeclarations),
  described(salesReportEndpoints, salesReportDeclarations),
  described(figureEndpoints, figureDeclarations),
  described(payoutEndpoints, payoutDeclarations),
  described(visitEndpoints, visitDeclarations),
  described(staffOrderEndpoints, staffOrderDeclarations),
  described(staffPackingEndpoints, staffPackingDeclarations),
  described(staffReturnEndpoints, staffReturnDeclarations),
  described(staffShipmentEndpoints, staffShipmentDeclarations),
  described(webhookEndpoints, webhookDeclarations),
  described(staffPaymentEndpoints, staffPaymentDeclarations),
  described(recommendationEndpoints, recommendationDeclarations),
  described(redirectEndpoints, redirectDeclarations),
  described(redirectStaffEndpoints, redirectStaffDeclarations),
  described(reportEndpoints, reportDeclarations),
  described(reviewEndpoints, reviewDeclarations),
  described(sandboxEndpoints, sandboxDeclarations),
  described(sandboxWalletEndpoints, sandboxWalletDeclarations),
  described(sandboxFinancingEndpoints, sandboxFinancingDeclarations),
  described(savedEndpoints, savedDeclarations),
  described(guestSavedEndpoints, guestSavedDeclarations),
  described(searchEndpoints, searchDeclarations),
  described(orderLookupEndpoints, orderLookupDeclarations),
  described(shipmentEndpoints, shipmentDeclarations),
  described(trackingEndpoints, trackingDeclarations),
  described(carrierEndpoints, carrierDeclarations),
  described(bounceEndpoints, bounceDeclarations),
  described(fulfilmentEndpoints, fulfilmentDeclarations),
  described(restrictionEndpoints, restrictionDeclarations),
  described(retentionEndpoints, retentionDeclarations),
  described(returnSettingsEndpoints, returnSettingsDeclarations),
  described(senderEndpoints, senderDeclarations),
  described(paymentProviderEndpoints, paymentProviderDeclarations),
  described(shippingSettingsEndpoints, shippingSettingsDeclarations),
  described(storeEndpoints, storeDeclarations),
  described(themeEndpoints, themeDeclarations),
  described(brandEndpoints, brandDeclarations),
  described(taxEndpoints, taxDeclarations),
  described(warehouseEndpoints, warehouseDeclarations),
  described(wordingEndpoints, wordingDeclarations),
  described(staffEndpoints, staffDeclarations),
  described(savedViewEndpoints, savedViewDeclarations),
  described(bellEndpoints, bellDeclarations),
  described(apiKeyEndpoints, apiKeyDeclarations),
  described(webhookSubscriptionEndpoints, webhookSubscriptionDeclarations),
  described(careEndpoints, careDeclarations),
  described(impersonationEndpoints, impersonationDeclarations),
  described(customerGroupEndpoints, customerGroupDeclarations),
  described(personalDataEndpoints, personalDataDeclarations),
  described(staffEmailEndpoints, staffEmailDeclarations),
  described(staffReviewEndpoints, staffReviewDeclarations),
  described(maintenanceEndpoints, maintenanceDeclarations),
  described(readinessEndpoints, readinessDeclarations),
  described(auditEndpoints, auditDeclarations),
  described(writeReviewEndpoints, writeReviewDeclarations),
  described(visitorEndpoints, visitorDeclarations),
  described(vitalEndpoints, vitalDeclarations),
].flat();

const placeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
const byPlace = new Map(endpoints.map((endpoint) => [placeOf(endpoint), endpoint]));

/** A call's complete declaration. Throws for one outside the contract. */
export function describedEndpoint(endpoint: Endpoint): DescribedEndpoint {
  const found = byPlace.get(placeOf(endpoint));
  if (!found) throw new Error(`The contract has no ${placeOf(endpoint)}`);
  return found;
}
