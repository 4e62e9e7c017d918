import type { Failure } from '../../../contract/api/client.ts';
import { writeReviewEndpoints } from '../../../contract/reviews/write-review.ts';
import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { readReview, reviewErrors, type TypedReview } from '../../features/reviews/write/typed-review.ts';
import { data, definePage, failed, type Loaded, notFound, type PageRequest, redirect, refusedStatus, statusOf } from '../../page/page.ts';
import { writeReview } from '../../routes.ts';
import type { WriteReviewData } from './write-review-data.ts';
import WriteReviewScreen from './write-review-screen.tsx';

interface Submitted {
  readonly typed: TypedReview;
  readonly failure: Pick<Failure, 'statusCode' | 'message' | 'fields'>;
}

async function load({ client, params }: PageRequest, refused?: Submitted): Promise<Loaded<WriteReviewData>> {
  const [found, visitor] = await Promise.all([
    client.call(writeReviewEndpoints.getTemplate, { productId: params.productId ?? '' }),
    client.call(visitorEndpoints.getVisitor, {}),
  ]);
  if (!found.ok) return found.statusCode === 410 || found.statusCode >= 500 ? failed(found.statusCode) : notFound();
  const shown = {
    template: found.data,
    customerId: visitor.ok ? visitor.data.customerId : null,
    typed: refused?.typed ?? null,
    errors: refused?.failure.fields ?? {},
    message: refused?.failure.message ?? null,
  };
  return data(shown, statusOf(refused?.failure));
}

/** The page for writing a product's review (spec §2.10, §6: signed-in customers only). */
export default definePage<WriteReviewData>({
  load: (request) => load(request),
  head: ({ template }) => ({ title: `Review ${template.product.name}`, canonical: writeReview(template.product), robots: 'noindex' }),
  cache: 'none',
  Screen: WriteReviewScreen,
  actions: {
    /** The form without script and photos; an accepted review shows a confirmation on this page. */
    async submit(form, request) {
      const productId = request.params.productId ?? '';
      const typed = readReview(form);
      const fields = reviewErrors(typed);
      if (Object.keys(fields).length > 0) {
        return load(request, { typed, failure: { statusCode: refusedStatus, message: 'Please check the fields marked below.', fields } });
      }
      const result = await request.client.call(writeReviewEndpoints.submit, { review: { productId, ...typed, stars: typed.stars ?? 0 } });
      return result.ok ? redirect(writeReview({ productId: Number(productId) }), 303) : load(request, { typed, failure: result });
    },
  },
});
