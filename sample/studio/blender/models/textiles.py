"""Folded and hanging cloth: towels, blankets, quilts, sheets, throws, curtains, pillows, mattresses."""
import math
import random

import bmesh
from mathutils import Vector
from mathutils import noise as lumps

from kit import BODY, TRIM, UNFRAMED, box, cloths, hard, lay, mesh, padded, pile, pillow, ring, rod, strands, subdivide, tube, turned, unwrap


def _cloth(shot, color=None, part=BODY, pattern=None, kind=None):
    """The fabric of a folded piece."""
    kind = kind or shot.get('fabric', shot.material)
    color = color or shot.color
    if kind == 'waffle':
        return cloths.waffle(color, part, 90, pattern)
    if kind == 'knit':
        return cloths.knit(color, part, shot.get('stitches', 90))
    if kind in ('boucle', 'velvet'):
        return getattr(cloths, kind)(color, part)
    if kind in ('wool', 'felt', 'terry'):
        return cloths.felt(color, part, pattern)
    return cloths.woven(color, part, coarse={'linen': 1.3, 'gauze': 2.2}.get(kind, 0.8), pattern=pattern)


def folded(at, w, d, layers, thick, material, seed=0, turn=0.0, terry=None, pattern_size=None, ribs=0):
    """One piece of cloth folded into `layers`, its fold to the front. Answers its height. `terry`: colour of real loops on it.
    `pattern_size` (w, d) lays the UV of a pattern over the top face; `ribs` per metre press channels into it."""
    rng = random.Random(seed)
    gap, line = thick * 1.06, []
    inset = gap / 2
    for k in range(layers):
        z = inset + k * gap
        start, end = (-d / 2, d / 2) if k % 2 == 1 else (d / 2, -d / 2)
        if k == 0:
            start = d / 2 - 0.012
        if k == layers - 1:
            end += 0.014 if end < 0 else -0.014
        for i in range(17):
            u = i / 16
            y = max(-d / 2 + inset, min(d / 2 - inset, start + (end - start) * u))
            line.append(Vector((y, z + 0.0006 * math.sin(u * 9 + k * 2 + seed))))
        if k < layers - 1:
            side = 1 if end > 0 else -1
            for i in range(1, 8):
                a = i / 8 * math.pi
                line.append(Vector((side * (d / 2 - inset) + side * inset * math.sin(a) * 1.15, z + inset - inset * math.cos(a))))
    left, right = [], []
    for i, p in enumerate(line):
        ahead = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        normal = Vector((-ahead.y, ahead.x)).normalized() if ahead.length > 1e-6 else Vector((0, 1))
        left.append(p + normal * thick * 0.49)
        right.append(p - normal * thick * 0.49)
    first = line[0] - (line[1] - line[0]).normalized() * thick * 0.4
    last = line[-1] - (line[-2] - line[-1]).normalized() * thick * 0.4
    outline = [first, *left, last, *right[::-1]]
    n, across = len(outline), 46
    vertices, faces, shift = [], [], Vector((seed * 3.7, seed * 1.3, 0))
    for j in range(across + 1):
        u = j / across * 2 - 1
        x = u * w / 2
        for p in outline:
            uneven = lumps.noise(Vector((x * 7, p.x * 6, p.y * 30)) + shift)
            y = p.x * (1 + 0.012 * lumps.noise(Vector((x * 3, seed, 0)))) + 0.004 * uneven
            z = p.y * (1 + 0.05 * lumps.noise(Vector((x * 2.5, p.x * 3, seed * 2.0)))) + 0.0022 * uneven
            if ribs and p.y > layers * gap - gap * 0.6:
                z += 0.003 * abs(math.sin(x * ribs * math.pi)) - 0.0015
            sway = math.copysign(0.006 * lumps.noise(Vector((p.x * 9, p.y / gap * 1.7, seed))), u) * abs(u) ** 3
            vertices.append((x + sway, y, max(0.001, z)))
    for j in range(across):
        faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    thing = mesh('folded', vertices, faces, material)
    _close_ends(thing, len(line), n, across)
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    unwrap(thing)
    if pattern_size:
        lay(thing, *pattern_size)
    if terry:
        thing.data.materials.append(cloths.yarn(terry, BODY, dark_roots=0.78))
        pile(thing, int(130000 * w * d / 0.11), 0.0010, 2, radius=0.00045, lean=0.4, steps=2)
    return layers * gap


