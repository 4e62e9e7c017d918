/** Id of the dialog with the coupon's details, which is separate from the banner. */
export const promoDetailsId = 'promo_details';
