/**
 * Content owns the pages that editors write and what stands on every page of a brand, their versions, and when which of them is public. It
 * promises that what is public changes at the moment it was set for, and that exactly the pages that show it are made anew.
 */
export { type Content, openContent } from './content.ts';
export { type Editor, openEditor } from './editor.ts';
export { contentChanged } from './events.ts';
export { workContent } from './jobs.ts';
export { mountContentLibrary } from './library/routes.ts';
export type { FindAsset } from './lookup.ts';
export { mountContent } from './routes.ts';
export { seedContent, type WrittenContent } from './seed.ts';
export { mountContentStaff } from './staff-routes.ts';
export { type DocumentName, findPublicPages } from './store.ts';
