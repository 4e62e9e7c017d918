import { maxWords, type StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './staff-return.module.css';

interface DecidePanelProps {
  one: StaffReturn;
  action: string;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

const ways = [
  { value: 'drop_off', label: 'The customer drops it off' },
  { value: 'pick_up', label: 'The carrier picks it up' },
];

/** Approves or declines a return, with a message to the customer. */
export function DecidePanel({ one, action, typed, errors }: DecidePanelProps) {
  const { quoted, currency, nothingToSend, wish, short, isLarge } = one;
  const money = formatMoney(quoted, { currency });
  const isShort = short.length > 0;
  return (
    <Panel
      title="Answer the customer"
      lead={wish === 'replacement' ? `The customer wants a replacement, worth ${money}.` : `The customer expects ${money} back.`}
    >
      {isShort && (
        <Notice tone="error">
          Not enough in stock for a replacement: {short.join(', ')}. You can approve a refund instead; the customer reads why.
        </Notice>
      )}
      <form className={forms.stack} method="post" action={action}>
        <input type="hidden" name="action" value="decide" />
        {!nothingToSend && (
          <>
            <Select
              label="How the items come back"
              name="way"
              options={ways}
              defaultValue={own(typed, 'way') ?? (isLarge ? 'pick_up' : 'drop_off')}
              hint={isLarge ? 'Too heavy for parcel mail.' : undefined}
            />
            <Field
              label="Day of the pick-up"
              name="pickUpOn"
              type="date"
              autoComplete="off"
              defaultValue={own(typed, 'pickUpOn')}
              hint="Needed for a pick-up: from tomorrow on, and before the return expires. The customer reads it."
              error={own(errors, 'pickUpOn')}
            />
          </>
        )}
        <TextArea
          label="Message to the customer"
          name="words"
          rows={4}
          maxLength={maxWords}
          optional
          hint={
            nothingToSend
              ? 'To decline, say why. The approval email says that nothing has to be sent back.'
              : 'To decline, say why. The approval email has the label and where to take it.'
          }
          defaultValue={own(typed, 'words')}
          error={own(errors, 'words')}
        />
        <div className={styles.choices}>
          {wish === 'replacement' ? (
            <>
              {!isShort && (
                <Button type="submit" name="decision" value="replacement">
                  Approve replacement
                </Button>
              )}
              <Button type="submit" name="decision" value="refund" variant={isShort ? 'primary' : 'secondary'}>
                Approve refund instead
              </Button>
            </>
          ) : (
            <Button type="submit" name="decision" value="approved">
              Approve return
            </Button>
          )}
          <Button type="submit" name="decision" value="declined" variant="secondary">
            Decline return
          </Button>
        </div>
      </form>
    </Panel>
  );
}
