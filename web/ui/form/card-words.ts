/** A card's date as it is printed on it: `07/28`. */
export const expiryAsPrinted = ({ expiryMonth, expiryYear }: { readonly expiryMonth: number; readonly expiryYear: number }): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;

/** What is said of a card whose date is near or past; null of any other. */
export function expiryWarning(standing: 'good' | 'expires_next_month' | 'expires_this_month' | 'expired'): string | null {
  switch (standing) {
    case 'good':
      return null;
    case 'expires_next_month':
      return 'Expires next month';
    case 'expires_this_month':
      return 'Expires this month';
    case 'expired':
      return 'Expired';
  }
}
