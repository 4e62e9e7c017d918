import { DocumentEditor } from '../../features/editing/document-editor.tsx';
import { addressOf, siteTitle } from '../../features/editing/names.ts';
import { PublishPanel } from '../../features/editing/publish-panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffContent, staffContentDocument, staffContentPreview, staffContentVersions } from '../../staff-routes.ts';
import type { StaffContentDocumentData } from './staff-content-document-data.ts';
import styles from './staff-content-document-screen.module.css';

/** The editor of a page, or of the site-wide content. */
function StaffContentDocumentScreen({ data }: { data: StaffData<StaffContentDocumentData> }) {
  const opened = data.shown?.opened;
  return (
    <StaffFrame
      data={data}
      place="content"
      heading={opened?.kind === 'site' ? siteTitle : String(opened?.body.title ?? '')}
      lead={opened && <Ways opened={opened} isPublic={data.shown?.standing.public !== null} />}
      done={data.shown?.done && <Done {...data.shown} />}
      error={data.shown?.message}
    >
      {(shown) => (
        <DocumentEditor
          opened={shown.opened}
          action={staffContentDocument(shown.opened)}
          previewHref={staffContentPreview(shown.opened)}
          aside={(state) => (
            <PublishPanel
              standing={shown.standing}
              state={state}
              action={staffContentDocument(shown.opened)}
              mayPublish={data.me.permissions.includes('content.publish')}
              mayWithdraw={shown.opened.kind === 'page'}
              fault={shown.momentFault}
              withdrawalFault={shown.withdrawalFault}
            />
          )}
        />
      )}
    </StaffFrame>
  );
}

function Done({ done, leadOnHref }: StaffContentDocumentData) {
  return (
    <>
      {done} {leadOnHref && <a href={leadOnHref}>Redirect its address</a>}
    </>
  );
}

function Ways({ opened, isPublic }: { opened: StaffContentDocumentData['opened']; isPublic: boolean }) {
  return (
    <span className={styles.ways}>
      <a href={staffContent()}>All content</a>
      <a href={staffContentVersions(opened)}>Versions</a>
      {opened.kind === 'page' && isPublic && <a href={addressOf(opened.key)}>View page</a>}
    </span>
  );
}

export default island('screens/staff-content-document/staff-content-document-screen', StaffContentDocumentScreen);
