import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Image } from '../../ui/image.tsx';
import styles from './gallery.module.css';
import type { Picture } from './pictures.ts';

interface GalleryProps {
  pictures: readonly Picture[];
  name: string;
}

/**
 * The pictures in a strip that snaps: swiped on phones, moved by its thumbnails or the arrow keys elsewhere. The thumbnails are
 * links to the pictures, so that they work without script.
 */
export function Gallery({ pictures, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const id = useId();
  const first = pictures[0]?.url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first picture means another variation, seen from the start
  useEffect(() => {
    strip.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);

  const follow = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' });
  };

  return (
    <section className={styles.gallery} aria-label={`Pictures of ${name}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached and moved by the keyboard */}
      <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`${id}${index}`} className={styles.slide}>
            <Image image={picture} ratio="square" span="gallery" priority={index === 0 ? 'high' : 'lazy'} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ol className={styles.thumbnails} aria-label="Choose a picture">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                className={styles.thumbnail}
                href={`#${id}${index}`}
                aria-label={`Picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
                aria-current={index === current || undefined}
                onClick={(event) => show(event, index)}
              >
                <Image image={picture} alt="" ratio="square" span="thumb" priority="eager" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
