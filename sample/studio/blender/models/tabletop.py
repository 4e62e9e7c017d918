"""Glass, cutlery, knives, bakers and machines of the kitchen; caddies and brushes; bottles, domes and gift sets."""
import math
import random

from mathutils import Vector

from kit import BODY, TRIM, UNFRAMED, ball, bar, box, cloths, curve_through, gathered, hard, mesh, moved, oval, padded, plate, repeated, ring, rod, rounded, strands, subdivide, tube, turned, unwrap

CLEAR = dict(bounces=12, softness=1.2)


def _glass(shot):
    return hard.glass(shot.color, BODY)


def tumblers(shot):
    """Ten-sided tumblers, standing together, two of them stacked."""
    r, h = shot.w / 2, shot.h
    glass = _glass(shot)
    wall = 0.003

    def one(x, y, z, turn):
        shape = [(0, 0), (r * 0.74, 0), (r * 0.78, 0.004), (r * 0.95, h * 0.9), (r, h), (r - wall * 0.7, h), (r * 0.95 - wall, h * 0.88), (r * 0.76 - wall, 0.014), (0, 0.012)]
        thing = turned(shape, glass, (x, y, z), around=10, sharp=True)
        thing.rotation_euler = (0, 0, turn)
        thing.data.polygons.foreach_set('use_smooth', [False] * len(thing.data.polygons))

    for x, y, z, turn in ((-r * 2.5, 0.01, 0, 0.1), (0, -r * 0.9, 0, 0.4), (r * 2.4, 0.02, 0, 0.7), (-r * 1.2, r * 2.2, 0, 0.2), (r * 1.3, r * 2.4, 0, 0.5), (r * 1.3, r * 2.4, h * 0.32, 0.8)):
        one(x, y, z, turn)
    shot.framed(turn=10, rise=16, lens=90, fill=0.7, stop=14, detail=((0, -r, h * 0.6), r * 3), **CLEAR)


def wine_glasses(shot):
    """Three tulip glasses on short stems."""
    r, h = shot.w / 2, shot.h
    glass = _glass(shot)
    bowl = h * 0.44
    outside = [(r * 0.9, 0), (r * 0.92, 0.0016), (r * 0.5, 0.005), (0.006, 0.012), (0.0042, h * 0.2), (0.005, bowl - 0.012), (r * 0.5, bowl + 0.008), (r * 0.93, bowl + h * 0.16), (r, bowl + h * 0.27), (r * 0.92, h * 0.9), (r * 0.8, h)]
    inside = [(r * 0.8 - 0.0012, h), (r * 0.92 - 0.0014, h * 0.9), (r - 0.0016, bowl + h * 0.27), (r * 0.92 - 0.0016, bowl + h * 0.165), (r * 0.45, bowl + 0.014), (0, bowl + 0.006)]
    for x, y in ((-r * 2.3, 0.01), (0, -r * 0.8), (r * 2.3, 0.02)):
        turned([(0, 0.001), *outside], glass, (x, y, 0), 96)
        turned(inside, glass, (x, y, 0), 96)
    shot.framed(turn=8, rise=10, lens=90, fill=0.74, stop=14, detail=((0, -r, h * 0.7), r * 3), **CLEAR)


def carafe(shot):
    """A long-necked bottle, round below."""
    r, h = shot.w / 2, shot.h
    glass = _glass(shot)
    line = [(0, 0), (r * 0.8, 0), (r * 0.94, 0.01), (r, h * 0.18), (r * 0.86, h * 0.36), (r * 0.42, h * 0.52), (r * 0.3, h * 0.66), (r * 0.32, h * 0.9), (r * 0.42, h)]
    turned(line, glass, around=128)
    turned([(x - 0.0025, max(z, 0.008)) for x, z in reversed(line[2:])] + [(0, 0.009)], glass, around=128)
    shot.framed(turn=10, rise=10, lens=90, fill=0.74, stop=14, detail=((0, -r, h * 0.3), r * 2.4), **CLEAR)


def ripple_vase(shot):
    """A tall vase blown into a ridged mold."""
    r, h = shot.w / 2, shot.h
    glass = _glass(shot)
    line = [(r * 0.72, 0.002), (r * 0.76, 0.01), (r * 0.8, h * 0.3), (r * 0.9, h * 0.7), (r * 0.99, h - 0.003), (r, h)]
    turned([(0, 0.001), *line], glass, around=128, flutes=20, flute_depth=0.004)
    turned([(x - 0.0045, max(0.02, z)) for x, z in reversed(line)] + [(0, 0.02)], glass, around=128)
    shot.framed(turn=10, rise=9, lens=90, fill=0.78, stop=14, detail=((0, -r, h * 0.6), r * 2), **CLEAR)


