import { Button, IconButton } from '../../ui/form/button.tsx';
import { X } from '../../ui/icons/icons.tsx';
import type { PromoPart } from './active-parts.ts';
import styles from './promo-details.module.css';
import { promoDetailsId } from './promo-details-id.ts';

/**
 * The modal "promo code details" of the banner's coupon (spec §2.6). A plain `dialog` opened by the button's command: keeps and returns the focus,
 * and closes by Escape, by a click outside and by its buttons, with and without script.
 */
export function PromoDetails({ parts }: { parts: readonly PromoPart[] }) {
  const coupon = parts.find((part) => part.kind === 'coupon');
  if (!coupon) return null;
  return (
    <dialog id={promoDetailsId} className={styles.modal} aria-labelledby="promo_details_title" closedby="any">
      <form method="dialog" className={styles.body}>
        <div className={styles.head}>
          <h2 id="promo_details_title" className={styles.title}>
            Promo code details
          </h2>
          <IconButton type="submit" label="Close" icon={<X size={22} />} />
        </div>
        <p className={styles.offer}>
          {coupon.title}
          {coupon.text && ` ${coupon.text}`}
        </p>
        {coupon.code && (
          <p>
            Code <strong className={styles.code}>{coupon.code}</strong>
          </p>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it is saved (contract/content/parts.ts, richText) */}
        {coupon.details && <div className={styles.details} dangerouslySetInnerHTML={{ __html: coupon.details }} />}
        <Button type="submit" wide size="large">
          Start shopping
        </Button>
      </form>
    </dialog>
  );
}
