"""Rooms of the catalogue's products: builds each product with its model, sets it in its place, and says where it is in the picture."""
import importlib
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from kit import UNFRAMED
from kit.interior import daylight, shell
from kit.shapes import link
from kit.stage import named
from shot import Shot


def built(job):
    """Builds the room of a job; answers the items' objects, in the items' order."""
    shell(job['shell'])
    daylight(job['light'], job['shell'])
    return [_placed(item) for item in job['items']]


def _placed(item):
    """One product at its place: turned about the vertical, leaning by `lean` degrees; wood and cloth stay in their own grain."""
    before = set(bpy.context.scene.objects)
    family, model = item['model'].split('.')
    getattr(importlib.import_module(f'models.{family}'), model)(Shot(item))
    things = [thing for thing in bpy.context.scene.objects if thing not in before]
    # Cords along the ground and the wall behind what hangs belong to the photographer's room; the cable of a pendant stays.
    for thing in [thing for thing in things if named(thing, UNFRAMED) and not item.get('hangs')]:
        things.remove(thing)
        bpy.data.objects.remove(thing)
    bpy.context.view_layer.update()
    place = link(bpy.data.objects.new(item['handle'], None))
    lean, turn, roll = (math.radians(item.get(name, 0)) for name in ('lean', 'turn', 'roll'))
    matrix = Matrix.Translation(item['at']) @ Matrix.Rotation(turn, 4, 'Z') @ Euler((lean, roll, 0)).to_matrix().to_4x4() @ Matrix.Scale(item.get('scale', 1), 4)
    for thing in things:
        if thing.parent is None:
            thing.parent = place
    place.matrix_world = matrix
    for thing in things:
        if thing.type == 'LIGHT':
            thing.data.energy *= item.get('glow', 1)
    return things


def look_from(spec):
    """Sets the camera up: at, to, lens (mm), stop, shift."""
    camera = bpy.data.cameras.new('camera')
    thing = link(bpy.data.objects.new('camera', camera))
    bpy.context.scene.camera = thing
    camera.lens, camera.sensor_width, camera.clip_start = spec.get('lens', 32), 36, 0.02
    camera.shift_x, camera.shift_y = spec.get('shift', [0, 0])
    at, to = Vector(spec['at']), Vector(spec['to'])
    thing.location = at
    thing.rotation_euler = (at - to).to_track_quat('Z', 'Y').to_euler()
    camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, (at - to).length, spec.get('stop', 5.6)
    bpy.context.view_layer.update()


def seen(pieces, width, height, across=128):
    """Where each piece is seen, (x, y) 0…1 from the upper left, or None where it is as good as hidden: the visible spot nearest to the middle
    of all that is visible of it."""
    scene = bpy.context.scene
    graph = bpy.context.evaluated_depsgraph_get()
    owner = {thing.name: number for number, things in enumerate(pieces) for thing in things}
    down = round(across * height / width)
    corners = [scene.camera.matrix_world @ corner for corner in scene.camera.data.view_frame(scene=scene)]
    origin = scene.camera.matrix_world.translation
    right_top, right_bottom, left_bottom, left_top = corners
    spots = [[] for _ in pieces]
    for row in range(down):
        for column in range(across):
            x, y = (column + 0.5) / across, (row + 0.5) / down
            target = left_top + (right_top - left_top) * x + (left_bottom - left_top) * y
            hit, _, _, _, thing, _ = scene.ray_cast(graph, origin, (target - origin).normalized())
            if hit and thing.name in owner:
                spots[owner[thing.name]].append((x, y))
    return [_middle(np.array(found)) if len(found) >= 6 else None for found in spots]


def _middle(spots):
    distance = np.abs(spots - np.median(spots, 0)).sum(1)
    return [round(float(value), 3) for value in spots[distance.argmin()]]
