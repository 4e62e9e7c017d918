import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ShownBlock } from '../../../contract/content/page.ts';
import { near } from '../../ui/near.ts';
import { persistently } from '../../ui/persistently.ts';

/**
 * Every block is rendered by the server and is a part of its own in the browser: most never come alive, the others when the visitor comes
 * near (docs/decisions/0024). A page's first script knows none of them.
 */
export interface PartProps {
  block: ShownBlock;
  /** It opens the page. */
  opens: boolean;
  /** When the page was made, in milliseconds since 1970. */
  madeAt: number;
  /** A preview's moment; null on public pages. */
  asOf: number | null;
}
type Part = ComponentType<PartProps>;
type Load = () => Promise<{ default: Part }>;

const loadStill: Load = () => import('./still.later.tsx');
const livelyLoads = {
  goods: () => import('./goods.later.tsx'),
  countdown: () => import('./countdown.later.tsx'),
  room: () => import('./room.later.tsx'),
  films: () => import('./films.later.tsx'),
} satisfies Record<string, Load>;
type Lively = keyof typeof livelyLoads;

const livelyByType: Partial<Record<ShownBlock['type'], Lively>> = {
  product_grid: 'goods',
  category_row: 'goods',
  countdown_banner: 'countdown',
  shoppable_room: 'room',
  video_tile_grid: 'films',
};

const never = new Promise<never>(() => {});
const Still: Part = import.meta.env.SSR ? (await loadStill()).default : lazy(() => never.then(loadStill));

/** The server has them all at hand. */
const atHand: Record<Lively, Part> | null = import.meta.env.SSR
  ? {
      goods: (await livelyLoads.goods()).default,
      countdown: (await livelyLoads.countdown()).default,
      room: (await livelyLoads.room()).default,
      films: (await livelyLoads.films()).default,
    }
  : null;

/** The element of a block, to be made once for a page's data; `id` is the part's own on the page. */
export function partOf(id: string, props: PartProps): ReactNode {
  const lively = livelyByType[props.block.type];
  const Lively: Part = lively
    ? (atHand?.[lively] ?? lazy(() => near(id).then(() => persistently<{ default: Part }>(livelyLoads[lively]))))
    : Still;
  return (
    <div key={id} id={id}>
      <Suspense>
        <Lively {...props} />
      </Suspense>
    </div>
  );
}
