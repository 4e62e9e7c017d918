import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffContentDocument, staffContentPreview, staffContentVersions } from '../../staff-routes.ts';
import { momentInput, shopZoneName } from '../../ui/browser/shop-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { ScaledFrame } from './scaled-frame.tsx';
import type { StaffContentPreviewData } from './staff-content-preview-data.ts';
import styles from './staff-content-preview-screen.module.css';

/** Previews the real page at the width of a phone or a desktop, for any date. */
function StaffContentPreviewScreen({ data }: { data: StaffData<StaffContentPreviewData> }) {
  return (
    <StaffFrame data={data} place="content" heading={data.shown?.title} lead={data.shown && <Ways shown={data.shown} />}>
      {(shown) => (
        <>
          <div className={styles.bar}>
            <nav className={styles.widths} aria-label="Preview width">
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
              <Field {...momentInput} label={`Preview at (${shopZoneName}, now if empty)`} name="at" defaultValue={shown.at} />
              <Button type="submit" variant="secondary">
                Update preview
              </Button>
            </form>
            <a className={styles.alone} href={shown.path} target="_blank" rel="noopener">
              Open in new tab
            </a>
          </div>
          <ScaledFrame src={shown.path} title={`Preview of “${shown.title}”`} width={shown.width} />
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
      {shown.version === null ? 'Draft, ' : `Version ${shown.version}, `}
      {shown.kind === 'site' ? 'shown around the home page. ' : 'as shoppers would see it. '}
      <a href={staffContentDocument(shown)}>Back to editing</a>
      {' · '}
      <a href={staffContentVersions(shown)}>Versions</a>
    </>
  );
}

export default island('screens/staff-content-preview/staff-content-preview-screen', StaffContentPreviewScreen);
