import type { Logger } from 'pino';
import type { Db } from '../../platform/db/index.ts';
import { tolerantPage, tolerantSite } from '../show/tolerant.ts';
import { findPublic } from '../store.ts';
import type { ContentSource } from './source.ts';

/** The built-in content store; one query per document. */
export function builtInSource(db: Db, log: Logger): ContentSource {
  const tell = (key: string) => (fault: string) => log.warn({ content: key, fault }, 'content left out');
  return {
    page: async (brand, pageId, now) => {
      const found = await findPublic(db, { brand, kind: 'page', key: pageId }, now);
      return found && tolerantPage(found.body, tell(pageId));
    },
    site: async (brand, now) => {
      const found = await findPublic(db, { brand, kind: 'site', key: 'site' }, now);
      return found && tolerantSite(found.body, tell('site'));
    },
  };
}
