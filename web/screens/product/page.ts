import { contentOf } from '../../../brands/contents.ts';
import { alertEndpoints } from '../../../contract/alerts/alerts.ts';
import { cartEndpoints } from '../../../contract/cart/cart.ts';
import { catalogEndpoints, type Product } from '../../../contract/catalog/catalog.ts';
import { deliveryEndpoints } from '../../../contract/delivery/delivery.ts';
import { recommendationEndpoints } from '../../../contract/recommendations/recommendations.ts';
import { reportReasons, reviewEndpoints } from '../../../contract/reviews/reviews.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { own } from '../../../contract/values/own.ts';
import { plainText } from '../../../contract/values/plain-text.ts';
import { dayMs } from '../../../contract/values/shop-days.ts';
import { shortened } from '../../../contract/values/shortened.ts';
import { shownCard } from '../../features/catalog/product-card.tsx';
import { breadcrumbList } from '../../features/catalog/structured-data.ts';
import type { RefusedPostalCode } from '../../features/delivery/postal-code-form.tsx';
import { addErrorWords } from '../../features/product/add-error.ts';
import { choiceInput, isChosen, readChoice } from '../../features/reviews/choice.ts';
import {
  definePage,
  failed,
  isMissing,
  type Loaded,
  notFound,
  type PageRequest,
  data as pageData,
  redirect,
  refusedStatus,
} from '../../page/page.ts';
import { cart, product as productLink } from '../../routes.ts';
import { loadStandardShipping } from '../../shell/free-shipping.ts';
import { loadBrandFlags } from '../../shell/visitor/brand-flags.ts';
import { imageSource } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/money.ts';
import type { ProductShare } from './buy-box/chosen.ts';
import { refusedAlert } from './buy-box/refused-alert.ts';
import { initialVariation } from './buy-box/selection.ts';
import { picturesOf } from './gallery/pictures.ts';
import { type ProductData, shownProduct } from './product-data.ts';
import ProductScreen, { topId } from './product-screen.tsx';
import { productGroup } from './structured-data.ts';

/** Search engines cut longer ones off. */
const maxDescriptionLength = 155;

/** For search engines, of a product without a description: its name, category and lowest price. */
const plainDescription = ({ name, breadcrumbs, lowestVariationPrice }: Product): string =>
  [name, breadcrumbs.at(-1)?.label, `from ${formatMoney(lowestVariationPrice.amount)}`].filter(Boolean).join(', ');

/** The product page (spec §2.10); it exists if the product loads, whatever else fails. */
export default definePage<ProductData>({
  load: (request) => load(request),
  head({ origin, product, preview, chosenId, reviews, shipping, zones, arrival }) {
    const chosen = product.variations.find(({ variationId }) => variationId === chosenId) ?? null;
    const reviewsPage = reviews?.page ?? 1;
    const first = picturesOf(product, chosen)[0];
    return {
      title: reviewsPage > 1 ? `${product.name}, reviews page ${reviewsPage}` : (product.seo?.title ?? product.name),
      description:
        product.seo?.description || shortened(plainText(product.details.description), maxDescriptionLength) || plainDescription(product),
      canonical: productLink(product, { reviewsPage }),
      ...(preview !== null && { robots: 'noindex' }),
      // Only the product itself is a result; its further pages of reviews are not.
      ...((reviewsPage > 1 || (reviews && isChosen(reviews.choice))) && { robots: 'noindex, follow' }),
      previewType: 'product',
      ...(first && { picture: first, preloadImage: imageSource(first, 'gallery', 'square') }),
      // The name above a phone's picture and the thumbnails beside a desktop's come after the picture.
      shownFrom: topId,
      jsonLd: [
        ...productGroup(origin, product, { ...shipping, zones, estimate: arrival?.answer?.estimate ?? null }),
        breadcrumbList(origin, product.breadcrumbs, { name: product.name, href: productLink(product) }),
      ],
    };
  },
  cache: {
    maxAge: 30,
    staleWhileRevalidate: 3600,
    tags: ({ product, recommendations }) => ['promotions', ...[product, ...recommendations].map(({ productId }) => `product:${productId}`)],
  },
  Screen: ProductScreen,
  share: ({ product, chosenId, preview }): ProductShare => ({ product: shownProduct(product), chosenId, preview: preview ?? undefined }),
  actions: {
    /** The form without script: adds to the cart and goes there, or shows the page again with the error. */
    async add(form, request) {
      const quantity = Number(form.get('quantity') ?? 1);
      const result = await request.client.call(cartEndpoints.addItem, { variationId: form.get('variationId') ?? '', quantity });
      return result.ok
        ? redirect(cart(), 303)
        : load(request, { addError: { words: addErrorWords(result, quantity), quantity: quantity || 1 } });
    },
    /** The form without script: requests a back-in-stock e-mail. */
    async alert(form, request) {
      const email = form.get('email') ?? '';
      const asked = { variationId: form.get('variationId') ?? '', email, consent: true } as const;
      const result = await request.client.call(alertEndpoints.requestAlert, asked);
      return load(request, { alert: result.ok ? 'noted' : refusedAlert(email, result) });
    },
    /** The form without script: saves the postal code and shows the page with its dates, or with the code's error. */
    async 'postal-code'(form, request) {
      const postalCode = form.get('postalCode') ?? '';
      const kept = await request.client.call(deliveryEndpoints.rememberPostalCode, { postalCode });
      return load(request, kept.ok ? { postalCode } : { refusedPostalCode: { postalCode, error: kept.message } });
    },
    /** "Helpful" without script; the next page shows the vote. */
    async like(form, request) {
      const reviewId = form.get('reviewId') ?? '';
      const { pathname, search } = request.url;
      const result = await request.client.call(reviewEndpoints.like, { reviewId });
      return result.ok ? redirect(`${pathname}${search}#review-${result.data.reviewId}`, 303) : failed(result.statusCode, result.message);
    },
    /** "Report" without script: shows the page again with thanks at the review. */
    async report(form, request) {
      const reason = keysOf(reportReasons).find((known) => known === form.get('reason'));
      if (!reason) return load(request);
      const result = await request.client.call(reviewEndpoints.report, { reviewId: form.get('reviewId') ?? '', reason });
      return result.ok
        ? load(request, { reporting: { reviewId: result.data.reviewId, step: 'sent' } })
        : failed(result.statusCode, result.message);
    },
    /** Opens that form without script. */
    'ask-report': (form, request) => load(request, { reporting: { reviewId: Number(form.get('reviewId')), step: 'asking' } }),
  },
});

