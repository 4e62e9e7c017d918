import styles from '../../features/staff/promotions/promotion-fields.module.css';
import { PromotionFields } from '../../features/staff/promotions/promotion-fields.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffNewPromotion } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import type { StaffNewPromotionData } from './staff-new-promotion-data.ts';

/** A promotion from nothing. */
function StaffNewPromotionScreen({ data }: { data: StaffData<StaffNewPromotionData> }) {
  return (
    <StaffFrame
      data={data}
      place="promotions"
      heading="New promotion"
      lead="Shoppers don’t get drafts. Save to try it on a cart, and publish when everything is right."
      error={data.shown?.message}
    >
      {({ attempt, choices }) => (
        <form method="post" action={staffNewPromotion()} className={styles.main}>
          {/* First in the form: what Enter does. */}
          <button type="submit" name="action" value="save" hidden />
          <PromotionFields {...attempt} choices={choices} />
          <div className={styles.bar}>
            <Button type="submit" name="action" value="publish">
              Save and publish
            </Button>
            <Button type="submit" name="action" value="save" variant="secondary">
              Save draft
            </Button>
          </div>
        </form>
      )}
    </StaffFrame>
  );
}

export default island('screens/staff-new-promotion/staff-new-promotion-screen', StaffNewPromotionScreen);
