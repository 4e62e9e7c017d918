import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { type Toast, toastText } from './toast.ts';
import styles from './toast-notice.module.css';

interface ToastNoticeProps {
  told: Toast;
  /** The URL its form posts to without script. */
  action: string;
  onUndo(told: Toast): void;
}

/** The last action with its undo button, if it can be undone; stays in view wherever on the page it was triggered. */
export function ToastNotice({ told, action, onUndo }: ToastNoticeProps) {
  const form = useRef<HTMLFormElement>(null);
  const words = useId();
  // The pressed button has gone with its item, so move the focus to Undo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new action moves the focus
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [told]);
  const undo = (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onUndo(told);
      }}
    >
      <input type="hidden" name="action" value="undo" />
      <input type="hidden" name="kind" value={told.kind} />
      <input type="hidden" name="variationId" value={told.variationId} />
      <input type="hidden" name="quantity" value={told.quantity} />
      <Button type="submit" variant="quiet" size="small" aria-describedby={words}>
        Undo
      </Button>
    </form>
  );
  return (
    <Notice className={styles.told} action={told.kind !== 'dropped' && undo}>
      <span id={words}>{toastText(told)}</span>
    </Notice>
  );
}
