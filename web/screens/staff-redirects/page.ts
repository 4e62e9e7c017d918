import { redirectStaffEndpoints } from '../../../contract/redirects/redirects.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffRedirects } from '../../staff-routes.ts';
import type { StaffRedirectsData, Taken, TypedRedirect } from './staff-redirects-data.ts';
import StaffRedirectsScreen from './staff-redirects-screen.tsx';

const flashes = {
  saved: 'Redirect saved. It applies right away.',
  removed: 'Redirect deleted.',
};

interface Submitted extends FormState {
  readonly taken?: Taken;
}

const maxWords = 200;
const wordsOf = ({ searchParams }: URL) => (searchParams.get('q') ?? '').slice(0, maxWords);

async function show({ client, url, flash }: PageRequest, { failure, form, taken }: Submitted = {}): Promise<Loaded<StaffRedirectsData>> {
  // After somebody else's change: what they have made of it.
  const q = failure?.code === 'redirect_changed' ? (form?.get('edited') ?? '').slice(0, maxWords) : wordsOf(url);
  const listed = await client.call(redirectStaffEndpoints.list, { q, page: pageNumber(url, 'page', 100_000) });
  if (!listed.ok) return unopened(listed);
  const given = form ?? url.searchParams;
  const text = (name: string) => given.get(name) ?? '';
  const typed = { from: text('from'), to: text('to'), status: given.get('status') ?? '301', ...editedOf(text, failure) };
  const lines = failure || taken?.faults.length ? (form?.get('lines') ?? '') : '';
  return data({ listed: listed.data, q, typed, lines, taken: taken ?? null, done: flash, ...faultsOf({ failure }) }, statusOf(failure));
}

/** The redirect that the form changes; after somebody else's change, as that has left it. */
function editedOf(text: (name: string) => string, failure: FormState['failure']): Pick<TypedRedirect, 'edit' | 'savedAt' | 'edited'> {
  const opened = { edit: text('edit'), savedAt: text('savedAt'), edited: text('edited') || text('from') };
  if (failure?.code !== 'redirect_changed') return opened;
  const { savedAt } = failure.details ?? {};
  return typeof savedAt === 'string' ? { ...opened, savedAt } : { edit: '', savedAt: '', edited: '' };
}

export default defineStaffPage<StaffRedirectsData>({
  title: 'Redirects',
  permission: 'content.edit',
  views: { list: 'redirects', addressOf: (url, done) => staffRedirects({ q: wordsOf(url), done }) },
  flashes,
  load: (request) => show(request),
  Screen: StaffRedirectsScreen,
  actions: {
    save: async (form, request) => {
      const from = form.get('from') ?? '';
      const to = form.get('to') ?? '';
      const status = Number(form.get('status'));
      const edited = { redirectId: Number(form.get('edit')) || undefined, savedAt: form.get('savedAt') || undefined };
      const result = await request.client.call(redirectStaffEndpoints.save, { from, to, status, ...edited });
      return result.ok ? redirect(staffRedirects({ q: result.data.from, done: 'saved' }), 303) : show(request, { failure: result, form });
    },
    saveMany: async (form, request) => {
      const result = await request.client.call(redirectStaffEndpoints.saveMany, { lines: form.get('lines') ?? '' });
      return show(request, result.ok ? { taken: result.data, form } : { failure: result, form });
    },
    remove: async (form, request) => {
      const result = await request.client.call(redirectStaffEndpoints.remove, { redirectId: Number(form.get('redirectId')) });
      return result.ok ? redirect(staffRedirects({ done: 'removed' }), 303) : show(request, { failure: result });
    },
  },
});
