"""Blender's side of the rooms: reads room jobs (JSON, one per line, from standard input), photographs each, answers one JSON line per job.

Run by sample/studio/rooms/run.ts: blender -b -P room_worker.py -- {cache folder} {threads}
"""
import json
import os
import random
import shutil
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from kit import cloth, denoise  # noqa: E402
from kit.exposure import saved  # noqa: E402
from kit.room_exposure import cleaned, exposed_room  # noqa: E402
from kit.tone import balanced, deepened, developed  # noqa: E402
from rooms import built, look_from, seen  # noqa: E402


_standing = {}


def room_of(job):
    """The job's room with its products: built, or still standing when the last job was another view of it."""
    what = json.dumps([job['shell'], job['light'], job['items']])
    if _standing.get('what') != what:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        random.seed(1)
        _standing.update(what=what, pieces=built(job))
    return _standing['pieces']


def photograph(job, cache, threads):
    """Renders the room into `job['file']`; answers where its products are. What was rendered is kept in `job['kept']`, so that with `job['develop']` the
    picture is developed anew in seconds."""
    kept = job['kept']
    if job.get('develop') and os.path.exists(kept):
        loaded = np.load(kept)
        found = {name: loaded[name].astype(np.float32) for name in loaded.files if name != 'spots'}
        spots = json.loads(str(loaded['spots']))
    else:
        pieces = room_of(job)
        look_from(job['camera'])
        size = job['width'], job['height']
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = size
        spots = seen(pieces, *size)
        found = exposed_room(size, job['samples'], os.path.join(cache, 'scratch', str(os.getpid())), threads, job.get('bounces', 3), job['part'])
        os.makedirs(os.path.dirname(kept), exist_ok=True)
        np.savez(kept, spots=json.dumps(spots), **{name: image.astype(np.float16) for name, image in found.items()})
    light = balanced(cleaned(found), found['fine_albedo'], job.get('exposure', 1.0), job.get('tint', '#ffffff'))
    picture = developed(light, job.get('contrast', 1.1))
    saved(deepened(picture, job['night']) if job.get('night') else picture, job['file'])
    return spots


def main():
    cache, threads = sys.argv[sys.argv.index('--') + 1:][:2]
    cloth.CACHE = cache
    os.makedirs(cache, exist_ok=True)
    denoise.prepare(cache)
    for line in sys.stdin:
        if not line.strip():
            continue
        job = json.loads(line)
        began = time.process_time()
        try:
            spots = photograph(job, cache, int(threads))
            answer = {'id': job['id'], 'seconds': round(time.process_time() - began, 1), 'spots': spots}
        except Exception:
            answer = {'id': job['id'], 'failed': traceback.format_exc()}
        print('STUDIO ' + json.dumps(answer), flush=True)
    shutil.rmtree(os.path.join(cache, 'scratch', str(os.getpid())), ignore_errors=True)


main()
