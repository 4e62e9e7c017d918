import type { Failure } from '../../../contract/api/client.ts';
import { synonymEndpoints } from '../../../contract/staff/staff-synonyms.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { failedAttempt, type SynonymAttempt, typedSynonym } from '../../features/staff/synonym-attempt.ts';
import { data, failed, faultsOf, isMissing, type Loaded, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { staffSynonyms } from '../../staff-routes.ts';
import type { StaffSynonymData } from './staff-synonym-data.ts';
import StaffSynonymScreen from './staff-synonym-screen.tsx';

const idOf = ({ params }: PageRequest) => ({ synonymId: Number(params.synonymId) });

/** A synonym that was deleted meanwhile leads to the list, which says so. */
const elsewhere = (failure: Failure): Loaded<never> =>
  isMissing(failure) ? redirect(staffSynonyms({ done: 'gone' }), 303) : failed(failure.statusCode, failure.message);

async function show(request: PageRequest, attempt: { typed: SynonymAttempt['typed']; failure: Failure } | null) {
  const found = await request.client.call(synonymEndpoints.get, idOf(request));
  if (!found.ok) return elsewhere(found);
  const failure = attempt?.failure ?? null;
  return data<StaffSynonymData>(
    {
      synonym: found.data,
      attempt: attempt ? failedAttempt(attempt.typed, attempt.failure) : { typed: found.data, errors: {}, knownId: null },
      message: faultsOf({ failure }).message,
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffSynonymData>({
  title: 'Synonyms',
  titleOf: ({ synonym }) => `Synonyms: ${synonym.phrase}`,
  permission: 'search.edit',
  load: (request) => show(request, null),
  Screen: StaffSynonymScreen,
  actions: {
    change: async (form, request) => {
      const typed = typedSynonym(form);
      const result = await request.client.call(synonymEndpoints.change, {
        ...idOf(request),
        ...typed,
        basedOn: form.get('basedOn') ?? undefined,
      });
      return result.ok
        ? redirect(staffSynonyms({ q: result.data.synonym.phrase, done: 'changed' }), 303)
        : show(request, { typed, failure: result });
    },
    remove: async (_form, request) => {
      const result = await request.client.call(synonymEndpoints.remove, idOf(request));
      return result.ok ? redirect(staffSynonyms({ done: 'deleted' }), 303) : elsewhere(result);
    },
  },
});
