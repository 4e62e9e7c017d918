import type { ReactNode } from 'react';
import { staffSynonym } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { RadioCard } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { SynonymAttempt } from './synonym-attempt.ts';
import styles from './synonym-form.module.css';

interface SynonymFormProps {
  readonly attempt: SynonymAttempt;
  readonly action: string;
  /** The form's name among the page's actions. */
  readonly name: 'add' | 'change';
  /** Fingerprint of the synonym to change. */
  readonly basedOn?: string;
  /** On the button. */
  readonly children: ReactNode;
}

/** Two phrases, and whether the synonym works both ways. */
export function SynonymForm({ attempt: { typed, errors, knownId }, action, name, basedOn, children }: SynonymFormProps) {
  return (
    <form className={styles.form} method="post" action={action}>
      <input type="hidden" name="action" value={name} />
      {basedOn && <input type="hidden" name="basedOn" value={basedOn} />}
      <div className={styles.sides}>
        <Field
          label="Search term"
          name="phrase"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={200}
          defaultValue={typed.phrase}
          hint="What shoppers type: one to three words, such as couch."
          error={errors.phrase}
        />
        <Field
          label="Synonym"
          name="means"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={200}
          defaultValue={typed.means}
          hint="What your catalog calls it, such as sofa."
          error={errors.means}
        />
      </div>
      {knownId !== null && (
        <p>
          <a href={staffSynonym({ synonymId: knownId })}>Edit the existing synonym</a>
        </p>
      )}
      <fieldset className={styles.ways}>
        <legend>Direction</legend>
        <RadioCard
          name="ways"
          value="both"
          defaultChecked={!typed.oneWay}
          label="Both ways"
          detail="Searching for either one also finds the other. Couch finds sofas, and sofa finds couches."
        />
        <RadioCard
          name="ways"
          value="one"
          defaultChecked={typed.oneWay}
          label="One way"
          detail="Only the search term finds the synonym. Kilim also finds rugs, but rug doesn’t find kilims."
        />
      </fieldset>
      <Button type="submit">{children}</Button>
    </form>
  );
}
