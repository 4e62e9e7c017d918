import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App, type ShellComponent } from '../../../web/page/app.tsx';
import type { PageData } from '../../../web/page/page-data.ts';
import { withoutPreloads } from '../../../web/page/render.server.tsx';
import ProductScreen from '../../../web/screens/product/product-screen.tsx';
import { Shell } from '../../../web/shell/shell.tsx';

/** The product page's tree and nothing else: what `renderToString` makes of the data that the shop's own document carries, less its preloads. */
export function plainRender({ screen, variant, shell, searchText, data }: PageData): string {
  const Screen = ProductScreen as never;
  const tree = createElement(App, { Shell: Shell as ShellComponent, Screen, screen, variant, shell, searchText, data });
  return withoutPreloads(renderToString(tree));
}
