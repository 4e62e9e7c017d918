"""Cloth that is simulated: cushions blown up until their seams pucker, covers dropped over what lies below.
A simulation is kept in the cache folder by its parameters, since it takes longer than the picture."""
import hashlib
import math
import os
import random

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as lumps

from .shapes import mesh, subdivide, tube, unwrap

CACHE = None


def cushion(width, depth, height, material=None, piping=0.004, pressure=1.4, seed=0, corner=0.06, shrink=0.0, bend=0.8, frames=22,
            trim=None, crown=None, name='cushion'):
    """A box cushion, or with `height` 0 a pillow of two sheets. Centred on its origin; `crown`: how far, in metres, a face may swell above
    its seam (large cushions would become balloons). `thing['height']` says how high it is in the end."""
    cells = max(width, depth) / 44
    nx, ny = max(8, int(width / cells)), max(8, int(depth / cells))
    nz = 0 if height == 0 else max(3, int(height / cells))
    vertices, faces, index = _shell(width, depth, height, nx, ny, nz, corner, random.Random(seed))
    thing = mesh(name, vertices, faces, material)
    unwrap(thing)

    def simulate():
        settings = _cloth(thing, pressure, frames, stiffness=12, bend=bend, mass=0.25, shrink=shrink)
        settings.effector_weights.gravity, settings.air_damping, settings.quality = 0, 4, 5
        return _settled(thing, frames)

    shape = _kept(simulate, 'cushion', width, depth, height, pressure, seed, corner, shrink, bend, frames)
    low, high = shape.min(0), shape.max(0)
    fit = np.array([width / (high[0] - low[0]), depth / (high[1] - low[1]), 1.0])
    fit[2] = (fit[0] + fit[1]) / 2
    shape = (shape - (low + high) / 2) * fit
    if crown is not None:
        seam, up = height / 2, np.abs(shape[:, 2])
        press = min(1.0, crown / max(1e-4, up.max() - seam))
        shape[:, 2] = np.sign(shape[:, 2]) * np.where(up > seam, seam + (up - seam) * press, up)
    thing.data.vertices.foreach_set('co', shape.astype(np.float32).ravel())
    thing.data.update()
    subdivide(thing, 2)
    thing['height'] = float(shape[:, 2].max() - shape[:, 2].min())
    if piping:
        border = _border(nx, ny)
        for layer in ([0] if nz == 0 else [0, nz]):
            line = np.array([shape[index[(i, j, layer)]] for i, j in border])
            for _ in range(4):
                line = 0.5 * line + 0.25 * (np.roll(line, 1, 0) + np.roll(line, -1, 0))
            tube([tuple(p) for p in line], piping, trim or material, closed=True, sides=3, smooth=False, name='piping').parent = thing
    return thing


def pillow(width, depth, material=None, piping=0.0, pressure=2.2, seed=5, trim=None):
    """A filled pillow of two sewn sheets, soft at the corners."""
    return cushion(width, depth, 0, material, piping, pressure, seed, corner=0.02, bend=0.3, frames=26, shrink=-0.03, trim=trim)


def _border(nx, ny):
    return ([(i, 0) for i in range(nx)] + [(nx, j) for j in range(ny)]
            + [(i, ny) for i in range(nx, 0, -1)] + [(0, j) for j in range(ny, 0, -1)])


def _shell(width, depth, height, nx, ny, nz, corner, rng):
    vertices, faces, index = [], [], {}

    def place(u, v):
        x, y = u * width / 2, v * depth / 2
        cx, cy = width / 2 - corner, depth / 2 - corner
        if abs(x) > cx and abs(y) > cy:
            dx, dy = abs(x) - cx, abs(y) - cy
            reach, length = max(dx, dy), math.hypot(dx, dy)
            if length > 0:
                x, y = math.copysign(cx + dx * reach / length, x), math.copysign(cy + dy * reach / length, y)
        return x, y

    def vertex(i, j, k):
        if nz == 0 and (i in (0, nx) or j in (0, ny)):
            k = 0
        if (i, j, k) not in index:
            x, y = place(2 * i / nx - 1, 2 * j / ny - 1)
            z = (k / nz - 0.5) * height if nz else (0.004 if k else -0.004) * min(1, min(i, nx - i, j, ny - j))
            index[(i, j, k)] = len(vertices)
            vertices.append((x + rng.uniform(-1, 1) * 0.001, y + rng.uniform(-1, 1) * 0.001, z + rng.uniform(-1, 1) * 0.0006))
        return index[(i, j, k)]

    top = nz or 1
    for i in range(nx):
        for j in range(ny):
            faces.append((vertex(i, j, top), vertex(i + 1, j, top), vertex(i + 1, j + 1, top), vertex(i, j + 1, top)))
            faces.append((vertex(i, j, 0), vertex(i, j + 1, 0), vertex(i + 1, j + 1, 0), vertex(i + 1, j, 0)))
    border = _border(nx, ny)
    for k in range(nz):
        for a, b in zip(border, border[1:] + border[:1]):
            faces.append((vertex(*a, k), vertex(*b, k), vertex(*b, k + 1), vertex(*a, k + 1)))
    return vertices, faces, index


