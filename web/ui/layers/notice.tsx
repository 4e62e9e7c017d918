import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CircleAlert, CircleCheck, Info } from '../icons/icons.tsx';
import styles from './notice.module.css';

type Tone = 'info' | 'success' | 'error';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };

interface NoticeProps {
  tone?: Tone;
  /** At the end: a button or a form, e.g. "Undo". */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A message within the page; errors are announced at once, others at the next pause. */
export function Notice({ tone = 'info', action, children, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.notice, styles[tone], className)} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} size={20} />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
