import type { PlainRecord } from '../../../contract/values/plain.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Changes } from './changes.tsx';
import { compared } from './compare.ts';
import styles from './conflict.module.css';
import { merged } from './merge.ts';
import type { Opened, Theirs } from './opened.ts';

interface ConflictProps {
  opened: Opened;
  base: PlainRecord;
  ours: PlainRecord;
  theirs: Theirs;
  onMerge(): void;
  onOverwrite(): void;
}

/** Shown when somebody else saved first: their changes, and the choice to merge or overwrite. Neither loses what was typed. */
export function Conflict({ opened, base, ours, theirs, onMerge, onOverwrite }: ConflictProps) {
  const { collisions } = merged(base, ours, theirs.body);
  return (
    <Notice tone="error">
      <div className={styles.conflict}>
        <p>
          <strong>{theirs.savedBy}</strong> saved version {theirs.number} on {shopMomentOf(theirs.savedAt)}, after you opened this page.
          Your changes are still here, but not saved yet.
        </p>
        <Disclosure title="View their changes">
          <Changes changes={compared(base, theirs.body, opened.fields, opened.blocks)} />
        </Disclosure>
        {collisions.length > 0 && (
          <p>You both changed {collisions.length === 1 ? 'one field' : `${collisions.length} fields`}. Merging keeps your version there.</p>
        )}
        <div className={styles.ways}>
          <Button size="small" onClick={onMerge}>
            Merge changes
          </Button>
          <Button size="small" variant="secondary" onClick={onOverwrite}>
            Overwrite with mine
          </Button>
        </div>
      </div>
    </Notice>
  );
}
