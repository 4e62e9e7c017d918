import type { MediaStore } from '../../media/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';

/** Removes a file of an erased person. As a job, so that it is repeated while the storage is away. */
export const removeFile = defineJob<{ src: string }>('care.remove_file');

export function workCare({ jobs, privateMedia }: { jobs: Jobs; privateMedia: MediaStore }): void {
  jobs.work(removeFile, ({ src }) => privateMedia.remove(src));
}
