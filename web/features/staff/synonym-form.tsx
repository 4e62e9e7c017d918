import type { ReactNode } from 'react';
import { staffSynonym } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import type { SynonymAttempt } from './synonym-attempt.ts';
import styles from './synonym-form.module.css';

interface SynonymFormProps {
  readonly attempt: SynonymAttempt;
  readonly action: string;
  /** The form's name among the page's actions. */
  readonly name: 'add' | 'change';
  /** On the button. */
  readonly children: ReactNode;
}

/** A line of synonyms: what is typed, what it also finds, and whether that goes both ways. */
export function SynonymForm({ attempt: { typed, errors, knownId }, action, name, children }: SynonymFormProps) {
  return (
    <form className={styles.form} method="post" action={action}>
      <input type="hidden" name="action" value={name} />
      <div className={styles.sides}>
        <Field
          {...{ label: 'What shoppers type', name: 'phrase', autoComplete: 'off', autoCapitalize: 'none', maxLength: 200 }}
          defaultValue={typed.phrase}
          hint="One to three words, such as couch."
          error={errors.phrase}
        />
        <Field
          {...{ label: 'What it also finds', name: 'means', autoComplete: 'off', autoCapitalize: 'none', maxLength: 200 }}
          defaultValue={typed.means}
          hint="As the shop calls it, such as sofa."
          error={errors.means}
        />
      </div>
      {knownId !== null && (
        <p>
          <a href={staffSynonym({ synonymId: knownId })}>Change the line that is there</a>
        </p>
      )}
      <fieldset className={styles.ways}>
        <legend>Which way it works</legend>
        <RadioCard
          {...{ name: 'ways', value: 'both', defaultChecked: !typed.oneWay }}
          label="Both ways"
          detail="Who types either one finds the other too. A couch is a sofa, and a sofa is a couch."
        />
        <RadioCard
          {...{ name: 'ways', value: 'one', defaultChecked: typed.oneWay }}
          label="One way"
          detail="Only who types the first finds the second too. A kilim is a rug, but who wants a rug is not shown kilims first."
        />
      </fieldset>
      <Button type="submit">{children}</Button>
    </form>
  );
}
