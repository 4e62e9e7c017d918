import type { ShownBlock } from '../../../contract/content/page.schemas.ts';
import CountdownBanner from '../../features/content/countdown-banner.tsx';
import { CreditStrip } from '../../features/content/credit-strip.tsx';
import { DepartmentsList } from '../../features/content/departments-list.tsx';
import { DeliveryRates } from '../../features/content/document/delivery-rates.tsx';
import type { Rate } from '../../features/content/document/rates.ts';
import { StoreCard } from '../../features/content/document/store-card.tsx';
import { MultiSizeBanner } from '../../features/content/multi-size-banner.tsx';
import { ServiceStrip } from '../../features/content/service-strip.tsx';
import ShoppableRoom from '../../features/content/shoppable-room.tsx';
import { SplitBanner } from '../../features/content/split-banner.tsx';
import { Story } from '../../features/content/story.tsx';
import { TextBlock } from '../../features/content/text-block.tsx';
import VideoTileGrid from '../../features/content/video-tile-grid.tsx';
import { Island } from '../../page/island.tsx';
import { Logo } from '../../shell/logo.tsx';
import { useBrand } from '../../shell/visitor/brand.ts';
import ProductBlock from './product-block.tsx';

interface BlockProps {
  block: ShownBlock;
  /** It opens the page. */
  opens: boolean;
  /** When the page was rendered, in milliseconds since 1970. */
  madeAt: number;
  /** A preview's moment; null on public pages. */
  asOf: number | null;
  /** For its table of delivery rates. */
  rates: readonly Rate[];
}

/** One block. Text, pictures and links are static; products, countdowns, rooms and films are islands, hydrated when the visitor comes near. */
export function Block({ block, opens, madeAt, asOf, rates }: BlockProps) {
  const { financing, companyName } = useBrand();
  switch (block.type) {
    case 'multi_size_banner':
      return <MultiSizeBanner block={block} opens={opens} />;
    case 'split_banner':
      return <SplitBanner block={block} />;
    case 'text_block':
    case 'facts_list':
    case 'questions_list':
      return <TextBlock block={block} />;
    case 'story':
      return <Story block={block} />;
    case 'all_departments_list':
      return <DepartmentsList block={block} />;
    case 'service_strip':
      return <ServiceStrip block={block} />;
    case 'credit_strip':
      return <CreditStrip block={block} financing={financing} />;
    case 'delivery_rates':
      return <DeliveryRates block={block} rates={rates} />;
    case 'store_card':
      return <StoreCard block={block} financing={financing} companyName={companyName} logo={<Logo />} opens={opens} />;
    case 'product_grid':
    case 'category_row':
      return <Island of={ProductBlock} load="visible" props={{ block }} />;
    case 'countdown_banner':
      return <Island of={CountdownBanner} load="visible" props={{ block, madeAt, asOf }} />;
    case 'shoppable_room':
      return <Island of={ShoppableRoom} load="visible" props={{ block }} />;
    case 'video_tile_grid':
      return <Island of={VideoTileGrid} load="visible" props={{ block }} />;
    default:
      return null;
  }
}
