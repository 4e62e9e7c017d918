/** A card's expiry as printed: `07/28`. */
export const expiryAsPrinted = ({ expiryMonth, expiryYear }: { readonly expiryMonth: number; readonly expiryYear: number }): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;

/** The warning for a card that has expired or soon will; null otherwise. */
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
