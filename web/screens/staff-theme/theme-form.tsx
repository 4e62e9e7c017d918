import { useCallback, useEffect, useRef, useState } from 'react';
import {
  contrastPairs,
  type FontUse,
  type ThemeColor,
  themeColorGroups,
  themeColorNames,
  themeColors,
  themeFontKeys,
  themeFonts,
  weakPairWords,
} from '../../../contract/settings/theme.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { staffTheme } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Contrasts } from './contrasts.tsx';
import type { StaffThemeData, TypedTheme } from './staff-theme-data.ts';
import styles from './theme-form.module.css';
import { ThemePreview } from './theme-preview.tsx';

const fontNames: Readonly<Record<FontUse, string>> = { displayFont: 'Heading font', textFont: 'Text font' };

/** What the form's fields say. */
function chosenIn(form: HTMLFormElement | null, before: TypedTheme): TypedTheme {
  if (!form) return before;
  const fields = new FormData(form);
  const fontIn = (use: FontUse) => themeFontKeys.find((key) => key === fields.get(use)) ?? before.fonts[use];
  const colors = Object.fromEntries(themeColors.map((color) => [color, String(fields.get(color) ?? before.colors[color])]));
  return { colors: { ...before.colors, ...colors }, fonts: { displayFont: fontIn('displayFont'), textFont: fontIn('textFont') } };
}

/** Colours and fonts, checked and shown while they are chosen; the server checks again. */
export function ThemeForm({ set, typed }: StaffThemeData) {
  const form = useRef<HTMLFormElement>(null);
  const [{ colors, fonts }, setChosen] = useState(typed);
  const follow = useCallback(() => setChosen((before) => chosenIn(form.current, before)), []);
  // What was chosen before the script arrived.
  useEffect(follow, [follow]);
  const weak: Readonly<Partial<Record<ThemeColor, string>>> = weakPairWords(colors);
  const weakCount = Object.keys(weak).length;

  return (
    <Panel
      title="Colors and fonts"
      lead="Text needs a contrast of 4.5:1 with its background; edges, stars and the focus ring need 3:1. Colors with less contrast can’t be saved."
    >
      <form ref={form} className={styles.form} method="post" action={staffTheme()} onInput={follow}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={set.version} />
        <div className={styles.fields}>
          {Object.entries(themeColorGroups).map(([title, group]) => (
            <fieldset key={title} className={styles.group}>
              <legend>{title}</legend>
              {themeColors
                .filter((color) => color in group)
                .map((color) => (
                  <Field
                    key={color}
                    type="color"
                    label={themeColorNames[color]}
                    name={color}
                    autoComplete="off"
                    defaultValue={typed.colors[color]}
                    hint={colors[color] === set.defaults[color] ? colors[color] : `${colors[color]} · default ${set.defaults[color]}`}
                    error={weak[color]}
                  />
                ))}
            </fieldset>
          ))}
          <fieldset className={styles.group}>
            <legend>Fonts</legend>
            {(['displayFont', 'textFont'] as const).map((use) => (
              <Select
                key={use}
                label={fontNames[use]}
                name={use}
                defaultValue={typed.fonts[use]}
                options={themeFontKeys.map((font) => ({ value: font, label: themeFonts[font].name }))}
              />
            ))}
          </fieldset>
        </div>
        <div className={styles.beside}>
          <ThemePreview colors={colors} fonts={fonts} />
          <p className={styles.verdict} role="status">
            {weakCount === 0
              ? `All ${contrastPairs.length} pairs of colors have enough contrast.`
              : 'Some colors are too similar. Change those marked to save.'}
          </p>
        </div>
        <div className={styles.whole}>
          <Contrasts colors={colors} />
        </div>
        <div className={styles.whole}>
          <Button type="submit">Save theme</Button>
        </div>
      </form>
    </Panel>
  );
}
