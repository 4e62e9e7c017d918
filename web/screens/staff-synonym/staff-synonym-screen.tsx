import type { ListedSynonym } from '../../../contract/staff/staff-synonyms.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { SynonymForm } from '../../features/staff/synonym-form.tsx';
import { island } from '../../page/island.tsx';
import { results } from '../../routes.ts';
import { staffSynonym, staffSynonyms } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import type { StaffSynonymData } from './staff-synonym-data.ts';

/** Edits or deletes one synonym. */
function StaffSynonymScreen({ data }: { data: StaffData<StaffSynonymData> }) {
  const synonym = data.shown?.synonym;
  return (
    <StaffFrame
      data={data}
      place="synonyms"
      heading={synonym ? `${synonym.phrase}, ${synonym.means}` : 'Synonyms'}
      lead={
        synonym && (
          <>
            <a href={results({ k: synonym.phrase })}>View results for “{synonym.phrase}”</a> · <a href={staffSynonyms()}>All synonyms</a>
          </>
        )
      }
      error={data.shown?.message}
    >
      {({ synonym: stored, attempt }) => (
        <>
          <Panel title="Edit synonym">
            <SynonymForm attempt={attempt} action={staffSynonym(stored)} name="change" basedOn={stored.fingerprint}>
              Save
            </SynonymForm>
          </Panel>
          <Panel title="Delete synonym" lead={lossWords(stored)}>
            <form method="post" action={staffSynonym(stored)}>
              <input type="hidden" name="action" value="remove" />
              <Button type="submit" variant="secondary" size="small">
                Delete synonym
              </Button>
            </form>
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function lossWords({ phrase, means, oneWay }: ListedSynonym): string {
  const loss = `Searching for “${phrase}” will no longer find “${means}”`;
  return oneWay ? `${loss}.` : `${loss}, or the other way around.`;
}

export default island('screens/staff-synonym/staff-synonym-screen', StaffSynonymScreen);
