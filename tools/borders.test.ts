import { describe, expect, it } from 'vitest';
import { importsOf, violations } from './borders.ts';

describe('borders of the house', () => {
  it.each([
    ['server/cart/cart.ts', 'web/ui/button.tsx'],
    ['web/screens/cart/page.ts', 'server/cart/index.ts'],
    ['contract/cart.ts', 'react'],
    ['server/cart/operations.ts', 'server/catalog/stock/store.ts'],
    ['server/catalog/routes.ts', 'server/cart/index.ts'],
    ['server/platform/jobs.ts', 'server/cart/index.ts'],
    ['server/cart/operations.ts', 'kysely'],
    ['server/cart/totals.ts', 'fastify'],
    ['web/ui/button.tsx', 'web/routes.ts'],
    ['web/features/cart/line.tsx', 'web/features/catalog/price.tsx'],
    ['web/screens/cart/cart-screen.tsx', 'web/screens/home/hero.tsx'],
  ])('stops %s from importing %s', (from, to) => {
    expect(violations([{ from, to }])).toHaveLength(1);
  });

  it.each([
    ['server/cart/operations.ts', 'server/catalog/index.ts'],
    ['server/cart/store.ts', 'kysely'],
    ['web/screens/cart/page.ts', 'contract/cart.ts'],
    ['web/features/cart/line.tsx', 'web/ui/price.tsx'],
    ['processes/web.ts', 'server/api.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(violations([{ from, to }])).toEqual([]);
  });

  it('sees static, type, re-exported and dynamic imports', () => {
    const source = "import a from './a.ts'; import type { B } from '../b.ts'; export { c } from './c.ts'; import('./d.ts');";
    expect(importsOf('server/x/y.ts', source).map(({ to }) => to)).toEqual([
      'server/x/a.ts',
      'server/b.ts',
      'server/x/c.ts',
      'server/x/d.ts',
    ]);
  });
});