/** The product; with the token of a preview link also before it is published. */
const productOf = (client: PageRequest['client'], productId: string, token: string | null) =>
  token === null
    ? client.call(catalogEndpoints.getProduct, { productId })
    : client.call(catalogEndpoints.previewProduct, { productId, token });

/** Results of a form without script. */
interface Submitted {
  addError?: ProductData['addError'];
  /** A postal code we can deliver to. */
  postalCode?: string;
  refusedPostalCode?: RefusedPostalCode;
  alert?: ProductData['alert'];
  reporting?: ProductData['reporting'];
}

/** Days for which a product counts as new. */
const newFor = 60;

async function load({ client, params, url, brand, now, shopOf }: PageRequest, posted: Submitted = {}): Promise<Loaded<ProductData>> {
  const productId = params.productId ?? '';
  const preview = url.searchParams.get('preview');
  const asked = wholeNumber(url.searchParams.get('variation'));
  const page = wholeNumber(url.searchParams.get('reviews')) ?? 1;
  const [found, reviews, recommended, shipping, rates, flags] = await Promise.all([
    productOf(client, productId, preview),
    client.call(reviewEndpoints.getReviews, { productId, page, ...choiceInput(readChoice(url.searchParams)) }),
    client.call(recommendationEndpoints.getRecommendations, { productId }),
    loadStandardShipping(client),
    client.call(deliveryEndpoints.getRates, {}),
    loadBrandFlags(client),
  ]);
  if (!found.ok) {
    const successor = found.details?.successor as Parameters<typeof productLink>[0] | undefined;
    if (successor) return redirect(productLink(successor), 301);
    const [sister] = ((found.details?.soldBy as string[] | undefined) ?? []).flatMap((brand) => shopOf(brand) ?? []);
    if (sister) return redirect(sister + url.pathname + url.search, 301);
    return found.statusCode === 410 || found.statusCode >= 500 ? failed(found.statusCode) : notFound();
  }
  const product = found.data;
  const chosen = initialVariation(product.variations, asked);

  const place = { variationId: asked === chosen?.variationId ? chosen?.variationId : undefined, reviewsPage: page };
  const canonical = productLink(product, { ...place, preview: preview ?? undefined });
  if (new URL(canonical, url).pathname !== url.pathname) return redirect(canonical, 301);

  if (page > 1 && (reviews.ok ? page > reviews.data.pages : isMissing(reviews))) return notFound();

  const { addError = null, postalCode, refusedPostalCode = null, alert = null, reporting = null } = posted;
  // What is not sold yet has no dates.
  const estimate =
    chosen && preview === null
      ? await client.call(deliveryEndpoints.getEstimateForPage, { variationId: chosen.variationId, postalCode })
      : null;

  // Requested without script: the item cannot be delivered there.
  const refusedThere = postalCode && estimate && !estimate.ok && estimate.statusCode === 409 ? estimate.message : null;
  const loaded = pageData(
    {
      origin: url.origin,
      product,
      preview,
      chosenId: chosen?.variationId ?? null,
      reviews: reviews.ok ? reviews.data : null,
      reporting,
      recommendations: recommended.ok ? recommended.data.products.map(shownCard) : [],
      arrival: estimate && { answer: estimate.ok ? estimate.data : null, refused: refusedPostalCode, refusal: refusedThere },
      shipping,
      zones: rates.ok ? rates.data.rates.filter(({ holds, states }) => holds !== null || states.length > 0) : [],
      zooms: flags.isOn('image-zoom'),
      line: lineAbove(product.departmentSlug, brand),
      isNew: now.getTime() - Date.parse(product.introducedOn ?? '') < newFor * dayMs,
      addError,
      alert,
    },
    addError ? 409 : refusedPostalCode || (alert && alert !== 'noted') ? refusedStatus : 200,
  );
  return preview === null ? loaded : { ...loaded, isPersonal: true };
}

function lineAbove(department: string, brand: string): string | null {
  const { productLines } = contentOf(brand);
  return (own(productLines, department) ?? productLines['*'])?.text ?? null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
