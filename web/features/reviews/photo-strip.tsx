import type { MouseEvent } from 'react';
import type { ReviewPhoto } from '../../../contract/reviews/reviews.ts';
import { pictureAt } from '../../../contract/values/pictures.ts';
import { classes } from '../../ui/classes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './photo-strip.module.css';

interface PhotoStripProps {
  photos: readonly ReviewPhoto[];
  /** The strip's name for screen readers. */
  label: string;
  /** `large`: 152 px with gaps of 4 (spec §9); `small` beside a single review. */
  size: 'large' | 'small';
  onOpen(index: number): void;
}

/** A row of photos that scrolls sideways. Links to the pictures, so that they work without script. */
export function PhotoStrip({ photos, label, size, onOpen }: PhotoStripProps) {
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <ul className={classes(styles.strip, styles[size])} aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <a
            className={styles.photo}
            href={pictureAt(photo.url, 960)}
            rel="nofollow"
            aria-label={`${photo.alt}, ${index + 1} of ${photos.length}`}
            onClick={(event) => open(event, index)}
          >
            <Image image={photo} alt="" span="reviewThumb" ratio="square" className={styles.picture} />
          </a>
        </li>
      ))}
    </ul>
  );
}
