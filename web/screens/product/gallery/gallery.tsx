import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useId, useRef, useState } from 'react';
import { island, useShare } from '../../../page/island.tsx';
import { goInstead } from '../../../ui/browser/offline.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import { Expand, Play } from '../../../ui/icons/icons-goods.tsx';
import { Image } from '../../../ui/image.tsx';
import { ProductPicture } from '../../../ui/product-picture.tsx';
import { type ProductShare, useChosen } from '../buy-box/chosen.ts';
import { dimensionsText } from '../product-data.ts';
import type { FullScreen, GalleryProps } from './full-screen.ts';
import styles from './gallery.module.css';
import { type Picture, picturesOf } from './pictures.ts';

/**
 * The pictures in a snapping strip: swiped on phones, otherwise moved by thumbnails or arrow keys. A mouse gets a lens; a click or two fingers open
 * the full screen; both are loaded on demand. Thumbnails and pictures are links, so that they work without script.
 */
function Gallery({ zooms }: Pick<GalleryProps, 'zooms'>) {
  const { product } = useShare<ProductShare>();
  const chosen = useChosen(product.variations);
  const props: GalleryProps = {
    pictures: picturesOf(product, chosen),
    video: product.video,
    model: product.model,
    values: Object.values(chosen?.options ?? {}),
    name: product.name,
    department: product.departmentSlug,
    zooms,
    dimensions: dimensionsText(product, chosen),
  };
  const { pictures, video, name, department, dimensions } = props;
  const strip = useRef<HTMLUListElement>(null);
  const lens = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [full, setFull] = useState<FullScreen | null>(null);
  const id = useId();
  const first = pictures[0]?.url;
  const shown = useRef(first);
  const count = pictures.length + (video ? 1 : 0);

  // One tab stop, because tabbing through all would move the strip off the chosen picture. Set with script, since without it each is a stop.
  useEffect(() => {
    const links = strip.current?.querySelectorAll<HTMLAnchorElement>(`.${styles.picture}`) ?? [];
    for (const [index, link] of links.entries()) link.tabIndex = index === current ? 0 : -1;
  });
  // A new first picture means another variation: start from it.
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    strip.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);

  const follow = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const openWith = (dialog: Promise<{ default: FullScreen['Dialog'] }>, wanted = 0) => {
    const index = Math.min(wanted, pictures.length - 1);
    dialog.then(
      ({ default: Dialog }) => setFull({ Dialog, open: true, index }),
      () => goInstead(pictures[index]?.url ?? ''),
    );
  };
  const open = (wanted: number) => openWith(import('./picture-dialog.tsx'), wanted);
  const enlarge = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(current);
  };
  const magnify = ({ pointerType }: PointerEvent) => {
    const stage = strip.current;
    const place = lens.current;
    if (!props.zooms || pointerType !== 'mouse' || !stage || !place || place.dataset.ready) return;
    place.dataset.ready = 'true';
    void import('./zoom-lens.ts').then(({ followWithLens }) => followWithLens(stage, place)).catch(() => delete place.dataset.ready);
  };
  const pinch = (event: TouchEvent) => {
    if (event.touches.length === 2 && pictures.length > 0) open(current);
  };

  return (
    <section className={styles.gallery} aria-label={`Pictures of ${name}`}>
      <div className={styles.stage}>
        <ul ref={strip} className={styles.strip} onScroll={follow} onPointerEnter={magnify} onTouchStart={pinch}>
          {pictures.map((picture, index) => (
            <li key={picture.url} id={`${id}${index}`} className={styles.slide}>
              <a className={styles.picture} href={picture.url} onClick={enlarge}>
                <Image image={picture} ratio="square" span="gallery" priority={index === 0 ? 'high' : 'lazy'} />
              </a>
              <Note picture={picture} dimensions={dimensions} />
            </li>
          ))}
          {count === 0 && (
            <li className={styles.slide}>
              <ProductPicture image={null} department={department} />
            </li>
          )}
          {video && (
            <li id={`${id}${pictures.length}`} className={styles.slide}>
              {/* biome-ignore lint/a11y/useMediaCaption: a film without words; what it shows is its title */}
              <video className={styles.video} src={video.url} poster={video.poster} aria-label={video.title} controls preload="none" />
            </li>
          )}
        </ul>
        <div ref={lens} aria-hidden="true" />
        {pictures.length > 0 && (
          <IconButton
            className={styles.enlarge}
            label="View pictures full screen"
            icon={<Expand size={20} />}
            onClick={() => open(current)}
          />
        )}
      </div>
      {props.model && (
        <button type="button" className={styles.turn} onClick={() => openWith(import('./model-dialog.tsx'))}>
          View in 3D
        </button>
      )}
      {count > 1 && (
        <ol className={styles.thumbnails} aria-label="Choose a picture">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                className={styles.thumbnail}
                href={`#${id}${index}`}
                aria-label={`${picture.view === 'scale' ? 'Size, picture' : 'Picture'} ${index + 1} of ${count}: ${picture.alt}`}
                aria-current={index === current || undefined}
                onClick={(event) => show(event, index)}
              >
                <Image image={picture} alt="" ratio="square" span="thumb" priority="eager" />
                {picture.view === 'scale' && <span className={styles.tag}>Size</span>}
              </a>
            </li>
          ))}
          {video && (
            <li>
              <a
                className={styles.thumbnail}
                href={`#${id}${pictures.length}`}
                aria-label={`Video: ${video.title}`}
                aria-current={current === pictures.length || undefined}
                onClick={(event) => show(event, pictures.length)}
              >
                {video.poster && (
                  <Image image={{ url: video.poster, alt: '', width: 800, height: 800 }} ratio="square" span="thumb" priority="eager" />
                )}
                <span className={styles.film}>
                  <Play size={18} />
                </span>
              </a>
            </li>
          )}
        </ol>
      )}
      {full && <full.Dialog {...props} {...full} onClose={() => setFull({ ...full, open: false })} />}
    </section>
  );
}

/** The measures of the chosen variation below a picture that shows measures, and what it shows instead of the chosen variation. */
function Note({ picture: { view, shownIn, measures: drawn }, dimensions }: { picture: Picture; dimensions: string | undefined }) {
  const measures = view === 'scale' && dimensions;
  const instead = drawn && shownIn ? `${shownIn}: ${drawn}` : shownIn;
  const words = measures ? [measures, instead && `pictured in ${instead}`].filter(Boolean).join(' · ') : shownIn && `Shown in ${shownIn}`;
  return words && <p className={styles.note}>{words}</p>;
}

export default island('screens/product/gallery/gallery', Gallery);
