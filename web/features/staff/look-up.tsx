import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import form from './form.module.css';

interface LookUpProps {
  /** The list that answers; what was looked for is in its URL. */
  readonly action: string;
  readonly label: string;
  readonly hint: string;
  readonly typed?: string;
  /** The screen's main action is another. */
  readonly isBeside?: boolean;
}

/** The console's field for finding one among many: Ctrl K brings staff to it. */
export function LookUp({ action, label, hint, typed = '', isBeside = false }: LookUpProps) {
  return (
    <search>
      <form className={form.row} method="get" action={action}>
        <Field label={label} name="q" type="search" autoComplete="off" autoCapitalize="none" spellCheck={false} defaultValue={typed} />
        <Button type="submit" variant={isBeside ? 'secondary' : 'primary'}>
          Look up
        </Button>
      </form>
      <p className={form.hint}>{hint} Ctrl K brings you here.</p>
    </search>
  );
}
