"""Rooms that products stand in: floor, walls, a window on the left, and daylight through it. The back wall is y = 0, its middle x = 0; the
room opens toward −y, where the camera stands. Measures in metres."""
import math
import random

import bpy
from mathutils import Vector

from . import materials_hard as hard
from .color import linear, scaled
from .fittings import fitted, garden
from .nodes import Graph
from .shapes import box, link, mesh

# Size, colours and joint of square stones.
SLABS = {'pavers': (0.6, ['#b9ae9c'], 0.008), 'checker': (0.4, ['#ded8cb', '#5a5d58'], 0.003)}
BOARDS = {'oak': '#b8946a', 'pale': '#cdb693', 'dark': '#6d4a33', 'deck': '#a58766'}


def shell(spec):
    """spec: width, depth, height; wall (hex), dado (hex of a panelled lower half) or tiles (hex up to `tiled` metres); floor (BOARDS, SLABS or
    'stone'); window {from, to, sill, head} in metres before the back wall, or none; ceiling False for out of doors."""
    w, d, h = spec['width'] / 2, spec['depth'], spec['height']
    wall = plaster(spec['wall'])
    _plane('back', [(-w, 0, 0), (w, 0, 0), (w, 0, h), (-w, 0, h)], wall)
    if spec.get('right', True):
        _plane('right', [(w, 0, 0), (w, -d, 0), (w, -d, h), (w, 0, h)], wall)
    if spec.get('ceiling', True):
        _plane('ceiling', [(-w, 0, h), (w, 0, h), (w, -d, h), (-w, -d, h)], hard.paint('#f1eee8', None, 0.9, 0.1))
        _plane('front', [(-w, -d, 0), (w, -d, 0), (w, -d, h), (-w, -d, h)], wall)
        _skirting(w, d, spec.get('skirting', '#ece7de'))
    _floor(spec.get('floor', 'oak'), w, d)
    if spec.get('window'):
        _window(w, d, h, spec['window'], wall)
    if spec.get('tiles'):
        _tiles(w, spec['tiled'], spec['tiles'])
    if spec.get('counter'):
        _counter(w, spec['counter'])
    if spec.get('dado'):
        _dado(w, d, spec['dado'], spec.get('dado_height', 0.95))
    fitted(spec)


def daylight(spec, shell_spec):
    """Sun and sky through the window, a weak fill from behind the camera. sun, sky, fill: strengths; turn, rise: where the sun stands, in
    degrees (turn 0 comes straight from the left, positive from the camera's side); warmth 0…1."""
    w, d, h = shell_spec['width'] / 2, shell_spec['depth'], shell_spec['height']
    turn, rise = math.radians(spec.get('turn', 20)), math.radians(spec.get('rise', 28))
    warmth = spec.get('warmth', 0.6)
    if spec.get('sun', 0):
        sun = bpy.data.lights.new('sun', 'SUN')
        sun.energy, sun.angle, sun.color = spec['sun'], math.radians(1.2), (1, 1 - 0.2 * warmth, 1 - 0.46 * warmth)
        thing = link(bpy.data.objects.new('sun', sun))
        thing.rotation_euler = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), -math.sin(rise))).to_track_quat('-Z', 'Y').to_euler()
    window = shell_spec.get('window')
    if window:
        middle, wide = -(window['from'] + window['to']) / 2, window['to'] - window['from']
        _panel('sky', (-w - 0.3, middle, (window['sill'] + window['head']) / 2 + 0.2), (w * 0.4, middle, 0.9), wide * 1.15,
               window['head'] - window['sill'] + 0.2, spec.get('sky', 250), (0.88, 0.94, 1))
    _panel('fill', (w * 0.15, -d + 0.1, h * 0.8), (0, -d * 0.2, 0.8), w * 1.6, h * 0.7, spec.get('fill', 60), (1, 0.965, 0.91))
    _world(spec.get('world', 0.32), spec.get('above', '#fff1e2'))


def plaster(hex_color):
    """A painted wall, slightly uneven in tone. Most light of a room meets a wall, so that each noise more would cost more than all the furniture."""
    c = linear(hex_color)
    g = Graph('wall')
    tone = g.ramp(g.noise(g.coords('Object'), 1.6, 3, 0.6), [(0.3, scaled(c, 0.97)), (0.7, scaled(c, 1.02))])
    g.principled(Base__Color=tone, Roughness=0.85, Specular=0.1)
    return g.finish()


def _plane(name, corners, material):
    return mesh(name, corners, [(0, 1, 2, 3)], material, smooth=False)


def _skirting(w, d, color):
    paint = hard.paint(color, None, 0.5, 0.4)
    box((2 * w, 0.018, 0.11), (0, -0.009, 0.055), paint, 0.004, name='skirting')
    box((0.018, d, 0.11), (w - 0.009, -d / 2, 0.055), paint, 0.004, name='skirting')


