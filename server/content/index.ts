/**
 * Content owns editors' pages, the site-wide content of each brand, their versions, and which is public when. It promises that public
 * content changes at its scheduled moment, and that exactly the pages showing it are renewed.
 */
export { type Content, openContent } from './content.ts';
export { type Editor, openEditor } from './editor.ts';
export { contentChanged } from './events.ts';
export { workContent } from './jobs.ts';
export { mountContentLibrary } from './library/routes.ts';
export type { FindAsset } from './lookup.ts';
export { mountContent } from './routes.ts';
export { copyContent, seedContent, seededPictures, seedTemplates } from './seed.ts';
export { mountContentStaff } from './staff-routes.ts';
export { type DocumentName, findContentNaming, findPublicPages, findUnwrittenPages } from './store.ts';
