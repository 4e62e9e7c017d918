import { CountdownBanner } from '../../features/content/countdown-banner.tsx';
import type { PartProps } from './block-part.tsx';

/** The countdown: the server says when the sale ends, the clock starts when the visitor sees it. */
export default function Countdown({ block, madeAt, asOf }: PartProps) {
  return block.type === 'countdown_banner' ? <CountdownBanner block={block} madeAt={madeAt} asOf={asOf} /> : null;
}
