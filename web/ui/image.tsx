import { pictureAt, pictureSet } from '../../contract/values/pictures.ts';
import { classes } from './classes.ts';
import styles from './image.module.css';

/** A picture with its true size; `tint` is the colour shown until it has loaded. */
interface ImageSource {
  url: string;
  alt: string;
  width: number;
  height: number;
  tint?: string;
}

/**
 * How much room a picture gets: its `sizes` by the breakpoints of spec §9, and those of the shop's widths that are worth offering for it.
 */
const spans = {
  /** A cell of a product list: two, three or four a row. */
  card: { sizes: '(min-width: 1200px) 22vw, (min-width: 768px) 30vw, 46vw', widths: [384, 640, 828] },
  /** The picture that a product page or a hero is about. */
  gallery: { sizes: '(min-width: 1200px) 46vw, (min-width: 768px) 50vw, 100vw', widths: [384, 640, 828, 1080, 1200, 1920] },
  /** From edge to edge. */
  full: { sizes: '100vw', widths: [640, 828, 1200, 1920, 2048] },
  /** The picture beside the lists of the department bar's panel. */
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
  /** Replaces the picture's own words; empty where the words stand beside it. */
  alt?: string;
  /** Shape it is cropped to; its own without. */
  ratio?: 'portrait' | 'square' | 'wide';
  /** Default: `card`. */
  span?: ImageSpan;
  className?: string;
}

/** What a browser needs to choose a picture's width by itself; `src` is for those that cannot. */
export function imageSource(image: Pick<ImageSource, 'url' | 'width'>, span: ImageSpan): { src: string; srcSet?: string; sizes?: string } {
  const { sizes, widths } = spans[span];
  const srcSet = pictureSet(image, widths);
  return srcSet ? { src: pictureAt(image.url, widths[1]), srcSet, sizes } : { src: image.url };
}

/** A picture that keeps its place and its ground colour while it loads, in the width that its place needs. */
export function Image({ image, priority = 'lazy', alt, ratio, span = 'card', className }: ImageProps) {
  const { src, srcSet, sizes } = imageSource(image, span);
  return (
    // `sizes` and `srcSet` come before `src`: set later, a browser would already have begun to fetch the wrong width.
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
