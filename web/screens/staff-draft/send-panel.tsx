import { linkDays } from '../../../contract/staff/orders/drafts.ts';
import { plural } from '../../../contract/values/count.ts';
import { own } from '../../../contract/values/own.ts';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { CopyButton } from '../../ui/form/copy-button.tsx';
import { Select } from '../../ui/form/field.tsx';
import type { StaffDraftData } from './staff-draft-data.ts';
import styles from './staff-draft-screen.module.css';

/** What the customer would pay now. */
export function TotalsPanel({ draft: { items, totals, promotions } }: StaffDraftData) {
  const bought = items.filter(({ lineTotal }) => lineTotal > 0);
  return (
    <Panel title="Total" lead="At today’s prices. They’re checked again when the customer pays.">
      <TotalsList totals={totals} itemQuantity={bought.reduce((sum, { quantity }) => sum + quantity, 0)} isCapped={promotions.capped} />
      <div className={styles.buttons}>
        <Button type="submit" name="then" value="save" variant="secondary">
          Save draft
        </Button>
      </div>
    </Panel>
  );
}

/** The payment link: by e-mail, or to copy. */
export function SendPanel({ draft: { link, missing, email }, typed }: StaffDraftData) {
  return (
    <Panel title="Payment link">
      {missing.length > 0 && (
        <div>
          <p className={styles.quiet}>Before you can send it:</p>
          <ul className={styles.missing}>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {link && (
        <>
          <p>
            Valid until <strong>{shopMomentOf(link.until)}</strong>. Changes you save show there at once.
          </p>
          <div className={styles.search}>
            <a className={styles.link} href={link.url}>
              {link.url}
            </a>
            <CopyButton text={link.url} />
          </div>
        </>
      )}
      <Select
        label="Valid for"
        name="days"
        defaultValue={own(typed, 'days') ?? '7'}
        options={linkDays.map((days) => ({ value: String(days), label: plural(days, 'day') }))}
      />
      <div className={styles.buttons}>
        <Button type="submit" name="then" value="send">
          {link ? 'Save and send again' : 'Save and send link'}
        </Button>
        <Button type="submit" name="then" value="link" variant="secondary">
          {link ? 'Save and extend' : 'Save and get link'}
        </Button>
      </div>
      <p className={styles.quiet}>{email ? `“Send” emails the link to ${email}.` : '“Send” emails the link to the customer.'}</p>
    </Panel>
  );
}
