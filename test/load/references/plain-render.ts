import { DocumentIslands } from '../../../web/page/island-renderer.server.tsx';
import { renderBody } from '../../../web/page/render.server.tsx';
import productPage from '../../../web/screens/product/page.ts';
import { Providers } from '../../../web/shell/providers.tsx';
import { Shell } from '../../../web/shell/shell.tsx';

/** A product page's data, as the shop's own calls return it. */
export interface PlainPage {
  readonly data: never;
  readonly menu: unknown;
  readonly shared: unknown;
  /** Addresses of the page's islands in document order. */
  readonly islands: readonly string[];
}

/** The product page's tree and nothing else. */
export function plainRender({ data, menu, shared, islands }: PlainPage): string {
  let next = 0;
  const renderer = new DocumentIslands(() => [islands[next++] ?? ''], Providers as never, shared, productPage.share?.(data));
  const shell = { value: { menu }, shared };
  return renderBody({ page: productPage, variant: 'shop', data, Shell: Shell as never, Providers: Providers as never, shell }, renderer);
}
