import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App, type ShellComponent, type ShellVariant } from './app.tsx';
import type { DocumentAssets } from './assets.ts';
import { DocumentHead } from './document.tsx';
import type { Head, PageModule, Site } from './page.ts';
import { pageDataId, rootId, scriptJson } from './page-data.ts';
import { utf8 } from './utf8.ts';

export interface ShellData {
  readonly value: unknown;
  /** The value as JSON, ready to stand in a script element. */
  readonly json: Uint8Array;
  /** Finished HTML around the app, in its element. */
  readonly before: Uint8Array;
  readonly behind: Uint8Array;
  /** False when a part of it could not be loaded. */
  readonly complete: boolean;
}

/** What many pages have around them, encoded once for all of them. */
export function shellData(value: unknown, before: string, behind: string, complete: boolean): ShellData {
  const element = (html: string) => utf8(html && `<div>${html}</div>`);
  return { value, json: utf8(scriptJson(value)), before: element(before), behind: element(behind), complete };
}

const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Markup without what React puts before it: a preload for each picture that is not lazy. The head names the one that matters. */
export const withoutPreloads = (markup: string): string => markup.replace(imagePreloads, '');

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

/**
 * The document of a page. The app in it is rendered on its own and hydrated on its own: what browsers, extensions and scripts add to the head
 * or the body cannot disturb it.
 */
export function renderPage<Data>({ page, screen, variant, data, head, Shell, shell, site, assets }: Rendering<Data>): Buffer {
  const searchText = page.searchText?.(data);
  const app = withoutPreloads(
    renderToString(
      <App
        Shell={Shell}
        Screen={page.Screen as never}
        screen={screen}
        variant={variant}
        shell={shell.value}
        searchText={searchText}
        data={data}
      />,
    ),
  );
  const own = scriptJson({ screen, module: assets.screen, variant, searchText, data });
  return utf8(
    `<!doctype html><html lang="en">${renderToStaticMarkup(<DocumentHead head={head} site={site} assets={assets} />)}<body>`,
    ...[shell.before, `<div id="${rootId}">`, app, '</div>', shell.behind],
    ...[`<script id="${pageDataId}" type="application/json">`, own.slice(0, -1), ',"shell":', shell.json, '}</script></body></html>'],
  );
}

/** Shown when even the error screen fails: no component, no data, nothing that could fail again. */
export const lastResort = utf8(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oh no!</title></head>' +
    '<body><h1>Oh no!</h1><p>We&#39;re sorry. It looks like something went wrong.</p><p><a href="/">Home</a></p></body></html>',
);
