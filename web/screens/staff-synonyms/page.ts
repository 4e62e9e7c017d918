import type { OutputOf } from '../../../contract/endpoint.ts';
import { synonymEndpoints } from '../../../contract/staff-synonyms.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { emptyAttempt, failedAttempt, type SynonymAttempt, typedLine } from '../../features/staff/synonym-attempt.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffSynonyms } from '../../staff-routes.ts';
import StaffSynonymsScreen from './staff-synonyms-screen.tsx';

export interface StaffSynonymsData {
  readonly listed: OutputOf<typeof synonymEndpoints.list>;
  readonly q: string;
  readonly attempt: SynonymAttempt;
  readonly done: string | null;
  readonly message: string | null;
}

const doneWords: Readonly<Record<string, string>> = {
  added: 'The line is added. The next search knows it.',
  changed: 'The line is changed. The next search knows it.',
  deleted: 'The line is deleted. The next search knows nothing of it.',
};
/** A line that was open elsewhere when somebody deleted it. */
const gone = 'This line is no longer there: somebody has deleted it.';

/** A whole number from 1 as it stands in the URL; anything else is the first page. */
const pageOf = (given: string | null): number => (given !== null && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1);

async function show(
  { client, url }: PageRequest,
  { attempt, message, status }: { attempt: SynonymAttempt; message: string | null; status: number },
): Promise<Loaded<StaffSynonymsData>> {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const listed = await client.call(synonymEndpoints.list, { q, page: pageOf(url.searchParams.get('page')) });
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const done = url.searchParams.get('done') ?? '';
  const isLoaded = attempt === emptyAttempt;
  return data(
    {
      ...{ listed: listed.data, q, attempt },
      done: isLoaded ? (doneWords[done] ?? null) : null,
      message: isLoaded && done === 'gone' ? gone : message,
    },
    status,
  );
}

export default defineStaffPage<StaffSynonymsData>({
  title: 'Synonyms',
  permission: 'search.edit',
  load: (request) => show(request, { attempt: emptyAttempt, message: null, status: 200 }),
  Screen: StaffSynonymsScreen,
  actions: {
    add: async (form, request) => {
      const typed = typedLine(form);
      const result = await request.client.call(synonymEndpoints.add, typed);
      if (result.ok) return redirect(staffSynonyms({ q: result.data.synonym.phrase, done: 'added' }), 303);
      const message = result.fields ? null : result.message;
      return show(request, { attempt: failedAttempt(typed, result), message, status: statusOf(result) });
    },
  },
});
