import { useState } from 'react';
import { contentLibraryEndpoints, type ListedPicture } from '../../../contract/content/library.ts';
import { client } from '../../api/browser.ts';
import { addressOf } from './names.ts';
import styles from './picker.module.css';

interface PictureUsesProps {
  picture: ListedPicture;
  onRemoved(): void;
  onFault(message: string): void;
}

const nameOf = ({ brandName, kind, key }: ListedPicture['usedBy'][number]) =>
  kind === 'category' ? `the category ${key}` : `${kind === 'site' ? 'all pages' : addressOf(key)} of ${brandName}`;

/** Where an image is used. An uploaded image that nothing uses can be deleted, after a second press. */
export function PictureUses({ picture: { url, usedBy, mayRemove }, onRemoved, onFault }: PictureUsesProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    if (!isAsked) return setAsked(true);
    setBusy(true);
    const removed = await client.call(contentLibraryEndpoints.removePicture, { url });
    setBusy(false);
    if (removed.ok) onRemoved();
    else onFault(removed.message);
  };
  if (usedBy.length > 0) return <p className={styles.quiet}>Used on {usedBy.map(nameOf).join(', ')}</p>;
  return (
    <p className={styles.quiet}>
      Not used
      {mayRemove && (
        <button type="button" className={styles.remove} disabled={isBusy} onClick={remove} onBlur={() => setAsked(false)}>
          {isAsked ? 'Confirm deletion' : 'Delete'}
        </button>
      )}
    </p>
  );
}
