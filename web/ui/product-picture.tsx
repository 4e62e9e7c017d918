import { classes } from './classes.ts';
import { icon } from './icons/icons.tsx';
import styles from './image.module.css';
import { Image, type ImageProps } from './image.tsx';

/* Lucide's icons, except rug and vase. */
const unknown = icon('department');
const icons: ReadonlyMap<string, typeof unknown> = new Map(
  Object.entries({
    furniture: icon('department-furniture'),
    rugs: icon('department-rugs'),
    decor: icon('department-decor'),
    bedding: icon('department-bedding'),
    bath: icon('department-bath'),
    lighting: icon('department-lighting'),
    'storage-and-cleaning': icon('department-storage-and-cleaning'),
    kitchen: icon('department-kitchen'),
    outdoor: icon('department-outdoor'),
    kids: icon('department-kids'),
    'holiday-and-gifts': icon('department-holiday-and-gifts'),
  }),
);

interface ProductPictureProps extends Omit<ImageProps, 'image'> {
  image: ImageProps['image'] | null | undefined;
  /** Slug of the product's department. */
  department: string;
}

/** A product's picture, or its department's icon while there is none, because an invented picture would mislead. */
export function ProductPicture({ image, department, ...shown }: ProductPictureProps) {
  if (image) return <Image image={image} {...shown} />;
  const Icon = icons.get(department) ?? unknown;
  return (
    <span
      className={classes(styles.image, styles.none, styles[shown.ratio ?? 'square'], shown.className)}
      role="img"
      aria-label="No picture yet"
    >
      <Icon className={styles.sign} />
    </span>
  );
}
