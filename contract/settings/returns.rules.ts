export { settingsProblems as returnSettingsProblems } from './settings.rules.ts';

/** Who pays for sending a return back when the shop is not at fault. */
export const returnPayers = { customer: 'The customer', shop: 'The shop' } as const;
export type ReturnPayer = keyof typeof returnPayers;

/** Days that staff may set, in the form's order. */
export const returnFigures = ['days', 'vaultDays', 'arriveDays'] as const;
export type ReturnFigure = (typeof returnFigures)[number];

/** The longest window that can be set: a year. */
export const maxReturnDays = 365;

/** A brand's terms of returns. */
export interface ReturnTerms {
  /** Calendar days after delivery in which a return can be requested. */
  readonly days: number;
  /** The same for items of the Vault, which are refunded to the payment; afterwards there is no store credit instead. */
  readonly vaultDays: number;
  /** Days after the approval by which the items must arrive. */
  readonly arriveDays: number;
  readonly paidBy: ReturnPayer;
  /** Slugs of departments whose products cannot be returned, whatever the product says. */
  readonly excluded: readonly string[];
}

/** The terms while staff have set none (spec §9, rulings: Orders). The shop pays the postage, since its approval brings the label. */
export const defaultReturnTerms: ReturnTerms = { days: 30, vaultDays: 7, arriveDays: 45, paidBy: 'shop', excluded: [] };

/** Days after delivery in which a return of this item can be requested; null when it cannot be returned. */
export function returnDaysOf(
  { returnable, isVault, departmentSlug }: { readonly returnable: boolean; readonly isVault: boolean; readonly departmentSlug: string },
  { days, vaultDays, excluded }: ReturnTerms,
): number | null {
  if (!returnable || excluded.includes(departmentSlug)) return null;
  return isVault ? Math.min(vaultDays, days) : days;
}
