"""Evergreens: wreaths, trees and garlands, of sprigs whose needles are seen one by one."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit import BODY, TRIM, UNFRAMED, ball, box, cloths, hard, linear, link, mesh, plate, ring, scaled, tube, turned

from .vessels import leaf_mesh

WARM = '#ffd28a'
SNOW = '#f4f3ee'


def _greens(color, lift=1.0):
    """Four shades of the colour, lighter than the whole looks, since needles stand in one another's shade; `lift` times, where they are many."""
    def written(factor, warmth):
        light = scaled(linear(color), factor * lift)
        channels = (min(1.0, light[0] * warmth), light[1], light[2] / warmth)
        return '#' + ''.join(f'{round(255 * (1.055 * c ** (1 / 2.4) - 0.055)):02x}' for c in channels)
    return [written(*shade) for shade in ((1.2, 1.0), (1.6, 1.1), (2.0, 1.15), (2.5, 1.05))]


def _sprig(long, needle, material, rng, shoots=3, apart=0.17):
    """A twig along +y with `shoots` pairs of side shoots, flat needles standing off all of them (rows `apart` of their length), as mesh data to be
    placed many times."""
    vertices, faces, kinds, places = [], [], [], []

    def quad(corners, kind, uv):
        faces.append(tuple(range(len(vertices), len(vertices) + 4)))
        vertices.extend(corners)
        kinds.append(kind)
        places.extend(uv)

    def twig(start, along, length):
        side = along.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(along)
        end = start + along * length
        for across in (side, up):
            quad((start - across * 0.0009, start + across * 0.0009, end + across * 0.0004, end - across * 0.0004), 1, [(0.5, 0.5)] * 4)
        for i in range(max(4, round(length / (needle * apart)))):
            for turn in (0, 125, 180, 235 if i % 2 else 55):
                at = start + along * (length * min(1.0, (i + rng.random()) * needle * apart / length))
                a = math.radians(turn + rng.uniform(-24, 24))
                off = side * math.cos(a) + up * -math.sin(a)
                toward = (off + along * rng.uniform(0.7, 1.0)).normalized()
                flat = toward.cross(up if abs(toward.dot(up)) < 0.8 else side).normalized() * needle * 0.055
                reach = toward * needle * rng.uniform(0.75, 1.1)
                quad((at, at + reach * 0.5 - flat, at + reach, at + reach * 0.5 + flat), 0, [(0.5, 0), (0, 0.5), (0.5, 1), (1, 0.5)])

    twig(Vector(), Vector((0, 1, 0)), long)
    for k in range(shoots):
        q = 0.25 + 0.5 * k / shoots
        for s in (-1, 1):
            twig(Vector((0, long * (q + rng.uniform(-0.04, 0.04)), 0)), Vector((s * 0.75, 0.7, rng.uniform(-0.1, 0.1))).normalized(), long * 0.52 * (1 - q * 0.6))
    data = bpy.data.meshes.new('sprig')
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    data.materials.append(hard.paint('#5a4632', None, 0.9, 0.1))
    data.polygons.foreach_set('material_index', kinds)
    data.uv_layers.new().data.foreach_set('uv', [value for place in places for value in place])
    return data


def _sprigs(color, long, needle, seed, lift=1.0, **more):
    """Eight different sprigs in four greens."""
    rng = random.Random(seed)
    return [_sprig(long * rng.uniform(0.85, 1.15), needle, hard.leaf(green, BODY, 0.5), rng, **more) for green in _greens(color, lift) for _ in range(2)]


def _put(data, at, toward, up, size=1.0):
    """Places mesh data that lies along +y so that it points `toward`, its upper side `up`."""
    toward = toward.normalized()
    up = (up - toward * toward.dot(up)).normalized()
    matrix = Matrix((toward.cross(up) * size, toward * size, up * size)).transposed().to_4x4()
    matrix.translation = at
    link(bpy.data.objects.new(data.name, data)).matrix_world = matrix


