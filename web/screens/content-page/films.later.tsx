import type { ShownBlock } from '../../../contract/content/page.ts';
import { VideoTileGrid } from '../../features/content/video-tile-grid.tsx';

/** Films; script plays them on the page rather than at their own address. */
export default function Films({ block }: { block: ShownBlock }) {
  return block.type === 'video_tile_grid' ? <VideoTileGrid block={block} /> : null;
}
