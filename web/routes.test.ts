import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restrictionKeys } from '../contract/search/facets.ts';
import { RouteTable } from './page/route.ts';
import {
  account,
  accountAddresses,
  accountCards,
  accountOrder,
  accountOrders,
  accountProfile,
  accountSecurity,
  accountTwoStep,
  authoredPage,
  bank,
  campaign,
  cart,
  category,
  checkout,
  contentPage,
  creditCard,
  findOrder,
  home,
  information,
  login,
  manageEmail,
  orderConfirmation,
  orderInvoice,
  orderReturn,
  outbox,
  passwordReset,
  product,
  resetRequest,
  results,
  returnLabel,
  routes,
  search,
  stopAlerts,
  stopEmailChange,
  tracking,
  verifyEmail,
  writeReview,
} from './routes.ts';
import { staffOwner, staffRoutes, staffSetUp } from './staff-routes.ts';

test('[§2.1] every URL of the shop, its screen and its query', () => {
  const lines = routes.map(({ name, pattern, screen, query }) => `${name}: ${pattern} ${query.join(',')} -> ${screen}`);
  expect(lines).toEqual([
    'home: / preview -> content-page',
    `category: /c/:slug t,${restrictionKeys},page,sort -> category`,
    `search: /search q,in,t,${restrictionKeys},of,from,to,sort -> search`,
    'results: /:values/:keys/results.html page,sort -> results',
    'namedResults: /:values/:keys/:name-results.html page,sort -> results',
    'product: /:department/:slug/:productId/product.html variation,reviews,reviewSort,stars,withPhotos,verified,topic,preview -> product',
    'writeReview: /write-review/:productId  -> write-review',
    'cart: /cart done,item,quantity,promo,removePromo -> cart',
    'checkout: /checkout checkout,promo,removePromo -> checkout',
    'checkoutMobile: /checkout/mobile checkout,promo -> checkout',
    'paymentLink: /pay/:token  -> payment-link',
    'checkoutReturn: /checkout/return checkout -> checkout-return',
    'checkoutEnded: /checkout/mobile/ended because -> checkout-ended',
    'paypalCheckout: /paypal-checkout checkout -> checkout',
    'paypalProcessing: /paypal-processing checkout,token,PayerID -> paypal-processing',
    'paypalCancel: /paypal-cancel checkout,token -> paypal-cancel',
    'orderConfirmation: /order-confirmation order,token,done -> order-confirmation',
    'orderInvoice: /order-invoice order,token -> order-invoice',
    'findOrder: /find-order order -> find-order',
    'tracking: /tracking/:shipmentUuid token -> tracking',
    'stopAlerts: /stock-alerts/stop email,alert,token -> stop-alerts',
    'notifications: /notifications  -> notifications',
    'login: /login tab,step,redirect_to,email,done -> login',
    'resetRequest: /reset-request email,done -> reset-request',
    'passwordReset: /password-reset token -> password-reset',
    'verifyEmail: /verify-email token,done -> verify-email',
    'stopEmailChange: /stop-email-change token -> stop-email-change',
    'manageEmail: /manage-email email,token,choice,done -> manage-email',
    'account: /myaccount  -> account',
    'accountProfile: /myaccount/profile done -> account-profile',
    'accountAddresses: /myaccount/addresses edit,checkout,done -> account-addresses',
    'accountCards: /myaccount/payment-methods delete,done -> account-cards',
    'accountSecurity: /myaccount/security done -> account-security',
    'accountTwoStep: /myaccount/security/two-step  -> account-two-step',
    'accountOrders: /myaccount/orders filter,q,page -> account-orders',
    'orderReturn: /myaccount/orders/return order,token,case,done -> order-return',
    'returnLabel: /returns/:caseNumber/label order,token -> return-label',
    'accountOrder: /myaccount/orders/:orderNumber done -> account-order',
    'accountSaved: /myaccount/saved done,item,quantity -> account-saved',
    'notFound: /404  -> not-found',
    'outbox: /dev/outbox mail,page -> outbox',
    'bank: /sandbox/bank/:challengeId return -> bank',
    'sandboxWallet: /sandbox/wallet/:orderId  -> sandbox-wallet',
    'apiDocs: /api/docs  -> api-docs',
    'creditApply: /credit-card/apply application -> credit-apply',
    'creditManage: /credit-card/manage card,done -> credit-manage',
    'sandboxFinancing: /sandbox/financing/:applicationId  -> sandbox-financing',
    'contentPage: /:page preview -> content-page',
  ]);
});

