import { expect, it } from 'vitest';
import {
  bank,
  category,
  checkout,
  contentPage,
  manageEmail,
  orderConfirmation,
  passwordReset,
  product,
  resetRequest,
  stopAlerts,
  verifyEmail,
} from '../web/routes.ts';
import { links } from './links.ts';

it('the server sends people only where the web has a page', () => {
  expect(links.checkout('u')).toBe(`${checkout()}?checkout=u`);
  expect(links.order('7KQ2-M9XWT', 'a/b')).toBe(orderConfirmation({ orderNumber: '7KQ2-M9XWT', token: 'a/b' }));
  const lamp = { departmentSlug: 'lighting', slug: 'tall-lamp', productId: 7 };
  expect(links.category({ slug: 'rugs', taxonomyId: 9 })).toBe(category({ slug: 'rugs', taxonomyId: 9 }));
  expect(links.product(lamp)).toBe(product(lamp));
  expect(links.product(lamp, 9)).toBe(product(lamp, { variationId: 9 }));
  expect(links.stopAlerts(3, 'a+b')).toBe(stopAlerts({ alertId: '3', token: 'a+b' }));
  expect(links.contentPage('deals')).toBe(contentPage('deals'));
  expect(links.passwordReset('t')).toBe(passwordReset({ token: 't' }));
  expect(links.resetRequest()).toBe(resetRequest());
  expect(links.verifyEmail('t')).toBe(verifyEmail({ token: 't' }));
  expect(links.manageEmail('a+b@c.co', 't')).toBe(manageEmail({ email: 'a+b@c.co', token: 't' }));
  expect(links.bank('c')).toBe(bank({ challengeId: 'c' }));
});
