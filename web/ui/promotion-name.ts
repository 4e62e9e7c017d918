/** What shoppers read of a promotion, with the code that brought it: "15% off rugs (SAVE15)". */
export const promotionName = ({ label, code }: { readonly label: string; readonly code: string | null }): string =>
  code ? `${label} (${code})` : label;
