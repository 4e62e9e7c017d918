import { type DragEvent, useState } from 'react';

/** The dragged item and where it would be dropped. */
interface Drag {
  readonly from: number;
  /** Index of the item before which it lands; the number of items for the end. */
  readonly at: number;
}

/**
 * Puts a list in order by dragging. An item has its index in `data-order`, and in it or around it what is grabbed, which is `draggable`; keys and buttons do
 * the same. `flow` is the direction in which items follow each other. `move` is called once, on a drop at another place.
 */
export function useOrderDrag(count: number, flow: 'down' | 'across', move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const list = {
    onDragStart: (event: DragEvent<HTMLOListElement>) => {
      const place = placeOf(event);
      if (!place || !(event.target instanceof Element && event.target.matches('[draggable="true"]'))) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      event.dataTransfer.setDragImage(place.item, 24, 24);
      setDrag({ from: place.index, at: place.index });
    },
    onDragOver: (event: DragEvent<HTMLOListElement>) => {
      if (!drag) return;
      event.preventDefault();
      const place = placeOf(event);
      // Between two items, what was last said stays.
      if (!place) return;
      const { top, left, height, width } = place.item.getBoundingClientRect();
      const isPast = flow === 'down' ? event.clientY > top + height / 2 : event.clientX > left + width / 2;
      const at = isPast ? place.index + 1 : place.index;
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
  /** The edge of an item at which the drop line is drawn. */
  const lineAt = (index: number): 'before' | 'after' | undefined => {
    if (!drag || drag.at === drag.from || drag.at === drag.from + 1) return undefined;
    if (drag.at === index) return 'before';
    return drag.at === count && index === count - 1 ? 'after' : undefined;
  };
  return { list, lineAt };
}

function placeOf({ target, currentTarget }: DragEvent<HTMLOListElement>): { index: number; item: HTMLElement } | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null;
  return item && currentTarget.contains(item) ? { index: Number(item.dataset.order), item } : null;
}
