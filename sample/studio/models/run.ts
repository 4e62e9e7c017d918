import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorOf } from '../../../server/platform/errors.ts';
import { settings } from '../settings.ts';
import { build, dumpOf } from './blender.ts';
import { compose } from './compose.ts';
import { readDump } from './dump.ts';
import { buildModelJobs } from './jobs.ts';
import { readModels, writeModels } from './manifest.ts';

/**
 * `npm run models`: makes the GLB files of `sample/media` from the studio's models. Makes only what changed, and can be interrupted. Needs Blender
 * 3.4 with numpy; the shop and its tests need neither.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, list: { type: 'boolean', default: false } } });

const all = buildModelJobs();
const current = new Set(readModels().map(({ hash }) => hash));
const jobs = all.filter(({ handle, hash }) => !current.has(hash) && (!values.only || values.only.includes(handle)));
console.log(`${jobs.length} of ${all.length} models to make.`);

if (values.list) {
  for (const { handle, model, colors } of jobs) console.log(`${handle}  ${model}  ${colors.length} colours`);
} else {
  forgetOthers(new Set(all.map(({ handle }) => handle)));
  for await (const [job, failed] of build(jobs)) {
    try {
      if (failed) throw new Error(failed);
      const { glb, triangles } = await compose(
        readDump(dumpOf(job)),
        job.colors.map(({ name }) => name),
      );
      if (glb.length > settings.modelBytes) throw new Error(`${glb.length} bytes are too many`);
      const { handle, hash } = job;
      const file = `${handle}/model.glb`;
      mkdirSync(join(settings.media, handle), { recursive: true });
      writeFileSync(join(settings.media, file), glb);
      writeModels([...readModels().filter((model) => model.handle !== handle), { handle, file, bytes: glb.length, triangles, hash }]);
      console.log(`${handle}  ${Math.round(glb.length / 1000)} KB  ${triangles} triangles`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${job.handle} failed: ${errorOf(error).message}`);
    }
  }
}

/** Deletes the files of products no longer shown in 3-D. */
function forgetOthers(handles: ReadonlySet<string>): void {
  const models = readModels();
  for (const { handle, file } of models) if (!handles.has(handle)) rmSync(join(settings.media, file), { force: true });
  writeModels(models.filter(({ handle }) => handles.has(handle)));
}
