import { promotionCodesUrl } from '../../../contract/merchandising/promotions.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffPromotion } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffPromotionData } from './staff-promotion-data.ts';
import styles from './staff-promotion-screen.module.css';

/** Unique codes: creates them, counts those used, and downloads them. */
export function CodesPanel({ promotion, count }: StaffPromotionData) {
  const { promotionId, batches, singleUseCodes, usedCodes } = promotion;
  const number = (value: number) => value.toLocaleString('en-US');
  const latest = Math.max(0, ...batches.map(({ batch }) => batch ?? 0));
  return (
    <Panel
      title="Unique codes"
      lead={
        singleUseCodes === 0
          ? 'Each is good for one order. Create them, then download the list to send out.'
          : `${number(singleUseCodes)} codes, ${number(usedCodes)} used. Each is good for one order.`
      }
    >
      {batches.length > 0 && (
        <Table
          caption="Unique codes"
          columns={[
            { key: 'created', title: 'Created' },
            { key: 'codes', title: 'Codes', numeric: true },
            { key: 'used', title: 'Used', numeric: true },
            { key: 'file', title: 'File' },
          ]}
          rows={batches.map(({ batch, createdAt, codes, used }) => ({
            key: batch ?? 0,
            cells: {
              created: createdAt ? shopMomentOf(createdAt) : 'By command',
              codes: number(codes),
              used: number(used),
              file: (
                <a href={promotionCodesUrl(promotionId, batch)} download>
                  Download CSV<VisuallyHidden> of {number(codes)} codes</VisuallyHidden>
                </a>
              ),
            },
          }))}
        />
      )}
      {promotion.conditions.code && (
        <form className={styles.create} method="post" action={staffPromotion({ promotionId })}>
          <input type="hidden" name="action" value="codes" />
          <input type="hidden" name="batch" value={latest + 1} />
          <Field
            label="How many"
            name="count"
            inputMode="numeric"
            autoComplete="off"
            hint="Up to 10,000 at a time."
            defaultValue={count.typed}
            error={count.error}
          />
          <Button type="submit" variant="secondary">
            Create codes
          </Button>
        </form>
      )}
    </Panel>
  );
}
