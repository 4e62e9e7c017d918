import { type DragEvent, useState } from 'react';

/** The dragged block and where it would be dropped. */
interface Drag {
  readonly from: number;
  /** Index of the block before which it lands; the number of blocks for the end. */
  readonly at: number;
}

/** Drags blocks by their summaries; keys and buttons do the same. `move` is called once, on a drop at another place. */
export function useBlockDrag(count: number, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const list = {
    onDragStart: (event: DragEvent<HTMLOListElement>) => {
      const place = placeOf(event);
      if (!place || !(event.target instanceof Element && event.target.matches('summary'))) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      event.dataTransfer.setDragImage(place.card, 24, 24);
      setDrag({ from: place.index, at: place.index });
    },
    onDragOver: (event: DragEvent<HTMLOListElement>) => {
      const place = drag && placeOf(event);
      if (!drag || !place) return;
      event.preventDefault();
      const { top, height } = place.card.getBoundingClientRect();
      const at = event.clientY > top + height / 2 ? place.index + 1 : place.index;
      if (at !== drag.at) setDrag({ ...drag, at });
    },
    onDrop: (event: DragEvent<HTMLOListElement>) => {
      if (!drag) return;
      event.preventDefault();
      const to = drag.at > drag.from ? drag.at - 1 : drag.at;
      if (to !== drag.from) move(drag.from, to);
    },
    onDragEnd: () => setDrag(null),
  };
  /** The edge of a block at which the drop line is drawn. */
  const lineAt = (index: number): 'before' | 'after' | undefined => {
    if (!drag || drag.at === drag.from || drag.at === drag.from + 1) return undefined;
    if (drag.at === index) return 'before';
    return drag.at === count && index === count - 1 ? 'after' : undefined;
  };
  return { list, lineAt };
}

function placeOf({ target, currentTarget }: DragEvent<HTMLOListElement>): { index: number; card: Element } | null {
  const card = [...currentTarget.children].find((child) => target instanceof Node && child.contains(target));
  return card ? { index: [...currentTarget.children].indexOf(card), card } : null;
}
