import { defaultRanking, type RankingFactor, rankedFields, rankedSignals, rankingSteps } from '../../../contract/settings/ranking.ts';
import { own } from '../../../contract/values/own.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffSearchRanking, staffSynonyms } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Comparison } from './comparison.tsx';
import { factorNames, hints, stepNames } from './factors.ts';
import type { StaffSearchRankingData } from './staff-search-ranking-data.ts';
import styles from './staff-search-ranking-screen.module.css';
import { UnderstoodPanel } from './understood-panel.tsx';

/** How much each factor counts in a brand's searches, tried on a search before it is saved. */
function StaffSearchRankingScreen({ data }: { data: StaffData<StaffSearchRankingData> }) {
  return (
    <StaffFrame
      data={data}
      place="search-ranking"
      heading={`Search ranking of ${data.me.brand}`}
      lead={
        <>
          Change the order of search results and of lists sorted by best match. The same products are found with any weights.{' '}
          <a href={staffSynonyms()}>Synonyms</a>
        </>
      }
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Weights {...shown} />
          {shown.preview && (
            <>
              <UnderstoodPanel q={shown.q} understood={shown.preview.understood} />
              <Comparison q={shown.q} href={shown.resultsHref} preview={shown.preview} />
            </>
          )}
          <SettingsHistory
            history={inStepWords(shown.set.history)}
            names={factorNames}
            restore={{ action: staffSearchRanking(), version: shown.set.version }}
          />
        </>
      )}
    </StaffFrame>
  );
}

const inStepWords = (history: StaffSearchRankingData['set']['history']) => {
  const words = (step: string | null) => step && (own(stepNames, step) ?? step);
  return history.map((version) => ({
    ...version,
    changes: version.changes.map(({ field, before, after }) => ({ field, before: words(before), after: words(after) })),
  }));
};

/** Previewed by its address, saved by posting. */
function Weights({ set, chosen, q, errors }: StaffSearchRankingData) {
  const factor = (key: RankingFactor) => (
    <Select
      key={key}
      label={factorNames[key]}
      name={key}
      hint={hints[key]}
      defaultValue={chosen[key]}
      options={rankingSteps.map((step) => ({
        value: step,
        label: step === defaultRanking[key] ? `${stepNames[step]} (default)` : stepNames[step],
      }))}
      error={errors[key]}
    />
  );
  return (
    <form className={styles.form} method="get" action={`${staffSearchRanking()}#preview`}>
      <Panel title="Words" lead="How much a word of the search counts by where a product has it.">
        <div className={styles.factors}>{rankedFields.map(factor)}</div>
      </Panel>
      <Panel title="Products" lead="What ranks a product higher among equal matches.">
        <div className={styles.factors}>{rankedSignals.map(factor)}</div>
      </Panel>
      <Panel title="Preview" lead="See the first results as they are now beside those with these weights. Nothing is saved.">
        <div className={styles.try}>
          <Field
            label="Search"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={200}
            enterKeyHint="search"
            hint="What a shopper types, such as “velvet sofa under $900”."
            defaultValue={q}
            error={errors.q}
          />
          <Button type="submit" variant="secondary">
            Preview
          </Button>
        </div>
      </Panel>
      <div className={styles.save}>
        <Button type="submit" formMethod="post" formAction={staffSearchRanking({ version: set.version })} name="action" value="save">
          Save ranking
        </Button>
      </div>
    </form>
  );
}

export default island('screens/staff-search-ranking/staff-search-ranking-screen', StaffSearchRankingScreen);
