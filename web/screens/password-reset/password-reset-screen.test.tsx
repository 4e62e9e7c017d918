import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import PasswordResetScreen from './password-reset-screen.tsx';

it.each([true, false])('[§2.11 forgot and reset password] says what a new password removes from the account: %s', (startsOver) => {
  const markup = renderToStaticMarkup(<PasswordResetScreen data={{ token: 'x', startsOver, errors: {}, message: null }} />);
  expect(markup.includes('a new password removes the name, addresses, cart and saved items')).toBe(startsOver);
  expect(markup.includes('Sign in instead')).toBe(startsOver);
});
