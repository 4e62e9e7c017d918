import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { StaffCategory } from '../../../contract/merchandising/categories.ts';
import { placeOf, type Side, sideAt } from './tree-drop.ts';

interface Drag {
  readonly dragged: number;
  /** The row below the pointer; null where nothing can be dropped. */
  readonly at: { readonly over: number; readonly side: Side } | null;
}

/**
 * Moves categories by dragging their rows, whose `data-category` has the id. A drop sends a form, as the buttons do, so that the page says what came of
 * it. Off until the page has its script.
 */
export function useTreeDrag(categories: readonly StaffCategory[]) {
  const [isOn, setOn] = useState(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setOn(true), []);
  const tree = {
    onDragStart: (event: DragEvent) => {
      const row = rowOf(event);
      if (!row || !(event.target instanceof Element && event.target.matches('[draggable="true"]'))) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      event.dataTransfer.setDragImage(row.element, 24, 24);
      setDrag({ dragged: row.taxonomyId, at: null });
    },
    onDragOver: (event: DragEvent) => {
      const row = drag && rowOf(event);
      if (!drag || !row) return;
      const { top, height } = row.element.getBoundingClientRect();
      const at = { over: row.taxonomyId, side: sideAt((event.clientY - top) / height) };
      const fits = placeOf(categories, drag.dragged, at) !== null;
      if (fits) event.preventDefault();
      if (drag.at?.over !== at.over || drag.at.side !== at.side) setDrag({ ...drag, at: fits ? at : null });
    },
    onDrop: (event: DragEvent) => {
      const place = drag?.at && placeOf(categories, drag.dragged, drag.at);
      if (!drag || !place || !form.current) return;
      event.preventDefault();
      const values = { taxonomyId: drag.dragged, ...place };
      for (const [name, value] of Object.entries(values)) {
        const field = form.current.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = String(value ?? '');
      }
      form.current.requestSubmit();
    },
    onDragEnd: () => setDrag(null),
  };
  /** Where in a row the drop is drawn. */
  const dropAt = (taxonomyId: number): Side | undefined => (drag?.at?.over === taxonomyId ? drag.at.side : undefined);
  return { isOn, tree, form, dropAt };
}

function rowOf({ target }: DragEvent): { element: Element; taxonomyId: number } | null {
  const element = target instanceof Element ? target.closest('tr') : null;
  const name = element?.querySelector<HTMLElement>('[data-category]');
  return element && name ? { element, taxonomyId: Number(name.dataset.category) } : null;
}
