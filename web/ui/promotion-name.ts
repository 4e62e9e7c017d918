/** A promotion's name for shoppers, with its code: "15% off rugs (SAVE15)". */
export const promotionName = ({ label, code }: { readonly label: string; readonly code: string | null }): string =>
  code ? `${label} (${code})` : label;