def _floor(kind, w, d):
    if kind == 'stone':
        _plane('floor', [(-w, 0, 0), (w, 0, 0), (w, -d, 0), (-w, -d, 0)], hard.concrete('#c3b7a4', None))
        return
    if kind in SLABS:
        _slabs(w, d, *SLABS[kind])
        return
    wood, rng = hard.wood(BOARDS[kind], 'X', None, 0.4), random.Random(5)
    wide, gap = (0.14, 0.006) if kind == 'deck' else (0.16, 0.0012)
    _plane('under', [(-w, 0, -0.02), (w, 0, -0.02), (w, -d, -0.02), (-w, -d, -0.02)], hard.paint('#2a2017', None))
    y = 0.0
    while y > -d:
        x = -w - rng.uniform(0, 1.6)
        while x < w:
            long = rng.uniform(1.4, 2.4)
            box((long - gap / 2, wide - gap, 0.02), (x + long / 2, y - wide / 2, -0.01), wood, 0.0015, name='board')
            x += long
        y -= wide


def _slabs(w, d, size, colors, joint):
    """Square slabs, a few millimetres apart, in one colour or two that take turns."""
    stones, rng = [hard.concrete(color, None) for color in colors], random.Random(7)
    _plane('under', [(-w, 0, -0.012), (w, 0, -0.012), (w, -d, -0.012), (-w, -d, -0.012)], hard.concrete('#8d8476', None))
    for row in range(math.ceil(d / size)):
        for column in range(math.ceil(2 * w / size)):
            at = (-w + (column + 0.5) * size, -(row + 0.5) * size, -0.01)
            box((size - joint, size - joint, 0.02), at, stones[(row + column) % len(stones)], 0.002, (rng.gauss(0, 0.001), rng.gauss(0, 0.001), 0), name='slab')


def _window(w, d, h, window, wall):
    near, far, sill, head = -window['to'], -window['from'], window['sill'], window['head']
    for y0, y1, z0, z1 in ((-d, near, 0, h), (far, 0, 0, h), (near, far, 0, sill), (near, far, head, h)):
        if y1 - y0 > 0.01 and z1 - z0 > 0.01:
            _plane('left', [(-w, y0, z0), (-w, y1, z0), (-w, y1, z1), (-w, y0, z1)], wall)
    # Only the eye sees the garden: sun and sky shine through it.
    x = -w - 0.1
    outside = _plane('garden', [(x, near - 1, sill - 1), (x, far + 1, sill - 1), (x, far + 1, head + 1), (x, near - 1, head + 1)], garden(sill, head, 1.6))
    outside.visible_shadow = outside.visible_diffuse = outside.visible_glossy = False
    paint = hard.paint('#ede9e1', None, 0.5, 0.4)
    panes = max(2, round((far - near) / 0.85))
    for i in range(panes + 1):
        box((0.07, 0.045, head - sill), (-w - 0.02, near + (far - near) * i / panes, (sill + head) / 2), paint, 0.004, name='muntin')
    rows = max(2, round((head - sill) / 0.7))
    for i in range(rows + 1):
        box((0.06, far - near, 0.04), (-w - 0.02, (near + far) / 2, sill + (head - sill) * i / rows), paint, 0.004, name='muntin')


def _tiles(w, height, color):
    """Glazed tiles in running bond; each leans a little its own way."""
    glaze, rng, size, high = hard.ceramic(color, None, 0.16, 0.0, 0.5), random.Random(3), 0.16, 0.08
    _plane('grout', [(-w, -0.004, 0), (w, -0.004, 0), (w, -0.004, height), (-w, -0.004, height)], hard.paint('#d9d3c7', None, 0.9, 0.1))
    for row in range(int(height / high)):
        x = -w - (size / 2 if row % 2 else 0)
        while x < w:
            box((size - 0.003, 0.008, high - 0.003), (x + size / 2, -0.007, (row + 0.5) * high), glaze, 0.002,
                (rng.gauss(0, 0.006), 0, rng.gauss(0, 0.006)), name='tile')
            x += size


def _dado(w, d, color, height):
    """Painted boards up to a rail."""
    paint = hard.paint(color, None, 0.5, 0.4)
    count = int(2 * w / 0.14)
    for i in range(count):
        box((0.136, 0.012, height), (-w + (i + 0.5) * 2 * w / count, -0.006, height / 2), paint, 0.003, name='dado')
    box((2 * w, 0.03, 0.04), (0, -0.015, height), paint, 0.006, name='dado')
    box((0.012, d, height), (w - 0.006, -d / 2, height / 2), paint, 0.003, name='dado')


def _counter(w, spec):
    """Kitchen cupboards along the wall: front (hex), top (hex of a stone), height and depth."""
    high, deep, paint = spec['height'], spec['depth'], hard.paint(spec['front'], None, 0.45, 0.4)
    box((2 * w, deep, 0.035), (0, -deep / 2, high - 0.0175), hard.marble(spec['top'], None, 0.6), 0.004, name='counter')
    box((2 * w, 0.02, high - 0.04), (0, -deep + 0.05, (high - 0.04) / 2), paint, 0.001, name='counter')
    x = -w
    while x < w:
        box((0.594, 0.02, high - 0.16), (x + 0.3, -deep + 0.034, high / 2 + 0.03), paint, 0.003, name='counter')
        x += 0.6


def _panel(name, at, target, wide, high, power, color):
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', wide, high, power, color
    thing = link(bpy.data.objects.new(name, lamp))
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_glossy = name != 'fill'


def _world(strength, color):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = linear(color), strength
