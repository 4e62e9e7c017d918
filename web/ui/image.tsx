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
  /** Where its subject is, in percent from its left and top edge; kept in view where it is cropped. */
  focus?: { readonly x: number; readonly y: number };
}

/** Percent of the viewport's width by its least width in pixels (the breakpoints of spec §9), or pixels; and the useful ones of the shop's widths. */
interface Span {
  readonly space: number | readonly (readonly [from: number, percent: number])[];
  readonly widths: readonly [number, number, ...number[]];
  /** Phones with three device pixels a pixel get two: the third doubles the bytes of what their first view waits for, and shows nothing more. */
  readonly atMostDouble?: true;
}

/** The space a picture gets. */
const spans = {
  /** A cell of a product list: two, three or four a row. */
  card: {
    space: [
      [1200, 23],
      [768, 30],
      [0, 46],
    ],
    widths: [384, 640, 828, 1080],
  },
  /** The main picture of a product page or hero. */
  gallery: {
    space: [
      [1200, 53],
      [768, 50],
      [0, 100],
    ],
    widths: [384, 640, 828, 1080, 1200, 1920],
  },
  /** From edge to edge. */
  full: {
    space: [
      [768, 100],
      [0, 100],
    ],
    widths: [640, 828, 1200, 1920, 2048, 3840],
    atMostDouble: true,
  },
  /** The picture beside the lists in the department bar's panel. */
  panel: { space: [[0, 40]], widths: [480, 640, 828, 1200] },
  /** A picture beside a line of text. */
  thumb: { space: 120, widths: [128, 256] },
  /** A reviewer's photo in the carousel and in the modal (spec §9: 152 and 450). */
  reviewThumb: { space: 152, widths: [256, 480] },
  reviewPhoto: { space: 450, widths: [480, 640, 960] },
} as const satisfies Record<string, Span>;
export type ImageSpan = keyof typeof spans;

/** Width by height of what a picture is cropped to; `banner` is a banner's narrowest. */
const ratios = { portrait: 4 / 5, square: 1, banner: 5 / 4, wide: 3 / 2 } as const;
export type Crop = keyof typeof ratios;

/** The `sizes` of a picture whose sides are cut off to fit: it is wider than its space. */
function sizesOf({ space, atMostDouble }: Span, image: Pick<ImageSource, 'width' | 'height'>, crop: Crop | undefined): string {
  const wider = crop ? Math.max(1, image.width / image.height / ratios[crop]) : 1;
  if (typeof space === 'number') return `${Math.ceil(space * wider)}px`;
  // A full-width banner is only cropped on phones.
  const percentOf = (from: number, percent: number) => Math.ceil(percent * (crop === 'banner' && from > 0 && percent === 100 ? 1 : wider));
  return space
    .flatMap(([from, percent]) => {
      const width = percentOf(from, percent);
      if (from > 0) return `(min-width: ${from}px) ${width}vw`;
      return [...(atMostDouble ? [`(min-resolution: 2.5x) ${Math.ceil((width * 2) / 3)}vw`] : []), `${width}vw`];
    })
    .join(', ');
}

export interface ImageProps {
  image: ImageSource;
  /** `high` for the page's largest picture, `eager` for the rest of the first view, `lazy` for all others. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Replaces the picture's own alt text; empty where the text is beside it. */
  alt?: string;
  /** Aspect ratio to crop to; by default its own. */
  ratio?: Exclude<Crop, 'banner'>;
  /** What the frame around it crops it to. */
  crop?: Crop;
  /** Default: `card`. */
  span?: ImageSpan;
  className?: string;
}

/** Lets the browser choose a picture's width; `src` is the fallback. */
export function imageSource(
  image: Pick<ImageSource, 'url' | 'width' | 'height'>,
  span: ImageSpan,
  crop?: Crop,
): { src: string; srcSet?: string; sizes?: string } {
  const { widths } = spans[span];
  const srcSet = pictureSet(image, widths);
  return srcSet ? { src: pictureAt(image.url, widths[1]), srcSet, sizes: sizesOf(spans[span], image, crop) } : { src: image.url };
}

/** A picture that reserves its space and shows its tint while loading, at the width its space needs. */
export function Image({ image, priority = 'lazy', alt, ratio, crop = ratio, span = 'card', className }: ImageProps) {
  const { src, srcSet, sizes } = imageSource(image, span, crop);
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
      style={image.focus && { objectPosition: `${image.focus.x}% ${image.focus.y}%` }}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding={priority === 'lazy' ? 'async' : undefined}
    />
  );
}
