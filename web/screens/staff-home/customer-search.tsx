import { LookUp } from '../../features/staff/look-up.tsx';
import { staffCustomers } from '../../staff-routes.ts';

/** Searches customers and orders. */
export function CustomerSearch() {
  return (
    <LookUp
      action={staffCustomers()}
      label="Customer or order number"
      hint="The start of a name, email, phone number or postal code is enough."
    />
  );
}
