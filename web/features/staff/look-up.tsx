import type { ReactNode } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import form from './form.module.css';

interface LookUpProps {
  /** URL of the list, which gets the search as its query. */
  readonly action: string;
  readonly label: string;
  readonly hint: string;
  readonly typed?: string;
  /** Filters beside the search. */
  readonly children?: ReactNode;
}

/** The search of a console page. */
export function LookUp({ action, label, hint, typed = '', children }: LookUpProps) {
  return (
    <search>
      <form className={form.row} method="get" action={action}>
        <Field label={label} name="q" type="search" autoComplete="off" autoCapitalize="none" spellCheck={false} defaultValue={typed} />
        {children}
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <p className={form.hint}>{hint}</p>
    </search>
  );
}