def _spoon(long, wide, steel, bowl=0.062):
    """A spoon along +x lying on z = 0."""
    n, rows = 10, []
    for i in range(11):
        t = i / 10
        rows.append((long - bowl + bowl * t, wide / 2 * math.sin(math.pi * (0.14 + 0.86 * t)) ** 0.62 if t < 1 else 0.001, 0.007 * math.sin(math.pi * min(1, t * 1.02)) - 0.001))
    vertices, faces = [], []
    for x, half, deep in rows:
        vertices += [(x, half * (2 * k / n - 1), 0.008 - deep * (1 - (2 * k / n - 1) ** 2)) for k in range(n + 1)]
    faces = [(j * (n + 1) + k, (j + 1) * (n + 1) + k, (j + 1) * (n + 1) + k + 1, j * (n + 1) + k + 1) for j in range(10) for k in range(n)]
    part = mesh('bowl', vertices, faces, steel)
    part.modifiers.new('thick', 'SOLIDIFY').thickness = 0.0016
    subdivide(part, 1)
    _handle(long - bowl + 0.004, steel)


def _handle(long, steel):
    """A hammered handle from x = 0 to `long`, narrowing to the neck."""
    outline = [(0, -0.006), (0.004, -0.0095), (long * 0.3, -0.0085), (long * 0.72, -0.0042), (long, -0.0036), (long, 0.0036), (long * 0.72, 0.0042), (long * 0.3, 0.0085), (0.004, 0.0095), (0, 0.006)]
    smooth = [(p[0], p[1]) for p in curve_through([(x, y, 0) for x, y in outline], 5)]
    part = plate(smooth, 0.0032, (0, 0, 0.0035), steel, 0.0013)
    part.name = 'handle'


def _fork(long, steel, tines=4):
    _handle(long * 0.66, steel)
    neck = long * 0.65
    outline = [(neck, -0.0036), (neck + 0.016, -0.011), (neck + 0.03, -0.0125), (neck + 0.03, 0.0125), (neck + 0.016, 0.011), (neck, 0.0036)]
    part = plate(outline, 0.002, (0, 0, 0.004), steel, 0.0008)
    part.name = 'head'
    for k in range(tines):
        y = -0.0105 + 0.021 * k / (tines - 1)
        tube([(neck + 0.028, y, 0.005), (neck + 0.045, y, 0.0035), (neck + 0.07, y * 0.92, 0.007)], 0.0017, steel, radii=[1.1, 1, 0.5], sides=4)


def _knife(long, steel):
    _handle(long * 0.5, steel)
    x0 = long * 0.48
    outline = [(x0, -0.0045), (x0 + 0.012, -0.009), (long * 0.85, -0.0085), (long - 0.006, -0.002), (long, 0.006), (long * 0.9, 0.0075), (x0, 0.006)]
    part = plate(outline, 0.0014, (0, 0, 0.0045), steel, 0.0005)
    part.name = 'blade'


def flatware(shot):
    """A place setting of hammered steel laid out beside its lined box."""
    from kit import Graph, linear
    c = linear(shot.color)
    g = Graph('hammered')
    cells = g.node('TexVoronoi', _feature='SMOOTH_F1', Vector=g.coords('Object'), Scale=330.0, Smoothness=0.4)
    g.principled(Base__Color=c, Metallic=1.0, Roughness=0.24, Normal=g.bump(cells.outputs['Distance'], 0.5, 0.0012))
    steel = g.finish(BODY, whole=True)
    pieces = (('fork', 0.205), ('salad', 0.178), ('knife', 0.235), ('soup', 0.2), ('tea', 0.15))
    for i, (kind, long) in enumerate(pieces):
        with gathered() as piece:
            if kind in ('fork', 'salad'):
                _fork(long, steel)
            elif kind == 'knife':
                _knife(long, steel)
            else:
                _spoon(long, 0.042 if kind == 'soup' else 0.032, steel, 0.066 if kind == 'soup' else 0.05)
        moved(piece, (-0.085 + i * 0.042, -0.1 + (0.235 - long) * 0.1, 0.0), math.radians(90))
    box((0.27, 0.1, 0.028), (0.0, 0.235, 0.014), hard.paper('#4a4641', None), 0.004)
    box((0.255, 0.085, 0.004), (0.0, 0.235, 0.028), cloths.velvet('#8a8173', None), 0.001)
    for i in range(5):
        with gathered() as more:
            _handle(0.13, steel)
        moved(more, (-0.065, 0.204 + i * 0.0155, 0.029))
    shot.framed(turn=8, rise=46, lens=90, fill=0.82, stop=16, softness=1.2, detail=((0.0, -0.04, 0.005), 0.12), angle={'turn': -26, 'rise': 32})


def _kitchen_knife(long, tall, steel, wood, brass=None):
    """Blade up the z axis from its handle; edge to −x."""
    grip = long * 0.38
    handle = [(-0.011, -grip), (0.012, -grip), (0.0135, -grip * 0.5), (0.011, 0), (-0.011, 0), (-0.0095, -grip * 0.5)]
    smooth = [(p[0], p[1]) for p in curve_through([(x, z, 0) for x, z in [*handle, handle[0]]], 5)][:-1]
    part = plate(smooth, 0.016, (0, 0.008, 0), wood, 0.004, (math.radians(90), 0, 0))
    part.name = 'grip'
    blade = [(0.011, 0), (0.011, long * 0.5), (-0.001, long * 0.62), (-tall * 0.55, long * 0.46), (-tall + 0.011, long * 0.2), (-tall + 0.011, 0.012), (-0.011, 0.0)]
    piece = plate(blade, 0.0018, (0, 0.001, 0), steel, 0.0006, (math.radians(90), 0, 0))
    piece.name = 'blade'
    if brass:
        for z in (-grip * 0.28, -grip * 0.68):
            pin = turned([(0, 0), (0.0024, 0), (0.0024, 0.0175)], brass, around=16, sharp=True)
            pin.rotation_euler, pin.location = (math.radians(90), 0, 0), (0, 0.0088, z)


