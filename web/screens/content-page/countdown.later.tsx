import type { ShownBlock } from '../../../contract/content/page.ts';
import { CountdownBanner } from '../../features/content/countdown-banner.tsx';

/** The countdown: the server says when the sale ends, the clock starts when the visitor sees it. */
export default function Countdown({ block, madeAt }: { block: ShownBlock; madeAt: number }) {
  return block.type === 'countdown_banner' ? <CountdownBanner block={block} madeAt={madeAt} /> : null;
}
