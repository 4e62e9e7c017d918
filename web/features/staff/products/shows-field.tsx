import { Checkbox } from '../../../ui/form/choice.tsx';
import type { VariationForm } from './product-form.ts';
import { variationLabel } from './product-form.ts';
import { isByVariation, shownBy, shownOptions, valueChoice, variationChoice } from './shows.ts';
import styles from './shows-field.module.css';

interface ShowsFieldProps {
  readonly shows: readonly string[];
  readonly variations: readonly VariationForm[];
  /** Of its checkboxes. */
  readonly name: string;
  /** Counts from 1. */
  readonly place: number;
  onChange(shows: readonly string[]): void;
}

/** Which variations a picture shows, by option values that exist; one by one where values cannot say it. */
export function ShowsField({ shows, variations, name, place, onChange }: ShowsFieldProps) {
  const sold = variations.filter(({ isGone }) => !isGone);
  const options = shownOptions(sold);
  const one = (choice: string, label: string) => (
    <Checkbox
      key={choice}
      name={name}
      value={choice}
      checked={shows.includes(choice)}
      onChange={({ target }) => onChange(target.checked ? [...shows, choice] : shows.filter((other) => other !== choice))}
    >
      {label}
    </Checkbox>
  );
  const kept = (choices: readonly string[]) =>
    shows.filter((choice) => !choices.includes(choice)).map((choice) => <input key={choice} type="hidden" name={name} value={choice} />);
  if (options.length === 0) return kept([]);
  if (isByVariation(shows)) {
    const single = sold.map((variation) => ({ choice: variationChoice(variation.options), label: variationLabel(variation) }));
    return (
      <fieldset className={styles.choices}>
        <legend>Variations picture {place} shows</legend>
        <div>{single.map(({ choice, label }) => one(choice, label))}</div>
        {kept(single.map(({ choice }) => choice))}
      </fieldset>
    );
  }
  const isNowhere = shows.length > 0 && shownBy(shows, sold).length === 0;
  return (
    <>
      {options.map(({ name: option, values }) => (
        <fieldset key={option} className={styles.choices}>
          <legend>
            {option} picture {place} shows
          </legend>
          <div>{values.map((value) => one(valueChoice(option, value), value))}</div>
        </fieldset>
      ))}
      {kept(options.flatMap(({ name: option, values }) => values.map((value) => valueChoice(option, value))))}
      <p className={styles.hint}>
        {isNowhere
          ? 'The variations in the picture are no longer sold, so it isn’t shown.'
          : 'If none is selected, the picture shows every variation.'}
      </p>
    </>
  );
}
