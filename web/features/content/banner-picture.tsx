import type { ContentImage } from '../../../contract/content/parts.ts';
import { Image, type ImageSpan, imageSource } from '../../ui/image.tsx';
import styles from './banner-picture.module.css';

interface BannerPictureProps {
  desktop: ContentImage;
  /** Of its own shape for phones. */
  mobile?: ContentImage | null;
  alt: string;
  span?: ImageSpan;
  priority?: 'high' | 'eager' | 'lazy';
}

/** A picture that fills its place, in a shape of its own on phones where it has one. */
export function BannerPicture({ desktop, mobile, alt, span = 'full', priority = 'lazy' }: BannerPictureProps) {
  const small = mobile && imageSource(mobile, span);
  return (
    <picture className={styles.frame}>
      {mobile && small && (
        <source
          media="(max-width: 767px)"
          srcSet={small.srcSet ?? small.src}
          sizes={small.sizes}
          width={mobile.width}
          height={mobile.height}
        />
      )}
      <Image image={{ ...desktop, alt }} span={span} priority={priority} className={styles.picture} />
    </picture>
  );
}
