import { staffCustomers } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import form from './form.module.css';

/** Looks customers and orders up; what was looked for is in the URL. */
export function CustomerSearch({ typed = '' }: { typed?: string }) {
  return (
    <search>
      <form className={form.row} method="get" action={staffCustomers()}>
        <Field
          label="Email or order number"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
        />
        <Button type="submit">Look up</Button>
      </form>
      <p className={form.hint}>The beginning of an email will do. Ctrl K brings you here.</p>
    </search>
  );
}