def _cone(at, long, toward, rng):
    """A pine cone: scales in a spiral around its middle."""
    brown = hard.paint('#7a5638', None, 0.7, 0.15)
    outline = [(-0.16, 0), (0.16, 0), (0.34, 0.5), (0.22, 0.72), (0, 0.78), (-0.22, 0.72), (-0.34, 0.5)]
    scale = mesh('scale', [(x * long * 0.4, y * long * 0.4, 0.06 * long * (1 - abs(x) * 2)) for x, y in outline], [tuple(range(7))], brown, smooth=False)
    data = scale.data
    bpy.data.objects.remove(scale)
    toward = toward.normalized()
    side = toward.orthogonal().normalized()
    count = 64
    for i in range(count):
        t = i / (count - 1)
        a = i * 2.399
        off = side * math.cos(a) + toward.cross(side) * math.sin(a)
        wide = math.sin(math.pi * (0.14 + 0.8 * t)) ** 0.8
        _put(data, at + toward * long * (t - 0.5) + off * long * 0.1 * wide, off + toward * (0.35 + 0.9 * t + rng.uniform(-0.1, 0.1)), toward, 0.55 + 0.55 * wide)


def _wall(size):
    wall = box((size * 16, 0.02, size * 16), (0, 0.03, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED


def _around(shot):
    """Radius of a wreath's ring, and how thick it is."""
    return shot.w / 2 * 0.74, shot.w * 0.115


def _on_door(shot, radius):
    shot.framed(turn=12, rise=2, lens=88, fill=0.76, ground='top', back=9, drop=6 * shot.h, stop=13, detail=((radius * 0.7, -0.06, radius * 0.7), 0.18), angle={'turn': -26, 'rise': 4})


def fir_wreath(shot):
    """A ring of fir tips, all sweeping one way, three cones tied in low on the left."""
    (radius, thick), rng = _around(shot), random.Random(shot.seed)
    _wall(shot.w)
    tips = _sprigs(shot.color, thick * 1.5, 0.021, shot.seed)
    ring(radius, 0, 0.007, hard.paint('#3b332a', None, 0.8)).rotation_euler = (math.radians(90), 0, 0)
    count = 330
    for i in range(count):
        a, around = i / count * math.tau + rng.uniform(-0.05, 0.05), rng.uniform(-0.15, math.pi + 0.15)
        out, along = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
        off = out * math.cos(around) + Vector((0, -1, 0)) * math.sin(around)
        at = out * radius + off * thick * 0.28 + Vector((0, -0.012, 0))
        _put(rng.choice(tips), at, along + off * rng.uniform(0.35, 0.95), off, rng.uniform(0.8, 1.15))
    for a, reach, lean in ((3.62, 0.98, 0.5), (3.86, 1.12, -0.3), (4.06, 0.93, 0.2)):
        out = Vector((math.cos(a), 0, math.sin(a)))
        _cone(out * radius * reach + Vector((0, -thick * 1.35, 0)), 0.085, out + Vector((lean, -0.9, -0.4)), rng)
    _on_door(shot, radius)


def lit_fir_wreath(shot):
    """A fir wreath with small warm lights among its greens."""
    fir_wreath(shot)
    (radius, thick), rng = _around(shot), random.Random(shot.seed + 1)
    glow = hard.glowing(WARM, 16)
    for i in range(64):
        a, out = (i + rng.uniform(-0.3, 0.3)) / 64 * math.tau, rng.uniform(-0.9, 0.9)
        ball(0.0046, ((radius + out * thick) * math.cos(a), -0.06 - thick * (1 - out * out) * 0.95, (radius + out * thick) * math.sin(a)), glow, detail=10)


def leaf_wreath(shot):
    """A ring of leaves; berries."""
    (r, thick), rng = _around(shot), random.Random(shot.seed)
    _wall(shot.w)
    leaves = [leaf_mesh(0.075 * s, 0.026 * s, hard.leaf(shot.color), 0.2, 0.6, i) for i, s in enumerate((0.8, 1.0, 1.2))]
    for i in range(420):
        a, around = i / 420 * math.tau * 7 + rng.uniform(-0.1, 0.1), rng.uniform(0, math.tau)
        reach = r + 0.45 * thick * math.cos(around)
        along = Vector((-math.sin(a), 0, math.cos(a)))
        out = Vector((math.cos(a), 0, math.sin(a))) * math.cos(around) * 0.7 + Vector((0, -0.7, 0)) * abs(math.sin(around))
        _put(rng.choice(leaves), Vector((reach * math.cos(a), -0.025 - 0.4 * thick * max(0, math.sin(around)), reach * math.sin(a))),
             along + out * rng.uniform(0.3, 1.0), Vector((0, -1, 0)))
    ring(r, 0, 0.012, hard.paint('#6b5138', None, 0.9)).rotation_euler = (math.radians(90), 0, 0)
    if shot.get('berries'):
        berry = hard.paint(shot.accent or '#a63a31', TRIM, 0.25, 0.5)
        for _ in range(70):
            a, out = rng.uniform(0, math.tau), rng.uniform(-0.8, 0.8)
            ball(0.0075, ((r + out * thick) * math.cos(a), -0.05 - thick * (1 - out * out) * 0.75, (r + out * thick) * math.sin(a)), berry, detail=16)
    _on_door(shot, r)


def tree(shot):
    """A fir: whorls of branches that droop and lift their tips. lights, baubles, snow (in a basket), star; feather: strips of goose feather on bare wire."""
    h, r = shot.h, shot.w / 2
    rng = random.Random(shot.seed)
    feather, snow = shot.get('feather'), shot.get('snow')
    long = 0.075 * h ** 0.75
    tips = _sprigs(shot.color, long, long * 0.24, shot.seed, 1.2, shoots=0, apart=0.09) if feather else _sprigs(shot.color, long, long * 0.17, shot.seed, 1.5)
    white = [_sprig(long, long * 0.17, hard.leaf(SNOW, None, 0.8), rng) for _ in range(3)] if snow else []
    foot = h * 0.11
    levels = shot.get('levels', 24)
    up, ends = Vector((0, 0, 1)), []
    for level in range(levels):
        count = max(4, round((8 if feather else 12) * (1 - 0.6 * level / (levels - 1))))
        for k in range(count):
            # Whorls show on the wire of a feather tree; on a fir the branches stand at all heights.
            t = min(1.0, (level + (0 if feather else rng.uniform(0, 1))) / levels)
            z = foot + (h * 0.94 - foot) * t
            a = k / count * math.tau + level * 0.77 + rng.uniform(-0.16, 0.16)
            out, across = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
            span = (r * (1 - t) ** 0.9 + 0.025 * h) * (rng.uniform(0.9, 1.0) if feather else rng.uniform(0.72, 1.0))
            lift = rng.uniform(-0.1, 0.1) + 0.7 * t ** 2
            height = lambda q: z + span * (lift * q - 0.24 * q + 0.2 * q ** 3)
            steps = max(2, round(span / (long * (0.3 if feather else 0.4))))
            for i in range(steps + 1):
                q = 0.12 + 0.88 * i / steps
                at = out * (span * q - long * 0.5) + up * height(q)
                rise = up * ((height(q + 0.05) - height(q - 0.05)) / (0.1 * span))
                for s in (0,) if feather or i == steps else (-1, 1):
                    toward = out + across * s * rng.uniform(0.4, 1.0) + rise + up * (0 if feather else rng.uniform(-0.3, 0.4))
                    size = 1 if feather else rng.uniform(0.85, 1.2) * (1.15 - 0.35 * q)
                    _put(rng.choice(tips), at, toward, up, size)
                    if snow and rng.random() < 0.9:
                        _put(rng.choice(white), at + up * long * 0.1, toward, up, size * 0.95)
            ends.append((out * span + up * height(1), out))
    for i in range(14):
        a = i * 2.399
        _put(rng.choice(tips), up * h * (0.9 + 0.07 * i / 14), Vector((math.cos(a), math.sin(a), 0)) * (0.7 - 0.045 * i) + up, Vector((-math.sin(a), math.cos(a), 0)), 0.8)
    turned([(0.012 * h, 0), (0.011 * h, h * 0.5), (0.003 * h, h * 0.97), (0, h * 0.98)], hard.paint('#4a3a2b', None, 0.9), around=24)
    _foot(shot, h, r)
    _trimmed(shot, h, rng, ends)
    shot.framed(turn=10, rise=5, lens=85, fill=0.88, stop=13, detail=((0.1 * r, -r * 0.6, h * 0.4), h * 0.2))


def _foot(shot, h, r):
    """What a tree stands in: a basket, three legs of metal, or a tub."""
    if shot.get('snow'):
        coil = cloths.fiber('#c9a674', None)
        for i in range(9):
            ring(0.3 * r + 0.006 * i, 0.013 + 0.023 * i, 0.0145, coil)
    elif h > 1.2:
        for i in range(4):
            a = math.radians(45 + 90 * i)
            tube([(0, 0, 0.1), (0.3 * r * math.cos(a), 0.3 * r * math.sin(a), 0.012)], 0.011, hard.paint('#2b2a28', None), smooth=False)
    else:
        tub = hard.wood(shot.accent or '#8b5f3c', 'Z', None) if shot.get('feather') else hard.wood('#8b5f3c', 'Z', None)
        turned([(0, 0), (h * 0.07, 0), (h * 0.075, 0.004), (h * 0.085, h * 0.085), (h * 0.07, h * 0.09), (0, h * 0.085)], tub, around=64)


def _trimmed(shot, h, rng, ends):
    """Lights and balls near the ends of branches, a star on the top."""
    if shot.get('lights'):
        glow = hard.glowing(WARM, 16)
        for end, out in rng.sample(ends, min(150, len(ends))):
            ball(0.0034 * h ** 0.7, end - out * rng.uniform(0.02, 0.09) * h ** 0.5 + Vector((0, 0, 0.012 * h)), glow, detail=10)
    if shot.get('baubles'):
        colors = [hard.metal(color, None, 0.18, '') for color in shot.get('balls', ['#c8a24e', '#a5382f', '#d9d5cc'])]
        front = [end for end, out in ends if out.y < 0.25 and h * 0.16 < end.z < h * 0.9]
        for i, end in enumerate(rng.sample(front, min(40, len(front)))):
            ball(0.019 * h ** 0.6, end * 0.96 + Vector((0, 0, end.z * 0.04 - 0.024 * h ** 0.6)), colors[i % len(colors)], detail=32)
    if shot.get('star'):
        points = [(0.032 * h * (1 if i % 2 == 0 else 0.42) * math.sin(i / 10 * math.tau), 0.032 * h * (1 if i % 2 == 0 else 0.42) * math.cos(i / 10 * math.tau)) for i in range(10)][::-1]
        plate(points, 0.012, (0, 0.006, h * 1.0), hard.metal('#c8a24e', None, 0.22, ''), 0.003, (math.radians(90), 0, 0))


def garland(shot):
    """Cedar hung in a swag between two points of a wall, its ends hanging down; lights where its second colour is theirs."""
    rng = random.Random(shot.seed)
    _wall(1.3)
    tips = _sprigs(shot.color, 0.105, 0.017, shot.seed, shoots=4)
    line = [Vector((-0.56, -0.03, z)) for z in (-0.34, -0.25, -0.16, -0.07)]
    line += [Vector((x, -0.035, -0.3 * (1 - (x / 0.56) ** 2))) for x in (0.56 * (i / 30 * 2 - 1) for i in range(31))]
    line += [Vector((0.56, -0.03, z)) for z in (-0.07, -0.16, -0.25, -0.34)]
    down, front = Vector((0, 0, -1)), Vector((0, -1, 0))
    for i, at in enumerate(line[:-1]):
        along = (line[i + 1] - at).normalized()
        if at.x < 0:
            along = -along
        for _ in range(13):
            side = down * rng.uniform(-0.35, 1.0) + front * rng.uniform(0.1, 0.8) + Vector((rng.uniform(-0.4, 0.4), 0, 0))
            _put(rng.choice(tips), at + (line[i + 1] - at) * rng.random() + front * rng.uniform(0, 0.03), along * rng.uniform(-0.4, 0.7) + side, front, rng.uniform(0.8, 1.2))
    if shot.accent:
        glow = hard.glowing(WARM, 16)
        for at in line:
            for _ in range(2):
                ball(0.0046, at + Vector((rng.uniform(-0.03, 0.03), -rng.uniform(0.06, 0.1), rng.uniform(-0.09, 0.05))), glow, detail=10)
    shot.framed(turn=6, rise=2, lens=88, fill=0.82, ground='top', back=9, drop=8, stop=13, detail=((0.2, -0.05, -0.28), 0.2), angle={'turn': -22, 'rise': 4})
