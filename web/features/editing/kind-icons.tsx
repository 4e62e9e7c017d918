import { own } from '../../../contract/values/own.ts';
import { Clock, icon } from '../../ui/icons/icons.tsx';
import { CreditCard, Play, RotateCcw } from '../../ui/icons/icons-goods.tsx';

const Picture = /* @__PURE__ */ icon('block-picture');
const Grid = /* @__PURE__ */ icon('block-grid');
const Row = /* @__PURE__ */ icon('block-row');
const Lines = /* @__PURE__ */ icon('block-lines');
const List = /* @__PURE__ */ icon('block-list');

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
  store_card: CreditCard,
  facts_list: List,
  questions_list: List,
  delivery_rates: Grid,
};

/** The icon of a block without an image. */
export const kindIcon = (type: string): typeof Clock => own(kinds, type) ?? Picture;
