import { staffCustomers } from '../../staff-routes.ts';
import { LookUp } from './look-up.tsx';

/** Looks customers and orders up. */
export function CustomerSearch({ typed }: { typed?: string }) {
  return <LookUp action={staffCustomers()} label="Email or order number" hint="The beginning of an email will do." typed={typed} />;
}
