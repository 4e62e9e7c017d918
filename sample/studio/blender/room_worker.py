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
from kit import cloth, denoise  # noqa: E402
from kit.exposure import interior, saved  # noqa: E402
from kit.tone import balanced, deepened, developed  # noqa: E402
from rooms import built, seen  # noqa: E402


def photograph(job, cache, threads):
    """Renders the room into `job['file']`; answers where its products are."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(1)
    pieces = built(job)
    size = job['width'], job['height']
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = size
    spots = seen(pieces, *size)
    light = interior(size, job['samples'], os.path.join(cache, 'scratch', str(os.getpid())), threads, job.get('bounces', 5))
    picture = developed(balanced(light, job.get('exposure', 1.0), job.get('tint', '#ffffff')), job.get('contrast', 1.1))
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
