import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import { Changes } from './changes.tsx';
import { compared } from './compare.ts';
import styles from './conflict.module.css';
import { merged } from './merge.ts';
import type { Opened, Theirs } from './opened.ts';
import type { PlainRecord } from './paths.ts';

interface ConflictProps {
  opened: Opened;
  base: PlainRecord;
  ours: PlainRecord;
  theirs: Theirs;
  onTakeIn(): void;
  onOverwrite(): void;
}

/** Somebody else has saved meanwhile: what they changed, and the ways on. Nothing that was typed is lost by any of them. */
export function Conflict({ opened, base, ours, theirs, onTakeIn, onOverwrite }: ConflictProps) {
  const { collisions } = merged(base, ours, theirs.body);
  return (
    <Notice tone="error">
      <div className={styles.conflict}>
        <p>
          <strong>{theirs.savedBy}</strong> saved version {theirs.number} on {shopMomentOf(theirs.savedAt)}, after you opened this page.
          What you typed is all here and not saved yet.
        </p>
        <details className={styles.theirs}>
          <summary>What they changed</summary>
          <Changes changes={compared(base, theirs.body, opened.fields, opened.blocks)} />
        </details>
        {collisions.length > 0 && (
          <p>
            {collisions.length === 1 ? 'One field was' : `${collisions.length} fields were`} changed by both of you: yours holds there when
            they are brought together.
          </p>
        )}
        <div className={styles.ways}>
          <Button size="small" onClick={onTakeIn}>
            Bring both together
          </Button>
          <Button size="small" variant="secondary" onClick={onOverwrite}>
            Save mine in place of theirs
          </Button>
        </div>
      </div>
    </Notice>
  );
}
