import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import form from './form.module.css';

interface LookUpProps {
  /** URL of the list, which gets the search as its query. */
  readonly action: string;
  readonly label: string;
  readonly hint: string;
  readonly typed?: string;
}

/** The search of a console page. */
export function LookUp({ action, label, hint, typed = '' }: LookUpProps) {
  return (
    <search>
      <form className={form.row} method="get" action={action}>
        <Field label={label} name="q" type="search" autoComplete="off" autoCapitalize="none" spellCheck={false} defaultValue={typed} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <p className={form.hint}>{hint}</p>
    </search>
  );
}
