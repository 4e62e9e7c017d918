import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../contract/content/blocks.schemas.ts';
import { classes } from '../../ui/classes.ts';
import styles from './frame.module.css';

interface FrameProps {
  block: Pick<ContentBlock, 'margins' | 'tid'>;
  /** Extends to the window's edges. */
  bleeds?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A block's place on its page: its spacing, and its name in click logs (spec §3). */
export function Frame({ block: { margins, tid }, bleeds, className, children }: FrameProps) {
  return (
    <div
      className={classes(styles.frame, styles[`${margins.top}Top`], styles[`${margins.bottom}Bottom`], bleeds && styles.bleeds, className)}
      data-tid={tid || undefined}
    >
      {children}
    </div>
  );
}
