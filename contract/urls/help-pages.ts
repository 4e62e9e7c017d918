import type { HelpTopic } from '../search/said-help.ts';
import { account, accountSaved, contentPage, findOrder, information, manageEmail } from './shop.ts';

/** Where a text that asks for help leads. The store card has a page only while the brand offers it. */
export const helpPages: Readonly<Record<Exclude<HelpTopic, 'store card'>, string>> = {
  returns: information('returns'),
  refunds: information('refunds'),
  'order status': findOrder(),
  shipping: information('shipping'),
  'international orders': information('international-help'),
  'promo codes': information('promotional-terms-and-conditions'),
  'gift cards': information('faq'),
  'store hours': information('contact'),
  payment: information('faq'),
  vault: contentPage('vault'),
  'saved items': accountSaved(),
  'email preferences': manageEmail(),
  careers: information('careers'),
  contact: information('contact'),
  account: account(),
  privacy: information('privacy'),
  terms: information('terms'),
  'the company': information('about'),
  'the app': information('get-the-app'),
  'common questions': information('faq'),
};
