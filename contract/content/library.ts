import type { Endpoints } from '../api/endpoint.ts';
import type { contentLibraryDeclarations } from './library.schemas.ts';

export * from './library.rules.ts';
export type { LibraryPicture, ListedPicture } from './library.schemas.ts';

/** The editor's pickers. */
export const contentLibraryEndpoints: Endpoints<typeof contentLibraryDeclarations> = {
  pictures: { method: 'GET', path: '/api/staff/content/pictures' },
  addPicture: { method: 'POST', path: '/api/staff/content/pictures', upload: 'picture' },
  removePicture: { method: 'DELETE', path: '/api/staff/content/pictures' },
  places: { method: 'GET', path: '/api/staff/content/places' },
};