def knife_rail(shot):
    """Six knives on a magnetic rail on the wall."""
    w = shot.w
    wall = box((w * 16, 0.02, w * 16), (0, 0.012, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    box((w, 0.024, 0.06), (0, -0.01, 0), shot.body('X'), 0.006)
    steel, grip = hard.metal('#c3c6c7', None, 0.2, 'Z'), hard.paint('#2c2825', None, 0.5)
    sizes = ((0.33, 0.05), (0.31, 0.042), (0.3, 0.036), (0.27, 0.044), (0.24, 0.028), (0.2, 0.024))
    for i, (long, tall) in enumerate(sizes):
        with gathered() as knife:
            _kitchen_knife(long, tall, steel, grip)
        moved(knife, (-w * 0.4 + w * 0.8 * i / 5 + 0.008, -0.024, -long * 0.2), 0)
    shot.framed(turn=14, rise=4, lens=88, fill=0.76, ground='top', back=9.0, drop=6, mirrored=0.38, stop=14, softness=1.2, detail=((-w * 0.2, -0.03, 0), 0.16), angle={'turn': -26, 'rise': 6})


def steak_knives(shot):
    """A low block with six slim handles, one knife lying in front."""
    w, d, h = shot.w, shot.d, shot.h
    block_h = h * 0.5
    wood, brass, steel = shot.body('Z'), hard.metal('#b59a5e', None, 0.25), hard.metal('#c3c6c7', None, 0.2, 'X')
    box((w, d * 0.7, block_h), (0, 0.02, block_h / 2), hard.wood('#6b4a33', 'Z', None), 0.006)
    for i in range(6):
        x, y = (-w * 0.3 + w * 0.3 * (i % 3)), 0.02 + (d * 0.16 if i >= 3 else -d * 0.14)
        box((0.0024, 0.014, 0.02), (x, y, block_h + 0.004), steel, 0.0005)
        grip = plate([(p[0], p[1]) for p in curve_through([(-0.008, 0, 0), (0.008, 0, 0), (0.0095, 0.05, 0), (0.0085, 0.1, 0), (-0.0075, 0.102, 0), (-0.007, 0.05, 0), (-0.008, 0, 0)], 5)][:-1], 0.012, (x, y, block_h + 0.012), wood, 0.003,
                     (math.radians(90), 0, math.radians(90)))
        grip.name = 'grip'
        for z in (0.025, 0.065):
            pin = turned([(0, 0), (0.002, 0), (0.002, 0.0135)], brass, around=16, sharp=True)
            pin.rotation_euler, pin.location = (0, math.radians(-90), 0), (x + 0.0128, y, block_h + 0.012 + z)
    with gathered() as knife:
        _kitchen_knife(0.24, 0.021, steel, wood, brass)
    moved(knife, (0, 0, 0), math.radians(90), 'X')
    moved(knife, (-0.02, -d * 0.75, 0.009), math.radians(68))
    shot.framed(turn=22, rise=18, lens=90, fill=0.78, stop=13, detail=((0, 0, h * 0.7), 0.1))


def blender(shot):
    """A heavy glass jar on a base with one dial."""
    w, h = shot.w, shot.h
    base_h = h * 0.34
    material, dark = hard.enamel(shot.color), hard.paint('#2b2926', None, 0.5)
    plate(rounded(w * 0.86, w * 0.86, 0.05), 0.014, (0, 0, 0), dark, 0.004)
    body = box((w * 0.84, w * 0.84, base_h - 0.014), (0, 0, 0.014 + (base_h - 0.014) / 2), material, 0.03)
    for vertex in body.data.vertices:
        if vertex.co.z > 0:
            vertex.co.x *= 0.82
            vertex.co.y *= 0.82
    dial = turned([(0.036, 0), (0.038, 0.004), (0.031, 0.008), (0.028, 0.024), (0.024, 0.027), (0, 0.027)], hard.metal('#c3c6c6', None, 0.22), around=64)
    dial.rotation_euler, dial.location = (math.radians(84), 0, 0), (0, -w * 0.395, base_h * 0.48)
    box((0.003, 0.003, 0.016), (0, -w * 0.395 - 0.028, base_h * 0.48 + 0.014), dark, 0.001)
    turned([(w * 0.33, base_h), (w * 0.34, base_h + 0.004), (w * 0.33, base_h + 0.03), (0, base_h + 0.032)], dark, around=96)
    glass, top = hard.glass('#eef3f1', None), h * 0.93
    jar = [(w * 0.29, base_h + 0.03), (w * 0.32, base_h + 0.05), (w * 0.36, base_h + (top - base_h) * 0.6), (w * 0.385, top)]
    turned(jar, glass, around=128)
    turned([(x - 0.004, z) for x, z in reversed(jar)] + [(0, base_h + 0.04)], glass, around=128)
    tube([(w * 0.36, 0, top - 0.02), (w * 0.56, 0, top - 0.03), (w * 0.57, 0, base_h + (top - base_h) * 0.4), (w * 0.34, 0, base_h + (top - base_h) * 0.24)], 0.0095, glass, radii=[1.2, 1, 1, 1.2])
    turned([(0, base_h + 0.035), (0.016, base_h + 0.036), (0.012, base_h + 0.05), (0, base_h + 0.054)], hard.metal('#c3c6c6', None, 0.2), around=32)
    for a in (0.3, 1.87, 3.4, 5.0):
        blade = plate([(0, -0.007), (0.036, -0.003), (0.042, 0), (0.0, 0.007)], 0.0015, (0, 0, base_h + 0.05), hard.metal('#c3c6c6', None, 0.2), 0.0004, (0, -0.35, a))
        blade.name = 'blade'
    turned([(w * 0.385, top), (w * 0.395, top + 0.004), (w * 0.39, top + 0.022), (w * 0.2, h - 0.01), (w * 0.18, h), (0, h)], dark, around=96)
    shot.framed(turn=20, rise=9, lens=90, fill=0.82, stop=13, bounces=12, softness=1.1, detail=((0, -w * 0.4, base_h * 0.6), w * 0.7))


def oval_bakers(shot):
    """Two oval dishes with ears, the small one in the large one."""
    w, d, h = shot.w, shot.d, shot.h
    glaze = hard.ceramic(shot.color, BODY, 0.25, 0.0, 0.6)

    def dish(wide, deep, tall, z, turn):
        n, rows = 96, [(0.0, 0.0), (0.74, 0.0), (0.82, 0.03), (0.9, 0.3), (0.97, 0.75), (1.0, 0.95), (0.995, 1.02), (0.965, 1.02), (0.94, 0.9), (0.87, 0.35), (0.78, 0.12), (0.6, 0.09), (0.0, 0.085)]
        vertices = [(r * wide / 2 * math.cos(i / n * math.tau), r * deep / 2 * math.sin(i / n * math.tau), tall * t) for r, t in rows for i in range(n)]
        faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
        with gathered() as all_:
            body = mesh('dish', vertices, faces, glaze)
            subdivide(body, 1)
            for s in (-1, 1):
                ear = [(s * wide * 0.475, -deep * 0.17, tall * 0.86), (s * wide * 0.545, -deep * 0.14, tall * 0.9), (s * wide * 0.575, 0, tall * 0.92), (s * wide * 0.545, deep * 0.14, tall * 0.9), (s * wide * 0.475, deep * 0.17, tall * 0.86)]
                handle = tube(ear, 0.0085, glaze, radii=[1.3, 1, 0.9, 1, 1.3])
                handle.name = 'ear'
        moved(all_, (0, 0, z), turn)

    dish(w * 0.86, d, h * 0.9, 0, 0)
    dish(w * 0.66, d * 0.74, h * 0.66, h * 0.32, 0.05)
    shot.framed(turn=18, rise=26, lens=90, fill=0.82, stop=14, softness=1.1, detail=((w * 0.3, -d * 0.3, h), w * 0.4))


def sauteuse(shot):
    """A wide low pan with two handles and a flat lid."""
    r, h = shot.d / 2, shot.h * 0.66
    steel = hard.metal(shot.color, BODY, 0.24, 'Z')
    turned([(0, 0), (r * 0.9, 0), (r * 0.96, 0.004), (r, h * 0.2), (r, h - 0.002), (r * 1.02, h), (r * 1.0, h + 0.001)], steel, around=160)
    turned([(r * 1.025, h + 0.001), (r * 1.025, h + 0.004), (r * 0.95, h + 0.008), (r * 0.4, h + 0.016), (0, h + 0.017)], steel, around=160)
    turned([(0, h + 0.016), (0.01, h + 0.016), (0.008, h + 0.024), (0.008, h + 0.034), (0.02, h + 0.038), (0.023, h + 0.044), (0.018, h + 0.05), (0, h + 0.051)], steel, around=64)
    for s in (-1, 1):
        tube([(s * r * 0.98, -0.05, h * 0.74), (s * r * 1.2, -0.046, h * 0.82), (s * r * 1.34, -0.024, h * 0.88), (s * r * 1.36, 0, h * 0.89), (s * r * 1.34, 0.024, h * 0.88), (s * r * 1.2, 0.046, h * 0.82), (s * r * 0.98, 0.05, h * 0.74)], 0.0058, steel)
        for y in (-0.05, 0.05):
            rivet = ball(0.008, (s * (r - 0.002) * math.cos(y / r), y, h * 0.74), steel)
            rivet.name = 'rivet'
    shot.framed(turn=20, rise=18, lens=90, fill=0.82, stop=13, softness=0.9, contrast=1.3, detail=((r * 0.4, -r * 0.9, h), r))


def square_canisters(shot):
    """Square jars with wooden lids, filled, in falling sizes."""
    h, lid = shot.h, shot.trim('oak', 'X', '#cfac79')
    glass = hard.glass('#eef3f1', None)
    side, gap = shot.w / 5 * 0.94, shot.w / 5
    fills = ('#e9dfc8', '#c9a978', '#7d4f33', '#d9b469', '#b58a5f')
    for i in range(5):
        tall = h * (1 - 0.16 * i)
        x, y = -shot.w / 2 + gap * (i + 0.5), -0.012 * (i % 2)
        outer, inner = rounded(side, side, 0.02, 6), rounded(side - 0.008, side - 0.008, 0.017, 6)
        n, top = len(outer), tall * 0.88
        vertices = [(*p, 0) for p in outer] + [(*p, top) for p in outer] + [(*p, top) for p in inner] + [(*p, 0.008) for p in inner]
        faces = [(k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for k in range(3) for j in range(n)] + [tuple(range(n))[::-1], tuple(range(3 * n, 4 * n))]
        jar = mesh('jar', vertices, faces, glass, smooth=False)
        jar.location = (x, y, 0)
        jar.data.use_auto_smooth = True
        fill = plate(rounded(side - 0.0095, side - 0.0095, 0.016), top * (0.74 - 0.05 * (i % 3)), (x, y, 0.0085), hard.clay(fills[i], None), 0.004)
        fill.name = 'fill'
        plate(rounded(side + 0.001, side + 0.001, 0.02), tall - top, (x, y, top + 0.0005), lid, 0.004)
    shot.framed(turn=12, rise=12, lens=90, fill=0.8, stop=13, bounces=12, detail=((-shot.w / 3, -0.05, h * 0.6), 0.16))


def caddy(shot):
    """An open tray with a grip. kind: steel (divided) | kit (wood, filled with brushes, bottles, cloths) | trug (filled with garden things)."""
    w, d, h = shot.w, shot.d, shot.h
    kind = shot.get('kind', 'steel')
    wall_h = h * (0.48 if kind == 'steel' else 0.46)
    if kind == 'steel':
        enamel = hard.enamel(shot.color)
        outer = rounded(w, d, 0.03)
        n = len(outer)
        pan = mesh('pan', [(x * 0.95, y * 0.95, 0) for x, y in outer] + [(x, y, wall_h) for x, y in outer], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1]], enamel)
        pan.data.use_auto_smooth = True
        solid = pan.modifiers.new('wall', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.003, -1
        tube([(x, y, wall_h) for x, y in outer], 0.0035, enamel, closed=True, smooth=False)
        box((0.003, d * 0.96, wall_h * 0.94), (-w * 0.1, 0, wall_h * 0.48), enamel, 0.001)
        wire = hard.metal('#b7babb', None, 0.25)
        for s in (-1, 1):
            tube([(s * w * 0.48, 0, wall_h * 0.86), (s * w * 0.46, 0, h * 0.84), (s * w * 0.36, 0, h - 0.012), (s * w * 0.2, 0, h - 0.01)], 0.0042, wire)
        rod((-w * 0.24, 0, h - 0.01), (w * 0.24, 0, h - 0.01), 0.012, hard.wood(shot.accent or '#c9a674', 'Z', None), 0.012)
    else:
        wood = lambda axis: shot.body(axis)
        for s in (-1, 1):
            box((w - 0.02, 0.012, wall_h), (0, s * (d / 2 - 0.006), wall_h / 2), wood('X'), 0.004)
            end = [(-d / 2, 0), (d / 2, 0), (d / 2, wall_h), (d * 0.12, h - 0.01), (-d * 0.12, h - 0.01), (-d / 2, wall_h)]
            plate(end, 0.014, (s * (w / 2 - 0.007) - 0.007, 0, 0), wood('Y'), 0.004, (math.radians(90), 0, math.radians(90)))
        box((w - 0.02, d - 0.02, 0.01), (0, 0, 0.008), wood('X'), 0.001)
        rod((-w / 2 + 0.004, 0, h - 0.034), (w / 2 - 0.004, 0, h - 0.034), 0.012, wood('Z'), 0.012)
        (_garden_things if kind == 'trug' else _cleaning_things)(w, d, h, wall_h)
    shot.framed(turn=26, rise=18, lens=88, fill=0.8, stop=13, detail=((w * 0.2, -d / 2, wall_h), 0.16))


def _bottle(x, y, z, r, tall, glass, cap):
    turned([(0, 0), (r * 0.95, 0), (r, 0.004), (r, tall * 0.62), (r * 0.8, tall * 0.74), (r * 0.36, tall * 0.82), (r * 0.36, tall * 0.88)], glass, (x, y, z), 64)
    turned([(0, tall * 0.87), (r * 0.46, tall * 0.87), (r * 0.46, tall * 0.98), (r * 0.2, tall), (0, tall)], cap, (x, y, z), 40)
    tube([(x, y, z + tall * 0.985), (x - r * 1.1, y - r * 0.3, z + tall * 0.985)], r * 0.14, cap, smooth=False)


def _cleaning_things(w, d, h, wall_h):
    amber, black = hard.paint('#7a4a22', None, 0.12, 0.6), hard.paint('#2b2926', None, 0.5)
    for i, x in enumerate((-0.13, -0.062, 0.006)):
        _bottle(x, 0.045, 0.014, 0.03, h * (0.84 if i != 1 else 0.78), amber, black)
    beech = lambda: hard.wood('#d2ad7a', 'Z', None)
    for x, lean, head in ((0.085, 0.12, 'round'), (0.125, 0.2, 'long')):
        rod((x, 0.03, 0.02), (x + lean * 0.2, 0.05, h * 0.9), 0.009, beech(), 0.0075)
        top = Vector((x + lean * 0.2, 0.05, h * 0.9))
        lines, rng = [], random.Random(4)
        if head == 'round':
            disk = turned([(0, 0), (0.028, 0.0), (0.03, 0.008), (0.026, 0.018), (0, 0.02)], beech(), tuple(top - Vector((0, 0.004, 0.0))), 48)
            disk.rotation_euler = (math.radians(70), 0, 0)
            for _ in range(900):
                a, r = rng.uniform(0, math.tau), 0.026 * math.sqrt(rng.random())
                start = top + Vector((r * math.cos(a), -0.008, r * math.sin(a) + 0.004))
                lines.append([tuple(start), tuple(start + Vector((r * math.cos(a) * 0.3, -0.028, -0.006)))])
        else:
            bar((top.x - 0.0, top.y, top.z - 0.04), (top.x + 0.03, top.y, top.z + 0.1), (0.03, 0.018), beech(), 0.006)
            for _ in range(1200):
                t, y = rng.random(), rng.uniform(-0.013, 0.013)
                start = Vector((top.x + 0.03 * t, top.y - 0.006, top.z - 0.035 + 0.13 * t + y))
                lines.append([tuple(start), tuple(start + Vector((rng.uniform(-0.003, 0.003), -0.032, rng.uniform(-0.004, 0.004))))])
        strands(lines, 0.0007, hard.paint('#3a2f28' if head == 'round' else '#cdbb98', None, 0.9), sides=1)
    for i in range(6):
        sheet = padded((0.13, 0.06, 0.016), 0.007, (-0.07, -0.052, 0.02 + i * 0.0165), cloths.woven(('#e9e2d2', '#c9cfc6', '#d9cdb8')[i % 3], None, coarse=1.5), (0, 0, 0.02 * (-1) ** i), puff=0.002, seed=i, cuts=8)
        sheet.name = 'cloth'


def _garden_things(w, d, h, wall_h):
    ash, steel = lambda: hard.wood('#cfa873', 'Z', None), hard.metal('#b9bcbc', None, 0.28, 'Z')
    for x, kind in ((-0.1, 'trowel'), (-0.035, 'fork')):
        rod((x, 0.02, 0.03), (x - 0.01, 0.03, 0.145), 0.0125, ash(), 0.014)
        tube([(x - 0.01, 0.03, 0.145), (x - 0.014, 0.034, 0.19)], 0.0055, steel, smooth=False)
        if kind == 'trowel':
            n, rows = 8, [(0.01, 0), (0.03, 0.015), (0.035, 0.05), (0.032, 0.085), (0.02, 0.11), (0.003, 0.122)]
            blade = mesh('blade', [(half * (2 * k / n - 1), 0.01 * (2 * k / n - 1) ** 2, z) for half, z in rows for k in range(n + 1)],
                         [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(len(rows) - 1) for k in range(n)], steel)
            blade.location = (x - 0.014, 0.03, 0.182)
            blade.modifiers.new('thick', 'SOLIDIFY').thickness = 0.002
        else:
            for k in (-1, 0, 1):
                tube([(x - 0.014, 0.034, 0.186), (x - 0.014 + k * 0.025, 0.032, 0.2), (x - 0.014 + k * 0.027, 0.03, 0.24), (x - 0.014 + k * 0.025, 0.036, 0.295)], 0.0045, steel, radii=[1, 1, 0.9, 0.3])
    rng, lines = random.Random(3), []
    for i in range(26):
        z = 0.05 + 0.062 * i / 25
        lines.append([(0.055 + 0.034 * math.cos(a), 0.0 + 0.034 * math.sin(a), z) for a in (k / 40 * math.tau for k in range(40))])
    strands(lines, 0.0017, cloths.fiber('#b4925f', None), closed=True)
    for z in (0.042, 0.116):
        turned([(0, z), (0.04, z), (0.04, z + 0.007), (0, z + 0.007)], ash(), (0.055, 0, 0), 64, sharp=True)
    turned([(0, 0.014), (0.034, 0.014), (0.034, 0.05), (0.03, 0.054), (0, 0.054)], hard.metal('#c9c6bb', None, 0.3), (0.135, -0.03, wall_h - 0.04), 64)
    for i in range(5):
        label = box((0.026, 0.004, 0.14), (0.115 + i * 0.011, 0.055, 0.09), hard.concrete('#4b4f53', None), 0.001, (0.05 * i - 0.1, 0, 0.1))
        label.name = 'slate'
    for _ in range(70):
        x, y = rng.uniform(-w * 0.44, w * 0.44), rng.uniform(-d * 0.4, d * 0.4)
        curl = tube([(x, y, 0.03), (x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.02, 0.02), 0.05), (x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.03, 0.03), 0.028)], 0.0015, hard.paper('#d8c6a0', None), sides=2)
        curl.name = 'straw'


