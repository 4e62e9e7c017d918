/**
 * Free standard shipping is for more than $49.99 of merchandise, so for $50.00 and more (rulings: Money; spec §9). What an
 * actual cart still misses comes from the server with the cart's totals; this is the figure that cached pages may print.
 */
export const freeShippingFrom = 5000;

/** What standard shipping costs below that, in cents (spec §9). */
export const flatShipping = 699;