const lamp = { departmentSlug: 'lighting', slug: 'reading-lamp', productId: 12 };

const filters = [
  { key: 'rating', value: '4' },
  { key: 'color', value: 'teal' },
  { key: 'color', value: 'navy' },
] as const;

describe('links', () => {
  test.each([
    ['home', home(), '/'],
    ['contentPage', contentPage('holiday-gift-guide'), '/holiday-gift-guide'],
    ['category', category({ slug: 'rugs', taxonomyId: 9 }), '/c/rugs?t=9'],
    ['category', category({ slug: 'rugs', taxonomyId: 9 }, { page: 2, sort: 'newest' }), '/c/rugs?t=9&page=2&sort=newest'],
    ['category', category({ slug: 'rugs', taxonomyId: 9 }, { page: 1 }), '/c/rugs?t=9'],
    [
      'category',
      category({ slug: 'rugs', taxonomyId: 9 }, { filters, sort: 'newest' }),
      '/c/rugs?t=9&color=navy&color=teal&rating=4&sort=newest',
    ],
    ['search', search(), '/search'],
    ['results', results({ k: 'blue sofa' }), '/blue-sofa/k/results.html'],
    ['results', results({ k: 'blue sofa' }, { filters, page: 3 }), '/blue-sofa,navy,teal,4/k,color,color,rating/results.html?page=3'],
    ['results', results({}, { filters }), '/navy,teal,4/color,color,rating/results.html'],
    ['namedResults', results({ k: 'rugs' }, { name: 'washable-rugs-results.html' }), '/rugs/k/washable-rugs-results.html'],
    ['product', product(lamp), '/lighting/reading-lamp/12/product.html'],
    ['product', product(lamp, { variationId: 77 }), '/lighting/reading-lamp/12/product.html?variation=77'],
    ['writeReview', writeReview(lamp), '/write-review/12'],
    ['cart', cart(), '/cart'],
    ['checkout', checkout(), '/checkout'],
    ['orderConfirmation', orderConfirmation(), '/order-confirmation'],
    ['orderConfirmation', orderConfirmation({ orderNumber: 'A1', token: 'x' }), '/order-confirmation?order=A1&token=x'],
    ['findOrder', findOrder({ orderNumber: 'A1' }), '/find-order?order=A1'],
    ['tracking', tracking({ shipmentUuid: 'u1', token: 'x' }), '/tracking/u1?token=x'],
    ['login', login({ tab: 'register', returnTo: '/cart?zip=1' }), '/login?tab=register&redirect_to=%2Fcart%3Fzip%3D1'],
    ['login', login({ step: 'code', returnTo: '/cart' }), '/login?step=code&redirect_to=%2Fcart'],
    ['resetRequest', resetRequest({ email: 'a@b.co' }), '/reset-request?email=a%40b.co'],
    ['passwordReset', passwordReset({ token: 't' }), '/password-reset?token=t'],
    ['verifyEmail', verifyEmail({ token: 't' }), '/verify-email?token=t'],
    ['stopEmailChange', stopEmailChange({ token: 't' }), '/stop-email-change?token=t'],
    ['manageEmail', manageEmail({ email: 'a@b.co', token: 't' }), '/manage-email?email=a%40b.co&token=t'],
    ['account', account(), '/myaccount'],
    ['accountProfile', accountProfile({ done: 'name' }), '/myaccount/profile?done=name'],
    ['accountAddresses', accountAddresses({ edit: 7 }), '/myaccount/addresses?edit=7'],
    ['accountCards', accountCards({ delete: 7 }), '/myaccount/payment-methods?delete=7'],
    ['accountSecurity', accountSecurity(), '/myaccount/security'],
    ['accountTwoStep', accountTwoStep(), '/myaccount/security/two-step'],
    ['orderInvoice', orderInvoice({ orderNumber: '7KQ2-M9XWT', token: 'abc' }), '/order-invoice?order=7KQ2-M9XWT&token=abc'],
    ['accountOrders', accountOrders({ filter: 'last-year', page: 2 }), '/myaccount/orders?filter=last-year&page=2'],
    ['returnLabel', returnLabel({ caseNumber: 'R-7KQ2-M9XWT', orderNumber: '7KQ2-M9XWT' }), '/returns/R-7KQ2-M9XWT/label?order=7KQ2-M9XWT'],
    ['orderReturn', orderReturn({ orderNumber: '7KQ2-M9XWT', token: 'x' }), '/myaccount/orders/return?order=7KQ2-M9XWT&token=x'],
    ['accountOrder', accountOrder({ orderNumber: '7KQ2-M9XWT' }), '/myaccount/orders/7KQ2-M9XWT'],
    ['contentPage', information('privacy-request'), '/privacy-request'],
    ['contentPage', creditCard(), '/credit-card'],
    ['outbox', outbox({ mailId: 3, page: 2 }), '/dev/outbox?mail=3&page=2'],
    ['bank', bank({ challengeId: 'c1' }, '/checkout'), '/sandbox/bank/c1?return=%2Fcheckout'],
  ])('%s: %s', (name, link, expected) => {
    expect(link).toBe(expected);
    expect(new RouteTable(routes).match(new URL(link, 'http://shop').pathname)?.route.name).toBe(name);
  });
});