def _close_ends(thing, points, n, across):
    """The edges of the cloth, seen from the side."""
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    shape.verts.ensure_lookup_table()
    for j in (0, across):
        for i in range(points - 1):
            corners = [j * n + 1 + i, j * n + 2 + i, j * n + points + 2 + (points - 2 - i), j * n + points + 2 + (points - 1 - i)]
            corners = [q for q in corners if q < (j + 1) * n]
            if len(set(corners)) >= 3:
                try:
                    shape.faces.new([shape.verts[q] for q in corners])
                except ValueError:
                    continue
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    shape.to_mesh(thing.data)
    shape.free()
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))


def towels(shot):
    """A pile of folded towels of one colour: large below, small above; fabric: terry | waffle | linen; pieces."""
    pieces = shot.get('pieces', 6)
    terry = shot.get('fabric', 'terry') == 'terry'
    pattern_size = (shot.w, shot.d * 1.2)
    pattern = shot.pattern(*pattern_size)
    material = _cloth(shot, kind=shot.get('fabric', 'terry'), pattern=pattern)
    w, d = shot.w, shot.d
    layers, z, rng = 3, 0.0, random.Random(shot.seed)
    thick = min(0.013, shot.h / (pieces * layers) * 0.97)
    for i in range(pieces):
        s = 1.0 if i < pieces * 0.4 else 0.94 if i < pieces * 0.75 else 0.82
        z += folded((rng.uniform(-0.005, 0.005), rng.uniform(-0.005, 0.005), z), w * s, d * s * 1.25, layers, thick, material, i + 1, rng.uniform(-0.025, 0.025),
                    shot.color if terry else None, pattern_size if pattern else None) * 1.01
    shot.framed(turn=28, rise=16, lens=90, fill=0.78, stop=11, detail=((0, -d * 0.6, z * 0.7), min(0.2, w * 0.6)))


def stack(shot):
    """A blanket, quilt or sheet set folded on itself: pieces of `layers` folds; loft: thickness of a layer; pillows: folded cases on top."""
    loft, layers = shot.get('loft', 0.016), shot.get('layers', 4)
    w, d = shot.get('wide', 0.5), shot.get('deep', 0.4)
    pattern_size = (shot.get('pattern_width', w), shot.get('pattern_width', w) * d / w)
    pattern = shot.pattern(*pattern_size, wobble=0.0015)
    material = _cloth(shot, pattern=pattern)
    z, rng = 0.0, random.Random(shot.seed)
    for i in range(shot.get('pieces', 1)):
        s = 1.0 if i < 2 else 0.82
        z += folded((rng.uniform(-0.004, 0.004), rng.uniform(-0.004, 0.004), z), w * s, d * s, layers, loft, material, i + 3 + shot.seed % 7, rng.uniform(-0.02, 0.02),
                    None, pattern_size if pattern else None, shot.get('ribs', 0)) * 1.01
    if shot.get('band'):
        outline = [(0, -d / 2 - 0.004, 0.0), (0, -d / 2 - 0.006, z * 0.5), (0, -d / 2 + 0.004, z + 0.003), (0, 0, z + 0.004), (0, d / 2, z + 0.003)]
        for x in (-0.006, 0.0, 0.006):
            tube([(x + p[0], p[1], p[2]) for p in outline], 0.0032, cloths.woven(shot.get('band'), None), sides=3)
    shot.framed(turn=28, rise=20, lens=90, fill=0.8, stop=12, detail=((0, -d * 0.48, z * 0.8), 0.16))


def throw(shot):
    """A throw folded in half and in half again, its fringe to the front."""
    w, d = 0.46, 0.36
    knit = shot.get('fabric') == 'knit'
    pattern = shot.pattern(w, d, wobble=0.0015)
    material = _cloth(shot, pattern=pattern)
    loft = shot.get('loft', 0.022)
    z = folded((0, 0, 0), w, d, 4, loft, material, shot.seed % 9, 0, None, (w, d) if pattern else None)
    if shot.get('fringe', not knit):
        rng, lines = random.Random(4), []
        color = cloths.woven(shot.color, BODY)
        for level in (0.42, 0.9):
            for i in range(int(w / 0.013)):
                x = -w / 2 + 0.01 + i * 0.013
                for _ in range(3):
                    drop = z * level - 0.06 + rng.uniform(-0.012, 0.008)
                    lean = rng.uniform(-0.008, 0.008)
                    lines.append([(x, -d / 2 - 0.002, z * level), (x + lean * 0.4, -d / 2 - 0.010 - rng.random() * 0.004, z * level - 0.03),
                                  (x + lean, -d / 2 - 0.012 - rng.random() * 0.006, max(0.002, drop))])
        strands(lines, 0.0013, color, sides=1)
    shot.framed(turn=26, rise=20, lens=90, fill=0.8, stop=12, detail=((0.05, -d * 0.5, z * 0.8), 0.16))


