import { type ReactNode, useId } from 'react';
import { CircleAlert, CircleHelp, Info } from '../icons/icons.tsx';
import styles from './more-info.module.css';

const icons = { info: Info, question: CircleHelp, exclamation: CircleAlert };

interface MoreInfoProps {
  label: string;
  /** Spec §2.11. */
  icon?: keyof typeof icons;
  children: ReactNode;
}

/** A small icon that opens a short explanation over the page, until Escape or a press elsewhere; works without script, by keyboard and touch. */
export function MoreInfo({ label, icon = 'info', children }: MoreInfoProps) {
  const id = useId();
  const Icon = icons[icon];
  return (
    <div className={styles.info}>
      <button type="button" className={styles.mark} aria-label={label} title={label} popoverTarget={id}>
        <Icon size={18} />
      </button>
      <p id={id} className={styles.words} popover="auto">
        {children}
      </p>
    </div>
  );
}
