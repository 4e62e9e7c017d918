import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CreditManageData } from './credit-manage-data.ts';
import CreditManageScreen from './credit-manage-screen.tsx';

/** The page of a card with an order in monthly payments. */
function shown(balance: number): string {
  const charge = { orderNumber: 'AAAA-BBBBB', placedAt: '2026-11-24T15:00:00.000Z', charged: 17_064, refunded: 0, reserved: 0 };
  const plan = { months: 6, monthly: 2844, endsOn: '2027-05-24' };
  const card = { accountId: 1, limit: 500_000, apr: 2999, repayments: [], charges: [{ ...charge, plan }] };
  const figures = { balance, available: 500_000 - balance, reserved: 0 };
  const data = { cards: [], shown: { ...card, figures }, said: { errors: {} } } as unknown as CreditManageData;
  return renderToStaticMarkup(<CreditManageScreen data={data} />);
}

it.each([
  [17_064, '<dt>Balance</dt><dd>$170.64</dd>', true],
  [0, '<dt>Balance</dt><dd>$0.00</dd>', false],
  [-8531, '<dt>Credit</dt><dd>$85.31</dd>', false],
])('[§2 store card] with a balance of %i cents shows %s, and monthly payments only of a balance', (balance, figure, hasPayments) => {
  const markup = shown(balance);
  expect(markup).toContain(figure);
  expect(markup.includes('6 monthly payments')).toBe(hasPayments);
});
