import { impersonate } from '../contract/urls/shop.ts';
import * as urls from '../contract/urls/staff.ts';
import { type Route, route } from './page/route.ts';

export * from '../contract/urls/staff.ts';

/** Every page of the staff console with its screen; separate from the shop's, so that shoppers' pages do not carry them. */
export const staffRoutes = [
  route('staffHome', urls.staffHome, 'staff-home'),
  route('staffSignIn', urls.staffSignIn, 'staff-sign-in'),
  route('staffSetUp', urls.staffSetUp, 'staff-set-up'),
  route('staffCustomers', urls.staffCustomers, 'staff-customers'),
  route('staffCustomer', urls.staffCustomer, 'staff-customer'),
  route('staffOrders', urls.staffOrders, 'staff-orders'),
  route('staffPickList', urls.staffPickList, 'staff-pick-list'),
  route('staffPackingSlips', urls.staffPackingSlips, 'staff-packing-slips'),
  route('staffShipOrders', urls.staffShipOrders, 'staff-ship-orders'),
  route('staffOrder', urls.staffOrder, 'staff-order'),
  route('staffPayments', urls.staffPayments, 'staff-payments'),
  route('staffReturns', urls.staffReturns, 'staff-returns'),
  route('staffReturn', urls.staffReturn, 'staff-return'),
  route('staffReviews', urls.staffReviews, 'staff-reviews'),
  route('staffProducts', urls.staffProducts, 'staff-products'),
  route('staffNewProduct', urls.staffNewProduct, 'staff-new-product'),
  route('staffProductImport', urls.staffProductImport, 'staff-product-import'),
  route('staffProduct', urls.staffProduct, 'staff-product'),
  route('staffCategories', urls.staffCategories, 'staff-categories'),
  route('staffCategory', urls.staffCategory, 'staff-category'),
  route('staffContent', urls.staffContent, 'staff-content'),
  route('staffContentPreview', urls.staffContentPreview, 'staff-content-preview'),
  route('staffContentVersions', urls.staffContentVersions, 'staff-content-versions'),
  route('staffContentDocument', urls.staffContentDocument, 'staff-content-document'),
  route('staffRedirects', urls.staffRedirects, 'staff-redirects'),
  route('staffSynonyms', urls.staffSynonyms, 'staff-synonyms'),
  route('staffSynonym', urls.staffSynonym, 'staff-synonym'),
  route('staffPromotions', urls.staffPromotions, 'staff-promotions'),
  route('staffNewPromotion', urls.staffNewPromotion, 'staff-new-promotion'),
  route('staffPromotionTrial', urls.staffPromotionTrial, 'staff-promotion-trial'),
  route('staffPromotion', urls.staffPromotion, 'staff-promotion'),
  route('staffPromotionResults', urls.staffPromotionResults, 'staff-promotion-results'),
  route('staffFlags', urls.staffFlags, 'staff-flags'),
  route('staffFlag', urls.staffFlag, 'staff-flag'),
  route('staffMembers', urls.staffMembers, 'staff-members'),
  route('staffApiKeys', urls.staffApiKeys, 'staff-api-keys'),
  route('staffAudit', urls.staffAudit, 'staff-audit'),
  route('staffMaintenance', urls.staffMaintenance, 'staff-maintenance'),
  route('staffGoingLive', urls.staffGoingLive, 'staff-going-live'),
  route('impersonate', impersonate, 'impersonate'),
] as const satisfies readonly Route[];
