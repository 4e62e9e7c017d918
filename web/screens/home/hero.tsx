import type { HomeContent } from '../../../brands/content.ts';
import type { ProductCard } from '../../../contract/catalog.ts';
import { category, product as productLink } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './hero.module.css';

interface HeroProps {
  words: HomeContent['hero'];
  products: readonly ProductCard[];
  /** Where the main link goes. */
  furniture: { slug: string; taxonomyId: number; title: string } | undefined;
}

/** The first view: a sentence in large type and up to three things one can go straight to. */
export function Hero({ words, products, furniture }: HeroProps) {
  return (
    <section className={styles.hero} aria-label="Welcome">
      <div className={styles.words}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        {furniture && (
          <LinkButton href={category(furniture)} size="large">
            Shop {furniture.title.toLowerCase()}
          </LinkButton>
        )}
      </div>
      {products.map((product, index) => (
        <HeroProduct key={product.productId} product={product} large={index === 0} />
      ))}
    </section>
  );
}

function HeroProduct({ product, large }: { product: ProductCard; large: boolean }) {
  if (!product.image) return null;
  return (
    <a className={classes(styles.product, large && styles.large)} href={productLink(product)}>
      <Image
        image={product.image}
        alt={product.image.alt}
        priority={large ? 'high' : 'eager'}
        span={large ? 'gallery' : 'card'}
        className={styles.picture}
      />
      <span className={styles.caption}>
        <span className={styles.name}>{product.name}</span>
        <span>
          {product.hasPriceRange && 'From '}
          {formatMoney(product.lowestVariationPrice.amount, { currency: product.lowestVariationPrice.currency })}
        </span>
      </span>
    </a>
  );
}
