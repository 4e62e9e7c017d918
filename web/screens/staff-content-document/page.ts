import type { Failure } from '../../../contract/api/client.ts';
import { blockForms, pageFields, siteFields } from '../../../contract/content/forms.schemas.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { listOf, type PlainRecord, recordOf } from '../../../contract/values/plain.ts';
import { siteTitle } from '../../features/editing/names.ts';
import type { MomentFault } from '../../features/editing/publish-panel.tsx';
import { readFields } from '../../features/editing/read-form.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { contentPage } from '../../routes.ts';
import { staffContentDocument, staffRedirects } from '../../staff-routes.ts';
import { fromShopTime } from '../../ui/browser/shop-time.ts';
import { documentOf, openDocument, standingOf } from './open-document.server.ts';
import type { StaffContentDocumentData } from './staff-content-document-data.ts';
import StaffContentDocumentScreen from './staff-content-document-screen.tsx';

const flashes = {
  saved: 'Draft saved.',
  published: 'Published. Shoppers can see it now.',
  planned: 'Scheduled.',
  withdrawn: 'Unpublished. Shoppers no longer see it.',
  cancelled: 'Removed from the schedule.',
  restored: 'The old version is your draft again. Publish it to make it live.',
};

interface Submitted {
  readonly failure?: Failure;
  /** As typed, in a form sent without script. */
  readonly body?: PlainRecord;
  readonly momentFault?: MomentFault;
  readonly withdrawalFault?: MomentFault;
}

async function show(
  request: PageRequest,
  { failure, body, momentFault, withdrawalFault }: Submitted = {},
): Promise<Loaded<StaffContentDocumentData>> {
  const found = await openDocument(request, { body, faults: failure?.fields });
  if (!found.ok) return unopened(found);
  return data(
    {
      opened: found.opened,
      standing: standingOf(found.document),
      done: request.flash,
      leadOnHref: request.flash === flashes.withdrawn ? staffRedirects({ from: contentPage(found.opened.key) }) : null,
      message: failure?.message ?? null,
      momentFault: momentFault ?? null,
      withdrawalFault: withdrawalFault ?? null,
    },
    momentFault || withdrawalFault ? refusedStatus : statusOf(failure),
  );
}

const told = (request: PageRequest, done: string) => redirect(staffContentDocument(documentOf(request), { done }), 303);

/** The form's date and time, in the shop's time zone: undefined when empty, null when invalid. */
function momentOf(form: URLSearchParams): string | null | undefined {
  const typed = form.get('at') ?? '';
  return typed === '' ? undefined : fromShopTime(typed);
}
/** The version that was public when the form was made; null for none. */
const publicIn = (form: URLSearchParams): number | null => Number(form.get('basedOn')) || null;
const noMoment = 'Enter a date and time, such as Nov 27, 2026, 12:00 AM';

/** A time in the past would publish at once, which was not intended. The current minute is fine. */
const hasPassed = (at: string | undefined, now: Date): boolean => at !== undefined && Date.parse(at) < now.getTime() - 60_000;
/** A time in the current minute has come. */
const isToCome = (at: string | undefined, now: Date): boolean => at !== undefined && Date.parse(at) > now.getTime();
const passed = (instead: string, form: URLSearchParams): MomentFault => ({
  words: `This time has passed. Choose a later one, or ${instead}.`,
  typed: form.get('at') ?? '',
});

export default defineStaffPage<StaffContentDocumentData>({
  title: 'Edit',
  titleOf: ({ opened: { kind, key } }) => `Edit: ${kind === 'site' ? siteTitle : key}`,
  permission: 'content.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffContentDocumentScreen,
  actions: {
    /** Without script: puts the typed values into the version that the form was made from. */
    save: async (form, request) => {
      const name = documentOf(request);
      const basedOn = Number(form.get('basedOn'));
      const base = await request.client.call(contentStaffEndpoints.get, { ...name, version: basedOn });
      if (!base.ok) return show(request, { failure: base });
      const body = typedBody(recordOf(base.data.body), form);
      const saved = await request.client.call(contentStaffEndpoints.save, { ...name, content: body, basedOn });
      return saved.ok ? told(request, 'saved') : show(request, { failure: saved, body });
    },
    publish: async (form, request) => {
      const at = momentOf(form);
      const isLater = form.has('at');
      if (at === null || (isLater && at === undefined)) return show(request, { momentFault: { words: noMoment, typed: '' } });
      if (hasPassed(at, request.now)) return show(request, { momentFault: passed('publish it now', form) });
      const version = Number(form.get('version')) || undefined;
      const basedOn = publicIn(form);
      const result = await request.client.call(contentStaffEndpoints.publish, { ...documentOf(request), at, version, basedOn });
      return result.ok ? told(request, isToCome(at, request.now) ? 'planned' : 'published') : show(request, { failure: result });
    },
    unpublish: async (form, request) => {
      const at = momentOf(form);
      if (at === null) return show(request, { withdrawalFault: { words: noMoment, typed: '' } });
      if (hasPassed(at, request.now)) return show(request, { withdrawalFault: passed('leave it empty', form) });
      const result = await request.client.call(contentStaffEndpoints.unpublish, { ...documentOf(request), at, basedOn: publicIn(form) });
      return result.ok ? told(request, isToCome(at, request.now) ? 'planned' : 'withdrawn') : show(request, { failure: result });
    },
    cancel: async (form, request) => {
      const which = { ...documentOf(request), publicationId: Number(form.get('publicationId')) };
      const result = await request.client.call(contentStaffEndpoints.cancel, which);
      return result.ok ? told(request, 'cancelled') : show(request, { failure: result });
    },
  },
});

function typedBody(base: PlainRecord, form: URLSearchParams): PlainRecord {
  const isPage = Array.isArray(base.blocks);
  const body = recordOf(readFields(isPage ? pageFields : siteFields, base, form));
  if (!isPage) return body;
  const blocks = listOf(base.blocks).map((item, i) => {
    const block = recordOf(item);
    const fields = blockForms.find(({ type }) => type === block.type)?.fields ?? [];
    return readFields(fields, block, form, `blocks.${i}`);
  });
  return { ...body, blocks };
}
