import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import form from './form.module.css';

interface LookUpProps {
  /** URL of the list, which gets the search as its query. */
  readonly action: string;
  readonly label: string;
  readonly hint: string;
  readonly typed?: string;
  /** Secondary, because the screen has another main action. */
  readonly isBeside?: boolean;
}

/** The search of a console page. */
export function LookUp({ action, label, hint, typed = '', isBeside = false }: LookUpProps) {
  return (
    <search>
      <form className={form.row} method="get" action={action}>
        <Field label={label} name="q" type="search" autoComplete="off" autoCapitalize="none" spellCheck={false} defaultValue={typed} />
        <Button type="submit" variant={isBeside ? 'secondary' : 'primary'}>
          Search
        </Button>
      </form>
      <p className={form.hint}>{hint}</p>
    </search>
  );
}
