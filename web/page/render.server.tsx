import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App, type ShellComponent, type ShellVariant } from './app.tsx';
import type { DocumentAssets } from './assets.ts';
import { Document } from './document.tsx';
import type { Head, PageModule, Site } from './page.ts';

export interface ShellData {
  readonly value: unknown;
  readonly json: string;
  /** Finished HTML around the app. */
  readonly before: string;
  readonly behind: string;
  /** False when a part of it could not be loaded. */
  readonly complete: boolean;
}

interface Rendering<Data> {
  readonly page: PageModule<Data>;
  readonly screen: string;
  readonly variant: ShellVariant;
  readonly data: Data;
  readonly head: Head;
  readonly Shell: ShellComponent;
  readonly shell: ShellData;
  readonly site: Site;
  readonly assets: DocumentAssets;
}

/** The document of a page as text. */
export function renderPage<Data>({ page, screen, variant, data, head, Shell, shell, site, assets }: Rendering<Data>): string {
  const searchText = page.searchText?.(data);
  const app = renderToString(
    <App
      Shell={Shell}
      Screen={page.Screen as never}
      screen={screen}
      variant={variant}
      shell={shell.value}
      searchText={searchText}
      data={data}
    />,
  );
  const own = JSON.stringify({ screen, module: assets.screen, variant, searchText, data });
  const pageData = `${own.slice(0, -1)},"shell":${shell.json}}`;
  return `<!doctype html>${renderToStaticMarkup(
    <Document head={head} site={site} assets={assets} app={app} around={shell} pageData={pageData} />,
  )}`;
}

/** Shown when even the error screen fails: no component, no data, nothing that could fail again. */
export const lastResort =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oh no!</title></head>' +
  '<body><h1>Oh no!</h1><p>We&#39;re sorry. It looks like something went wrong.</p><p><a href="/">Home</a></p></body></html>';
