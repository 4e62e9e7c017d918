import { collectProblems } from '../../../contract/field-rules.ts';
import { reasonProblem } from '../../../contract/impersonation.ts';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { account } from '../../routes.ts';
import { impersonate, staffCustomers } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import type { ImpersonateData } from './page.ts';

/** Where acting for a customer begins and ends. */
export default function ImpersonateScreen({ data }: { data: StaffData<ImpersonateData> }) {
  return (
    <StaffFrame data={data} place="customers" heading="Act for a customer" error={data.shown?.message}>
      {(shown) => (
        <>
          {shown.acting && <Acting {...shown.acting} />}
          {shown.customer && <Begin {...shown} customer={shown.customer} />}
          {!shown.acting && !shown.customer && (
            <EmptyState title="For whom?" actions={<LinkButton href={staffCustomers()}>Look a customer up</LinkButton>}>
              Find the customer first; acting for them begins on their page.
            </EmptyState>
          )}
        </>
      )}
    </StaffFrame>
  );
}

function Acting({ customer, expiresAt }: NonNullable<ImpersonateData['acting']>) {
  const who = customer.name || `customer ${customer.customerId}`;
  return (
    <Panel title={`You are acting for ${who}`} lead={`Until ${shopMomentOf(expiresAt)}, or when you sign out of the console.`}>
      <form className={form.row} method="post" action={impersonate()}>
        <input type="hidden" name="action" value="end" />
        <Button type="submit">Stop</Button>
        <LinkButton href={account()} variant="secondary">
          Go to their account
        </LinkButton>
      </form>
    </Panel>
  );
}

function Begin({ customer, errors: found }: ImpersonateData & { customer: NonNullable<ImpersonateData['customer']> }) {
  const { errors, bind } = useFormErrors(found, (fields) => collectProblems({ reason: reasonProblem(String(fields.get('reason') ?? '')) }));
  return (
    <Panel
      title={customer.name}
      lead="You will see the shop as they do, for half an hour at the most. What you change is written down with your name. Their password, email, devices and stored cards stay theirs."
    >
      <form className={form.stack} method="post" action={impersonate({ customerId: customer.customerId })} {...bind}>
        <input type="hidden" name="action" value="begin" />
        <input type="hidden" name="customerId" value={customer.customerId} />
        <Field
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={255}
          hint="What they asked for, e.g. “change the address of an order”."
          error={errors.reason}
        />
        <Button type="submit">Act for them</Button>
      </form>
    </Panel>
  );
}
