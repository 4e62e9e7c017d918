import { type DragEvent, useId, useState } from 'react';
import { reviewRules } from '../../../../contract/reviews/write-review.ts';
import { photoTypes } from '../../../../contract/values/photos.rules.ts';
import { classes } from '../../../ui/classes.ts';
import { X } from '../../../ui/icons/icons.tsx';
import { Camera } from '../../../ui/icons/icons-seldom.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import styles from './photo-field.module.css';
import type { FormPhotos } from './use-photos.ts';

/** Up to four photos, chosen or dropped; not available without script. */
export function PhotoField({ photos: { photos, leftOut, add, remove } }: { photos: FormPhotos }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const room = reviewRules.photos - photos.length;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section className={styles.field} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.title}>
        Photos <span className={styles.optional}>(optional)</span>
      </h2>
      <p className={styles.hint} id={`${id}hint`}>
        Up to {reviewRules.photos}, {reviewRules.photoMegabytes} MB each: JPEG, PNG, WebP or AVIF. We remove location data.
      </p>
      <ul className={styles.photos}>
        {photos.map(({ key, name, preview, uploaded }, index) => (
          <li key={key} className={styles.photo}>
            <img
              className={classes(styles.picture, !uploaded && styles.sending)}
              src={preview}
              alt={`${index + 1}: ${name}`}
              width={120}
              height={120}
            />
            {!uploaded && (
              <span className={styles.progress} role="status">
                Sending…
              </span>
            )}
            <button type="button" className={styles.remove} aria-label={`Remove photo ${index + 1}`} onClick={() => remove(key)}>
              <X size={16} />
            </button>
          </li>
        ))}
        {room > 0 && (
          <li>
            <label
              className={classes(styles.add, over && styles.over)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <Camera size={26} />
              <span>{photos.length === 0 ? 'Add photos' : 'Add another'}</span>
              <input
                className={styles.input}
                type="file"
                multiple
                accept={photoTypes.join(',')}
                aria-describedby={`${id}hint`}
                onChange={(event) => {
                  add([...(event.currentTarget.files ?? [])]);
                  // Allows choosing the same file again after it was removed.
                  event.currentTarget.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {leftOut.length > 0 && (
        <Notice tone="error">
          <p>{leftOut.length === 1 ? 'One file was left out:' : `${leftOut.length} files were left out:`}</p>
          <ul className={styles.leftOut}>
            {leftOut.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <li key={at}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
