import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { IconButton } from '../../../ui/form/button.tsx';
import { X } from '../../../ui/icons/icons.tsx';
import styles from './full-screen.module.css';

interface FullScreenDialogProps {
  /** For who wants to close it from inside; it tells by `onClose` that it did. */
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  label: string;
  /** What stands in its bar: at the left, and beside the X. */
  title: ReactNode;
  action?: ReactNode;
  onClose(): void;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/**
 * Something of the product on the whole window, below a bar that names it. It is the browser's own modal dialog: Escape closes it, the focus
 * stays inside and goes back afterwards.
 */
export function FullScreenDialog({ dialog, open, label, title, action, onClose, onKeyDown, children }: FullScreenDialogProps) {
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [dialog, open]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <header className={styles.bar}>
        <div className={styles.title}>{title}</div>
        {action}
        <IconButton label="Close" icon={<X size={22} />} onClick={() => dialog.current?.close()} />
      </header>
      {children}
    </dialog>
  );
}
