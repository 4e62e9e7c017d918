import type { ShownBlock } from '../../../contract/content/page.ts';
import { CreditStrip } from '../../features/content/credit-strip.tsx';
import { DepartmentsList } from '../../features/content/departments-list.tsx';
import { MultiSizeBanner } from '../../features/content/multi-size-banner.tsx';
import { ServiceStrip } from '../../features/content/service-strip.tsx';
import { SplitBanner } from '../../features/content/split-banner.tsx';
import { Story } from '../../features/content/story.tsx';
import { TextBlock } from '../../features/content/text-block.tsx';
import { useBrand } from '../../shell/brand.ts';

/** A block of words, pictures and links: the server renders it, and no script is ever fetched for it. */
export default function Still({ block, opens }: { block: ShownBlock; opens: boolean }) {
  const { financing } = useBrand();
  switch (block.type) {
    case 'multi_size_banner':
      return <MultiSizeBanner block={block} opens={opens} />;
    case 'split_banner':
      return <SplitBanner block={block} />;
    case 'text_block':
      return <TextBlock block={block} />;
    case 'story':
      return <Story block={block} />;
    case 'all_departments_list':
      return <DepartmentsList block={block} />;
    case 'service_strip':
      return <ServiceStrip block={block} />;
    case 'credit_strip':
      return <CreditStrip block={block} financing={financing} />;
    default:
      return null;
  }
}
