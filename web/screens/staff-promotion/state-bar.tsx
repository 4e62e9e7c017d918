import { promotionStateWords } from '../../features/staff/promotions/words.ts';
import { staffPromotion, staffPromotionResults, staffPromotionTrial } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { StaffPromotionData } from './staff-promotion-data.ts';
import styles from './staff-promotion-screen.module.css';

/** Whether shoppers get it, and what can be done about it as a whole. */
export function StateBar({ promotion: { promotionId, version, state }, mayEdit }: StaffPromotionData) {
  const action = staffPromotion({ promotionId });
  const set = (to: 'published' | 'draft', words: string, variant: 'primary' | 'secondary') => (
    <form method="post" action={action}>
      <input type="hidden" name="action" value="state" />
      <input type="hidden" name="state" value={to} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" size="small" variant={variant}>
        {words}
      </Button>
    </form>
  );
  const press = (name: 'stop' | 'duplicate', words: string, variant: 'primary' | 'secondary') => (
    <form method="post" action={action}>
      <input type="hidden" name="action" value={name} />
      <Button type="submit" size="small" variant={variant}>
        {words}
      </Button>
    </form>
  );
  return (
    <div className={styles.bar}>
      <Badge tone={state === 'active' ? 'success' : 'neutral'}>{promotionStateWords[state]}</Badge>
      {mayEdit && (
        <>
          {state === 'draft' && set('published', 'Publish', 'primary')}
          {state === 'active' && press('stop', 'Stop now', 'secondary')}
          {state === 'stopped' && set('published', 'Start again', 'primary')}
          {(state === 'scheduled' || state === 'stopped') && set('draft', 'Back to draft', 'secondary')}
          {press('duplicate', 'Duplicate', 'secondary')}
        </>
      )}
      <a href={staffPromotionTrial({ promotion: promotionId })}>Try it</a>
      {state !== 'draft' && <a href={staffPromotionResults({ promotionId })}>Results</a>}
    </div>
  );
}
