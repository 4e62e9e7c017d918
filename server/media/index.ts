/** Media keeps pictures by their content and serves them; the studio draws those that nobody has photographed. */
export { placeOfDrawing } from './drawings/by-name.ts';
export { guessDrawing } from './drawings/guess.ts';
export type { Drawing } from './drawings/kinds.ts';
export { QueueFull } from './images/queue.ts';
export { UnreadablePicture } from './images/render.ts';
export { mountImages } from './images/routes.ts';
export { ImageService } from './images/service.ts';
export { UnusableModel } from './models/glb.ts';
export { DownloadFailed, type DownloadLimits } from './outside/download.ts';
export { OutsideFiles, type OutsidePlace } from './outside/outside-files.ts';
export { type DrawnFile, drawInto } from './pictures.ts';
export { mountMedia } from './routes.ts';
export { type Snapshot, snapshotInto } from './snapshots.ts';
export { MediaStore } from './store.ts';
export { type SniffedFormat, sniff, sniffLength } from './uploads/format.ts';
export { type KeptPicture, keepPicture, measurePicture, remake } from './uploads/picture.ts';