def throw_pillow(shot):
    """One pillow standing, leaning back a little; piping; pattern over its face."""
    w, h = shot.w, shot.h
    size = (w, h)
    pattern = shot.pattern(*size, wobble=0.0015)
    kind = shot.get('fabric', shot.material)
    material = cloths.knit(shot.color, BODY, shot.get('stitches', 90), pattern) if kind == 'knit' else _cloth(shot, pattern=pattern, kind=kind)
    long = max(w, h) > 1.5 * min(w, h)
    thing = pillow(w, h, material, shot.get('piping', 0.0), 2.4 if long else 2.8, shot.seed % 17)
    if pattern:
        lay(thing, *size)
    lean = math.radians(76)
    thing.rotation_euler = (lean, 0, 0)
    low = min((thing.matrix_basis @ v.co).z for v in thing.data.vertices)
    thing.location = (0, 0, -low - 0.004)
    shot.framed(turn=18, rise=8, lens=90, fill=0.76, stop=11, detail=((w * 0.2, -0.06, h * 0.6), w * 0.4))


def bed_pillows(shot):
    """One or two sleeping pillows, one leaning on the other; kind: pair | single | long."""
    kind = shot.get('kind', 'pair')
    pattern = shot.pattern(0.7, 0.5, wobble=0.001)
    material = _cloth(shot, pattern=pattern, kind=shot.get('fabric', 'plain' if shot.material == 'cotton' else shot.material))
    w, d = shot.w, max(shot.d, 0.42) if shot.h < 0.3 else shot.h
    d = max(d, 0.45) if kind != 'long' else 0.48
    bottom = pillow(w, d, material, 0.0, 1.7, 61)
    if pattern:
        lay(bottom, 0.7, 0.5)
    low = min(v.co.z for v in bottom.data.vertices)
    bottom.location = (0, 0, -low - 0.004)
    if kind == 'pair':
        top = pillow(w, d, material, 0.0, 1.7, 62)
        if pattern:
            lay(top, 0.7, 0.5)
        top.rotation_euler = (math.radians(1), math.radians(2), math.radians(4))
        top.location = (0.01, 0.01, -low - 0.004 + bottom['height'] * 0.83)
    shot.framed(turn=20, rise=15, lens=90, fill=0.8, stop=12, detail=((w * 0.3, -d * 0.4, 0.1), 0.25))


def mattress(shot):
    """A tufted block with a border and handles; topper: thin."""
    w, d, h = shot.w, shot.d, max(0.05, shot.h)
    top = cloths.waffle(shot.color, BODY, 26) if h > 0.1 else cloths.felt(shot.color, BODY)
    side = cloths.woven(shot.get('border', '#d9d5cc'), None, coarse=1.5)
    if h > 0.12:
        padded((w, d, h - 0.10), 0.03, (0, 0, (h - 0.06) / 2), side, puff=0.004, seed=3)
        cap = padded((w + 0.004, d + 0.004, 0.085), 0.035, (0, 0, h - 0.045), top, puff=0.012, seed=4, cuts=30)
        for z in (h - 0.085, 0.012):
            _edge_tape(w, d, z)
    else:
        padded((w, d, h), h * 0.45, (0, 0, h / 2), top, puff=0.006, seed=4, cuts=30)
    shot.framed(turn=32, rise=17, lens=75, fill=0.88, stop=14, detail=((w * 0.3, -d / 2, h - 0.05), 0.4))


def _edge_tape(w, d, z):
    from kit import rounded
    outline = [(x, y, z) for x, y in rounded(w + 0.006, d + 0.006, 0.035)]
    tube(outline, 0.006, cloths.woven('#bfb9ad', None), closed=True, smooth=False, sides=3)