def spa_box(shot):
    """A wooden box with its lid slid half open: a towel, soap, a candle and salts in shredded paper."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.body(axis)
    for s in (-1, 1):
        box((w, 0.01, h), (0, s * (d / 2 - 0.005), h / 2), wood('X'), 0.002)
        box((0.01, d - 0.02, h if s < 0 else h - 0.012), (s * (w / 2 - 0.005), 0, (h if s < 0 else h - 0.012) / 2), wood('Y'), 0.002)
    box((w - 0.01, d - 0.01, 0.008), (0, 0, 0.006), wood('X'), 0.001)
    box((w * 0.98, d - 0.018, 0.007), (w * 0.72, 0, h - 0.008), wood('X'), 0.002)
    rng = random.Random(7)
    curls = []
    for _ in range(420):
        x, y, z = rng.uniform(-w * 0.46, w * 0.22), rng.uniform(-d * 0.44, d * 0.44), h * rng.uniform(0.3, 0.55)
        curls.append([(x, y, z), (x + rng.uniform(-0.02, 0.02), y + rng.uniform(-0.02, 0.02), z + rng.uniform(0, 0.014)), (x + rng.uniform(-0.035, 0.035), y + rng.uniform(-0.03, 0.03), z)])
    strands(curls, 0.0011, hard.paper('#e3d4b2', None), sides=1)
    towel = turned([(0, 0), (0.032, 0), (0.036, 0.006), (0.036, d * 0.72), (0.032, d * 0.74), (0, d * 0.74)], cloths.waffle(shot.accent or '#d8cdb8', TRIM, 130), around=64, wobble=0.02)
    towel.rotation_euler, towel.location = (math.radians(-90), 0, 0), (-w * 0.36, -d * 0.37, h * 0.7)
    turned([(0, 0), (0.034, 0), (0.036, 0.004), (0.036, 0.062), (0.034, 0.062), (0.034, 0.05), (0, 0.048)], hard.ceramic('#cfc4b0', None, 0.5), (-w * 0.12, d * 0.2, h * 0.5), 64)
    soap = padded((0.085, 0.055, 0.026), 0.012, (-w * 0.1, -d * 0.24, h * 0.66), hard.wax('#e6d9b8', None), (0.1, 0.05, 0.25), puff=0.002, lumpy=0.2)
    soap.name = 'soap'
    turned([(0, 0), (0.03, 0), (0.032, 0.004), (0.032, 0.06), (0.022, 0.072), (0.022, 0.082)], hard.paint('#efece4', None, 0.1, 0.6), (w * 0.1, -d * 0.05, h * 0.42), 64)
    turned([(0, 0.08), (0.021, 0.08), (0.024, 0.1), (0, 0.1)], hard.paint('#b98f63', None, 0.9), (w * 0.1, -d * 0.05, h * 0.42), 40)
    shot.framed(turn=22, rise=34, lens=90, fill=0.82, stop=15, detail=((-w * 0.1, -d * 0.1, h * 0.8), 0.14))


def oil_and_salt(shot):
    """A dark stoneware bottle with a pourer and a lidded dish."""
    h = shot.h
    glaze = hard.ceramic(shot.color, BODY, 0.34, 0.25, 0.4)
    r = 0.042
    turned([(0, 0), (r * 0.92, 0), (r, 0.006), (r, h * 0.52), (r * 0.86, h * 0.62), (r * 0.4, h * 0.72), (r * 0.33, h * 0.82), (r * 0.38, h * 0.85), (r * 0.36, h * 0.86)], glaze, (-0.05, 0.01, 0), 128, wobble=0.003)
    turned([(0, h * 0.855), (r * 0.3, h * 0.855), (r * 0.33, h * 0.89), (0, h * 0.9)], hard.paint('#b98f63', None, 0.9), (-0.05, 0.01, 0), 40)
    steel = hard.metal('#c3c6c6', None, 0.2)
    tube([(-0.05, 0.01, h * 0.89), (-0.05, 0.01, h * 0.94), (-0.06, 0.005, h * 0.985), (-0.082, -0.004, h)], 0.0048, steel, radii=[1.2, 1, 0.9, 0.8])
    s = 0.045
    turned([(0, 0), (s * 0.9, 0), (s, 0.005), (s, 0.045), (s * 0.97, 0.047), (s * 0.94, 0.045), (s * 0.94, 0.03), (0, 0.03)], glaze, (0.062, -0.03, 0), 128, wobble=0.003)
    turned([(0, 0.036), (s * 0.9, 0.036), (s * 0.6, 0.042), (0, 0.044)], hard.plaster('#f4f2ec'), (0.062, -0.03, 0), 64)
    lid = turned([(0, 0), (s * 1.02, 0), (s * 1.03, 0.004), (s * 0.8, 0.009), (0.012, 0.011), (0.009, 0.018), (0.013, 0.024), (0, 0.026)], glaze, around=96)
    lid.location, lid.rotation_euler = (0.112, -0.052, 0.022), (0, math.radians(38), math.radians(-20))
    shot.framed(turn=10, rise=13, lens=90, fill=0.78, stop=13, detail=((-0.05, -0.04, h * 0.5), 0.1))


def match_cloche(shot):
    """A dome over a bundle of colored matches on a wooden foot."""
    r, h = shot.w / 2, shot.h
    wood = hard.wood('#d2ad7a', 'Z', None)
    foot = h * 0.2
    turned([(0, 0), (r * 0.97, 0), (r, 0.003), (r, foot - 0.003), (r * 0.96, foot), (0, foot)], wood, around=96)
    strip = turned([(r * 1.003, foot * 0.22), (r * 1.003, foot * 0.78)], hard.paint('#4a3a34', None, 0.95), around=96, sharp=True)
    strip.name = 'striker'
    rng = random.Random(5)
    sticks, tips = [], []
    for _ in range(90):
        a, q = rng.uniform(0, math.tau), math.sqrt(rng.random()) * r * 0.66
        x, y = q * math.cos(a), q * math.sin(a)
        top = foot + 0.05 + rng.uniform(-0.001, 0.001)
        dx, dy = rng.uniform(-0.003, 0.003), rng.uniform(-0.003, 0.003)
        sticks.append([(x, y, foot), (x + dx, y + dy, top)])
        tips.append([(x + dx, y + dy, top - 0.0055, 1), (x + dx, y + dy, top - 0.001, 1.25), (x + dx, y + dy, top + 0.0016, 0.6)])
    strands(sticks, 0.00125, hard.wood('#e0c69a', 'Z', None), sides=1)
    strands(tips, 0.00165, hard.paint(shot.accent or '#c04b33', TRIM, 0.7), sides=2)
    glass = hard.glass('#f1f5f4', None)
    dome = [(r * 0.88, foot), (r * 0.88, h * 0.62), (r * 0.8, h * 0.78), (r * 0.55, h * 0.88), (r * 0.2, h * 0.915), (0, h * 0.92)]
    turned(dome, glass, around=96)
    turned([(x * 0.965, foot if i == 0 else z - 0.0018) for i, (x, z) in enumerate(dome)], glass, around=96)
    ball(0.0075, (0, 0, h * 0.955), glass)
    shot.framed(turn=10, rise=11, lens=90, fill=0.7, stop=12, bounces=14, detail=((0, -r, h * 0.5), r * 1.8))


def furoshiki(shot):
    """A box wrapped in cotton and knotted on top; a folded cloth beside it."""
    w, d, h = shot.w, shot.d, shot.h
    cotton = shot.body()
    bw, bd, bh = w * 0.7, d * 0.8, h * 0.55
    padded((bw, bd, bh), 0.018, (-w * 0.06, 0, bh / 2), cotton, puff=0.004, seed=3, lumpy=0.9)
    top = Vector((-w * 0.06, 0, bh))
    for sx in (-1, 1):
        for sy in (-1, 1):
            line = [(top.x + sx * bw * 0.5, sy * bd * 0.5, bh * 0.86), (top.x + sx * bw * 0.34, sy * bd * 0.32, bh + 0.006), (top.x + sx * bw * 0.12, sy * bd * 0.1, bh + 0.014), (top.x, 0, bh + 0.022)]
            fold = tube(line, 0.011, cotton, radii=[0.35, 1.1, 1.1, 1.0])
            fold.name = 'fold'
    knot = ball(0.023, tuple(top + Vector((0, 0, 0.03))), cotton, 0.8)
    knot.scale = (1.25, 0.95, 1)
    for s in (-1, 1):
        n, m, vertices = 10, 8, []
        for j in range(m + 1):
            t = j / m
            wide = 0.012 + 0.05 * math.sin(math.pi * min(1.0, t * 0.82)) ** 0.9 * (1 - 0.25 * t)
            for k in range(n + 1):
                u = 2 * k / n - 1
                x = top.x + s * (0.012 + 0.115 * t)
                vertices.append((x, u * wide, bh + 0.034 + 0.05 * math.sin(math.pi * t * 0.85) - 0.018 * u * u * math.sin(math.pi * t) + 0.005 * math.sin(u * 7 + s)))
        ear = mesh('ear', vertices, [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(m) for k in range(n)], cotton)
        unwrap(ear)
        ear.modifiers.new('thick', 'SOLIDIFY').thickness = 0.0016
        subdivide(ear, 2)
    for i in range(2):
        sheet = padded((0.13, 0.11, 0.014), 0.006, (w * 0.44, -d * 0.12, 0.008 + i * 0.0145), cloths.woven(('#efe6d3', shot.color)[i], None if i == 0 else BODY), (0, 0, 0.2 + 0.08 * i), puff=0.002, seed=8 + i, cuts=8)
        sheet.name = 'folded'
    shot.framed(turn=20, rise=20, lens=90, fill=0.78, stop=13, detail=((-w * 0.06, -0.04, bh + 0.03), 0.14))
