/** Stores pictures, models and films by content, and serves them. */
export { Bucket } from './bucket.ts';
export { QueueFull } from './images/queue.ts';
export { oneThreadPerPicture, UnreadablePicture } from './images/render.ts';
export { mountImages } from './images/routes.ts';
export { ImageService } from './images/service.ts';
export { largestModel, UnusableModel } from './models/glb.ts';
export { isOutside } from './outside/addresses.ts';
export { DownloadFailed, type DownloadLimits } from './outside/download.ts';
export { OutsideFiles, type OutsidePlace } from './outside/outside-files.ts';
export { mountMedia } from './routes.ts';
export { type Snapshot, snapshotInto } from './snapshots.ts';
export { MediaStore } from './store.ts';
export { UnsafeDrawing } from './uploads/drawing.ts';
export { keepFilm, UnreadableFilm } from './uploads/film.ts';
export { type KeptMark, keepMark, UnsupportedMark } from './uploads/mark.ts';
export { keepModel } from './uploads/model.ts';
export { makePhoto, PhotoIntake } from './uploads/photo.ts';
export { keepPicture, measurePicture, remake } from './uploads/picture.ts';
