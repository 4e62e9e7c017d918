"""Decor of other kinds: a station clock, a plaster figure, branches and dried flowers, stone and plaster lights, paper baubles, a garland of fruit."""
import math
import random

import bpy
from mathutils import Matrix, Vector
from mathutils import noise as lumps

from kit import BODY, TRIM, UNFRAMED, Graph, ball, box, bulb, cloths, curve_through, gathered, hard, linear, link, mesh, moved, plate, ring, rod, scaled, strands, subdivide, tube, turned

from .vessels import leaf_mesh


def _wall(size, y=0.011):
    wall = box((size * 16, 0.02, size * 16), (0, y, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED


def station_clock(shot):
    """Two dials in a drum, held from the wall by a bracket."""
    r, depth = shot.w / 2, shot.d
    metal, dial, ink = shot.body('Z'), hard.paper('#f4efe2', None), hard.paint('#2a2825', None, 0.6)
    wall = box((0.02, 8, 8), (0.27, 0, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    line = [(r * 0.9, -depth / 2), (r, -depth / 2 + 0.006), (r, depth / 2 - 0.006), (r * 0.9, depth / 2)]
    drum = turned([(r * 0.88, -depth / 2 + 0.008), *line, (r * 0.88, depth / 2 - 0.008)], metal, around=160, sharp=True)
    drum.rotation_euler = (math.radians(90), 0, 0)
    for s in (-1, 1):
        y = s * (depth / 2 - 0.008)
        face = turned([(0, 0), (r * 0.89, 0)], dial, around=128, sharp=True)
        face.rotation_euler, face.location = (math.radians(90), 0, 0), (0, y, 0)
        for i in range(60):
            a = i * math.tau / 60
            long = r * (0.13 if i % 5 == 0 else 0.04)
            box((0.0052 if i % 5 == 0 else 0.002, 0.001, long), ((r * 0.85 - long / 2) * math.sin(a), y + s * 0.0008, (r * 0.85 - long / 2) * math.cos(a)), ink, 0.0002, (0, a, 0))
        for angle, long, wide in ((math.radians(305) * -s, 0.5, 0.0105), (math.radians(60) * -s, 0.74, 0.0075)):
            reach = r * long
            box((wide, 0.0014, reach * 1.16), ((reach * 0.42) * math.sin(angle), y + s * 0.003, (reach * 0.42) * math.cos(angle)), ink, 0.0005, (0, angle, 0))
    tube([(r, 0, 0), (0.26, 0, 0)], 0.013, metal, smooth=False)
    tube([(0, 0, r), (0, 0, r + 0.03), (0.05, 0, r + 0.045), (0.18, 0, r + 0.02), (0.26, 0, -0.04 + r)], 0.008, metal)
    box((0.012, 0.06, r * 2.2), (0.258, 0, 0.02), metal, 0.004)
    shot.framed(turn=-22, rise=4, lens=88, fill=0.74, ground='top', back=9.0, drop=4, stop=14, detail=((-r * 0.3, -depth / 2, r * 0.4), 0.14), angle={'turn': 30, 'rise': 6})


def seated_form(shot):
    """Three rounded masses, one upon another, with the marks of thumbs."""
    w, d, h = shot.w, shot.d, shot.h
    plaster = hard.concrete(shot.color) if shot.color != '#eeeae1' else hard.clay(shot.color)
    masses = (((0.0, -0.02 * d, 0.2 * h), (0.48 * w, 0.47 * d, 0.215 * h), (0.05, 0.1)), ((0.03 * w, 0.1 * d, 0.53 * h), (0.31 * w, 0.29 * d, 0.225 * h), (-0.2, 0.12)), ((-0.02 * w, -0.03 * d, 0.83 * h), (0.2 * w, 0.22 * d, 0.15 * h), (0.25, -0.1)))
    for at, size, tilt in masses:
        mass = ball(1.0, (0, 0, 0), plaster, detail=128, name='mass')
        for vertex in mass.data.vertices:
            p = vertex.co.copy()
            pressed = 1 + 0.045 * lumps.noise(p * 1.7 + Vector(at) * 30) + 0.012 * lumps.noise(p * 6 + Vector(at) * 30)
            vertex.co = Vector((p.x * size[0], p.y * size[1], p.z * size[2])) * pressed
        mass.location, mass.rotation_euler = at, (*tilt, 0)
        subdivide(mass, 1)
    plate([(0.3 * w * math.cos(i / 64 * math.tau), 0.3 * d * math.sin(i / 64 * math.tau)) for i in range(64)], 0.012, (0, -0.02 * d, 0), plaster, 0.004)
    shot.framed(turn=34, rise=9, lens=90, fill=0.74, stop=11, detail=((0, -d * 0.2, h * 0.6), 0.1), angle={'turn': -40, 'rise': 11})


def _sprig(line, leaves, rng, scale=1.0, pairs=True, droop=0.0):
    """Leaves along a twig, in pairs, turned by chance."""
    for i in range(2, len(line)):
        along = (line[i] - line[i - 1]).normalized()
        side = along.orthogonal().normalized()
        side.rotate(Matrix.Rotation(i * 1.35 + rng.uniform(-0.3, 0.3), 3, along))
        for s in ((-1, 1) if pairs else (1,)):
            toward = (along * 0.75 + side * s * 0.7 + Vector((0, 0, -droop))).normalized()
            up = toward.cross(side).normalized()
            matrix = Matrix((toward.cross(up), toward, up)).transposed().to_4x4() @ Matrix.Scale(scale * rng.uniform(0.75, 1.1), 4)
            matrix.translation = line[i]
            leaf = link(bpy.data.objects.new('leaf', rng.choice(leaves)))
            leaf.matrix_world = matrix


def olive_branches(shot):
    """Three branches in a tall stoneware jar."""
    h, rng = shot.h, random.Random(7)
    jar_h, jar_r = h * 0.27, 0.062
    jar = hard.ceramic('#e4dccb', None, 0.45, 0.6, 0.2)
    turned([(0, 0), (jar_r * 0.8, 0), (jar_r, 0.01), (jar_r * 1.08, jar_h * 0.4), (jar_r * 0.86, jar_h * 0.78), (jar_r * 0.52, jar_h * 0.92), (jar_r * 0.56, jar_h), (jar_r * 0.5, jar_h), (jar_r * 0.48, jar_h * 0.9)], jar, around=128, wobble=0.004)
    light, dark = hard.leaf(shot.color, BODY, 0.6), hard.leaf('#a9b09a', None, 0.6)
    leaves = [leaf_mesh(0.052 * s, 0.012 * s, m, 0.1, 0.3, i) for i, (s, m) in enumerate(((0.8, light), (1.0, light), (1.1, light), (0.95, dark)))]
    bark, fruit = hard.paint('#8a8272', None, 0.85, 0.1), hard.paint('#5a5345', None, 0.6, 0.3)
    for k, (a, lean) in enumerate(((200, 0.34), (330, 0.42), (95, 0.24))):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        top = h * (0.98 - 0.07 * k)
        line = [Vector(p) for p in curve_through([(0, 0, jar_h * 0.6), (0.03 * c, 0.03 * s, jar_h * 1.2), (lean * 0.5 * c * h * 0.6, lean * 0.5 * s * h * 0.6, top * 0.7), (lean * c * h * 0.62, lean * s * h * 0.62, top)], 9)]
        tube(line[::3] + [line[-1]], 0.0042, bark, radii=[1.0 - 0.75 * i / len(line[::3]) for i in range(len(line[::3]) + 1)])
        _sprig(line[7:], leaves, rng)
        for j in range(9, len(line) - 2, 3):
            b = a + rng.uniform(-70, 70)
            out = Vector((math.cos(math.radians(b)), math.sin(math.radians(b)), rng.uniform(0.3, 0.9))).normalized()
            long = h * rng.uniform(0.1, 0.17)
            twig = [line[j] + out * long * q + Vector((0, 0, -0.02 * q * q)) for q in (i / 8 for i in range(9))]
            tube(twig[::2], 0.002, bark, radii=[1, 0.85, 0.65, 0.5, 0.3])
            _sprig(twig, leaves, rng, 0.95)
            if rng.random() < 0.7:
                olive = ball(0.0075, tuple(twig[4] + Vector((0.004, -0.006, -0.016))), fruit, 1.35, detail=20)
                olive.name = 'olive'
    shot.framed(turn=8, rise=6, lens=85, fill=0.86, stop=12, detail=((0, -0.05, h * 0.7), 0.25))


def dried_bunch(shot):
    """Bunny tails, oats, statice and poppy heads, tied with raffia, leaning in a small jug."""
    h, rng = shot.h, random.Random(3)
    straw, bloom = hard.paint(shot.color, BODY, 0.85, 0.1), hard.paint(shot.accent or '#a7829a', TRIM, 0.9, 0.05)
    turned([(0, 0), (0.045, 0), (0.06, 0.012), (0.07, 0.07), (0.056, 0.13), (0.042, 0.155), (0.048, 0.175), (0.044, 0.175), (0.038, 0.155)], hard.ceramic('#d9cfbd', None, 0.5, 0.5, 0.15), around=96, wobble=0.006)
    tuft = cloths.boucle('#efe4cb', None, 0.25)
    stems = []
    for i in range(46):
        a, lean = i * 2.4, 0.08 + 0.5 * math.sqrt(i / 46)
        top = h * rng.uniform(0.72, 0.98) * (1 - 0.12 * lean)
        tip = Vector((lean * 0.4 * math.cos(a) * h * 0.62, lean * 0.4 * math.sin(a) * h * 0.62, top))
        foot = Vector((-0.02 * math.cos(a), -0.02 * math.sin(a), 0.03))
        middle = Vector((0.012 * math.cos(a), 0.012 * math.sin(a), 0.17))
        line = [Vector(p) for p in curve_through([foot, middle, (middle + tip) / 2 + Vector((0, 0, 0.03)), tip], 6)]
        stems.append([tuple(p) for p in line])
        along = (line[-1] - line[-2]).normalized()
        kind = i % 5
        if kind == 0:
            head = ball(0.014, tuple(tip), tuft, 1.75, detail=24)
            head.rotation_euler = along.to_track_quat('Z', 'Y').to_euler()
        elif kind in (1, 3):
            twigs = []
            for k in range(12):
                at = line[-1 - k // 3]
                out = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.2, 0.8))).normalized()
                end = at + out * rng.uniform(0.02, 0.045)
                twigs.append([tuple(at), tuple(end)])
                grain = ball(0.0034, tuple(end), straw if kind == 1 else bloom, 1.0 if kind == 3 else 2.4, detail=10)
                grain.rotation_euler = (rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), 0)
            strands(twigs, 0.0007, straw, sides=1)
        elif kind == 2:
            for k in range(16):
                at = line[-1 - k // 5] + Vector((rng.uniform(-0.024, 0.024), rng.uniform(-0.024, 0.024), rng.uniform(-0.012, 0.02)))
                floret = ball(0.0062, tuple(at), bloom, 0.8, detail=10)
                floret.name = 'floret'
        elif i in (4, 19):
            head = turned([(0, -0.016), (0.012, -0.01), (0.017, 0.003), (0.012, 0.014), (0.009, 0.016), (0.015, 0.019), (0.014, 0.022), (0, 0.022)], hard.paint('#a39572', None, 0.85), around=40, flutes=0)
            head.location, head.rotation_euler = tip, along.to_track_quat('Z', 'Y').to_euler()
        else:
            for k in range(9):
                at = line[-1] + along * (0.008 * (k - 5)) + Vector((rng.uniform(-0.01, 0.01), rng.uniform(-0.01, 0.01), 0))
                grain = ball(0.0036, tuple(at), straw, 2.2, detail=10)
                grain.rotation_euler = along.to_track_quat('Z', 'Y').to_euler()
    strands(stems, 0.0013, straw, sides=1)
    raffia = cloths.fiber('#cbb07c', None)
    for z in (0.178, 0.184, 0.19):
        ring(0.03, z, 0.0028, raffia)
    for s in (-1, 1):
        loop = tube([(0.0, -0.032, 0.184), (s * 0.03, -0.046, 0.2), (s * 0.045, -0.044, 0.186), (s * 0.012, -0.036, 0.182)], 0.0018, raffia)
        tail = tube([(0.0, -0.032, 0.184), (s * 0.014, -0.05, 0.16), (s * 0.02, -0.058, 0.13)], 0.0016, raffia)
        loop.name = tail.name = 'raffia'
    shot.framed(turn=8, rise=7, lens=88, fill=0.84, stop=12, detail=((0, -0.05, h * 0.75), 0.18))


def stone_sconce(shot):
    """A half bowl on the wall with light above it. kind: alabaster (two brass pins) | plaster (a ribbed shell)."""
    w, d, h = shot.w, shot.d, shot.h
    _wall(w)
    plaster = shot.get('kind') == 'plaster'
    n, m, ribs = 96, 20, 11
    material = hard.clay(shot.color) if plaster else hard.glowing_stone(shot.color)
    vertices, faces = [], []
    for shell in (0, 1):
        inset = 0.008 * shell
        for j in range(m + 1):
            t = j / m
            wide = (w / 2 - inset) * math.sin(math.pi / 2 * (0.1 + 0.9 * t)) ** (0.8 if not plaster else 0.62)
            deep = (d - inset) * math.sin(math.pi / 2 * (0.12 + 0.88 * t)) ** 0.9
            for k in range(n + 1):
                a = math.pi * k / n
                flute = 1 + (0.03 * abs(math.cos(a * ribs)) * (0.3 + 0.7 * t) if plaster else 0)
                z = h * t - h / 2 + (0.014 * abs(math.cos(a * ribs)) * t ** 3 if plaster else 0) + inset * (1 - t)
                vertices.append((wide * flute * math.cos(a), -deep * flute * math.sin(a), z))
    size = (m + 1) * (n + 1)
    for shell in (0, 1):
        faces += [(shell * size + j * (n + 1) + k, shell * size + j * (n + 1) + k + 1, shell * size + (j + 1) * (n + 1) + k + 1, shell * size + (j + 1) * (n + 1) + k) for j in range(m) for k in range(n)]
    faces += [(m * (n + 1) + k, m * (n + 1) + k + 1, size + m * (n + 1) + k + 1, size + m * (n + 1) + k) for k in range(n)]
    if not plaster:
        faces.append(tuple(range(n + 1)))
    mesh('bowl', vertices, faces, material)
    if not plaster:
        brass = hard.metal(shot.accent or '#b08d4c', None, 0.25)
        for s in (-1, 1):
            pin = turned([(0, 0), (0.009, 0), (0.011, 0.004), (0.009, 0.01), (0, 0.012)], brass, around=32)
            a, t = math.radians(90 - s * 34), 0.86
            wide, deep = w / 2 * math.sin(math.pi / 2 * (0.1 + 0.9 * t)) ** 0.8, d * math.sin(math.pi / 2 * (0.12 + 0.88 * t)) ** 0.9
            pin.location, pin.rotation_euler = (wide * math.cos(a), -deep * math.sin(a), h * t - h / 2), (math.radians(90), 0, s * math.radians(34))
    for z in ((h * 0.35,) if not plaster else (h * 0.4, -h * 0.56)):
        bulb((0, -d * 0.4, z), 0.7 if not plaster else (0.6 if z > 0 else 0.3), size=0.03)
    shot.framed(turn=20, rise=5, lens=90, fill=0.56, key=0.6, fill_light=0.2, background=0.85, ground='top', back=9.0, drop=6, bounces=8, stop=11, detail=((w * 0.2, -d, 0), w * 0.5), angle={'turn': -28, 'rise': 8})


def paper_baubles(shot):
    """Waxed paper folded to balls and drops, standing and lying together."""
    rng = random.Random(4)
    second = shot.accent or shot.color

    def bauble(at, r, drop, color, part, tilt, spin):
        paper = hard.paper(color, part)
        folds, rows = 26, 18
        vertices = []
        for j in range(rows + 1):
            t = j / rows
            profile = math.sin(math.pi * t) ** (0.75 if not drop else 0.8) * (1 if not drop else (1.15 - 0.55 * t))
            for k in range(folds * 2):
                a = k / (folds * 2) * math.tau
                crease = 1.0 if k % 2 == 0 else 0.8
                vertices.append((r * profile * crease * math.cos(a), r * profile * crease * math.sin(a), (t - 0.5) * 2 * r * (1.0 if not drop else 1.3)))
        count = folds * 2
        faces = [(j * count + k, j * count + (k + 1) % count, (j + 1) * count + (k + 1) % count, (j + 1) * count + k) for j in range(rows) for k in range(count)]
        with gathered() as group:
            mesh('bauble', vertices, faces, paper, smooth=False)
            top = r * (1.0 if not drop else 1.3)
            loop = [(0.012 * math.sin(a), 0, top + 0.016 - 0.016 * math.cos(a)) for a in (i / 24 * math.tau for i in range(24))]
            tube(loop, 0.0006, hard.paint('#c9bd9f', None, 0.8), closed=True, smooth=False, sides=1)
        moved(group, (0, 0, 0), spin)
        moved(group, (0, 0, 0), tilt, 'Y')
        low = min((thing.matrix_world @ v.co).z for thing in group if thing.type == 'MESH' for v in thing.data.vertices)
        moved(group, (at[0], at[1], -low))

    for at, r, drop, mine, tilt in (((-0.085, 0.02), 0.045, False, True, 0.2), ((0.015, 0.05), 0.05, False, False, -0.15), ((0.11, 0.01), 0.04, True, True, 1.25), ((-0.03, -0.06), 0.032, False, True, 0.5), ((0.06, -0.075), 0.028, True, False, -1.3), ((-0.12, -0.06), 0.026, False, False, 0.3)):
        bauble(at, r, drop, shot.color if mine else second, BODY if mine else TRIM, tilt, rng.uniform(0, 3))
    shot.framed(turn=8, rise=18, lens=90, fill=0.8, stop=13, softness=1.2, detail=((-0.06, -0.04, 0.05), 0.1))


def _orange(color):
    """A dried slice: rind, pith, segments."""
    c = linear(color)
    g = Graph('orange')
    x, y, _ = g.separate(g.coords('Object'))[:3]
    radius = g.math('DIVIDE', g.math('SQRT', g.add(g.times(x, x), g.times(y, y))), 0.034)
    angle = g.math('ARCTAN2', y, x)
    spoke = g.math('ABSOLUTE', g.math('SINE', g.times(angle, 5.0)))
    flesh = g.ramp(g.noise(g.coords('Object', (120, 120, 1)), 1.0, 4, 0.6), [(0.3, scaled(c, 0.7)), (0.7, scaled(c, 1.25))])
    pith = linear('#e9c48a')
    color_ = g.mix(g.math('LESS_THAN', spoke, 0.12), flesh, pith)
    color_ = g.mix(g.math('GREATER_THAN', radius, 0.84), color_, pith)
    color_ = g.mix(g.math('GREATER_THAN', radius, 0.94), color_, linear('#b8621f'))
    color_ = g.mix(g.math('LESS_THAN', radius, 0.09), color_, pith)
    front = g.node('BsdfPrincipled', Base__Color=color_, Roughness=0.45, Normal=g.bump(g.add(spoke, g.noise(g.coords('Object'), 160, 3)), 0.4, 0.0012))
    through = g.node('BsdfTranslucent', Color=color_)
    both = g.node('MixShader')
    g.feed(both, 0, 0.35)
    g.feed(both, 1, front.outputs[0])
    g.feed(both, 2, through.outputs[0])
    g.tree.links.new(both.outputs[0], g.output.inputs[0])
    return g.finish(BODY)


def orange_garland(shot):
    """Dried slices, bay leaves and cinnamon on twine, hung in two swags."""
    _wall(1.2, 0.05)
    rng = random.Random(5)
    fruit, twine = _orange(shot.color), cloths.fiber('#b4925f', None)
    leaves = [leaf_mesh(0.07 * s, 0.024 * s, hard.leaf(shot.accent or '#6f7f58', None, 0.6), 0.15, 0.4, i) for i, s in enumerate((0.85, 1.0))]
    cinnamon = hard.wood('#8a5230', 'Z', None)
    for (x0, x1, z0, z1) in ((-0.46, 0.46, 0.14, 0.2), (-0.46, 0.46, -0.06, -0.1)):
        at = lambda t: Vector((x0 + (x1 - x0) * t, 0, z0 + (z1 - z0) * t - 0.13 * (1 - (2 * t - 1) ** 2)))
        tube([tuple(at(i / 20)) for i in range(21)], 0.0017, twine)
        for x, z in ((x0, z0), (x1, z1)):
            peg = turned([(0, 0), (0.008, 0), (0.007, 0.05), (0, 0.052)], hard.metal('#a68c66', None, 0.3), around=24)
            peg.rotation_euler, peg.location = (math.radians(90), 0, 0), (x, 0.04, z)
            tube([(x, -0.002, z), (x + 0.004, -0.004, z - 0.05), (x - 0.004, -0.004, z - 0.1)], 0.0015, twine)
        for i in range(9):
            p = at((i + 0.5) / 9)
            if i % 3 == 2:
                for k in (-1, 0, 1):
                    rod((p.x + k * 0.012 - 0.004, -0.012, p.z - 0.04), (p.x + k * 0.012 + 0.004, -0.01, p.z + 0.035), 0.0055, cinnamon, 0.0055)
                tube([(p.x - 0.022, -0.016, p.z), (p.x + 0.022, -0.016, p.z)], 0.0018, twine, smooth=False)
                continue
            slice_ = turned([(0, 0.0016), (0.033, 0.002), (0.036, 0.0), (0.033, -0.002), (0, -0.0016)], fruit, around=64, wobble=0.02, seed=i)
            slice_.location, slice_.rotation_euler = p + Vector((0, -0.008, -0.028)), (math.radians(90 + rng.uniform(-10, 10)), rng.uniform(-0.2, 0.2), rng.uniform(-0.3, 0.3))
            for s in (-1, 1):
                matrix = Matrix.Translation(p + Vector((s * 0.034, -0.006, 0))) @ Matrix.Rotation(s * rng.uniform(0.9, 1.7), 4, 'Y') @ Matrix.Rotation(math.radians(84), 4, 'X')
                leaf = link(bpy.data.objects.new('leaf', rng.choice(leaves)))
                leaf.matrix_world = matrix
    shot.framed(turn=12, rise=3, lens=88, fill=0.72, ground='top', back=9.0, drop=6, stop=14, detail=((0.05, -0.01, -0.02), 0.2), angle={'turn': -24, 'rise': 5})
