import { useEffect } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Toast, undoneText } from './toast.ts';

/**
 * Says what was undone, and moves the focus to what came back, because the pressed button is gone. Always on the page: a status that appears with its
 * words is not read.
 */
export function UndoneStatus({ undone }: { undone: Toast | null }) {
  useEffect(() => {
    if (undone && document.activeElement === document.body) focusItem(undone);
  }, [undone]);
  return (
    <VisuallyHidden>
      <span role="status">{undone && undoneText(undone)}</span>
    </VisuallyHidden>
  );
}

/** Focuses an item's link, or the page's heading where the item is folded away. */
function focusItem({ variationId }: Toast): void {
  const field = document.querySelector(`li input[name="variationId"][value="${variationId}"]`);
  field?.closest('li')?.querySelector('a')?.focus();
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
