import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { near } from '../../ui/near.ts';
import { persistently } from '../../ui/persistently.ts';
import type { ProductData } from './product-data.ts';

/**
 * Parts of the page that the server renders and a browser takes over late or never. Their elements are made once for a page's data
 * (`partsOf`): while a part is not alive, an update of the page must not reach it, or React would show nothing in its place.
 */
type Part = ComponentType<{ data: ProductData }>;
type Load = () => Promise<{ default: Part }>;

const loadBelow: Load = () => import('./below.later.tsx');
const loadWay: Load = () => import('./way.later.tsx');
const loadHead: Load = () => import('./head.later.tsx');
const loadSideTab: Load = () => import('./side-tab.later.tsx');

const never = new Promise<never>(() => {});
export const belowId = 'below';

const Below: Part = import.meta.env.SSR ? (await loadBelow()).default : lazy(() => near(belowId).then(() => persistently(loadBelow)));
// These three are words and links; no script is ever fetched for them, only their styles.
const Way: Part = import.meta.env.SSR ? (await loadWay()).default : lazy(() => never.then(loadWay));
const Head: Part = import.meta.env.SSR ? (await loadHead()).default : lazy(() => never.then(loadHead));
const SideTab: Part = import.meta.env.SSR ? (await loadSideTab()).default : lazy(() => never.then(loadSideTab));

export interface Parts {
  readonly way: ReactNode;
  readonly head: ReactNode;
  readonly sideTab: ReactNode;
}

const apart = (element: ReactNode) => <Suspense>{element}</Suspense>;

/** The parts that never change on a product's page. */
export function partsOf(data: ProductData): Parts {
  return { way: apart(<Way data={data} />), head: apart(<Head data={data} />), sideTab: apart(<SideTab data={data} />) };
}

/** Everything below the first view; alive when the visitor comes near. */
export const belowOf = (data: ProductData): ReactNode => apart(<Below data={data} />);
