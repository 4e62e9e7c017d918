import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareProvider } from '../../../page/island.tsx';
import type { ShownProduct, ShownVariation } from '../product-data.ts';
import { type ProductShare, useHrefOf } from './chosen.ts';

const product = { productId: 7, slug: 'marlow', departmentSlug: 'furniture' } as ShownProduct;
const variation = { variationId: 3 } as ShownVariation;
const Link = () => useHrefOf()(variation);

it.each([
  [undefined, '/furniture/marlow/7/product.html?variation=3'],
  ['t.k', '/furniture/marlow/7/product.html?variation=3&amp;preview=t.k'],
])('[checklist 17] a link to a variation stays in the preview %s', (preview, href) => {
  const share: ProductShare = { product, chosenId: null, preview };
  const html = renderToStaticMarkup(
    <ShareProvider value={share}>
      <Link />
    </ShareProvider>,
  );
  expect(html).toBe(href);
});
