import { pictureAt, pictureSet } from '../../contract/values/pictures.ts';
import { classes } from './classes.ts';
import styles from './image.module.css';

/** A picture with its actual size; `tint` is shown until it has loaded. */
interface ImageSource {
  url: string;
  alt: string;
  width: number;
  height: number;
  tint?: string;
}

/** The space a picture gets: its `sizes` by the breakpoints of spec §9, and the useful ones of the shop's widths. */
const spans = {
  /** A cell of a product list: two, three or four a row. */
  card: { sizes: '(min-width: 1200px) 22vw, (min-width: 768px) 30vw, 46vw', widths: [384, 640, 828] },
  /** The main picture of a product page or hero. */
  gallery: { sizes: '(min-width: 1200px) 46vw, (min-width: 768px) 50vw, 100vw', widths: [384, 640, 828, 1080, 1200, 1920] },
  /** From edge to edge. */
  full: { sizes: '100vw', widths: [640, 828, 1200, 1920, 2048] },
  /** The picture beside the lists in the department bar's panel. */
  panel: { sizes: '40vw', widths: [480, 640, 828, 1200] },
  /** A picture beside a line of text. */
  thumb: { sizes: '96px', widths: [128, 256] },
  /** A reviewer's photo in the carousel and in the modal (spec §9: 152 and 450). */
  reviewThumb: { sizes: '152px', widths: [256, 480] },
  reviewPhoto: { sizes: '450px', widths: [480, 640, 960] },
} as const;
export type ImageSpan = keyof typeof spans;

export interface ImageProps {
  image: ImageSource;
  /** `high` for the page's largest picture, `eager` for the rest of the first view, `lazy` for all others. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Replaces the picture's own alt text; empty where the text is beside it. */
  alt?: string;
  /** Aspect ratio to crop to; by default its own. */
  ratio?: 'portrait' | 'square' | 'wide';
  /** Default: `card`. */
  span?: ImageSpan;
  className?: string;
}

/** Lets the browser choose a picture's width; `src` is the fallback. */
export function imageSource(image: Pick<ImageSource, 'url' | 'width'>, span: ImageSpan): { src: string; srcSet?: string; sizes?: string } {
  const { sizes, widths } = spans[span];
  const srcSet = pictureSet(image, widths);
  return srcSet ? { src: pictureAt(image.url, widths[1]), srcSet, sizes } : { src: image.url };
}

/** A picture that reserves its space and shows its tint while loading, at the width its space needs. */
export function Image({ image, priority = 'lazy', alt, ratio, span = 'card', className }: ImageProps) {
  const { src, srcSet, sizes } = imageSource(image, span);
  return (
    // `sizes` and `srcSet` come before `src`: set later, a browser would already be fetching the wrong width.
    <img
      className={classes(styles.image, ratio && styles[ratio], className)}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt={alt ?? image.alt}
      width={image.width}
      height={image.height}
      data-tint={image.tint}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding={priority === 'lazy' ? 'async' : undefined}
    />
  );
}
