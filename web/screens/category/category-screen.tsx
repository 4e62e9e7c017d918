import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import { ProductGrid } from '../../features/catalog/product-grid.tsx';
import { NothingLeft } from '../../features/finding/nothing-left.tsx';
import { ProductFinder, productListId } from '../../features/finding/product-finder.tsx';
import { useSoftNavigation } from '../../page/browser/soft-navigation.ts';
import { island } from '../../page/island.tsx';
import { home } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { type CategoryData, categoryHref } from './category-data.ts';
import { CategoryHeader } from './category-header.tsx';
import styles from './category-screen.module.css';
import { EditorialBlock } from './editorial-block.tsx';
import { SubCategories } from './sub-categories.tsx';

/** A department or category: breadcrumbs, header, subcategories and products. */
function CategoryScreen({ data }: { data: CategoryData }) {
  const [{ category, content, selection, listing }, navigate] = useSoftNavigation('category', data);
  const isEmpty = listing.total === 0 && selection.filters.length === 0;
  return (
    <div className={styles.category}>
      {!isEmpty && <SkipLink to={productListId}>Skip to products</SkipLink>}
      <Breadcrumbs trail={category.breadcrumbs} current={category.title} />
      <CategoryHeader category={category} lead={content?.lead} filtered={selection.filters.length > 0} />
      <SubCategories category={category} />
      {isEmpty ? (
        <NothingHere title={category.title} parent={category.breadcrumbs.at(-1)} />
      ) : (
        <ProductFinder
          listing={listing}
          selection={selection}
          href={(to, page) => categoryHref(category, to, page)}
          fields={[
            { name: 'in', value: category.slug },
            { name: 't', value: String(category.taxonomyId) },
          ]}
          navigate={navigate}
          relevanceLabel="Recommended"
        >
          {listing.total === 0 ? <NothingLeft /> : <ProductGrid products={listing.hits} label={category.title} />}
        </ProductFinder>
      )}
      {content?.block && <EditorialBlock {...content.block} />}
    </div>
  );
}

function NothingHere({ title, parent }: { title: string; parent: CategoryData['category']['breadcrumbs'][number] | undefined }) {
  return (
    <EmptyState
      title={`Nothing in ${title} right now`}
      actions={
        <LinkButton href={parent ? parent.url : home()} variant="secondary">
          {parent ? `See all of ${parent.label}` : 'Go to the home page'}
        </LinkButton>
      }
    >
      <p>Everything here has found a home. More is on its way.</p>
    </EmptyState>
  );
}

export default island('screens/category/category-screen', CategoryScreen);
