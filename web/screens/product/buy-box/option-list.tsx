import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { ProductOption } from '../../../../contract/catalog/catalog.ts';
import { own } from '../../../../contract/values/own.ts';
import { classes } from '../../../ui/classes.ts';
import { Image } from '../../../ui/image.tsx';
import { SwatchDot } from '../../../ui/swatch-dot.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ShownProduct, ShownVariation } from '../product-data.ts';
import styles from './option-list.module.css';
import { type Choice, choose, type OptionLook, optionLook, unlike } from './selection.ts';

/** Values shown at first (spec §9: product detail max button options 14). */
const shownAtFirst = 14;

interface OptionListProps {
  product: Pick<ShownProduct, 'variations' | 'images'>;
  option: ProductOption;
  chosen: ShownVariation;
  /** Pictures beside their names, not above, on wide screens. */
  isDense: boolean;
  hrefOf(variation: ShownVariation): string;
  onChoose(variation: ShownVariation, option: string): void;
}

/**
 * The values of one option as a group of radio buttons: swatches for colours, a grid of pictures where every value has its own, pills for the rest.
 * They are links, so that they work without script; with script, arrow keys move between them and only the chosen one is a tab stop.
 */
export function OptionList({ product, option, chosen, isDense, hrefOf, onChoose }: OptionListProps) {
  const label = useId();
  const look = optionLook(product, option);
  const current = option.values.findIndex(({ value }) => value === own(chosen.options, option.name));
  const [all, setAll] = useState(current >= shownAtFirst);
  const hidden = all ? 0 : option.values.length - shownAtFirst;

  const follow = (event: MouseEvent, variation: ShownVariation) => {
    if (isModified(event)) return;
    event.preventDefault();
    onChoose(variation, option.name);
  };

  return (
    <div className={styles.option}>
      <p className={styles.name} id={label}>
        {option.name}: <span className={styles.value}>{own(chosen.options, option.name)}</span>
      </p>
      <div
        ref={oneTabStop}
        className={classes(styles.values, look === 'tile' && styles.tiles, isDense && styles.dense)}
        role="radiogroup"
        aria-labelledby={label}
        onKeyDown={goByArrows}
      >
        {option.values.map(({ value, swatch }, at) => {
          const choice = choose(product.variations, chosen, option.name, value);
          if (!choice) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a link that script turns into a radio button; an input would do nothing without script
            <a
              key={value}
              className={classes(
                styles[look],
                choice.state === 'sold-out' && styles.unfit,
                choice.state === 'elsewhere' && styles.unsold,
                !all && at >= shownAtFirst && at !== current && styles.further,
              )}
              role="radio"
              aria-checked={at === current}
              href={hrefOf(choice.variation)}
              title={look === 'swatch' || choice.state === 'elsewhere' ? value + remark(choice, chosen, option.name) : undefined}
              onClick={(event) => follow(event, choice.variation)}
            >
              <Face look={look} value={value} swatch={swatch} product={product} choice={choice} />
              {choice.state !== 'fits' && <VisuallyHidden>{remark(choice, chosen, option.name)}</VisuallyHidden>}
            </a>
          );
        })}
        {hidden > 0 && (
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            {hidden} more
          </button>
        )}
      </div>
    </div>
  );
}

interface FaceProps {
  look: OptionLook;
  value: string;
  swatch: string | null;
  product: Pick<ShownProduct, 'images'>;
  choice: Choice;
}

function Face({ look, value, swatch, product, choice }: FaceProps) {
  if (look === 'swatch' && swatch) {
    return (
      <>
        <SwatchDot color={swatch} size={32} />
        <VisuallyHidden>{value}</VisuallyHidden>
      </>
    );
  }
  const picture = look === 'tile' && product.images.find(({ url }) => url === choice.variation.imageUrl);
  if (!picture) return value;
  return (
    <>
      <Image image={picture} alt="" ratio="square" span="thumb" priority="eager" />
      {value}
    </>
  );
}

function remark({ state, variation }: Choice, chosen: ShownVariation, option: string): string {
  if (state === 'fits') return '';
  return state === 'sold-out'
    ? ', sold out'
    : `, not sold in ${unlike(chosen, variation, option)}, shows ${unlike(variation, chosen, option)}`;
}

const radiosOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[role="radio"]')];

/** Once script runs, Tab stops at the chosen value only; until then at every link. Runs with every render, after which another is chosen. */
function oneTabStop(group: HTMLElement | null): void {
  if (!group) return;
  const radios = radiosOf(group);
  const stop = radios.find((radio) => radio.getAttribute('aria-checked') === 'true') ?? radios[0];
  for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Pressed with a key that makes it the browser's, such as Back or a new tab. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Arrow keys go to the next value and choose it, as with radio buttons; Space chooses too. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = own(steps, event.key);
  const here = event.target;
  if (!(here instanceof HTMLElement)) return;
  if (isModified(event) || here.getAttribute('role') !== 'radio' || (step === undefined && event.key !== ' ')) return;
  event.preventDefault();
  const radios = radiosOf(event.currentTarget).filter((radio) => radio.checkVisibility());
  const next = radios.at((radios.indexOf(here) + (step ?? 0)) % radios.length);
  next?.focus();
  next?.click();
}
