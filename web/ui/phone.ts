/** A US or Canadian phone number as written there, `(212) 555-0123`; any other as it was typed. */
export const phoneWords = ({ phone, countryCode }: { readonly phone: string; readonly countryCode: string }): string =>
  countryCode === 'US' || countryCode === 'CA'
    ? phone.replace(/^(?:\+?1)?[^\d+]{0,3}(\d{3})\D{0,3}(\d{3})\D{0,3}(\d{4})$/, '($1) $2-$3')
    : phone;
