import { type MouseEvent, useState } from 'react';
import type { ProductCard as Card, Image, VariationPrice } from '../../../contract/catalog/catalog.ts';
import { product as productLink } from '../../routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { SwatchDot } from '../../ui/swatch-dot.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AdvertisedPrice } from './advertised-price.tsx';
import styles from './product-card.module.css';
import { ProductPrice } from './product-price.tsx';

/** Further colours are shown as a number. */
const shownSwatches = 5;

/** The parts of a product that a card shows. */
export interface ShownCard extends Omit<Card, 'sku' | 'brand' | 'image' | 'lowestVariationPrice'> {
  readonly image: Omit<Image, 'alt'> | null;
  readonly lowestVariationPrice: Omit<VariationPrice, 'basePrice' | 'salePrice'>;
}

/** Strips what a card does not show, which would only lengthen the document as island data. */
export function shownCard({ sku, brand, image, lowestVariationPrice, ...card }: Card): ShownCard {
  const { basePrice, salePrice, ...price } = lowestVariationPrice;
  if (!image) return { ...card, image, lowestVariationPrice: price };
  const { alt, ...picture } = image;
  return { ...card, image: picture, lowestVariationPrice: price };
}

interface ProductCardProps {
  product: ShownCard;
  priority?: 'high' | 'eager' | 'lazy';
  /** Heading level of the name, one below the list's. */
  heading?: 'h2' | 'h3';
}

/** A product in a list. The whole card is its link; a swatch shows that colour's picture. */
export function ProductCard({ product, priority, heading: Heading = 'h3' }: ProductCardProps) {
  const [chosen, setChosen] = useState(product.swatches.find(({ variationId }) => variationId === product.variationId) ?? null);
  const picture = product.image && pictureIn(product.image, chosen);
  const { lowestVariationPrice: price, available } = product;

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture image={picture} department={product.departmentSlug} alt="" ratio="square" priority={priority} />
        {!available ? (
          <Badge>Sold out</Badge>
        ) : (
          price.reference && <Badge tone="sale">{reduction(price.amount, price.reference.amount)}</Badge>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a className={styles.link} href={productLink(product, { variationId: chosen?.variationId })}>
            {product.name}
          </a>
        </Heading>
        <ProductPrice price={price} from={product.hasPriceRange} />
        <AdvertisedPrice price={price} from={product.hasPriceRange} />
        {product.rating && <Rating average={product.rating.average} count={product.rating.count} />}
        {product.swatches.length > 1 && <Swatches product={product} chosen={chosen} onChoose={setChosen} />}
      </div>
    </article>
  );
}

/** The product's picture, or a chosen colour's, with the point that stays in view. */
function pictureIn({ focus, ...image }: NonNullable<ShownCard['image']>, chosen: Swatch | null) {
  const shown = chosen?.imageUrl ? { url: chosen.imageUrl, focus: chosen.focus } : { url: image.url, focus };
  return { ...image, alt: '', url: shown.url, ...(shown.focus && { focus: shown.focus }) };
}

/** Whole percent, rounded down; a tiny reduction is just "on sale". */
function reduction(now: number, before: number): string {
  const percent = Math.floor(100 - (100 * now) / before);
  return percent < 5 ? 'Sale' : `${percent}% off`;
}

type Swatch = ShownCard['swatches'][number];

function Swatches({ product, chosen, onChoose }: { product: ShownCard; chosen: Swatch | null; onChoose(swatch: Swatch): void }) {
  const swatches = product.swatches.filter((swatch) => swatch.swatch !== null);
  if (swatches.length < 2) return null;
  const more = swatches.length - shownSwatches;

  /* The first click shows the colour's picture, the second opens the product in that colour. */
  const show = (event: MouseEvent, swatch: Swatch) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || swatch === chosen || !swatch.imageUrl) return;
    event.preventDefault();
    onChoose(swatch);
  };

  return (
    <ul className={styles.swatches} aria-label="Colors">
      {swatches.slice(0, shownSwatches).map((swatch) => (
        <li key={swatch.variationId}>
          <a
            className={classes(styles.swatch, swatch === chosen && styles.chosen)}
            href={productLink(product, { variationId: swatch.variationId })}
            title={swatch.value}
            aria-label={`${product.name} in ${swatch.value}`}
            onClick={(event) => show(event, swatch)}
          >
            <SwatchDot color={swatch.swatch ?? ''} />
          </a>
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          +{more}
          <VisuallyHidden> more colors</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
