import { cartEndpoints } from '../../../contract/cart.ts';
import { catalogEndpoints } from '../../../contract/catalog.ts';
import { plainText } from '../../../contract/plain-text.ts';
import { recommendationEndpoints } from '../../../contract/recommendations.ts';
import { reviewEndpoints } from '../../../contract/reviews.ts';
import { breadcrumbList } from '../../features/catalog/structured-data.ts';
import { definePage, failed, type Loaded, notFound, type PageRequest, data as pageData, redirect } from '../../page/page.ts';
import { cart, product as productLink } from '../../routes.ts';
import { imageSource } from '../../ui/image.tsx';
import { addErrorWords } from './add-error.ts';
import { picturesOf } from './pictures.ts';
import type { ProductData } from './product-data.ts';
import ProductScreen from './product-screen.tsx';
import { initialVariation } from './selection.ts';
import { productGroup } from './structured-data.ts';

/** The product page (spec §2.10): only the product itself decides whether there is a page. */
export default definePage<ProductData>({
  load: (request) => load(request, null),
  head({ origin, product, chosenId, reviews }) {
    const chosen = product.variations.find(({ variationId }) => variationId === chosenId) ?? null;
    const reviewsPage = reviews?.page ?? 1;
    const first = picturesOf(product, chosen)[0];
    return {
      title: reviewsPage > 1 ? `${product.name}, reviews page ${reviewsPage}` : product.name,
      description: plainText(product.details.description).slice(0, 155),
      canonical: productLink(product, { reviewsPage }),
      ...(first && { preloadImage: imageSource(first, 'gallery') }),
      jsonLd: [
        productGroup(origin, product),
        breadcrumbList(origin, product.breadcrumbs, { name: product.name, href: productLink(product) }),
      ],
    };
  },
  cache: {
    maxAge: 30,
    staleWhileRevalidate: 3600,
    tags: ({ product, recommendations }) => [product, ...recommendations].map(({ productId }) => `product:${productId}`),
  },
  Screen: ProductScreen,
  actions: {
    /** The form without script: puts it into the cart and goes there, or shows the page again with what stood in the way. */
    async add(form, request) {
      const quantity = Number(form.get('quantity') ?? 1);
      const result = await request.client.call(cartEndpoints.addItem, { variationId: form.get('variationId') ?? '', quantity });
      return result.ok ? redirect(cart(), 303) : load(request, addErrorWords(result, quantity));
    },
  },
});

async function load({ client, params, url }: PageRequest, addError: string | null): Promise<Loaded<ProductData>> {
  const productId = params.productId ?? '';
  const asked = wholeNumber(url.searchParams.get('variation'));
  const page = wholeNumber(url.searchParams.get('reviews')) ?? 1;
  const [found, reviews, recommended] = await Promise.all([
    client.call(catalogEndpoints.getProduct, { productId }),
    client.call(reviewEndpoints.getReviews, { productId, page }),
    client.call(recommendationEndpoints.getRecommendations, { productId }),
  ]);
  if (!found.ok) return found.statusCode === 410 || found.statusCode >= 500 ? failed(found.statusCode) : notFound();
  const product = found.data;
  const chosen = initialVariation(product.variations, asked);

  const place = { variationId: asked === chosen?.variationId ? chosen?.variationId : undefined, reviewsPage: page };
  const canonical = productLink(product, place);
  if (new URL(canonical, url).pathname !== url.pathname) return redirect(canonical, 301);

  return pageData(
    {
      origin: url.origin,
      product,
      chosenId: chosen?.variationId ?? null,
      reviews: reviews.ok ? reviews.data : null,
      recommendations: recommended.ok ? recommended.data.products : [],
      addError,
    },
    addError ? 409 : 200,
  );
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
