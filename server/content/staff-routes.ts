import { contentStaffEndpoints } from '../../contract/content/staff.ts';
import { links } from '../../contract/links.ts';
import type { Permission } from '../../contract/staff-roles.ts';
import type { Config } from '../platform/config.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { requireStaff } from '../staff/index.ts';
import { cancelPlanned, type EditingParts, type Hand, publish, restoreVersion, saveDraft, unpublish } from './editing.ts';
import { showDocument } from './history.ts';
import { previewToken } from './preview.ts';
import { type DocumentName, findDocuments, type VersionRow } from './store.ts';

const ok = { ok: true } as const;
/** What stands on every page is shown around this one. */
const frontPage = 'homepage';
const presentVersion = ({ number, savedAt, savedBy }: VersionRow) => ({ number, savedAt: savedAt.toISOString(), savedBy });
const dateOf = (at: string | undefined) => (at === undefined ? undefined : new Date(at));

/** Binds what editors do. Writing and looking ask for `content.edit`, everything that the public sees for `content.publish`. */
export function mountContentStaff(api: Api, parts: EditingParts & { config: Pick<Config, 'content' | 'secret'> }): void {
  const db = parts.database.read;
  const handOf = async (call: Call, permission: Permission): Promise<Hand> => {
    const member = await requireStaff(db, call, permission);
    return { by: member.name, now: call.now, member };
  };
  const named = ({ brand }: Call, { kind, key }: Pick<DocumentName, 'kind' | 'key'>): DocumentName => ({ brand, kind, key });

  api.bind(contentStaffEndpoints.list, async (_input, call) => {
    await requireStaff(db, call, 'content.edit');
    const documents = await findDocuments(db, call.brand, call.now);
    return {
      isElsewhere: parts.config.content.contentstack !== null,
      documents: documents.map((row) => ({
        ...row,
        savedAt: row.savedAt.toISOString(),
        publicSince: row.publicSince?.toISOString() ?? null,
        planned: row.planned && { ...row.planned, at: new Date(row.planned.at).toISOString() },
      })),
    };
  });
  api.bind(contentStaffEndpoints.get, async ({ version, ...document }, call) => {
    await requireStaff(db, call, 'content.edit');
    return showDocument(db, named(call, document), version ?? null, call.now);
  });
  api.bind(contentStaffEndpoints.save, async ({ content, basedOn, ...document }, call) =>
    presentVersion(await saveDraft(parts, named(call, document), { body: content, basedOn }, await handOf(call, 'content.edit'))),
  );
  api.bind(contentStaffEndpoints.publish, async ({ version, at, ...document }, call) => {
    const hand = await handOf(call, 'content.publish');
    return { ...ok, ...(await publish(parts, named(call, document), { version, at: dateOf(at) }, hand)) };
  });
  api.bind(contentStaffEndpoints.unpublish, async ({ at, ...document }, call) => {
    await unpublish(parts, named(call, document), dateOf(at), await handOf(call, 'content.publish'));
    return ok;
  });
  api.bind(contentStaffEndpoints.cancel, async ({ publicationId, ...document }, call) => {
    await cancelPlanned(parts, named(call, document), publicationId, await handOf(call, 'content.publish'));
    return ok;
  });
  api.bind(contentStaffEndpoints.restore, async ({ version, ...document }, call) =>
    presentVersion(await restoreVersion(parts, named(call, document), version, await handOf(call, 'content.edit'))),
  );
  api.bind(contentStaffEndpoints.previewLink, async ({ version, at, ...document }, call) => {
    await requireStaff(db, call, 'content.edit');
    const name = named(call, document);
    const token = previewToken(parts.config.secret, name, { version: version ?? null, at: dateOf(at) ?? null }, call.now);
    return { ...ok, path: links.contentPreview(name.kind === 'page' ? name.key : frontPage, token) };
  });
}
