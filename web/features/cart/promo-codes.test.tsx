import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { cart } from '../../routes.ts';
import { PromoCodes } from './promo-codes.tsx';
import { promoActions } from './tried-code.ts';

it('[checklist 37] without script, Enter in the field presses “Apply”, the first button, and removing has its own query', () => {
  const html = renderToStaticMarkup(
    <PromoCodes
      codes={[{ code: 'FIVE', state: 'applied', label: '$5 off', message: 'You save $5.00.', amount: 500 }]}
      tried={null}
      form="promo-code"
      link={cart}
      changes={{ enter: vi.fn(), remove: vi.fn() }}
      forgetLink={vi.fn()}
    />,
  );
  const buttons = [...html.matchAll(/<button type="submit"[^>]*>/g)].map(([button]) => button);
  expect(buttons.map((button) => /value="([^"]*)"/.exec(button)?.[1])).toEqual([promoActions.enter, promoActions.remove]);
  expect(buttons[1]).toContain('formAction="/cart?removePromo=FIVE"');
});
