import type { ShownBlock } from '../../../contract/content/page.ts';
import { ShoppableRoom } from '../../features/content/shoppable-room.tsx';

/** A room to shop from; script only makes a finger's first press show a piece's card. */
export default function Room({ block }: { block: ShownBlock }) {
  return block.type === 'shoppable_room' ? <ShoppableRoom block={block} /> : null;
}
