import type { Failure } from '../../../contract/api/client.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { catalogEndpoints } from '../../../contract/catalog/catalog.ts';
import { blockForms, pageFields, siteFields } from '../../../contract/content/forms.schemas.ts';
import { contentLibraryEndpoints } from '../../../contract/content/library.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { type PlainRecord, recordOf } from '../../../contract/values/plain.ts';
import { productsIn } from '../../features/editing/blocks.ts';
import { addressOf } from '../../features/editing/names.ts';
import type { Opened } from '../../features/editing/opened.ts';
import type { Standing } from '../../features/editing/publish-panel.tsx';
import type { PageRequest } from '../../page/page.ts';
import { category } from '../../routes.ts';

type Document = OutputOf<typeof contentStaffEndpoints.get>;

/** The document named by the URL; the API says whether it exists. */
export const documentOf = ({ params }: PageRequest) => ({
  kind: params.kind === 'site' ? ('site' as const) : ('page' as const),
  key: params.key ?? '',
});

/** Products per call at most, which is more than a page shows. */
const maxProducts = 100;

/** Loads the document and what its form needs: fields, categories, departments, pages, and the products it names. */
export async function openDocument(
  request: PageRequest,
  typed: { body?: PlainRecord | undefined; faults?: Readonly<Record<string, string>> | undefined },
): Promise<{ ok: true; opened: Opened; document: Document } | Failure> {
  const { client, brand } = request;
  const name = documentOf(request);
  const [found, places, menu] = await Promise.all([
    client.call(contentStaffEndpoints.get, name),
    client.call(contentLibraryEndpoints.places, {}),
    client.call(catalogEndpoints.getMenu, {}),
  ]);
  if (!found.ok) return found;
  if (!places.ok) return places;
  const body = typed.body ?? recordOf(found.data.body);
  const ids = [...new Set(productsIn(body))].slice(0, maxProducts);
  const cards = ids.length > 0 ? await client.call(catalogEndpoints.summarizeProducts, { ids }) : null;
  const products = cards?.ok ? cards.data.products : [];
  const { number, savedAt, savedBy } = found.data;
  const opened: Opened = {
    brand,
    ...name,
    number,
    savedAt,
    savedBy,
    body,
    fields: name.kind === 'page' ? pageFields : siteFields,
    blocks: name.kind === 'page' ? blockForms : [],
    categories: places.data.categories.map(({ path, formerPaths, title }) => ({ path, formerPaths, title })),
    departments: menu.ok ? menu.data.departments.map(({ slug, title }) => ({ value: slug, label: title })) : [],
    places: [
      ...places.data.pages.map((page) => ({ href: addressOf(page), title: page })),
      ...places.data.categories.map((one) => ({ href: category(one), title: one.title })),
    ],
    products: Object.fromEntries(
      products.map(({ productId, name: title, image }) => [productId, { name: title, image: image && { url: image.url } }]),
    ),
    faults: typed.faults ?? {},
  };
  return { ok: true, opened, document: found.data };
}

/** The published version of a document and its schedule, next first. */
export function standingOf({ publications }: Document): Standing {
  const current = publications.find(({ planned }) => !planned);
  return {
    public: current && current.version !== null ? { version: current.version, since: current.at, by: current.askedBy } : null,
    planned: publications
      .filter(({ planned }) => planned)
      .map(({ id, version, at, askedBy }) => ({ id, version, at, by: askedBy }))
      .reverse(),
  };
}
