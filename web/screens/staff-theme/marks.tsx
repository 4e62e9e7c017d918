import { type BrandMark, markFormPath, markTypes, widestLogo } from '../../../contract/settings/theme.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Logo } from '../../shell/logo.tsx';
import { staffTheme } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from './marks.module.css';
import type { StaffThemeData } from './staff-theme-data.ts';

const words: Readonly<Record<BrandMark, { readonly title: string; readonly hint: string }>> = {
  logo: {
    title: 'Logo',
    hint: `SVG, PNG or AVIF up to 1 MB, at most ${widestLogo} times as wide as high. Shown in the header and footer.`,
  },
  icon: { title: 'Icon', hint: 'A square SVG, PNG or AVIF. Shown in browser tabs and bookmarks.' },
};

interface MarksProps extends Pick<StaffThemeData, 'set'> {
  readonly brand: string;
}

/** The brand's logo and icon. Plain forms, so that they upload without script. */
export function Marks({ set: { own, version }, brand }: MarksProps) {
  return (
    <Panel
      title="Logo and icon"
      lead="SVG stays sharp at every size; export text as outlines. Scripts, pictures and links in an SVG are refused."
    >
      <div className={styles.marks}>
        {(['logo', 'icon'] as const).map((mark) => (
          <section key={mark} className={styles.mark} aria-label={words[mark].title}>
            <div className={styles.shown}>
              {own[mark] ? (
                <img className={styles[mark]} src={own[mark].src} alt={`${words[mark].title} of ${brand}`} />
              ) : (
                <>
                  {mark === 'logo' && <Logo />}
                  <p className={styles.quiet}>The brand’s own {mark}</p>
                </>
              )}
            </div>
            <form
              className={styles.form}
              method="post"
              action={`${markFormPath}?${new URLSearchParams({ mark, version: String(version) })}`}
              encType="multipart/form-data"
            >
              <Field
                label={words[mark].title}
                name="file"
                type="file"
                accept={markTypes}
                autoComplete="off"
                required
                hint={words[mark].hint}
              />
              <Button type="submit" variant="secondary">
                Upload {mark}
              </Button>
            </form>
            {own[mark] && (
              <form method="post" action={staffTheme()}>
                <input type="hidden" name="action" value="removeMark" />
                <input type="hidden" name="mark" value={mark} />
                <input type="hidden" name="version" value={version} />
                <Button type="submit" variant="quiet">
                  Use the brand’s own {mark}
                </Button>
              </form>
            )}
          </section>
        ))}
      </div>
    </Panel>
  );
}
