import { shopZoneName } from '../../features/editing/shop-time.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { staffContentDocument, staffContentPreview, staffContentVersions } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { StaffContentPreviewData } from './page.ts';
import { ScaledFrame } from './scaled-frame.tsx';
import styles from './staff-content-preview-screen.module.css';

/** A page as shoppers would see it: the real one, as wide as a phone or a desktop, as of any moment. */
export default function StaffContentPreviewScreen({ data }: { data: StaffData<StaffContentPreviewData> }) {
  return (
    <StaffFrame data={data} place="content" heading={data.shown?.title} lead={data.shown && <Ways shown={data.shown} />}>
      {(shown) => (
        <>
          <div className={styles.bar}>
            <nav className={styles.widths} aria-label="Width">
              {widths.map(({ width, title }) => (
                <a
                  key={title}
                  href={staffContentPreview(shown, { ...placeOf(shown), width })}
                  aria-current={shown.width === (width ?? 'desktop') ? 'true' : undefined}
                >
                  {title}
                </a>
              ))}
            </nav>
            <form className={styles.moment} method="get" action={staffContentPreview(shown)}>
              {shown.version !== null && <input type="hidden" name="version" value={shown.version} />}
              {shown.width === 'phone' && <input type="hidden" name="width" value="phone" />}
              <Field label={`As of (${shopZoneName}; empty: now)`} type="datetime-local" name="at" defaultValue={shown.at} />
              <Button type="submit" variant="secondary">
                Show
              </Button>
            </form>
            <a className={styles.alone} href={shown.path} target="_blank" rel="noopener">
              In a tab of its own
            </a>
          </div>
          <ScaledFrame src={shown.path} title={`“${shown.title}” as shoppers would see it`} width={shown.width} />
        </>
      )}
    </StaffFrame>
  );
}

const widths = [
  { width: 'phone', title: 'Phone, 390 px' },
  { width: undefined, title: 'Desktop, 1440 px' },
] as const;

const placeOf = ({ version, at }: StaffContentPreviewData) => ({ version: version ?? undefined, at: at || undefined });

function Ways({ shown }: { shown: StaffContentPreviewData }) {
  return (
    <>
      {shown.version === null ? 'The draft, ' : `Version ${shown.version}, `}
      {shown.kind === 'site' ? 'around the home page. ' : 'as it would be public. '}
      <a href={staffContentDocument(shown)}>Back to editing</a>
      {' · '}
      <a href={staffContentVersions(shown)}>Versions</a>
    </>
  );
}
