import { synonymEndpoints } from '../../../contract/staff/staff-synonyms.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { emptyAttempt, failedAttempt, type SynonymAttempt, typedSynonym } from '../../features/staff/synonym-attempt.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffSynonyms } from '../../staff-routes.ts';
import type { StaffSynonymsData } from './staff-synonyms-data.ts';
import StaffSynonymsScreen from './staff-synonyms-screen.tsx';

const flashes = {
  added: 'Synonym added. It applies from the next search.',
  changed: 'Synonym saved. It applies from the next search.',
  deleted: 'Synonym deleted.',
};
const gone = 'This synonym has been deleted.';

const wordsOf = ({ searchParams }: URL) => (searchParams.get('q') ?? '').trim().slice(0, 100);

async function show(
  { client, url, flash }: PageRequest,
  { attempt, message, status }: { attempt: SynonymAttempt; message: string | null; status: number },
): Promise<Loaded<StaffSynonymsData>> {
  const q = wordsOf(url);
  const listed = await client.call(synonymEndpoints.list, { q, page: pageNumber(url) });
  if (!listed.ok) return unopened(listed);
  const isLoaded = attempt === emptyAttempt;
  // A report of searches leads here with words that found nothing.
  const phrase = (url.searchParams.get('phrase') ?? '').trim().slice(0, 100);
  return data(
    {
      listed: listed.data,
      q,
      attempt: isLoaded ? { ...attempt, typed: { ...attempt.typed, phrase } } : attempt,
      done: flash,
      message: isLoaded && url.searchParams.get('done') === 'gone' ? gone : message,
    },
    status,
  );
}

export default defineStaffPage<StaffSynonymsData>({
  title: 'Synonyms',
  permission: 'search.edit',
  views: { list: 'synonyms', addressOf: (url, done) => staffSynonyms({ q: wordsOf(url), done }) },
  flashes,
  load: (request) => show(request, { attempt: emptyAttempt, message: null, status: 200 }),
  Screen: StaffSynonymsScreen,
  actions: {
    add: async (form, request) => {
      const typed = typedSynonym(form);
      const result = await request.client.call(synonymEndpoints.add, typed);
      if (result.ok) return redirect(staffSynonyms({ q: result.data.synonym.phrase, done: 'added' }), 303);
      const message = result.fields ? null : result.message;
      return show(request, { attempt: failedAttempt(typed, result), message, status: statusOf(result) });
    },
  },
});
