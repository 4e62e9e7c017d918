import type { CSSProperties } from 'react';
import { themeColors, themeFonts } from '../../../contract/settings/theme.ts';
import type { TypedTheme } from './staff-theme-data.ts';
import styles from './theme-preview.module.css';

/** A piece of the shop in the chosen colours and fonts. Nothing in it can be used, so that it may show colours that are too alike. */
export function ThemePreview({ colors, fonts }: TypedTheme) {
  const tokens = {
    ...Object.fromEntries(themeColors.map((color) => [`--color-${color}`, colors[color]])),
    '--font-display': themeFonts[fonts.displayFont].family,
    '--font-text': themeFonts[fonts.textFont].family,
  } as CSSProperties;
  return (
    <fieldset className={styles.preview} style={tokens} disabled aria-label="Preview of the theme">
      <p className={styles.heading}>A lamp for reading</p>
      <p className={styles.quiet}>Brass and linen, 14 inches high</p>
      <p className={styles.prices}>
        <span className={styles.sale}>$84.00</span> <s>$120.00</s>
        <span className={styles.stars}>★★★★☆</span>
      </p>
      <p>
        Delivered by Friday. <span className={styles.link}>Shipping and returns</span>
      </p>
      <p className={styles.row}>
        <span className={styles.button}>Add to cart</span>
        <span className={styles.field}>Quantity 1</span>
      </p>
      <p className={styles.success}>In stock, ready to ship</p>
      <p className={styles.error}>Only 2 left in this color</p>
    </fieldset>
  );
}
