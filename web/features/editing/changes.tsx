import { Badge } from '../../ui/badge.tsx';
import styles from './changes.module.css';
import type { BlockChange } from './compare.ts';

const words = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const;
const tones = { added: 'success', removed: 'sale', changed: 'neutral', moved: 'neutral' } as const;

/** The differences between two versions, by block and field. `own` names what has the blocks, for its own fields. */
export function Changes({ changes, own = 'Page settings' }: { changes: readonly BlockChange[]; own?: string }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ of, what, fields }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={i} className={styles.change}>
          <p className={styles.head}>
            <Badge tone={tones[what]}>{words[what]}</Badge> <strong>{of ? of.title || of.type : own}</strong>
            {of?.title && <span className={styles.type}>{of.type}</span>}
          </p>
          {fields.length > 0 && (
            <dl className={styles.fields}>
              {fields.map(({ place, before, after }) => (
                <div key={place.join('/')} className={styles.field}>
                  <dt>{place.join(' › ')}</dt>
                  <dd>
                    {before === '' ? <span className={styles.none}>empty</span> : <del>{before}</del>}
                    <span aria-hidden="true"> → </span>
                    {after === '' ? <span className={styles.none}>empty</span> : <ins>{after}</ins>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
