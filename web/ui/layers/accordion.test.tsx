import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

describe('[§2.11] an accordion', () => {
  it.each([
    [{}, { folds: true, says: true }],
    [{ disabled: true }, { folds: false, says: false }],
    [
      { disabled: true, open: true },
      { folds: false, says: true },
    ],
  ])('%j', (props, expected) => {
    const markup = renderToStaticMarkup(
      <Accordion title="Care" {...props}>
        Wipe it dry.
      </Accordion>,
    );
    expect(markup).toContain('Care');
    expect({ folds: markup.includes('<summary'), says: markup.includes('Wipe it dry.') }).toEqual(expected);
  });
});
