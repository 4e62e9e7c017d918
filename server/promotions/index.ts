/**
 * Owns discounts: promotions, their codes and uses, and campaigns. Guarantees that the same facts give the same discounts, that limits are never
 * exceeded, and that restricted campaigns look like unknown ones.
 */

export { showAdvertised } from './advertised/show-advertised.ts';
export { type BrandPromotions, type PromotionsAt, promotionsAt, promotionsToTry } from './brand-promotions.ts';
export { campaign, type WrittenCampaign } from './campaigns/campaign.ts';
export { findCampaigns, saveCampaigns } from './campaigns/store.ts';
export { CampaignTokenGate } from './campaigns/token-gate.ts';
export { type CampaignTracking, trackingIn } from './campaigns/tracking.ts';
export { importCampaigns } from './campaigns/writing.ts';
export { PromoCodeGate, promoCodeLimit } from './code-gate.ts';
export { CodeTaken, countUses, normalCode, saveCodes } from './codes/store.ts';
export { mountPromotionDesk, servePromotionCodes } from './desk/routes.ts';
export { promotionsNamed } from './desk/store.ts';
export { evaluate } from './evaluate/evaluate.ts';
export type { Considered, Evaluation } from './evaluate/evaluation.ts';
export type { LineFacts } from './evaluate/facts.ts';
export { readPromotionsFile, savePromotionsFile } from './file.ts';
export { workPromotions } from './jobs.ts';
export { AmbiguousProduct } from './named-products.ts';
export { eraseRedeemer, findRedemptionData, moveRedemptions } from './personal/store.ts';
export { noGroups } from './pools/product-groups.ts';
export { type Promotion, promotion, type WrittenPromotion } from './promotion.ts';
export { claimUses, giveBackUses, keepUses, lockUses, type Redeemer, takesLock, type Use } from './redemptions/store.ts';
export { mountPromotions } from './routes.ts';
export { type Buyers, type EnteredCode, findEntered, type Standing, standingOf } from './standing.ts';
export {
  findPromotionNames,
  findPromotions,
  findPromotionsForGroup,
  findPromotionsNaming,
  followMergedCategory,
  type StoredPromotion,
  savePromotions,
  UnknownPromotion,
} from './store.ts';
export { uniqueCodes } from './unique-codes.ts';
