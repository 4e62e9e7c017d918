import { brandOf } from '../../../brands/index.ts';
import errorPage from '../../screens/error/page.ts';
import maintenancePage from '../../screens/maintenance/page.ts';
import notFoundPage from '../../screens/not-found/page.ts';
import type { TagHeader } from '../answer.ts';
import type { AssetsOf, ManifestPlaces } from '../document/assets.ts';
import { stripeAccess } from '../document/headers.ts';
import { PageLayer } from '../document/layer.server.tsx';
import { Frame } from './frame.tsx';

const alderLoom = brandOf('alder-loom');

/** The fixtures' locations in the source tree. */
export const fixturePlaces: ManifestPlaces = {
  entry: 'web/page/test-fixtures/entry.client.tsx',
  surroundings: ['web/page/test-fixtures/frame.tsx'],
  screen: (screen) =>
    screen === 'thing' ? 'web/page/test-fixtures/screens/thing/thing-screen.tsx' : `web/screens/${screen}/${screen}-screen.tsx`,
  island: (module) => `web/${module}.tsx`,
  theme: (brand) => `brands/${brand}/tokens.css`,
};

interface FixtureOptions {
  readonly dev?: boolean;
  menu?(): Promise<string>;
  readonly tagHeaders?: readonly TagHeader[];
}

/** A page layer of fixtures; `menu` is shown by its shell. */
export function fixtureLayer(assetsOf: AssetsOf, options: FixtureOptions = {}): PageLayer {
  return new PageLayer({
    routes: [
      { name: 'thing', pattern: '/things/:id', screen: 'thing', query: ['variation'], ahead: 'prefetch' },
      { name: 'private', pattern: '/private', screen: 'private', query: ['saved', 'done'] },
      { name: 'broken', pattern: '/broken', screen: 'broken', query: [] },
      { name: 'missing', pattern: '/missing', screen: 'missing', query: [] },
    ],
    pages: {
      thing: () => import('./screens/thing/page.ts'),
      private: () => import('./screens/private/page.ts'),
      broken: () => import('./screens/broken/page.ts'),
    },
    shellActions: {},
    failurePages: { notFound: notFoundPage, error: errorPage, closed: maintenancePage },
    Shell: Frame,
    Providers: ({ children }) => children,
    loadShell: async () => ({ data: { menu: (await options.menu?.()) ?? 'menu' }, shared: { menu: 'shared' }, complete: true }),
    site: () => ({ ...alderLoom, name: 'Shop', origin: 'https://shop.example', icon: 'data:,' }),
    urls: new Map([
      ['alder-loom', 'https://shop.example'],
      ['pip-alder', 'https://pip.example'],
    ]),
    skipsCampaigns: (path) => path === '/things/excluded',
    isApart: () => false,
    assetsOf,
    cardVendor: stripeAccess,
    dev: options.dev ?? false,
    secure: true,
    tagHeaders: options.tagHeaders ?? [],
    vendors: { origins: ['https://chat.example'], mayStyle: false },
  });
}