def curtain(shot):
    """A panel (or two) hanging in folds from a rod; head: pocket | rings; shower: with a liner's hem above the floor."""
    w, h = shot.w * shot.get('gather', 0.72), shot.h
    pattern = shot.pattern(shot.w, h, wobble=0.003)
    sheer = shot.get('sheer')
    material = cloths.sheer(shot.color) if sheer else _cloth(shot, pattern=pattern)
    waves = shot.get('folds', 9)
    nx, nz = 220, 60
    vertices, faces = [], []
    rng = random.Random(shot.seed)
    phases = [rng.uniform(-0.5, 0.5) for _ in range(8)]
    for j in range(nz + 1):
        t = j / nz
        for i in range(nx + 1):
            u = i / nx
            drift = 0.35 * math.sin(u * 5 + phases[0]) * (1 - t) + 0.2 * math.sin(u * 11 + phases[1]) * (1 - t)
            depth = 0.045 * (0.75 + 0.25 * t) * (1 + 0.25 * math.sin(u * 7 + phases[2]))
            y = depth * math.sin(u * waves * math.tau + drift) + 0.008 * lumps.noise(Vector((u * 9, t * 3, 1)))
            x = w * (u - 0.5) * (1 + 0.03 * (1 - t)) + 0.012 * math.sin(2 * (u * waves * math.tau + drift))
            vertices.append((x, y, 0.02 + (h - 0.02) * t))
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(nz) for i in range(nx)]
    thing = mesh('curtain', vertices, faces, material)
    layer = thing.data.uv_layers.new()
    where = thing.data.uv_layers.new(name='pattern') if pattern else None
    for face in thing.data.polygons:
        for loop, vertex in zip(face.loop_indices, face.vertices):
            j, i = divmod(vertex, nx + 1)
            layer.data[loop].uv = (i / nx * shot.w, j / nz * h)
            if where:
                where.data[loop].uv = (i / nx, j / nz)
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = 0.0012
    metal = hard.metal('#a68c66', None, 0.3) if not shot.get('dark_rod') else hard.paint('#2b2a28', None)
    z = h + 0.03
    tube([(-w / 2 - 0.12, 0, z), (w / 2 + 0.12, 0, z)], 0.0125, metal, smooth=False)
    for side in (-1, 1):
        turned([(0, -0.02), (0.018, -0.018), (0.022, 0), (0.016, 0.016), (0, 0.02)], metal, (side * (w / 2 + 0.13), 0, z), 32)
    for i in range(waves):
        x = w * ((i + 0.28) / waves - 0.5)
        circle = [(x, 0.02 * math.cos(k / 24 * math.tau), z - 0.006 + 0.02 * math.sin(k / 24 * math.tau)) for k in range(24)]
        tube(circle, 0.0022, metal, closed=True, smooth=False, sides=3)
    shot.framed(turn=14, rise=3, lens=85, fill=0.86, stop=14, detail=((w * 0.15, -0.05, h * 0.55), 0.4), angle={'turn': -24, 'rise': 6})


def pleated_curtain(shot):
    """A panel whose heading is pinched into pleats, one under every ring."""
    import bpy
    curtain(shot)
    w, h, waves = shot.w * shot.get('gather', 0.72), shot.h, shot.get('folds', 9)
    for vertex in bpy.data.objects['curtain'].data.vertices:
        at = vertex.co
        pleat = w * ((math.floor((at.x / w + 0.5) * waves) + 0.28) / waves - 0.5)
        grip = 0.8 * math.exp(-(((at.z / h - 0.945) / 0.02) ** 2))
        at.x += (pleat - at.x) * grip


def ladder_rack(shot):
    """A leaning ladder with a cloth over one rung."""
    w, d, h = shot.w, shot.d, shot.h
    wood = shot.body('Z')
    for side in (-1, 1):
        rod((side * w / 2, -d / 2, 0), (side * w / 2, d / 2, h), 0.014, wood, 0.014)
    for i in range(5):
        t = (i + 0.7) / 5.2
        tube([(-w / 2, -d / 2 + d * t, h * t), (w / 2, -d / 2 + d * t, h * t)], 0.011, shot.body('X'), smooth=False)
    shot.framed(turn=28, rise=6, fill=0.86, detail=((0, 0, h * 0.7), 0.4))
