import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../../contract/api/client.ts';
import { writeReviewEndpoints } from '../../../../contract/reviews/write-review.ts';
import { client } from '../../../api/browser.ts';
import { textsIn } from '../../../ui/form/fields.ts';
import { type DraftKey, dropDraft, keepDraft, keptDraft } from './draft.ts';
import { type ReviewErrors, readReview, reviewErrors, type TypedReview } from './typed-review.ts';
import { type FormPhotos, usePhotos } from './use-photos.ts';

export interface ReviewForm {
  /** The fields' initial values; a new `version` renders them again. */
  readonly start: { readonly version: number; readonly typed: TypedReview };
  readonly errors: ReviewErrors;
  readonly message: string | null;
  /** The session ended while the review was written. */
  readonly signedOut: boolean;
  readonly sending: boolean;
  readonly photos: FormPhotos;
  /** Something was typed or chosen. */
  change(field: string): void;
  send(): Promise<void>;
}

/** The form with script: stores a draft on the device, shows errors at their fields, submits, and calls back on success. */
export function useReviewForm(
  key: DraftKey,
  given: { typed: TypedReview; errors: ReviewErrors; message: string | null },
  form: RefObject<HTMLFormElement | null>,
  onSent: () => void,
): ReviewForm {
  const { productId } = key;
  const [start, setStart] = useState({ version: 0, typed: given.typed });
  const [errors, setErrors] = useState(given.errors);
  const [message, setMessage] = useState(given.message);
  const [signedOut, setSignedOut] = useState(false);
  const [sending, setSending] = useState(false);
  const photos = usePhotos(productId);
  const uploaded = photos.photos.flatMap((photo) => photo.uploaded ?? []);
  const typedNow = () => readReview(form.current ? textsIn(form.current) : new URLSearchParams());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const draft = keptDraft(key);
    if (draft) {
      setStart({ version: 1, typed: { ...draft, author: draft.author || given.typed.author } });
      photos.replace(draft.photos ?? []);
    }
  }, [productId]);

  const photoIds = uploaded.map(({ photoId }) => photoId).join();
  const keptPhotoIds = useRef(photoIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos change independently
  useEffect(() => {
    // At first the fields do not show the kept draft yet, and would replace it.
    if (photoIds === keptPhotoIds.current) return;
    keptPhotoIds.current = photoIds;
    if (form.current) keepDraft(key, { ...typedNow(), photos: uploaded });
  }, [photoIds]);

  const show = (found: ReviewErrors) => {
    setErrors(found);
    focusFirst(form.current, found);
  };

  const fail = (failure: Failure) => {
    setMessage(wordsFor(failure));
    setSignedOut(failure.statusCode === 401);
    if (failure.code === 'photo_missing') photos.replace([]);
    if (failure.fields) show(failure.fields);
  };

  return {
    start,
    errors,
    message,
    signedOut,
    sending,
    photos,
    change(field) {
      const { [field]: mended, ...rest } = errors;
      if (mended) setErrors(rest);
      keepDraft(key, { ...typedNow(), photos: uploaded });
    },
    async send() {
      if (sending) return;
      const typed = typedNow();
      const found = reviewErrors(typed);
      setMessage(null);
      if (Object.keys(found).length > 0) return show(found);
      if (photos.uploading) return setMessage('Your photos are still uploading. Please send your review once they’re done.');
      setErrors({});
      setSending(true);
      const review = { productId, ...typed, stars: typed.stars ?? 0, photoIds: uploaded.map(({ photoId }) => photoId) };
      const result = await client.call(writeReviewEndpoints.submit, { review });
      setSending(false);
      if (!result.ok) return fail(result);
      dropDraft(productId);
      onSent();
    },
  };
}

function wordsFor({ statusCode, message }: Failure): string {
  if (statusCode === 0) return 'We couldn’t reach the shop. Your review is saved on this device. Please try again.';
  if (statusCode >= 500) return 'Something went wrong on our side. Your review is saved on this device. Please try again.';
  return message;
}

/** Focuses the first invalid field (checklist 28). */
function focusFirst(form: HTMLFormElement | null, errors: ReviewErrors): void {
  const first = [...(form?.elements ?? [])].find((element) => Object.hasOwn(errors, element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
