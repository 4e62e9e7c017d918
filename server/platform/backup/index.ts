export { UnreadableArchive } from './archive.ts';
export { backUp, CannotRestore, lastBackup, type Manifest, moveRows, noteBackup, restore } from './backup.ts';
export { UnequalRows } from './rows.ts';
export { verifyBackup } from './verify.ts';
