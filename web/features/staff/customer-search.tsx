import { staffCustomers } from '../../staff-routes.ts';
import { LookUp } from './look-up.tsx';

/** Searches customers and orders. */
export function CustomerSearch({ typed }: { typed?: string }) {
  return <LookUp action={staffCustomers()} label="Email or order number" hint="The start of an email is enough." typed={typed} />;
}
