import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentAssets } from './document/assets.ts';
import { DocumentHead } from './document/document.tsx';
import { pageDataId, scriptJson } from './document/page-data.ts';
import { utf8 } from './document/utf8.ts';
import { Island, IslandRendererContext, isIsland } from './island.tsx';
import { DocumentIslands, type ProvidersComponent, withoutPreloads } from './island-renderer.server.tsx';
import type { Head, HeadPicture, PageModule, ShellVariant, Site } from './page.ts';

/** What surrounds every screen: header, menus, footer. Its data is loaded by the layer, once for many pages. */
export type ShellComponent = ComponentType<{ variant: ShellVariant; shellData: never; children: ReactNode }>;

export interface LoadedShell {
  /** For the shell's component. */
  readonly data: unknown;
  /** For the contexts around every island, also in the browser. */
  readonly shared: unknown;
  /** Around the page: markup with islands. */
  readonly before?: ReactNode;
  readonly behind?: ReactNode;
  /** For link previews of pages without a picture of their own. */
  readonly picture?: HeadPicture | null;
  /** Details of the shop that take precedence over the page layer's. */
  readonly site?: Partial<Site>;
  /** When `false`, neither it nor its page is cached. */
  readonly complete: boolean;
}

export interface ShellData {
  readonly value: unknown;
  readonly shared: unknown;
  /** Finished HTML around the page, in its element. */
  readonly before: Uint8Array;
  readonly behind: Uint8Array;
  /** For link previews of pages without a picture of their own. */
  readonly picture: HeadPicture | null;
  /** Details of the shop that take precedence over the page layer's. */
  readonly site: Partial<Site>;
  /** False when part of it failed to load. */
  readonly complete: boolean;
}

/** The surroundings shared by many pages, rendered with their islands and encoded once. */
export function shellData(
  { data, shared, before, behind, picture = null, site = {}, complete }: LoadedShell,
  Providers: ProvidersComponent,
  filesOf: DocumentAssets['island'],
): ShellData {
  const islands = new DocumentIslands(filesOf, Providers, shared, undefined, 'shell');
  const element = (parts: ReactNode) => {
    const html = parts ? renderIn(parts, islands, Providers, shared) : '';
    return utf8(html && `<div data-shell>${html}</div>`);
  };
  return { value: data, shared, before: element(before), behind: element(behind), picture, site, complete };
}

/** Markup whose islands are rendered separately, as the browser hydrates them. */
function renderIn(parts: ReactNode, islands: DocumentIslands, Providers: ProvidersComponent, shared: unknown): string {
  const markup = renderToStaticMarkup(
    <IslandRendererContext value={islands}>
      <Providers shared={shared as never}>{parts}</Providers>
    </IslandRendererContext>,
  );
  return withoutNeedlessEnds(withoutPreloads(markup));
}

/**
 * HTML allows omitting the end tags of list items and of elements in drawings: hundreds on a page with menu and icons. The parsed document is the
 * same.
 */
const withoutNeedlessEnds = (markup: string): string =>
  markup.replaceAll('</li>', '').replaceAll('></use>', '/>').replaceAll('></rect>', '/>').replaceAll('></circle>', '/>');

interface Rendering<Data> {
  readonly page: PageModule<Data>;
  /** Folder of its screen, which tells pages apart in the browser. */
  readonly screen: string;
  readonly variant: ShellVariant;
  readonly data: Data;
  readonly head: Head;
  readonly Shell: ShellComponent;
  readonly Providers: ProvidersComponent;
  readonly shell: ShellData;
  readonly site: Site;
  readonly assets: DocumentAssets;
}

type Body<Data> = Pick<Rendering<Data>, 'page' | 'variant' | 'data' | 'Shell' | 'Providers'> & {
  shell: Pick<ShellData, 'value' | 'shared'>;
};

/** The page in its frame. */
export function renderBody<Data>({ page, variant, data, Shell, Providers, shell }: Body<Data>, islands: DocumentIslands): string {
  const { Screen } = page;
  const shellProps = { ...(shell.value as object), searchText: page.searchText?.(data) } as never;
  const framed = (
    <Shell variant={variant} shellData={shellProps}>
      {isIsland(Screen) ? <Island of={Screen} load="now" props={{ data }} /> : <Screen data={data} />}
    </Shell>
  );
  return renderIn(framed, islands, Providers, shell.shared);
}

/** A page's document. */
export function renderPage<Data>(rendering: Rendering<Data>): Buffer {
  const { page, screen, variant, data, head, Providers, shell, site, assets } = rendering;
  const share = page.share?.(data);
  const islands = new DocumentIslands(assets.island, Providers, shell.shared, share);
  const body = renderBody(rendering, islands);
  const modules = [...new Set([...assets.modules, ...islands.modules])].filter((file) => file !== assets.entry);
  const documentHead = <DocumentHead head={head} site={site} shopPicture={shell.picture} assets={{ ...assets, modules }} />;
  // Data private to the visitor must not outlive their sign-out (`shell/watch-visitor.ts`).
  const personal = page.cache === 'none' ? ' data-personal' : '';
  return utf8(
    `<!doctype html><html lang="en" data-brand="${site.key}" data-screen="${screen}"${personal}>${renderToStaticMarkup(documentHead)}<body>`,
    ...[shell.before, body, shell.behind],
    ...[
      `<script id="${pageDataId}" type="application/json">`,
      scriptJson({ variant, shared: shell.shared, share }),
      '</script></body></html>',
    ],
  );
}

/** Shown when even the error screen fails: no component, no data, nothing else that could fail. */
export const lastResort = utf8(
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Oh no!</title></head>' +
    '<body><h1>Oh no!</h1><p>We&#39;re sorry. It looks like something went wrong.</p><p><a href="/">Home</a></p></body></html>',
);
