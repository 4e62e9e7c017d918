import { contrastOf, contrastPairs, contrastWords, type ThemeColors, themeColorNames } from '../../../contract/settings/theme.ts';
import { classes } from '../../ui/classes.ts';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import styles from './contrasts.module.css';

/** Every pair of colours that meets on pages, with its contrast and what it needs. */
export function Contrasts({ colors }: { colors: ThemeColors }) {
  return (
    <Disclosure title="Contrast of all pairs">
      <ul className={styles.list}>
        {contrastPairs.map(({ front, back, least }) => {
          const contrast = contrastOf(colors[front], colors[back]);
          const isEnough = contrast >= least;
          return (
            <li key={`${front} ${back}`} className={styles.pair}>
              <span className={styles.sample} style={{ background: colors[back] }} aria-hidden="true">
                <span style={{ background: colors[front] }} />
              </span>
              <span>
                {themeColorNames[front]} on {themeColorNames[back].toLowerCase()}
              </span>
              <span className={classes(styles.figure, !isEnough && styles.weak)}>
                {contrastWords(contrast)} {isEnough ? 'passes' : `needs ${least}:1`}
              </span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
