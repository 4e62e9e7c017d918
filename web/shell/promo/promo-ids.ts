/** What the banner's script finds its parts by. */
export const promoIds = { strip: 'promo-strip', pause: 'promo-pause', details: 'promo-details' } as const;
