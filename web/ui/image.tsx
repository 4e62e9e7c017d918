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

interface ImageProps {
  image: ImageSource;
  /** `high` for the page's largest picture, `eager` for the rest of the first view, `lazy` for all others. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Replaces the picture's own words; empty where the words stand beside it. */
  alt?: string;
  /** Shape it is cropped to; its own without. */
  ratio?: 'portrait' | 'square' | 'wide';
  className?: string;
}

/** A picture that keeps its place and its ground colour while it loads. */
export function Image({ image, priority = 'lazy', alt, ratio, className }: ImageProps) {
  return (
    <img
      className={classes(styles.image, ratio && styles[ratio], className)}
      src={image.url}
      alt={alt ?? image.alt}
      width={image.width}
      height={image.height}
      data-tint={image.tint}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding={priority === 'lazy' ? 'async' : undefined}
    />
  );
}
