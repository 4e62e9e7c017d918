import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../contract/content/blocks.schemas.ts';
import { classes } from '../../ui/classes.ts';
import styles from './frame.module.css';

interface FrameProps {
  block: Pick<ContentBlock, 'margins' | 'tid'>;
  /** Reaches to the window's edges rather than to the page's. */
  bleeds?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The place of a block on its page: the room above and below it, and the name it has in click logs (spec §3). */
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
