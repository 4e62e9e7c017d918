import { plural } from '../../../contract/values/count.ts';
import { Conflict } from '../../features/staff/conflict.tsx';
import fields from '../../features/staff/promotions/promotion-fields.module.css';
import { PromotionFields } from '../../features/staff/promotions/promotion-fields.tsx';
import { promotionSentence } from '../../features/staff/promotions/sentence.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffOrders, staffPromotion, staffPromotions } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { CampaignsPanel } from './campaigns-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import type { StaffPromotionData } from './staff-promotion-data.ts';
import styles from './staff-promotion-screen.module.css';
import { StateBar } from './state-bar.tsx';

/** One promotion as a sentence, with everything that can be changed about it and what it has given. */
function StaffPromotionScreen({ data }: { data: StaffData<StaffPromotionData> }) {
  const shown = data.shown;
  return (
    <StaffFrame
      data={data}
      place="promotions"
      heading={shown?.promotion.name ?? 'Promotion'}
      lead={
        shown && (
          <>
            {promotionSentence(shown.promotion)} <a href={staffPromotions()}>All promotions</a>
          </>
        )
      }
      done={shown?.done}
      error={shown?.conflict ? null : shown?.message}
    >
      {(page) => (
        <>
          <StateBar {...page} />
          <Given {...page} />
          {page.conflict && <Conflict message={page.message} differences={page.conflict} />}
          {page.mayEdit && <Editor {...page} />}
          {page.mayEdit && (page.promotion.conditions.code || page.promotion.singleUseCodes > 0) && <CodesPanel {...page} />}
          <CampaignsPanel {...page} />
          <HistoryPanel {...page.promotion} me={data.me} />
        </>
      )}
    </StaffFrame>
  );
}

function Given({ promotion }: StaffPromotionData) {
  const { promotionId, orders, discount, uses, usesLimit, stoppedAt } = promotion;
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <p className={styles.given}>
      {stoppedAt && `Stopped ${shopMomentOf(stoppedAt)}. `}
      {orders === 0 ? (
        'No orders have it yet.'
      ) : (
        <>
          {formatMoney(discount)} off <a href={staffOrders({ promotion: String(promotionId) })}>{plural(orders, 'order')}</a> so far.
        </>
      )}
      {usesLimit !== null && ` ${count(uses)} of ${count(usesLimit)} uses.`}
    </p>
  );
}

function Editor({ promotion: { promotionId, version, choices }, attempt }: StaffPromotionData) {
  return (
    <form method="post" action={staffPromotion({ promotionId })} className={fields.main}>
      {/* First in the form: what Enter does. */}
      <button type="submit" name="action" value="save" hidden />
      <input type="hidden" name="version" value={version} />
      <PromotionFields {...attempt} choices={choices} />
      <div className={fields.bar}>
        <Button type="submit" name="action" value="save">
          Save
        </Button>
      </div>
    </form>
  );
}

export default island('screens/staff-promotion/staff-promotion-screen', StaffPromotionScreen);
