/** Calendar days after delivery in which a return can be requested (spec §9). Apart from the other rules of returns, which a product page does not need. */
export const returnDays = 30;
/** The same for items of the Vault, which are refunded to the payment; afterwards there is no store credit instead (spec §9, rulings: Orders). */
export const vaultReturnDays = 7;
/** Days after delivery in which a return of this item can be requested. */
export const returnDaysOf = ({ isVault }: { readonly isVault: boolean }): number => (isVault ? vaultReturnDays : returnDays);
/** Days after the request by which the items must arrive (spec §9). */
export const arriveDays = 45;
