import type { CSSProperties } from 'react';

/**
 * Mail programs support neither style sheets nor custom properties, so e-mails use inline styles: the family's colours here, a brand's own in its
 * `mail`.
 */
export const colors = { surface: '#FFFFFF', ink: '#1E1C19', ink2: '#5E574D' };

export const serif = 'Fraunces, Georgia, "Times New Roman", serif';
export const sans = '"Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif';

export const text: CSSProperties = { margin: '0 0 16px', fontFamily: sans, fontSize: '15px', lineHeight: '23px', color: colors.ink };
export const small: CSSProperties = { ...text, margin: 0, fontSize: '13px', lineHeight: '19px', color: colors.ink2 };
export const heading: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: serif,
  fontSize: '28px',
  lineHeight: '34px',
  fontWeight: 400,
  color: colors.ink,
};
export const subheading: CSSProperties = { ...text, margin: '0 0 4px', fontSize: '13px', fontWeight: 600 };
/** Aligns amounts in a column. */
export const amount: CSSProperties = { ...text, margin: 0, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
