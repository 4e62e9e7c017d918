import { mostWords, type StaffReturn } from '../../../contract/staff/staff-returns.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './staff-return.module.css';

interface DecidePanelProps {
  one: StaffReturn;
  action: string;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Approves or declines a return, with a message to the customer. */
export function DecidePanel({ one: { quoted, currency, nothingToSend }, action, typed, errors }: DecidePanelProps) {
  return (
    <Panel title="Answer the customer" lead={`The customer expects ${formatMoney(quoted, { currency })} back.`}>
      <form className={forms.stack} method="post" action={action}>
        <input type="hidden" name="action" value="decide" />
        <TextArea
          label="Message to the customer"
          name="words"
          rows={4}
          maxLength={mostWords}
          hint={
            nothingToSend
              ? 'Nothing has to be sent back. Say what happens next.'
              : 'When you approve, say where to send the items or when we pick them up.'
          }
          defaultValue={own(typed, 'words')}
          error={own(errors, 'words')}
        />
        <div className={styles.choices}>
          <Button type="submit" name="decision" value="approved">
            Approve return
          </Button>
          <Button type="submit" name="decision" value="declined" variant="secondary">
            Decline return
          </Button>
        </div>
      </form>
    </Panel>
  );
}