def cover(width, depth, rest_on, drop, material=None, at=(0, 0), thick=True, pressure=2.2, frames=34, seed=2, creases=1.0, name='cover'):
    """A duvet (`thick`: two sewn sheets, slightly blown up) or a thin blanket, dropped from `drop` metres over the blocks
    `rest_on` [(size, at, bevel)]."""
    from .shapes import box
    nx, ny = max(20, int(width / 0.029)), max(20, int(depth / 0.029))
    rng, index, vertices, faces = random.Random(seed), {}, [], []

    def vertex(i, j, k):
        if i in (0, nx) or j in (0, ny):
            k = 0
        if (i, j, k) not in index:
            x, y = (i / nx - 0.5) * width, (j / ny - 0.5) * depth
            index[(i, j, k)] = len(vertices)
            vertices.append((at[0] + x + 0.03 * math.sin(y * 3) + rng.uniform(-1, 1) * 0.003,
                             at[1] + y + 0.03 * math.sin(x * 2.2) + rng.uniform(-1, 1) * 0.003,
                             drop + (0.012 if k else 0) + 0.04 * lumps.noise(Vector((x * 2.4, y * 2.4, seed)))))
        return index[(i, j, k)]

    for i in range(nx):
        for j in range(ny):
            faces.append((vertex(i, j, 1), vertex(i + 1, j, 1), vertex(i + 1, j + 1, 1), vertex(i, j + 1, 1)))
            if thick:
                faces.append((vertex(i, j, 0), vertex(i, j + 1, 0), vertex(i + 1, j + 1, 0), vertex(i + 1, j, 0)))
    thing = mesh(name, vertices, faces, material)
    unwrap(thing)

    def simulate():
        supports = []
        for size, place, bevel in rest_on:
            support = box(size, place, None, bevel)
            support.modifiers.new('support', 'COLLISION')
            support.collision.thickness_outer, support.collision.cloth_friction = 0.012, 30
            supports.append(support)
        settings = _cloth(thing, pressure if thick else 0, frames, stiffness=12, bend=0.22, mass=0.3, shrink=-0.07 if thick else 0)
        settings.quality, settings.air_damping = 6, 2
        collisions = thing.modifiers['cloth'].collision_settings
        collisions.distance_min, collisions.collision_quality = 0.01, 3
        shape = _settled(thing, frames)
        for support in supports:
            bpy.data.objects.remove(support)
        return shape

    shape = _kept(simulate, 'cover', width, depth, rest_on, drop, at, thick, pressure, frames, seed)
    thing.data.vertices.foreach_set('co', shape.astype(np.float32).ravel())
    thing.data.update()
    crease(thing, creases)
    subdivide(thing, 2)
    return thing


def crease(thing, amount=1.0):
    """Sharp shallow folds in what lies on top, as in linen that was slept in."""
    ridge = lambda p: (1 - abs(lumps.noise(p)) * 2) ** 3
    normals = [v.normal.copy() for v in thing.data.vertices]
    for vertex, normal in zip(thing.data.vertices, normals):
        p = vertex.co.copy()
        if normal.z <= -0.3:
            continue
        bend = lumps.noise(p * 1.3) * 0.6
        rise = (0.011 * ridge(Vector((p.x * 1.9 + bend, p.y * 4.2 + p.x * 1.2, p.z * 2)))
                + 0.006 * ridge(Vector((p.x * 5.5 + p.y * 2, p.y * 3.1 + bend, p.z * 3 + 9))) + 0.010 * lumps.noise(p * 2.1))
        vertex.co = p + normal * rise * amount
    thing.data.update()


def _cloth(thing, pressure, frames, stiffness, bend, mass, shrink):
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    modifier.point_cache.frame_end = frames
    settings = modifier.settings
    settings.mass, settings.shrink_min = mass, shrink
    settings.use_pressure, settings.uniform_pressure_force = pressure > 0, pressure
    settings.tension_stiffness = settings.compression_stiffness = stiffness
    settings.shear_stiffness, settings.bending_stiffness = stiffness * 0.4, bend
    settings.tension_damping = settings.compression_damping = 10
    return settings


def _settled(thing, frames):
    """Plays the simulation and answers the vertices at its end."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shape = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).data.vertices.foreach_get('co', shape)
    thing.modifiers.clear()
    scene.frame_set(1)
    return shape.reshape(-1, 3)


def _kept(simulate, *parameters):
    source = open(os.path.abspath(__file__), 'rb').read()
    digest = hashlib.sha256(source + repr([_steady(p) for p in parameters]).encode()).hexdigest()[:20]
    path = os.path.join(CACHE, 'cloth', f'{digest}.npy')
    if os.path.exists(path):
        return np.load(path).astype(np.float64)
    shape = simulate()
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(f'{path}.{os.getpid()}', 'wb') as draft:
        np.save(draft, shape.astype(np.float32))
    os.replace(f'{path}.{os.getpid()}', path)
    return shape.astype(np.float64)


def _steady(value):
    """Parameters as they are compared: floats to a tenth of a millimetre."""
    if isinstance(value, (list, tuple)):
        return [_steady(v) for v in value]
    return round(value, 4) if isinstance(value, float) else value
