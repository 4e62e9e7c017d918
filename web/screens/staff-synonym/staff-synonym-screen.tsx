import type { ListedSynonym } from '../../../contract/staff-synonyms.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { SynonymForm } from '../../features/staff/synonym-form.tsx';
import { results } from '../../routes.ts';
import { staffSynonym, staffSynonyms } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import type { StaffSynonymData } from './page.ts';

/** One line of synonyms: changing it, and deleting it. */
export default function StaffSynonymScreen({ data }: { data: StaffData<StaffSynonymData> }) {
  const line = data.shown?.synonym;
  return (
    <StaffFrame
      data={data}
      place="synonyms"
      heading={line ? `${line.phrase}, ${line.means}` : 'Synonyms'}
      lead={
        line && (
          <>
            <a href={results({ k: line.phrase })}>See results for “{line.phrase}”</a>, or <a href={staffSynonyms()}>all lines</a>.
          </>
        )
      }
      error={data.shown?.message}
    >
      {({ synonym, attempt }) => (
        <>
          <Panel title="Change it">
            <SynonymForm attempt={attempt} action={staffSynonym(synonym)} name="change">
              Save
            </SynonymForm>
          </Panel>
          <Panel title="Delete it" lead={lossWords(synonym)}>
            <form method="post" action={staffSynonym(synonym)}>
              <input type="hidden" name="action" value="remove" />
              <Button type="submit" variant="secondary" size="small">
                Delete this line
              </Button>
            </form>
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function lossWords({ phrase, means, oneWay }: ListedSynonym): string {
  const there = `Who types “${phrase}” no longer finds “${means}” by it`;
  return oneWay ? `${there}.` : `${there}, nor the other way round.`;
}
