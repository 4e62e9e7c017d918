import { describe, expect, it } from 'vitest';
import { RouteTable } from '../../../web/page/route.ts';
import { routes } from '../../../web/routes.ts';
import { staffRoutes } from '../../../web/staff-routes.ts';
import { register } from '../support/accounts.ts';
import { isAwake, type Shop, useBrowser } from '../support/browser.ts';
import { writtenPaths } from '../support/crawl.ts';
import { lookAt } from '../support/look.ts';
import { oldAddresses } from '../support/scenes/console-scenes.ts';
import { familyScenes } from '../support/scenes/family-scenes.ts';
import type { Scene } from '../support/scenes/scene.ts';
import { scenes } from '../support/scenes/scenes.ts';
import { fromShop } from '../support/shop.ts';

interface Looked {
  readonly shop: Shop;
  /** The start or end of its pages' titles. */
  readonly name: string;
  /** Its screens in their states. */
  readonly own: readonly Scene[];
  /** Paths of its pages with only text and products. */
  readonly written: readonly string[];
  /** Customers' pages without a scene. */
  readonly customers: readonly string[];
  /** Routes not checked here: without a page of their own, or with one that differs only by colours. */
  readonly left: readonly string[];
}

/** Redirects to the results, unless there is no word to search for; results with another last segment; any unknown address; the way back from a bank, which redirects. */
const pageless = ['search', 'namedResults', 'notFound', 'checkoutReturn'];

const customersPaths = [
  '/myaccount/profile',
  '/myaccount/addresses',
  '/myaccount/addresses?edit=new',
  '/myaccount/payment-methods',
  '/myaccount/security',
  '/myaccount/security/two-step',
  '/myaccount/orders',
  '/myaccount/saved',
  '/manage-email',
  '/reset-request',
  '/password-reset?token=x',
  '/verify-email?token=x',
  '/stop-email-change?token=x',
  '/stock-alerts/stop?alert=1&token=x',
  '/notifications',
  '/checkout/mobile',
  '/credit-card/apply',
  '/credit-card/manage',
];

/** The wallet's and the bank's pages, which differ only by colours. */
const walletRoutes = ['paypalCheckout', 'paypalProcessing', 'paypalCancel', 'sandboxWallet', 'sandboxFinancing'];

const shops: readonly Looked[] = [
  { shop: 'shopUrl', name: 'Alder & Loom', own: scenes, written: await writtenPaths(fromShop('shopUrl')), customers: [], left: pageless },
  {
    shop: 'sisterUrl',
    name: 'Pip & Alder',
    own: familyScenes,
    written: await writtenPaths(fromShop('sisterUrl')),
    customers: customersPaths,
    left: [
      ...pageless,
      'writeReview',
      'accountOrder',
      'orderInvoice',
      'checkoutMobile',
      'orderReturn',
      'returnLabel',
      'tracking',
      'paymentLink',
      'outbox',
      'bank',
      ...walletRoutes,
      'apiDocs',
      ...staffRoutes.map(({ name }) => name),
    ],
  },
];

describe.each(shops)('every screen of $name', ({ shop, name: brand, own, written, customers, left }) => {
  const { visitAlone } = useBrowser({ pictures: true });
  const links = new Set<string>();
  const titles = new Map<string, Set<string>>();
  const table = new RouteTable([...staffRoutes, ...routes]);
  const seen = new Set<string>(left);
  const learn = (title: string, url: string, paths: readonly string[]) => {
    // Here, so that an attempt that fails leaves nothing behind.
    expect(title).not.toBe('');
    const match = table.match(new URL(url).pathname);
    if (match) seen.add(match.route.name);
    titles.set(title, (titles.get(title) ?? new Set()).add(new URL(url).pathname));
    for (const path of paths) links.add(path);
  };

  it.concurrent.each(own)('[checklist 34 35] $name holds at every width, and axe finds nothing', ({ heading, open, frame = 'shop' }) =>
    visitAlone(shop, async (page) => {
      await open(page);
      await page.waitForFunction(isAwake);
      const headings = page.getByRole('heading', { level: 1, includeHidden: true });
      expect(await headings.count()).toBe(1);
      expect(await headings.innerText()).toMatch(heading);
      expect(await page.locator('main').count()).toBe(1);
      expect(await page.locator('body header:not(main header, dialog header)').count()).toBe(frame === 'bare' ? 0 : 1);
      expect(await page.locator('footer:not(main footer, dialog footer)').count()).toBe(frame === 'bare' ? 0 : 1);
      const { faults, paths } = await lookAt(page, { axe: true, shell: `${shop} ${frame}` });
      learn(await page.title(), page.url(), paths);
      expect(faults).toEqual([]);
    }),
  );

  it.concurrent.each(written)('[checklist 35] %s holds at every width', (path) =>
    visitAlone(shop, async (page) => {
      await page.goto(path);
      const { faults, paths } = await lookAt(page, { axe: false, shell: shop });
      learn(await page.title(), page.url(), paths);
      expect(faults).toEqual([]);
    }),
  );

  it.runIf(customers.length > 0)('[checklist 35] customers’ pages hold at every width', () =>
    visitAlone(shop, async (page) => {
      await page.goto('/login');
      await register(page);
      for (const path of customers) {
        await page.goto(path);
        const { faults, paths } = await lookAt(page, { axe: false, shell: shop });
        learn(await page.title(), page.url(), paths);
        expect(faults, path).toEqual([]);
      }
    }),
  );

  it('every route is among the scenes', () => {
    expect([...routes, ...staffRoutes].map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });

  it('[§2.1] has a unique title, with the shop’s name where both fit', () => {
    expect([...titles].filter(([, paths]) => paths.size > 1)).toEqual([]);
    const name = ` – ${brand}`;
    // A search result has room for 60 characters, so that long titles go without the name.
    const signed = (title: string) =>
      title.startsWith(brand) || (/^\S/.test(title) && (title.endsWith(name) || (title + name).length > 60));
    expect([...titles.keys()].filter((title) => !signed(title))).toEqual([]);
  });

  it('[§2.1] no link is dead, and none leads to a redirect', async () => {
    expect(links.size).toBeGreaterThan(100);
    const queue = [...links];
    const faults: string[] = [];
    const follow = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const { status } = await fetch(fromShop(shop) + path, { redirect: 'manual' });
        // Without the visitor’s cookies the checkout leads to the cart, an account to the sign-in, and an order or a payment is nobody’s.
        const personal =
          /^\/(api\/(orders|accounts|staff)|checkout|order-confirmation|order-invoice|returns\/R-|tracking|paypal-processing|sandbox|myaccount|staff|impersonate)/.test(
            path,
          );
        // The console shows old addresses as links to try.
        if (status !== (oldAddresses.get(path) ?? 200) && !personal) faults.push(`${status} ${path}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, follow));
    expect(faults).toEqual([]);
  });
});
