import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { IconButton } from '../../../ui/form/button.tsx';
import { X } from '../../../ui/icons/icons.tsx';
import styles from './full-screen.module.css';

interface FullScreenDialogProps {
  /** Lets the content close it; `onClose` is then called. */
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  label: string;
  /** The contents of its bar: on the left, and beside the X. */
  title: ReactNode;
  action?: ReactNode;
  onClose(): void;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/** Shows content in the whole window below a titled bar. A native modal dialog: Escape closes it, and it keeps and returns the focus. */
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