test('the server redirects only to existing pages', () => {
  const urls = [campaign('spring'), authoredPage('homepage', { preview: 't' }), authoredPage('deals', { preview: 't' })];
  expect(urls).toEqual(['/deals?cid=spring', '/?preview=t', '/deals?preview=t']);
  expect(checkout({ checkout: 'u' })).toBe('/checkout?checkout=u');
  expect(stopAlerts({ email: 'a@b.co', token: 'a+b' })).toBe('/stock-alerts/stop?email=a%40b.co&token=a%2Bb');
  expect(staffOwner({ token: 't' })).toBe('/staff/owner?token=t');
  expect(staffSetUp({ token: 't' })).toBe('/staff/set-up?token=t');
});

/** Quoted paths outside comments, with `x` for interpolations. */
const quotedPaths = (source: string): string[] =>
  [...source.replaceAll(/^\s*(\*|\/\*|\/\/).*$/gm, '').matchAll(/(['"`])(?:\$\{\w+\})?(\/[^'"`\s]*)\1/g)].map(([, , path = '']) =>
    path.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, ''),
  );

test('only contract/urls writes page paths', () => {
  const table = new RouteTable([...routes, ...staffRoutes].filter(({ name }) => name !== 'home' && name !== 'contentPage'));
  const files = globSync('{server,web,processes}/**/*.{ts,tsx}', {
    cwd: join(import.meta.dirname, '..'),
    exclude: (file) => /\.test\.|test-fixtures/.test(file),
  });
  expect(files.length).toBeGreaterThan(500);
  const written = files.flatMap((file) =>
    quotedPaths(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
      .filter((path) => table.match(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(written).toEqual([]);
});

test('only public pages are prefetched', () => {
  const ahead = routes.filter((route) => 'ahead' in route).map(({ name }) => name);
  expect(ahead).toEqual(['home', 'category', 'results', 'namedResults', 'product', 'contentPage']);
});

test('every screen has its page module', () => {
  const screens = readdirSync(join(import.meta.dirname, 'screens'));
  expect(routes.map(({ screen }) => screen).filter((screen) => !screens.includes(screen))).toEqual([]);
});
