import { catalogEndpoints, catalogProblems, type Product } from '../../contract/catalog/catalog.ts';
import type { NavBar } from '../../contract/content/site.schemas.ts';
import { own } from '../../contract/values/own.ts';
import type { MediaStore } from '../media/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs.ts';
import { returnTermsOf } from '../settings/index.ts';
import { mountMenu } from './menu/routes.ts';
import { mountBulkChanges } from './merchandising/bulk/routes.ts';
import type { FindNamings } from './merchandising/categories/namings.ts';
import { mountCategories } from './merchandising/categories/routes.ts';
import { mountMerchandising } from './merchandising/routes.ts';
import { mountUploads } from './merchandising/uploads/routes.ts';
import { getCards, getProduct, getProductOffers, previewProduct, withTerms } from './products/operations.ts';
import { isPreviewToken } from './products/preview.ts';
import { createCategoryTrees, isThere } from './taxonomy/trees.ts';

const problem = problemsOf(catalogProblems);

interface CatalogParts {
  readonly database: Database;
  readonly media: MediaStore;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret'>;
  /** The pictures that content puts beside the departments of a brand's menu, by slug. */
  imageColumns(brand: string, now: Date): Promise<NavBar['image_columns']>;
  /** Promotions and content that name a category. */
  readonly categoryNamings: FindNamings;
}

/** Binds the catalogue's endpoints. */
export function mountCatalog(api: Api, parts: CatalogParts): void {
  const { database } = parts;
  mountMerchandising(api, parts);
  mountUploads(api, parts);
  mountBulkChanges(api, parts);
  mountCategories(api, parts);
  mountMenu(api, parts);
  const trees = createCategoryTrees(database);
  const shown = async (productId: number, call: Call): Promise<Product> => {
    const [product, terms] = await Promise.all([
      getProduct(database.read, productId, call.now, call.brand),
      returnTermsOf(database, call.brand, call.now),
    ]);
    return withTerms(product, terms);
  };
  api.bind(catalogEndpoints.getProduct, ({ productId }, call) => shown(productId, call));
  api.bind(catalogEndpoints.getProductById, async ({ productId }, call) => {
    if (productId === undefined) throw problem('no_product_id');
    return shown(productId, call);
  });
  api.bind(catalogEndpoints.previewProduct, async ({ productId, token }, call) => {
    const isAllowed = isPreviewToken(parts.config.secret, productId, token, call.now);
    const product = isAllowed && (await previewProduct(database.read, productId, call.now));
    if (!product) throw problem('product_not_found');
    return withTerms(product, await returnTermsOf(database, call.brand, call.now));
  });
  api.bind(catalogEndpoints.getProductOffers, ({ productId }, call) => getProductOffers(database.read, productId, call.now, call.brand));
  api.bind(catalogEndpoints.summarizeProducts, async ({ ids }, call) => {
    if (ids.length === 0) throw problem('no_product_ids');
    return { products: await getCards(database.read, ids, call.brand) };
  });
  api.bind(catalogEndpoints.getMenu, async (_, call) => {
    const [{ menu, links }, columns] = await Promise.all([
      trees.current(call.brand, call.now),
      parts.imageColumns(call.brand, call.now).catch((): NavBar['image_columns'] => ({})),
    ]);
    return { departments: menu.map((department) => ({ ...department, imageColumn: own(columns, department.slug) ?? null })), links };
  });
  api.bind(catalogEndpoints.getCategory, async ({ taxonomyId }, call) => {
    const { tree } = await trees.current(call.brand, call.now);
    const category = isThere(tree, taxonomyId, call.brand) ? tree.category(taxonomyId) : null;
    if (!category) throw problem('category_not_found');
    return category;
  });
}
