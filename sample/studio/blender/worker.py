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
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402
from kit import cloth, denoise  # noqa: E402
from kit.color import linear  # noqa: E402
from kit.exposure import exposed, saved  # noqa: E402
from kit.stage import frame, light, outline, products  # noqa: E402
from kit.tone import developed, recolored  # noqa: E402
from shot import Shot  # noqa: E402


def photograph(job, cache, threads):
    """Builds the model, renders it once, and writes a PNG for every colour of the job; or answers how its box is seen, where it is to be measured."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(1)
    shot = Shot(job)
    family, model = job['model'].split('.')
    getattr(importlib.import_module(f'models.{family}'), model)(shot)
    look = {**shot.look, **job['options'].get('look', {}), **views(shot, job['view'])}
    points = outline(products())
    seen = frame(points, **{k: look[k] for k in ('turn', 'rise', 'lens', 'fill', 'stop', 'lift', 'close', 'widest') if k in look})
    if job['view'] == 'scale':
        return {'seen': boxed(points)}
    lights = {'key': 'key', 'fill_light': 'fill', 'rim': 'rim', 'background': 'background', 'drop': 'drop', 'back': 'back', 'softness': 'softness', 'mirrored': 'mirrored'}
    light(points, **{lights[k]: v for k, v in look.items() if k in lights}, around=look.get('stage', 0))
    picture, diffuse, masks = exposed(seen, job['resolution'], job['samples'], os.path.join(cache, 'scratch', str(os.getpid())), threads,
                                      look.get('ground', 'whole'), look.get('bounces', 6))
    for color in job['colors']:
        changes = [(i, linear(job[name]), linear(color[name])) for i, name in enumerate(('color', 'accent'))
                   if job[name] and color[name] and color[name] != job[name]]
        saved(developed(recolored(picture, diffuse, masks, changes), look.get('contrast', 1.0)), color['file'])
    return {}


def boxed(points):
    """The box around the product as the camera sees it: its corners 0…1 from the upper left (x changes first, z last), and its measures."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = 100
    bpy.context.view_layer.update()
    ends = points.min(0), points.max(0)
    corners = [world_to_camera_view(scene, scene.camera, Vector((ends[i & 1][0], ends[i >> 1 & 1][1], ends[i >> 2][2]))) for i in range(8)]
    return {'corners': [(round(at.x, 4), round(1 - at.y, 4)) for at in corners], 'extent': [round(float(e), 4) for e in ends[1] - ends[0]]}


def views(shot, view):
    """What the second angle and the detail change."""
    turn = shot.look.get('turn', 25)
    if view == 'angle':
        angle = shot.look.get('angle', {'turn': -turn - 14 if abs(turn) > 4 else 38, 'rise': shot.look.get('rise', 12) + 7})
        # The room turns with the camera: light and ground are those of the main picture. No card crops it, so it may be wider.
        return {'stage': shot.look.get('stage', 0) + angle['turn'] - turn, 'widest': 0.86, **angle}
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
            found = photograph(job, cache, int(threads))
            answer = {'id': job['id'], 'seconds': round(time.process_time() - began, 1), **found}
        except Exception:
            answer = {'id': job['id'], 'failed': traceback.format_exc()}
        print('STUDIO ' + json.dumps(answer), flush=True)
    shutil.rmtree(os.path.join(cache, 'scratch', str(os.getpid())), ignore_errors=True)


main()
