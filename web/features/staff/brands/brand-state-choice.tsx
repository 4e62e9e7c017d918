import { type BrandState, brandStates } from '../../../../contract/settings/brands.ts';
import { RadioCard } from '../../../ui/form/choice.tsx';
import styles from '../settings-form.module.css';

const stateWords: Readonly<Record<BrandState, string>> = {
  open: 'Shoppers can visit it and buy.',
  closed: 'Every page shows a maintenance message; signed-in staff still see the shop.',
  archived: 'Its domain is released and nothing is sold. Its orders and content are kept.',
};

/** Whether a brand's shop is open, of the states that can be chosen. */
export function BrandStateChoice({ states, chosen }: { states: readonly BrandState[]; chosen: BrandState }) {
  return (
    <fieldset className={styles.choices}>
      <legend>Status</legend>
      {states.map((state) => (
        <RadioCard
          key={state}
          name="state"
          value={state}
          defaultChecked={chosen === state}
          label={brandStates[state]}
          detail={stateWords[state]}
        />
      ))}
    </fieldset>
  );
}
