"""Blender's side of the studio: reads jobs (JSON, one per line, from standard input), photographs each, answers one JSON line per job.

Run by sample/studio/run.ts: blender -b -P worker.py -- {cache folder} {threads}
"""
import importlib
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
from kit.color import linear  # noqa: E402
from kit.exposure import exposed, saved  # noqa: E402
from kit.stage import frame, light, outline, products  # noqa: E402
from kit.tone import developed, recolored  # noqa: E402
from shot import Shot  # noqa: E402


def photograph(job, cache, threads):
    """Builds the model, renders it once, and writes a PNG for every colour of the job."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(1)
    shot = Shot(job)
    family, model = job['model'].split('.')
    getattr(importlib.import_module(f'models.{family}'), model)(shot)
    look = {**shot.look, **job['options'].get('look', {}), **views(shot, job['view'])}
    points = outline(products())
    seen = frame(points, **{k: look[k] for k in ('turn', 'rise', 'lens', 'fill', 'stop', 'lift', 'close') if k in look})
    lights = {'key': 'key', 'fill_light': 'fill', 'rim': 'rim', 'background': 'background', 'drop': 'drop', 'back': 'back', 'softness': 'softness', 'mirrored': 'mirrored'}
    light(points, **{lights[k]: v for k, v in look.items() if k in lights}, around=look.get('stage', 0))
    picture, diffuse, masks = exposed(seen, job['resolution'], job['samples'], os.path.join(cache, 'scratch', str(os.getpid())), threads,
                                      look.get('ground', 'whole'), look.get('bounces', 6))
    for color in job['colors']:
        changes = [(i, linear(job[name]), linear(color[name])) for i, name in enumerate(('color', 'accent'))
                   if job[name] and color[name] and color[name] != job[name]]
        saved(developed(recolored(picture, diffuse, masks, changes), look.get('contrast', 1.0)), color['file'])


def views(shot, view):
    """What the second angle and the detail change."""
    turn = shot.look.get('turn', 25)
    if view == 'angle':
        return shot.look.get('angle', {'turn': -turn - 8 if abs(turn) > 4 else 38, 'rise': shot.look.get('rise', 12) + 7})
    if view == 'detail':
        return {'close': shot.look.get('detail'), 'stop': 8.0}
    return {}


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
            photograph(job, cache, int(threads))
            answer = {'id': job['id'], 'seconds': round(time.process_time() - began, 1)}
        except Exception:
            answer = {'id': job['id'], 'failed': traceback.format_exc()}
        print('STUDIO ' + json.dumps(answer), flush=True)
    shutil.rmtree(os.path.join(cache, 'scratch', str(os.getpid())), ignore_errors=True)


main()
