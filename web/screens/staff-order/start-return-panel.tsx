import { maxComment, type ReturnQuote } from '../../../contract/returns/returns.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { own } from '../../../contract/values/own.ts';
import { reasonGroups } from '../../features/orders/return-reasons.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { refusalOf, type StaffOrderData } from './staff-order-data.ts';
import styles from './work.module.css';

/** Starts a return for a customer who calls: items, units, reasons and the outcome (spec §4), and why others cannot be returned. */
export function StartReturnPanel({ returning, ...shown }: StaffOrderData & { returning: ReturnQuote }) {
  const { orderNumber, items } = shown.order;
  const { typed, errors } = refusalOf({ returning, ...shown }, 'startReturn');
  const open = returning.lines.filter(({ refusal }) => refusal === null);
  const refused = returning.lines.filter(({ refusal }) => refusal !== null);
  const nameOf = (variationId: number) => {
    const item = items.find((one) => one.variationId === variationId);
    return item ? [item.name, variationName(item.options)].filter(Boolean).join(', ') : '';
  };
  const fault = own(errors, 'lines');
  const wish = own(typed, 'wish') ?? 'refund';
  return (
    <Panel title="Start a return" lead="The customer gets the usual email. Approve the return on the next page.">
      {fault && <Notice tone="error">{fault}</Notice>}
      {refused.length > 0 && (
        <ul className={styles.reasons}>
          {refused.map(({ variationId, refusal }) => (
            <li key={variationId}>
              {nameOf(variationId)}: {refusal}
            </li>
          ))}
        </ul>
      )}
      <form className={styles.refund} method="post" action={staffOrder({ orderNumber })}>
        <input type="hidden" name="action" value="startReturn" />
        <input type="hidden" name="returnUuid" value={own(typed, 'returnUuid') ?? shown.nextReturn} />
        {open.map(({ variationId, refundAmounts }) => (
          <fieldset key={variationId} className={styles.scope}>
            <legend>{nameOf(variationId)}</legend>
            <Field
              label={`Units to return (max ${refundAmounts.length})`}
              name={`units-${variationId}`}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={0}
              max={refundAmounts.length}
              defaultValue={own(typed, `units-${variationId}`) ?? 0}
            />
            <Select
              label="Reason for return"
              name={`reason-${variationId}`}
              placeholder="Select a reason"
              options={[]}
              groups={reasonGroups}
              defaultValue={own(typed, `reason-${variationId}`)}
              error={own(errors, `reason-${variationId}`)}
            />
            <TextArea
              label="Comments"
              name={`comment-${variationId}`}
              rows={2}
              maxLength={maxComment}
              hint="What the customer says. Needed for some reasons; the customer sees it."
              defaultValue={own(typed, `comment-${variationId}`)}
              error={own(errors, `comment-${variationId}`)}
            />
          </fieldset>
        ))}
        {open.length > 0 && (
          <fieldset className={styles.scope}>
            <legend>Outcome</legend>
            <RadioCard name="wish" value="refund" defaultChecked={wish === 'refund'} label="Refund" />
            <RadioCard name="wish" value="replacement" defaultChecked={wish === 'replacement'} label="Replacement" />
          </fieldset>
        )}
        <div className={styles.buttons}>
          {open.length > 0 && <Button type="submit">Start return</Button>}
          <LinkButton href={staffOrder({ orderNumber })} variant="quiet">
            Don’t start a return
          </LinkButton>
        </div>
      </form>
    </Panel>
  );
}
