import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import type { ContentImage } from '../../../contract/content/parts.schemas.ts';
import { type Crop, Image, type ImageSpan, imageSource } from '../../ui/image.tsx';
import styles from './banner-picture.module.css';

type ImageUrls = BlockOf<'multi_size_banner'>['image_urls'];

interface BannerPictureProps {
  desktop: ContentImage;
  /** A different crop for phones. */
  mobile?: ContentImage | null;
  alt: string;
  span?: ImageSpan;
  /** The narrowest crop of its place. */
  crop?: Crop;
  priority?: 'high' | 'eager' | 'lazy';
}

/** A picture that fills its place, with its own crop on phones if it has one. */
export function BannerPicture({ desktop, mobile, alt, span = 'full', crop = 'banner', priority = 'lazy' }: BannerPictureProps) {
  const small = mobile && imageSource(mobile, span, crop);
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
      <Image image={{ ...desktop, alt }} span={span} crop={crop} priority={priority} className={styles.picture} />
    </picture>
  );
}

/** A drawing over the picture; the banner's text describes it, so it is hidden from screen readers. */
export function Overlay({ images }: { images: ImageUrls }) {
  const { desktop_svg_overlay: desktop, mobile_svg_overlay: mobile } = images;
  const shown = desktop ?? mobile;
  if (!shown) return null;
  return (
    <picture className={styles.overlay}>
      {mobile && desktop && <source media="(max-width: 767px)" srcSet={mobile.url} width={mobile.width} height={mobile.height} />}
      <img src={shown.url} alt="" width={shown.width} height={shown.height} loading="lazy" />
    </picture>
  );
}
