import { useEffect, useRef, useState } from 'react';
import { publicationDays, type ReviewTemplate } from '../../../contract/reviews/write-review.ts';
import { formatDay } from '../../features/reviews/days.ts';
import { ReviewForm } from '../../features/reviews/write/review-form.tsx';
import { blankReview } from '../../features/reviews/write/typed-review.ts';
import { island } from '../../page/island.tsx';
import { login, product as productLink, writeReview } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { CircleCheck, Lock } from '../../ui/icons/icons.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { WriteReviewData } from './write-review-data.ts';
import styles from './write-review-screen.module.css';

/** The review form, or why there is none: not signed in, or already written. */
function WriteReviewScreen({ data: { template, customerId, typed, errors, message } }: { data: WriteReviewData }) {
  const [sent, setSent] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sent) return;
    scrollTo({ top: 0 });
    thanks.current?.focus();
  }, [sent]);

  return (
    <div className={styles.page}>
      <ProductOf template={template} />
      {sent || template.own ? (
        <div ref={thanks} className={styles.state} tabIndex={-1}>
          <Received own={template.own} template={template} />
        </div>
      ) : template.signedIn ? (
        <div className={styles.form}>
          <h1>Write a review</h1>
          <ReviewForm
            template={template}
            customerId={customerId}
            typed={typed ?? { ...blankReview, author: template.author }}
            errors={errors}
            message={message}
            onSent={() => setSent(true)}
          />
        </div>
      ) : (
        <SignedOut template={template} />
      )}
    </div>
  );
}

function ProductOf({ template: { product } }: { template: ReviewTemplate }) {
  return (
    <a className={styles.product} href={productLink(product)}>
      <ProductPicture
        image={product.image}
        department={product.departmentSlug}
        alt=""
        ratio="square"
        priority="eager"
        className={styles.picture}
      />
      <span className={styles.name}>{product.name}</span>
    </a>
  );
}

/** Waiting or published: this customer has a review already. */
function Received({ own, template }: { own: ReviewTemplate['own']; template: ReviewTemplate }) {
  const back = (
    <LinkButton href={`${productLink(template.product)}#reviews`} variant="secondary">
      Back to the product
    </LinkButton>
  );
  if (own?.publishedOn) {
    return (
      <EmptyState heading="h1" title="You have already reviewed this product" icon={<CircleCheck size={40} />} actions={back}>
        <p>Your review was published on {formatDay(own.publishedOn)}. Thank you!</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="h1" title="Thank you for your review" icon={<CircleCheck size={40} />} actions={back}>
      <p>
        {own ? `We received it on ${formatDay(own.submittedOn)}.` : 'We’ve received it.'} We read every review first. Yours will be
        published within {publicationDays.from}–{publicationDays.to} business days.
      </p>
    </EmptyState>
  );
}

function SignedOut({ template: { product } }: { template: ReviewTemplate }) {
  const returnTo = writeReview(product);
  return (
    <div className={styles.state}>
      <EmptyState
        heading="h1"
        title="Write a review"
        icon={<Lock size={40} />}
        actions={
          <>
            <LinkButton href={login({ returnTo })}>Sign in</LinkButton>
            <LinkButton href={login({ tab: 'register', returnTo })} variant="secondary">
              Create an account
            </LinkButton>
          </>
        }
      >
        <p>Please sign in first. Each customer can review a product once, and reviews by buyers are marked as verified purchases.</p>
      </EmptyState>
    </div>
  );
}

export default island('screens/write-review/write-review-screen', WriteReviewScreen);
