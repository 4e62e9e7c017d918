import { describe, expect, it } from 'vitest';
import { effects, importsOf, violations } from './borders.ts';

describe('the layer borders', () => {
  it.each([
    ['server/cart/cart.ts', 'web/ui/form/button.tsx'],
    ['web/screens/cart/page.ts', 'server/cart/index.ts'],
    ['contract/cart/cart.ts', 'react'],
    ['server/cart/operations.ts', 'server/catalog/stock/store.ts'],
    ['server/catalog/routes.ts', 'server/cart/index.ts'],
    ['server/platform/jobs.ts', 'server/cart/index.ts'],
    ['server/cart/operations.ts', 'kysely'],
    ['server/cart/totals.ts', 'fastify'],
    ['web/ui/form/button.tsx', 'web/routes.ts'],
    ['web/features/cart/line.tsx', 'web/features/catalog/price.tsx'],
    ['web/screens/cart/cart-screen.tsx', 'web/screens/home/hero.tsx'],
    ['web/screens/cart/cart-screen.tsx', 'contract/cart/cart.schemas.ts'],
    ['web/features/cart/use-cart.ts', 'contract/index.ts'],
    ['contract/cart/cart.ts', 'contract/cart/cart.schemas.ts'],
    ['contract/cart/cart.ts', 'zod'],
  ])('stops %s from importing %s', (from, to) => {
    expect(violations([{ from, to }])).toHaveLength(1);
  });

  it.each([
    ['server/cart/operations.ts', 'server/catalog/index.ts'],
    ['server/cart/store.ts', 'kysely'],
    ['web/screens/cart/page.ts', 'contract/cart/cart.ts'],
    ['web/features/reviews/reviews.tsx', 'web/page/island.tsx'],
    ['web/features/cart/line.tsx', 'web/ui/price.tsx'],
    ['processes/web.ts', 'server/api.ts'],
    ['web/screens/cart/page.ts', 'contract/cart/cart.schemas.ts'],
    ['web/features/cart/notes.server.ts', 'contract/cart/cart.schemas.ts'],
    ['contract/cart/cart.schemas.ts', 'zod'],
  ])('lets %s import %s', (from, to) => {
    expect(violations([{ from, to }])).toEqual([]);
  });

  it('lets entry points act on import, but no imported module', () => {
    const source = 'main();';
    const sources = new Map([
      ['processes/web.ts', source],
      ['server/cart/jobs.ts', source],
      ['server/cart/jobs.test.ts', source],
    ]);
    const edges = [...sources.keys()].map((from) => ({ from, to: 'server/cart/jobs.ts' }));
    expect(effects(sources, edges)).toEqual(['server/cart/jobs.ts: does something: main();']);
  });

  it('lets browsers import the types of schemas', () => {
    const source =
      "import type { Cart } from '../../contract/cart/cart.schemas.ts'; import { type Line } from '../../contract/cart/cart.schemas.ts';";
    expect(violations(importsOf('web/features/x.ts', source))).toEqual([]);
  });

  it('detects static, type, re-exported and dynamic imports', () => {
    const source = "import a from './a.ts'; import type { B } from '../b.ts'; export { c } from './c.ts'; import('./d.ts');";
    expect(importsOf('server/x/y.ts', source).map(({ to }) => to)).toEqual([
      'server/x/a.ts',
      'server/b.ts',
      'server/x/c.ts',
      'server/x/d.ts',
    ]);
  });
});
