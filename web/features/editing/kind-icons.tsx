import { Clock, icon } from '../../ui/icons.tsx';
import { CreditCard, Play, RotateCcw } from '../../ui/icons-goods.tsx';

const Picture = /* @__PURE__ */ icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM21 15l-5-5L5 21M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
const Grid = /* @__PURE__ */ icon('M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z');
const Row = /* @__PURE__ */ icon('M3 6h5v12H3zM10 6h5v12h-5zM17 6h4M17 18h4');
const Lines = /* @__PURE__ */ icon('M4 6h16M4 12h16M4 18h10');
const List = /* @__PURE__ */ icon('M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01');

const kinds: Readonly<Record<string, typeof Clock>> = {
  countdown_banner: Clock,
  product_grid: Grid,
  category_row: Row,
  text_block: Lines,
  story: Lines,
  video_tile_grid: Play,
  all_departments_list: List,
  service_strip: RotateCcw,
  credit_strip: CreditCard,
};

/** What stands for a block that has no picture of its own. */
export const kindIcon = (type: string): typeof Clock => kinds[type] ?? Picture;
