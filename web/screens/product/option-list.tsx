import type { MouseEvent } from 'react';
import type { ProductOption, Variation } from '../../../contract/catalog.ts';
import { classes } from '../../ui/classes.ts';
import { SwatchDot } from '../../ui/swatch-dot.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './option-list.module.css';
import { type Choice, choose } from './selection.ts';

interface OptionListProps {
  option: ProductOption;
  variations: readonly Variation[];
  chosen: Variation;
  hrefOf(variation: Variation): string;
  onChoose(variation: Variation): void;
}

/** The values of one option: swatches for what has a colour, pills for the rest. Links, so that they work without script. */
export function OptionList({ option, variations, chosen, hrefOf, onChoose }: OptionListProps) {
  const asSwatches = option.values.every((value) => value.swatch !== null);
  const follow = (event: MouseEvent, variation: Variation) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(variation);
  };
  return (
    <div className={styles.option}>
      <p className={styles.name}>
        {option.name}: <span className={styles.value}>{chosen.options[option.name]}</span>
      </p>
      <ul className={styles.values} aria-label={option.name}>
        {option.values.map(({ value, swatch }) => {
          const choice = choose(variations, chosen, option.name, value);
          if (!choice) return null;
          return (
            <li key={value}>
              <a
                className={classes(asSwatches ? styles.swatch : styles.pill, choice.state !== 'fits' && styles.unfit)}
                href={hrefOf(choice.variation)}
                aria-current={chosen.options[option.name] === value || undefined}
                title={asSwatches ? value + remark(choice) : undefined}
                onClick={(event) => follow(event, choice.variation)}
              >
                {asSwatches && swatch ? (
                  <>
                    <SwatchDot color={swatch} size={32} />
                    <VisuallyHidden>{value}</VisuallyHidden>
                  </>
                ) : (
                  value
                )}
                {choice.state !== 'fits' && <VisuallyHidden>{remark(choice)}</VisuallyHidden>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function remark({ state }: Choice): string {
  if (state === 'fits') return '';
  return state === 'sold-out' ? ', sold out' : ', with other options';
}
