import type { ContentBlock } from '../../../contract/content/blocks.schemas.ts';

/**
 * The latest moment up to `now` (both milliseconds since 1970) at which a countdown among the blocks began or ended; 0 before the first. Rendering
 * the page as of then gives the same bytes until the next change: compressed once, and 304 for clients that have it.
 */
export function latestTurn(blocks: readonly ContentBlock[], now: number): number {
  const turns = blocks.flatMap((block) => (block.type === 'countdown_banner' ? Object.values(block.countdown_timer_dates) : []));
  return Math.max(0, ...turns.map((turn) => (turn === null ? 0 : Date.parse(turn))).filter((turn) => turn <= now));
}
