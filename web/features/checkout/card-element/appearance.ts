import type { Appearance } from '@stripe/stripe-js';

/** The brand's tokens in Stripe's words, since its fields are in a frame that our styles do not reach. */
export function appearanceOf(root: Element): Appearance {
  const styles = getComputedStyle(root);
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('color-accent'),
      colorBackground: token('color-surface'),
      colorText: token('color-ink'),
      colorTextSecondary: token('color-ink-2'),
      colorTextPlaceholder: token('color-ink-2'),
      colorDanger: token('color-error'),
      borderRadius: token('radius'),
      fontFamily: 'system-ui, sans-serif',
      // Phones zoom into anything smaller.
      fontSizeBase: '16px',
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('color-line-strong')}`, boxShadow: 'none', padding: '12px' },
      '.Input:focus': {
        borderColor: token('color-focus'),
        boxShadow: 'none',
        outline: `2px solid ${token('color-focus')}`,
      },
      '.Input--invalid': { borderColor: token('color-error'), boxShadow: 'none' },
      '.Label': { fontWeight: '500', marginBottom: '4px' },
    },
  };
}
