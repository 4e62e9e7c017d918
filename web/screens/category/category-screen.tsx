import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import { ProductList } from '../../features/catalog/product-list.tsx';
import { category as categoryLink, home } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Image } from '../../ui/image.tsx';
import type { CategoryData } from './category-data.ts';
import styles from './category-screen.module.css';

/** A department or category: where it is, what it is, what it is divided into, what is in it. */
export default function CategoryScreen({ data: { category, listing } }: { data: CategoryData }) {
  const parent = category.breadcrumbs.at(-1);
  return (
    <div className={styles.category}>
      <header className={styles.header}>
        <Breadcrumbs trail={category.breadcrumbs} current={category.title} />
        <h1>{category.title}</h1>
        {category.description && <p className={styles.description}>{category.description}</p>}
      </header>
      {category.children.length > 0 && (
        <nav aria-label={`Parts of ${category.title}`}>
          <ul className={styles.children}>
            {category.children.map((child) => (
              <li key={child.taxonomyId}>
                <a className={styles.child} href={categoryLink(child)}>
                  {child.image && <Image image={child.image} alt="" ratio="square" priority="eager" className={styles.picture} />}
                  <span>
                    {child.title} <span className={styles.count}>{child.productCount}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {listing.total > 0 ? (
        <ProductList
          listing={listing}
          label={category.title}
          href={(place) => categoryLink(category, place)}
          relevanceLabel="Recommended"
        />
      ) : (
        <EmptyState
          title={`Nothing in ${category.title} right now`}
          actions={
            <LinkButton href={parent ? categoryLink(parent) : home()} variant="secondary">
              {parent ? `See all of ${parent.label}` : 'Go to the home page'}
            </LinkButton>
          }
        >
          <p>Everything here has found a home. More is on its way.</p>
        </EmptyState>
      )}
    </div>
  );
}
