import { Button, LinkButton } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Disclosure } from '../../../ui/layers/disclosure.tsx';
import { type ChoosableColumn, isColumnShown } from './columns.ts';
import styles from './columns-form.module.css';

interface ColumnsFormProps {
  readonly columns: readonly ChoosableColumn[];
  /** Filters, order and columns of the list as in its URL; empty where they are not set. */
  readonly place: Readonly<Record<string, string>> & { readonly columns: string };
  /** The list's address with filters and order. */
  at(place: Readonly<Record<string, string>>): string;
}

/** Chooses the columns of a list. They are in its URL, so that a view saves them with the filters. */
export function ColumnsForm({ columns, place, at }: ColumnsFormProps) {
  const [action = ''] = at({}).split('?');
  const others = Object.entries(place).filter(([name, value]) => name !== 'columns' && value !== '');
  return (
    <Disclosure title="Columns">
      <form className={styles.form} method="get" action={action}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Says that the choice is made even where nothing is ticked. */}
        <input type="hidden" name="columns" value="none" />
        <fieldset className={styles.boxes}>
          <legend className={styles.legend}>Columns to show</legend>
          {columns.map(({ key, title }) => (
            <Checkbox key={key} name="columns" value={key} defaultChecked={isColumnShown(key, columns, place.columns)}>
              {title}
            </Checkbox>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" size="small">
            Show columns
          </Button>
          {place.columns !== '' && (
            <LinkButton href={at({ ...place, columns: '' })} variant="quiet" size="small">
              Default columns
            </LinkButton>
          )}
        </div>
      </form>
    </Disclosure>
  );
}
