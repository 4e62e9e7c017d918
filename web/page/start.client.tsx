import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, type ShellComponent } from './app.tsx';
import { type PageData, pageDataId, rootId } from './page-data.ts';

/**
 * Reads the document's data and makes it live with its screen's module, which is already on its way by modulepreload. The document
 * names the module: a table of all screens would be a kilobyte of every page's first script.
 */
export async function start(Shell: ShellComponent): Promise<void> {
  const page = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData | null;
  const root = document.getElementById(rootId);
  if (!page || !root) return;
  const { default: Screen }: { default: ComponentType<{ data: never }> } = await import(/* @vite-ignore */ page.module);
  hydrateRoot(
    root,
    <App
      Shell={Shell}
      Screen={Screen}
      screen={page.screen}
      variant={page.variant}
      shell={page.shell}
      searchText={page.searchText}
      data={page.data}
    />,
  );
  if (import.meta.env.DEV) dropServerStyles();
}

/** In development the modules have put in the same styles by now; the linked copies would survive an edit. */
function dropServerStyles(): void {
  const own = [...document.querySelectorAll<HTMLElement>('style[data-vite-dev-id]')].map(({ dataset }) => dataset.viteDevId ?? '');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const path = new URL(link.href).pathname.replace(/^\/@styles/, '');
    if (own.some((file) => file.endsWith(path))) link.remove();
  }
}
