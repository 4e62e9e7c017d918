import { Fold } from '../../features/editing/fold.tsx';
import form from '../../features/staff/form.module.css';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';

interface ImportPayoutsProps {
  readonly action: string;
  /** Why a report was not imported. */
  readonly refused: string | null;
}

/** Takes a provider's report of payouts, with and without script. */
export function ImportPayouts({ action, refused }: ImportPayoutsProps) {
  return (
    <Fold title="Import a report" isOpen={refused !== null}>
      <form className={form.stack} method="post" encType="multipart/form-data" action={action}>
        {/* Fields are read up to the file. */}
        <input type="hidden" name="action" value="importPayouts" />
        <Field
          label="Report"
          name="report"
          type="file"
          accept=".csv,text/csv"
          required
          hint="Stripe: Payout reconciliation, itemized, with payment_intent_id. PayPal: Settlement report. CSV, up to 15 MB."
          error={refused ?? undefined}
        />
        <Button type="submit" variant="secondary">
          Import report
        </Button>
      </form>
    </Fold>
  );
}
