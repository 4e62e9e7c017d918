/** Id of the dialog with the coupon's details, which stands in the document apart from the banner. */
export const promoDetailsId = 'promo-details';
