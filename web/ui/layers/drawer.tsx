import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../form/button.tsx';
import { X } from '../icons/icons.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  /** The heading, also its name for screen readers. */
  title: ReactNode;
  open: boolean;
  /** Requests closing, by the X, Escape or a click outside. The parent then sets `open` to false. */
  onClose(): void;
  /** Beside the X. */
  action?: ReactNode;
  /** Opens from below on extra-small windows, only as high as its content. */
  sheet?: boolean;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
}

/**
 * A panel that slides in from the right (420 px; full width on phones). A native modal dialog: keeps and returns the focus, and closes on Escape and
 * clicks outside.
 */
export function Drawer({ title, open, onClose, action, sheet, children, footer }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // Removed while open it would lose the focus; closed first, it returns it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself (onCancel)
    <dialog
      ref={ref}
      className={classes(styles.drawer, sheet && styles.sheet)}
      aria-labelledby={heading}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <div className={styles.actions}>
            {action}
            <IconButton label="Close" icon={<X size={22} />} onClick={onClose} />
          </div>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
