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
from kit.close_exposure import balanced_close, exposed_close  # noqa: E402
from kit.exposure import exposed, saved  # noqa: E402
from kit.stage import GROUND_NAME, UNFRAMED, frame, light, named, outline, products  # noqa: E402
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
    if job['view'] == 'detail':
        look.update(close_up(points, look['detail'], job.get('closeUp', {})))
    seen = frame(points, **{k: look[k] for k in ('turn', 'rise', 'lens', 'fill', 'stop', 'lift', 'close', 'widest') if k in look})
    if job['view'] == 'scale':
        return {'seen': boxed(points)}
    lights = {'key': 'key', 'fill_light': 'fill', 'rim': 'rim', 'background': 'background', 'drop': 'drop', 'back': 'back', 'softness': 'softness', 'mirrored': 'mirrored'}
    light(points, **{lights[k]: v for k, v in look.items() if k in lights}, around=look.get('stage', 0))
    scratch = os.path.join(cache, 'scratch', str(os.getpid()))
    if job['view'] == 'detail':
        focused()
        picture = balanced_close(exposed_close(job['resolution'], job['samples'], scratch, threads))
        saved(developed(picture, look.get('contrast', 1.0)), job['colors'][0]['file'])
        return {}
    picture, diffuse, masks = exposed(seen, job['resolution'], job['samples'], scratch, threads, look.get('ground', 'whole'), look.get('bounces', 6))
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
    """What the second angle changes."""
    turn = shot.look.get('turn', 25)
    if view == 'angle':
        angle = shot.look.get('angle', {'turn': -turn - 14 if abs(turn) > 4 else 38, 'rise': shot.look.get('rise', 12) + 7})
        # The room turns with the camera: light and ground are those of the main picture. No card crops it, so it may be wider.
        return {'stage': shot.look.get('stage', 0) + angle['turn'] - turn, 'widest': 0.86, **angle}
    return {}


def close_up(points, own, wishes):
    """Where the close view looks: at the model's `own` (point, width), or where `wishes` say: `at` a point of the product's box (0…1 from its left,
    front and foot), `zoom` the share of the width, `turn` and `rise` of the camera."""
    point, width = own
    if 'at' in wishes:
        low, high = points.min(0), points.max(0)
        point = tuple((low + (high - low) * wishes['at']).tolist())
    return {'close': (point, width * wishes.get('zoom', 1)), 'stop': 16.0, **{name: wishes[name] for name in ('turn', 'rise') if name in wishes}}


def focused():
    """Focuses on what is in the middle of the picture; where that is air, the camera moves to what is next to it."""
    scene, camera = bpy.context.scene, bpy.context.scene.camera
    bpy.context.view_layer.update()
    graph, half, turned = bpy.context.evaluated_depsgraph_get(), 18 / camera.data.lens, camera.matrix_world.to_3x3()
    steps = [step / 5 * half for step in range(-4, 5)]
    for x, y in sorted(((x, y) for x in steps for y in steps), key=lambda at: at[0] ** 2 + at[1] ** 2):
        hit, place, _, _, thing, _ = scene.ray_cast(graph, camera.location, turned @ Vector((x, y, -1)).normalized())
        if hit and not named(thing, GROUND_NAME, UNFRAMED):
            depth = -(camera.matrix_world.inverted() @ place).z
            camera.data.dof.focus_distance = depth
            camera.location += turned @ Vector((x, y, 0)) * depth
            return


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
