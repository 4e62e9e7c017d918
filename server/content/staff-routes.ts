import { contentStaffEndpoints } from '../../contract/content/staff.ts';
import type { Permission } from '../../contract/staff/staff-roles.ts';
import { authoredPage } from '../../contract/urls/shop.ts';
import type { Config } from '../platform/config/config.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { requireStaff } from '../staff/index.ts';
import type { Actor } from './actors.ts';
import { cancelPlanned, type EditingParts, publish, restoreVersion, saveDraft, unpublish } from './editing.ts';
import { showDocument } from './history.ts';
import { previewToken } from './preview.ts';
import { type DocumentName, findDocuments, type VersionRow } from './store.ts';

const ok = { ok: true } as const;
/** Site-wide content is previewed around this page. */
const frontPage = 'homepage';
const presentVersion = ({ number, savedAt, savedBy }: VersionRow) => ({ number, savedAt: savedAt.toISOString(), savedBy });
const dateOf = (at: string | undefined) => (at === undefined ? undefined : new Date(at));

/** Binds the editor. Writing and previewing require `content.edit`, everything the public sees `content.publish`. */
export function mountContentStaff(api: Api, parts: EditingParts & { config: Pick<Config, 'content' | 'secret'> }): void {
  const db = parts.database.read;
  const actorOf = async (call: Call, permission: Permission): Promise<Actor> => {
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
  api.bind(contentStaffEndpoints.get, async (asked, call) => {
    await requireStaff(db, call, 'content.edit');
    return showDocument(db, named(call, asked), asked, call.now);
  });
  api.bind(contentStaffEndpoints.save, async ({ content, basedOn, ...document }, call) =>
    presentVersion(await saveDraft(parts, named(call, document), { body: content, basedOn }, await actorOf(call, 'content.edit'))),
  );
  api.bind(contentStaffEndpoints.publish, async ({ version, at, basedOn, ...document }, call) => {
    const actor = await actorOf(call, 'content.publish');
    return { ...ok, ...(await publish(parts, named(call, document), { version, at: dateOf(at), basedOn }, actor)) };
  });
  api.bind(contentStaffEndpoints.unpublish, async ({ at, basedOn, ...document }, call) => {
    await unpublish(parts, named(call, document), { at: dateOf(at), basedOn }, await actorOf(call, 'content.publish'));
    return ok;
  });
  api.bind(contentStaffEndpoints.cancel, async ({ publicationId, ...document }, call) => {
    await cancelPlanned(parts, named(call, document), publicationId, await actorOf(call, 'content.publish'));
    return ok;
  });
  api.bind(contentStaffEndpoints.restore, async ({ version, ...document }, call) =>
    presentVersion(await restoreVersion(parts, named(call, document), version, await actorOf(call, 'content.edit'))),
  );
  api.bind(contentStaffEndpoints.previewLink, async ({ version, at, ...document }, call) => {
    await requireStaff(db, call, 'content.edit');
    const name = named(call, document);
    const token = previewToken(parts.config.secret, name, { version: version ?? null, at: dateOf(at) ?? null }, call.now);
    return { ...ok, path: authoredPage(name.kind === 'page' ? name.key : frontPage, { preview: token }) };
  });
}
