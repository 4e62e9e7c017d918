import type { HomeContent } from '../../../brands/content.ts';
import type { ProductCard } from '../../../contract/catalog.ts';
import type { ProductRow as Row } from '../../../contract/search.ts';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { category, product } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import { DepartmentTiles } from './department-tiles.tsx';
import { Hero } from './hero.tsx';
import { type HomeData, heroProducts } from './home-data.ts';
import styles from './home-screen.module.css';

/** The front door: a first view, the departments, rows of products and a quiet word between them. */
export default function HomeScreen({ data }: { data: HomeData }) {
  const { words, departments, rows } = data;
  const [first, ...rest] = rows;
  const inHero = heroProducts(rows);
  const inBand = rest.at(-1)?.products.find((candidate) => candidate.image && !inHero.includes(candidate));
  return (
    <div className={styles.home}>
      <Hero words={words.hero} products={inHero} furniture={departments[0]} />
      <DepartmentTiles departments={departments} />
      {first && <ProductRow title={first.title} products={first.products} more={moreOf(first)} />}
      {inBand && <Band words={words.band} shown={inBand} />}
      {rest.map((row) => (
        <ProductRow key={row.title} title={row.title} products={row.products} more={moreOf(row)} />
      ))}
    </div>
  );
}

function moreOf(row: Row): { href: string; label: string } | null {
  return row.category && { href: category(row.category), label: 'Shop all' };
}

function Band({ words, shown }: { words: HomeContent['band']; shown: ProductCard }) {
  return (
    <section className={styles.band} aria-label={words.title}>
      <div className={styles.words}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <a href={product(shown)}>Look closely at the {shown.name}</a>
      </div>
      {shown.image && <Image image={shown.image} alt="" ratio="square" span="gallery" className={styles.picture} />}
    </section>
  );
}
