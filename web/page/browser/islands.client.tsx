import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { importFetched, loadModule } from '../../ui/browser/load-module.ts';
import { nearElement, touchedElement } from '../../ui/browser/near.ts';
import { type PageData, pageDataId } from '../document/page-data.ts';
import { type IslandLoad, ShareProvider } from '../island.tsx';

type Providers = ComponentType<{ shared: never; children: ReactNode }>;

/** The data shared by the document's islands; null without any. */
export const readPageData = (): PageData | null => JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');

/** Hydrates the document's islands at the time each asks for; immediate ones in document order. */
export function startIslands(Providers: Providers, page: PageData): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void comeAlive(element, Providers, page);
}

async function comeAlive(element: HTMLElement, Providers: Providers, { shared, share }: PageData): Promise<void> {
  const { island = '', load, prefix = '' } = element.dataset;
  const files = island.split(' ');
  const earlyClick = keepEarlyClick(element);
  await moments.get(load)?.(element);
  const { default: Component } = await loadModule(() =>
    importFetched(
      () => openModule(files),
      files.map((file) => file.slice(1)),
    ),
  );
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
  hydrateRoot(
    element,
    <Alive element={element} typed={typedIn(element)} clicked={earlyClick()}>
      <Providers shared={shared as never}>
        <ShareProvider value={share}>
          <Component {...props} />
        </ShareProvider>
      </Providers>
    </Alive>,
    { identifierPrefix: prefix },
  );
}

const openModule = ([address = '']: readonly string[]): Promise<{ default: ComponentType<object> }> => import(/* @vite-ignore */ address);

/** Buttons that do nothing without script. The others submit a form or open a popover, so an early click has worked already. */
const scriptButtons = 'button[type=button]:not([popovertarget], [commandfor])';

/** Keeps the last click on a button that cannot answer yet; the returned function stops this and answers the button. */
function keepEarlyClick(element: HTMLElement): () => HTMLButtonElement | null {
  let clicked: HTMLButtonElement | null = null;
  const keep = ({ target }: MouseEvent) => {
    if (target instanceof Element) clicked = target.closest<HTMLButtonElement>(scriptButtons) ?? clicked;
  };
  element.addEventListener('click', keep);
  return () => {
    element.removeEventListener('click', keep);
    return clicked;
  };
}

type Typed = ReadonlyMap<HTMLTextAreaElement, string>;

/** What has been typed into text areas already; hydration sets those that have initial text back to it. */
const typedIn = (element: HTMLElement): Typed =>
  new Map([...element.querySelectorAll('textarea')].flatMap((area) => (area.value === area.defaultValue ? [] : [[area, area.value]])));

interface AliveProps {
  readonly element: HTMLElement;
  readonly typed: Typed;
  readonly clicked: HTMLButtonElement | null;
  readonly children: ReactNode;
}

/** Marks the hydrated element, for styles and tests, gives back what was typed before and answers an early click. */
function Alive({ element, typed, clicked, children }: AliveProps) {
  useEffect(() => {
    element.dataset.alive = '';
    for (const [area, text] of typed) if (area.value === area.defaultValue) area.value = text;
    clicked?.click();
  }, [element, typed, clicked]);
  return children;
}

const whenIdle = window.requestIdleCallback ?? setTimeout;

const moments: ReadonlyMap<string | undefined, (element: HTMLElement) => Promise<unknown>> = new Map<
  IslandLoad,
  (element: HTMLElement) => Promise<unknown>
>([
  ['now', () => Promise.resolve()],
  ['idle', () => new Promise((resolve) => whenIdle(resolve, { timeout: 1000 }))],
  ['visible', nearElement],
  ['interaction', touchedElement],
]);
