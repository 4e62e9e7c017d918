import { collectProblems } from '../../../contract/api/field-rules.ts';
import { reasonProblem } from '../../../contract/staff/care/impersonation.ts';
import { useFormErrors } from '../../features/account/use-form-errors.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { account, impersonate } from '../../routes.ts';
import { staffCustomers } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { ImpersonateData } from './impersonate-data.ts';

/** Starts and ends acting for a customer. */
function ImpersonateScreen({ data }: { data: StaffData<ImpersonateData> }) {
  return (
    <StaffFrame data={data} place="customers" heading="Act for a customer" error={data.shown?.message}>
      {(shown) => (
        <>
          {shown.acting && <Acting {...shown.acting} />}
          {shown.customer && <Begin {...shown} customer={shown.customer} />}
          {!shown.acting && !shown.customer && (
            <EmptyState title="Choose a customer first" actions={<LinkButton href={staffCustomers()}>Find a customer</LinkButton>}>
              Open a customer’s page to act for them.
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
    <Panel title={`You’re acting for ${who}`} lead={`Ends ${shopMomentOf(expiresAt)}, or when you sign out of the console.`}>
      <form className={form.row} method="post" action={impersonate()}>
        <input type="hidden" name="action" value="end" />
        <Button type="submit">End session</Button>
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
      lead="You’ll see the shop as they do, for up to 30 minutes. Every change is logged under your name. You can’t access their password, email, devices or saved cards."
    >
      <form className={form.stack} method="post" action={impersonate({ customerId: customer.customerId })} {...bind}>
        <input type="hidden" name="action" value="begin" />
        <input type="hidden" name="customerId" value={customer.customerId} />
        <Field
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={255}
          hint="What the customer asked for, such as changing a shipping address."
          error={errors.reason}
        />
        <Button type="submit">Start session</Button>
      </form>
    </Panel>
  );
}

export default island('screens/impersonate/impersonate-screen', ImpersonateScreen);
