import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

interface Look {
  /** `primary` once per view: the main action. `quiet` is a button that looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  /** Takes its container's full width. */
  wide?: boolean;
  icon?: ReactNode;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Busy: keeps its size and place, tells screen readers, and ignores further clicks. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

function look({ variant = 'primary', size = 'medium', wide }: Look, className?: string): string {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}

/** A button; `type="button"` by default. */
export function Button({ variant, size, wide, icon, busy, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; busy?: boolean };

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, icon, busy, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={look({ variant, size, wide }, className)} aria-busy={busy || undefined} {...rest}>
      {icon}
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </a>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that is only an icon; 44 px wide and high. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={classes(styles.icon, className)} aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
}
