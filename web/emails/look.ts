import type { CSSProperties } from 'react';

/**
 * Mail programs know neither style sheets nor custom properties, so mails carry their own copy of the brand's colours
 * (`brands/alder-loom/tokens.css`) in inline styles.
 */
export const colors = { paper: '#FBF9F5', surface: '#FFFFFF', line: '#E4DDD1', ink: '#1E1C19', ink2: '#5E574D', clay: '#A8492A' };

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
/** Amounts stand under each other. */
export const amount: CSSProperties = { ...text, margin: 0, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
