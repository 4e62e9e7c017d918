"""Turned and thrown things: vases, planters, bowls, mugs, plates, candles, canisters, pots and their plants."""
import math
import random

from mathutils import Matrix, Vector

from kit import BODY, TRIM, ball, box, cloths, curve_through, hard, link, mesh, oval, plate, ring, rod, rounded, strands, tube, turned

VASES = {
    # Profiles as shares of half the width and of the height: outside only; the wall is added.
    'bottle': [(0.32, 0), (0.6, 0.005), (0.68, 0.03), (0.9, 0.18), (1.0, 0.36), (0.93, 0.52), (0.6, 0.68), (0.3, 0.8), (0.27, 0.9), (0.33, 0.97), (0.36, 1.0)],
    'jug': [(0.4, 0), (0.7, 0.005), (0.78, 0.03), (0.97, 0.2), (1.0, 0.42), (0.86, 0.62), (0.6, 0.78), (0.52, 0.88), (0.58, 0.97), (0.62, 1.0)],
    'urn': [(0.3, 0), (0.48, 0.004), (0.52, 0.03), (0.6, 0.12), (0.86, 0.36), (1.0, 0.62), (0.94, 0.78), (0.66, 0.9), (0.56, 0.94), (0.62, 0.985), (0.66, 1.0)],
    'cylinder': [(0.8, 0), (0.93, 0.004), (0.97, 0.02), (0.97, 0.3), (0.98, 0.7), (1.0, 0.985), (0.995, 1.0)],
    'flared': [(0.5, 0), (0.6, 0.004), (0.64, 0.02), (0.62, 0.2), (0.64, 0.45), (0.74, 0.7), (0.94, 0.94), (1.0, 1.0)],
    'carafe': [(0.7, 0), (0.94, 0.005), (1.0, 0.04), (1.0, 0.3), (0.9, 0.5), (0.55, 0.66), (0.44, 0.76), (0.46, 0.9), (0.58, 1.0)],
    'tapered': [(0.6, 0), (0.7, 0.004), (0.73, 0.02), (0.8, 0.3), (0.9, 0.7), (0.99, 0.97), (1.0, 1.0)],
    'belly': [(0.5, 0), (0.7, 0.004), (0.76, 0.03), (0.95, 0.25), (1.0, 0.5), (0.93, 0.78), (0.82, 0.95), (0.83, 1.0)],
    'bowl': [(0.4, 0), (0.46, 0.005), (0.5, 0.05), (0.72, 0.28), (0.92, 0.66), (1.0, 1.0)],
    'tumbler': [(0.7, 0), (0.8, 0.01), (0.84, 0.05), (0.92, 0.5), (1.0, 1.0)],
}


def profile(name, radius, height, wall=0.006, floor=0.01):
    """Outside, lip and inside of a vessel."""
    outside = [(r * radius, z * height) for r, z in VASES[name]]
    inside = [(max(0.002, r - wall), z) for r, z in reversed(outside) if z > floor + 0.004]
    lip = (outside[-1][0] - wall / 2, height + wall * 0.35)
    return [(0, 0), *outside, lip, *inside, (0.002, floor), (0, floor)]


def vase(shot):
    """form (VASES); wall; stems: dried | branch | none; dip: share of the height above which the second glaze begins; flutes."""
    r, h = shot.w / 2, shot.h
    if shot.get('dip'):
        material = hard.ceramic(shot.color, BODY, 0.5, 0.8, 0.25, foot=0.008, dipped=h * shot.get('dip'), dip_color=shot.get('dip_color', '#c9a985'))
    else:
        material = shot.body('Z')
    turned(profile(shot.get('form', 'jug'), r, h, shot.get('wall', 0.006)), material, wobble=shot.get('wobble', 0.004), around=128, seed=shot.seed,
           flutes=shot.get('flutes', 0), flute_depth=shot.get('flute_depth', 0.004))
    if shot.get('stems', 'none') == 'dried':
        _dried(h, shot.seed)
    elif shot.get('stems') == 'branch':
        _branches(h, r, shot.seed)
    shot.framed(turn=0, rise=9, lens=90, fill=0.8, stop=9, back=3, detail=((r * 0.3, -r * 0.9, h * 0.62), max(0.1, r * 1.3)))


def _dried(h, seed):
    rng = random.Random(seed)
    stem = hard.paint('#a58a5e', None, 0.8, 0.1)
    heads = [hard.paint(c, None, 0.9, 0.1) for c in ('#d8c59a', '#c9ae7c', '#b8935f')]
    from kit import pile
    for i in range(9):
        a, spread, tall = rng.uniform(0, 6.28), h * rng.uniform(0.15, 0.5), h * rng.uniform(1.8, 2.3)
        end = Vector((math.cos(a) * spread, math.sin(a) * spread, tall))
        middle = Vector((math.cos(a) * spread * 0.28, math.sin(a) * spread * 0.28, h * 0.82 + (tall - h * 0.82) * 0.5))
        tube([(rng.uniform(-0.01, 0.01), rng.uniform(-0.01, 0.01), h * 0.4), (math.cos(a) * 0.008, math.sin(a) * 0.008, h), middle, end], 0.0013, stem, sides=2)
        toward = (end - middle).normalized()
        head = ball(0.007, end + toward * 0.02, rng.choice(heads), 4.0, detail=14)
        head.rotation_euler = toward.to_track_quat('Z', 'Y').to_euler()
        hairs = pile(head, 360, 0.026, 1, radius=0.0006, seed=i, toward=tuple(toward * 0.016))
        hairs.normal_factor, hairs.factor_random = 0.006, 0.004


def _branches(h, r, seed):
    rng = random.Random(seed)
    bark, green = hard.paint('#6f6048', None, 0.8, 0.1), hard.leaf('#7f8a6c', None)
    leaves = [leaf_mesh(0.05 * s, 0.015 * s, green, seed=i) for i, s in enumerate((0.9, 1.0, 1.15))]
    for i in range(4):
        a = i * 1.7 + rng.uniform(-0.3, 0.3)
        spread = h * rng.uniform(0.5, 0.9)
        line = [Vector(p) for p in curve_through([(0, 0, h * 0.3), (math.cos(a) * r * 0.2, math.sin(a) * r * 0.2, h * 0.99),
                                                  (math.cos(a) * spread * 0.5, math.sin(a) * spread * 0.5, h * 1.55), (math.cos(a) * spread, math.sin(a) * spread, h * rng.uniform(1.8, 2.2))], 12)]
        tube(line[::3], 0.002, bark, sides=3)
        for k in range(12, len(line)):
            _leaf(line[k], (line[k] - line[k - 1]).normalized(), k * 2.4, 0.9, leaves, rng, 0.8 + 0.2 * rng.random())


def leaf_mesh(length, width, material, fold=0.25, bend=0.5, seed=0):
    """One leaf, along +y, as mesh data to be placed many times."""
    import bpy
    n, k = 12, 4
    vertices, faces = [], []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * math.sin(math.pi * min(1, t ** 0.8)) ** 0.8 * (1 - 0.25 * t) + 1e-4
        y, z = length * math.sin(bend * t) / bend, -length * (1 - math.cos(bend * t)) / bend
        for j in range(k + 1):
            u = j / k * 2 - 1
            vertices.append((u * half, y, z + abs(u) * half * fold + 0.0018 * math.sin(t * 16 + seed) * abs(u) * min(1, length * 6)))
    for i in range(n):
        for j in range(k):
            q = i * (k + 1) + j
            faces.append((q, q + 1, q + k + 2, q + k + 1))
    data = bpy.data.meshes.new('leaf')
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [True] * len(faces))
    layer = data.uv_layers.new()
    for face in data.polygons:
        for loop, vertex in zip(face.loop_indices, face.vertices):
            i, j = divmod(vertex, k + 1)
            layer.data[loop].uv = (j / k, i / n)
    return data


def _leaf(at, along, turn, out, leaves, rng, scale):
    """Places a leaf at a point of a stem, leaning `out` (0 along the stem, 1 square to it)."""
    import bpy
    side = along.orthogonal().normalized()
    side.rotate(Matrix.Rotation(turn, 3, along))
    toward = (along * (1 - out * 0.6) + side * out).normalized()
    thing = link(bpy.data.objects.new('leaf', rng.choice(leaves)))
    up = (Vector((0, 0, 1)) - toward * toward.z)
    up = up.normalized() if up.length > 1e-3 else Vector((0, 1, 0))
    matrix = Matrix((toward.cross(up), toward, up)).transposed().to_4x4()
    matrix.translation = at
    thing.matrix_world = matrix
    thing.scale = (scale, scale, scale)


def planter(shot):
    """A pot, empty or planted. form: tapered | cylinder | bowl | belly | box; plant: monstera | trailing | grass | none; saucer; stand; pot_width
    and pot_height in metres where the product's measures are the plant's."""
    r, h = shot.get('pot_width', shot.w) / 2, shot.get('pot_height', shot.h)
    z0 = 0.0
    if shot.get('stand'):
        h = shot.h * 0.42
        z0 = shot.h - h
        wood = shot.trim('oak', 'Z', '#b98d5c')
        for i in range(4):
            a = math.radians(45 + 90 * i)
            rod((r * 1.0 * math.cos(a), r * 1.0 * math.sin(a), 0), (r * 0.93 * math.cos(a), r * 0.93 * math.sin(a), z0 + h * 0.35), 0.011, wood, 0.014)
        for a in (45, 135):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            rod((-r * 0.94 * c, -r * 0.94 * s, z0 - 0.014), (r * 0.94 * c, r * 0.94 * s, z0 - 0.014), 0.010, wood, 0.010)
        r *= 0.9
    form = shot.get('form', 'tapered')
    material = hard.clay(shot.color) if shot.get('clay') else shot.body('Z')
    if form == 'box':
        wall = 0.02
        for side in (-1, 1):
            box((shot.w, wall, h), (0, side * (shot.d / 2 - wall / 2), h / 2), material, 0.008)
            box((wall, shot.d - 2 * wall, h), (side * (shot.w / 2 - wall / 2), 0, h / 2), material, 0.004)
        soil_r = None
        box((shot.w - 2 * wall, shot.d - 2 * wall, 0.02), (0, 0, h - 0.05), hard.clay('#2a1f18', None), 0.002)
    else:
        lip = shot.get('lip', 0)
        pot = turned(profile(form, r * (0.95 if lip else 1), h, 0.008), material, (0, 0, z0), wobble=0.002, around=128,
                     flutes=shot.get('flutes', 0), flute_depth=0.005)
        if lip:
            turned([(r * 0.93, z0 + h * 0.84), (r, z0 + h * 0.845), (r, z0 + h * 0.99), (r * 0.985, z0 + h + 0.003), (r * 0.9, z0 + h + 0.003), (r * 0.9, z0 + h * 0.9)], material, sharp=True)
        turned([(r * (0.86 if form == 'tapered' else 0.8), z0 + h * 0.88), (r * 0.4, z0 + h * 0.9), (0, z0 + h * 0.905)], hard.clay('#2a1f18', None))
    if shot.get('saucer'):
        turned([(0, 0), (r * 0.85, 0), (r * 0.9, 0.003), (r * 0.97, 0.016), (r * 0.95, 0.018), (r * 0.86, 0.006), (0, 0.006)], material)
    plant = shot.get('plant', 'none')
    if plant != 'none':
        _plant(plant, Vector((0, 0, z0 + h * 0.9)), r, shot)
    shot.framed(turn=18, rise=13, fill=0.8, stop=10, detail=((r * 0.3, -r * 0.9, z0 + h * 0.7), max(0.12, r * 1.1)))


def _plant(kind, at, r, shot):
    rng = random.Random(shot.seed)
    green = hard.leaf({'rubber': '#34512f', 'grass': '#5f7a3e', 'trailing': '#4f6f3c', 'monstera': '#3a5a33'}[kind], None)
    bark = hard.paint('#7a6a4a', None, 0.8, 0.1)
    if kind == 'grass':
        lines = []
        for _ in range(170):
            a, out, tall = rng.uniform(0, 6.28), rng.uniform(0.2, 1.0), r * rng.uniform(1.8, 2.8)
            root = (r * 0.5 * rng.random() * math.cos(a), r * 0.5 * rng.random() * math.sin(a))
            lines.append([(root[0], root[1], at.z, 1), (root[0] + r * 0.3 * out * math.cos(a), root[1] + r * 0.3 * out * math.sin(a), at.z + tall * 0.6, 0.9),
                          (root[0] + r * out * math.cos(a), root[1] + r * out * math.sin(a), at.z + tall * (1 - 0.2 * out), 0.3)])
        strands(lines, 0.0022, green, sides=1)
        return
    if kind == 'trailing':
        leaves = [leaf_mesh(r * 0.36 * s, r * 0.26 * s, green, 0.2, 0.8, i) for i, s in enumerate((0.8, 1.0, 1.15))]
        for i in range(16):
            a = i * 2.4 + rng.uniform(-0.3, 0.3)
            c, s = math.cos(a), math.sin(a)
            drop = r * rng.uniform(0.2, 1.5)
            line = [Vector(p) + Vector((0, 0, at.z)) for p in curve_through([(0.2 * r * c, 0.2 * r * s, 0), (0.7 * r * c, 0.7 * r * s, r * 0.35),
                    (1.12 * r * c, 1.12 * r * s, r * 0.05), (1.2 * r * c, 1.2 * r * s, -drop)], 8)]
            line = [p for p in line if p.z > 0.012]
            tube(line[::2] if len(line) > 4 else line, 0.0016, green, sides=2)
            for k in range(2, len(line), 2):
                _leaf(line[k], (line[k] - line[k - 1]).normalized(), k * 2.4, 0.9, leaves, rng, rng.uniform(0.7, 1.1))
        return
    tall = max(0.25, shot.h - at.z) if shot.h > at.z else r * 3
    big = kind == 'monstera'
    leaves = [leaf_mesh(tall * (0.5 if big else 0.26) * s, tall * (0.36 if big else 0.12) * s, green, 0.18, 0.7, i) for i, s in enumerate((0.75, 0.9, 1.0))]
    for i in range(13 if big else 3):
        a = i * 2.4 + rng.uniform(-0.2, 0.2)
        c, s = math.cos(a), math.sin(a)
        lean = rng.uniform(0.25, 0.95)
        reach = tall * 0.45 * lean
        tip = Vector((reach * c, reach * s, at.z + tall * (0.95 - 0.55 * lean)))
        line = [Vector(p) for p in curve_through([(0.1 * r * c, 0.1 * r * s, at.z), (reach * 0.4 * c, reach * 0.4 * s, at.z + (tip.z - at.z) * 0.6), tip], 10)]
        if big:
            tube(line[::3] + [tip], 0.003, green, sides=3)
            _leaf(tip, Vector((c, s, 0.5)).normalized(), 0, 0.0, leaves, rng, rng.uniform(0.75, 1.05))
        else:
            tube(line[::3] + [tip], 0.005, bark, sides=3)
            for k in range(3, len(line)):
                _leaf(line[k], (line[k] - line[k - 1]).normalized(), k * 2.4 + i, 0.9, leaves, rng, rng.uniform(0.7, 1.0))


def bowls(shot):
    """One bowl or a stack. form: bowl | mixing | footed | shallow; count; nested: each next one smaller inside."""
    r, h = shot.w / 2, shot.h
    count = shot.get('count', 1)
    form = shot.get('form', 'bowl')
    material = shot.body('Z')
    if form == 'footed':
        turned([(0, 0), (r * 0.5, 0), (r * 0.52, 0.006), (r * 0.3, h * 0.14), (r * 0.18, h * 0.3), (r * 0.2, h * 0.42), (r * 0.6, h * 0.55), (r * 0.92, h * 0.8),
                (r, h), (r * 0.97, h + 0.003), (r * 0.88, h * 0.82), (r * 0.55, h * 0.6), (0, h * 0.52)], material, wobble=0.003)
        count = 0
    each = h if count == 1 else h * shot.get('each', 0.55)
    if shot.get('nested'):
        for i in range(count):
            s = 1 - i * 0.2
            turned(_bowl(r * s, each * s), material, (0, 0, 0.004 + i * 0.012 + (0 if i == 0 else each * 0.16 * i)), wobble=0.002)
    else:
        rng = random.Random(shot.seed)
        step = (h - each) / max(1, count - 1) if count > 1 else 0
        colors = [shot.color, shot.accent or shot.color]
        for i in range(count):
            turned(_bowl(r, each), material if not shot.get('mixed') or i % 2 == 0 else shot.trim(shot.material, 'Z'), (rng.uniform(-0.002, 0.002), rng.uniform(-0.002, 0.002), step * i),
                   wobble=0.004, seed=i)
    shot.framed(turn=10, rise=shot.get('rise', 22), lens=90, fill=0.78, stop=13, softness=1.2, detail=((0, -r * 0.9, h * 0.8), r * 0.9))


def _bowl(r, h, wall=0.0045):
    outside = [(r * 0.44, 0), (r * 0.48, 0.002), (r * 0.5, h * 0.05), (r * 0.74, h * 0.3), (r * 0.93, h * 0.68), (r, h)]
    inside = [(x - wall, z + wall * 0.6) for x, z in reversed(outside[2:-1])]
    return [(0, 0.003), (r * 0.4, 0.003), *outside, (r - wall / 2, h + wall * 0.4), (r - wall, h - 0.001), *inside, (r * 0.3, max(0.0075, h * 0.07)), (0, max(0.007, h * 0.06))]


def plates(shot):
    """A stack: dinner plates, salad plates, bowls on top; line: a painted rim line."""
    r = shot.w / 2
    material, line = shot.body('Z'), None
    if shot.get('line'):
        line = shot.trim('ceramic', 'Z', '#33425c')
    z = 0.0
    rng = random.Random(3)
    for radius, count, rise in ((r, 4, 0.02), (r * 0.76, 4, 0.017)):
        for _ in range(count):
            at = (rng.uniform(-0.0015, 0.0015), rng.uniform(-0.0015, 0.0015), z)
            turned([(0, 0.003), (radius * 0.55, 0.003), (radius * 0.58, 0), (radius * 0.62, 0.002), (radius * 0.8, rise * 0.55), (radius, rise), (radius * 0.995, rise + 0.003),
                    (radius * 0.8, rise * 0.55 + 0.004), (radius * 0.64, 0.0065), (0, 0.006)], material, at, wobble=0.0025, seed=int(z * 1000))
            if line:
                ring(radius * 0.985, z + rise + 0.001, 0.0012, line)
            z += 0.0095
        z += 0.002
    if shot.get('bowls', True):
        for _ in range(4):
            turned(_bowl(r * 0.58, 0.055), material, (rng.uniform(-0.002, 0.002), rng.uniform(-0.002, 0.002), z), wobble=0.004)
            if line:
                ring(r * 0.58 - 0.002, z + 0.056, 0.0012, line)
            z += 0.018
    shot.framed(turn=10, rise=20, lens=90, fill=0.78, stop=13, softness=1.2, detail=((r * 0.3, -r * 0.8, 0.05), r))


def platter(shot):
    """An oval platter: a well, a shoulder, a broad rim that ends in a bead."""
    r, d, h = shot.w / 2, shot.d, shot.h
    dish = turned([(0, 0.004), (r * 0.6, 0.004), (r * 0.62, 0), (r * 0.66, 0.001), (r * 0.78, h * 0.4), (r * 0.96, h * 0.78), (r, h * 0.9), (r * 0.99, h), (r * 0.96, h * 0.96),
                   (r * 0.8, h * 0.66), (r * 0.72, h * 0.4), (r * 0.64, h * 0.32), (0, h * 0.3)], shot.body('Z'), wobble=0.003, seed=shot.seed)
    dish.scale.y = d / shot.w
    shot.framed(turn=20, rise=34, lens=90, fill=0.8, stop=14, softness=1.0, contrast=1.15, detail=((r * 0.5, -d * 0.38, h), r * 0.7))


def mugs(shot):
    """Two mugs, one a little behind. form: belly | straight; rim: a line of the second colour (enamel)."""
    r, h = shot.get('radius', 0.042), shot.h
    enamel = shot.get('rim')
    material = hard.enamel(shot.color) if enamel else hard.ceramic(shot.color, BODY, 0.4, 0.7, 0.35, foot=0.007)
    for at, turn in (((-r * 1.3, -0.01, 0), 0.35), ((r * 1.35, 0.05, 0), -0.5)):
        if shot.get('form') == 'straight':
            shape = [(0, 0), (r * 0.93, 0), (r * 0.97, 0.004), (r, h * 0.5), (r, h - 0.002), (r * 1.02, h), (r * 0.97, h + 0.001), (r * 0.96, h * 0.5), (r * 0.9, 0.006), (0, 0.006)]
        else:
            shape = [(0, 0), (r * 0.7, 0), (r * 0.78, 0.004), (r * 0.98, h * 0.22), (r * 1.03, h * 0.48), (r * 0.98, h * 0.8), (r * 0.97, h), (r * 0.93, h + 0.002),
                     (r * 0.9, h * 0.8), (r * 0.95, h * 0.45), (r * 0.86, 0.016), (0, 0.008)]
        turned(shape, material, at, wobble=0.004 if not enamel else 0.001, seed=int(turn * 10))
        out = [(r * 0.97, h * 0.82), (r * 1.38, h * 0.84), (r * 1.62, h * 0.6), (r * 1.45, h * 0.3), (r * 0.98, h * 0.22)]
        c, s = math.cos(turn), math.sin(turn)
        tube([(at[0] + x * c, at[1] + x * s, z) for x, z in out], 0.0062 if not enamel else 0.0045, material, radii=[1.25, 1, 0.9, 1, 1.25])
        if enamel:
            ring(r * 1.02, h, 0.002, hard.enamel(shot.accent or '#2f3b4f', TRIM), at[:2])
    shot.framed(turn=8, rise=16, lens=90, fill=0.76, stop=13, softness=1.2, detail=((-r * 1.3, -r, h * 0.6), r * 2.2))


def candles(shot):
    """kind: pillars | jar | tapers | skep."""
    kind = shot.get('kind', 'pillars')
    wax = hard.wax(shot.color)
    wick = hard.paint('#2b2622', None, 0.9, 0.1)
    if kind == 'jar':
        r, h = shot.w / 2, shot.h
        vessel = hard.ceramic(shot.get('vessel', '#cfc6b4'), None, 0.5, 0.6, 0.2) if shot.material == 'wax' else shot.body('Z')
        turned([(0, 0), (r * 0.94, 0), (r, 0.006), (r, h - 0.002), (r * 0.98, h), (r * 0.93, h - 0.001), (r * 0.93, h * 0.78)], vessel, sharp=False, around=128)
        turned([(r * 0.935, h * 0.8), (r * 0.88, h * 0.785), (0, h * 0.78)], hard.wax('#efe6d3', None))
        tube([(0, 0, h * 0.77), (0.0008, 0, h * 0.83), (0.0025, 0, h * 0.86)], 0.0012, wick)
        box((r * 0.95, 0.0006, h * 0.32), (0, -r - 0.0006, h * 0.46), hard.paper('#f3eee2', None), 0.0002)
        shot.framed(turn=6, rise=14, lens=90, fill=0.68, stop=11, softness=1.2, detail=((0, -r, h * 0.6), r * 1.8))
        return
    if kind == 'tapers':
        rng = random.Random(2)
        for i in range(6):
            x = (i - 2.5) * 0.026
            tall = shot.h
            thing = turned([(0.0, 0), (0.0105, 0.0), (0.011, 0.003), (0.0108, tall * 0.4), (0.0085, tall * 0.8), (0.006, tall * 0.97), (0.002, tall)], wax, around=40)
            thing.location = (x * 1.0, rng.uniform(-0.02, 0.02), 0)
            tube([(x, thing.location.y, tall - 0.002), (x + 0.002, thing.location.y, tall + 0.014)], 0.0009, wick, smooth=False)
        shot.framed(turn=14, rise=10, lens=90, fill=0.8, stop=13, detail=((0, -0.01, shot.h * 0.8), 0.09))
        return
    rng = random.Random(4)
    r = 0.037
    skep = kind == 'skep'
    for x, y, tall in ((-r * 2.2, 0.01, shot.h * (1 if skep else 0.52)), (0.0, -0.03, shot.h * (1 if skep else 0.76)), (r * 2.1, 0.03, shot.h)):
        if skep:
            for i in range(9):
                t = i / 9
                rr = r * math.cos(t * 1.35)
                ring(max(0.004, rr - 0.005), 0.006 + tall * 0.95 * t, 0.0058, wax, (x, y))
            turned([(r * 0.9, 0), (r * 0.86, tall * 0.3), (r * 0.6, tall * 0.65), (0, tall * 0.94)], wax, (x, y, 0))
        else:
            turned([(0, 0), (r * 0.98, 0), (r, 0.003), (r, tall - 0.006), (r * 0.985, tall - 0.001), (r * 0.92, tall), (r * 0.5, tall - 0.003), (0, tall - 0.004)], wax, (x, y, 0), 96, wobble=0.002)
        tube([(x, y, tall - 0.006), (x + 0.001, y, tall + 0.006), (x + 0.003, y, tall + 0.012)], 0.0012, wick)
    shot.framed(turn=6, rise=12, lens=90, fill=0.74, stop=11, softness=1.2, detail=((0, -0.06, shot.h * 0.7), 0.09))


def canisters(shot):
    """Jars in a row with lids. count; lid: wood | cork | same; glass jars show what they keep."""
    count, h = shot.get('count', 3), shot.h
    glass = shot.material == 'glass'
    lid = shot.trim('oak' if glass or shot.get('lid') == 'wood' else shot.material, 'X', '#cfac79')
    wall = hard.glass('#f4f7f5') if glass else (hard.enamel(shot.color) if shot.material == 'painted' else shot.body('Z'))
    spread = shot.w / count
    fills = ('#c9a978', '#e3d7bd', '#7d4f33', '#d9b469', '#a8895f')
    for i in range(count):
        tall = h * (1 - 0.62 * i / max(1, count)) if shot.get('falling', True) else h
        r = min(spread * 0.46, shot.d * 0.5) * (1 if shot.get('falling', True) else 0.96)
        x = -shot.w / 2 + spread * (i + 0.5)
        at = (x, -0.02 * (i % 2), 0)
        top = tall * 0.9
        turned([(0, 0), (r * 0.95, 0), (r, 0.006), (r, 0.03), (r, top * 0.5), (r, top - 0.03), (r, top - 0.004), (r * 0.985, top), (r * 0.95, top), (r * 0.95, 0.012), (0, 0.01)], wall, at, 96)
        if glass:
            turned([(0, 0.0105), (r * 0.94, 0.0125), (r * 0.94, top * 0.72), (r * 0.5, top * 0.76), (0, top * 0.78)], hard.clay(fills[i % 5], None), at, 80)
        turned([(0, top + 0.0005), (r * 1.01, top + 0.0005), (r * 1.02, top + 0.004), (r * 1.02, tall * 0.985), (r * 0.97, tall), (0, tall)], lid, at, 96)
        if not glass:
            ball(0.011, (at[0], at[1], tall + 0.009), lid)
    shot.framed(turn=10, rise=12, lens=90, fill=0.82, stop=13, bounces=10 if glass else 6, detail=((-shot.w / 3, -0.05, h * 0.7), 0.14))


def crock(shot):
    """A jar of wooden spoons."""
    r, h = min(shot.w, 0.14) / 2, min(shot.h, 0.17)
    turned(profile('cylinder', r, h, 0.006), hard.ceramic(shot.color, BODY, 0.4, 0.6, 0.4, foot=0.008) if shot.material != 'oak' else shot.body('Z'), around=128)
    rng = random.Random(6)
    for i in range(5):
        a = i * 1.256 + 0.3
        wood = hard.wood(('#c09a63', '#a87c4c', '#c9a878')[i % 3], 'Z', None if shot.material != 'oak' else BODY)
        foot = Vector((-0.4 * r * math.cos(a), -0.4 * r * math.sin(a), 0.012))
        top = Vector((r * 0.95 * math.cos(a), r * 0.95 * math.sin(a), h * rng.uniform(1.65, 1.9)))
        rod(foot, top, 0.006, wood, 0.0055)
        head = ball(0.026, top + (top - foot).normalized() * 0.03, wood, 1.5)
        head.scale = (0.95, 0.32, 1)
        head.rotation_euler = ((top - foot).to_track_quat('Z', 'Y')).to_euler()
    shot.framed(turn=10, rise=12, lens=90, fill=0.8, stop=11, detail=((0, -r, h * 0.7), r * 2))


def dispenser(shot):
    """A soap pump and its fellow pieces: count 1–4."""
    count, h = shot.get('count', 1), shot.h
    r = min(0.04, shot.d / 2)
    material = hard.glass(shot.color, walls=2) if shot.material == 'glass' else shot.body('Z')
    metal = hard.metal(shot.get('pump', '#b08d57'), None, 0.25)
    for i in range(count if count < 3 else 1):
        x = (i - (min(count, 2) - 1) / 2) * r * 2.6 - (r * 1.6 if count > 2 else 0)
        body_h = h * 0.68
        turned([(0, 0), (r * 0.92, 0), (r, 0.005), (r, body_h * 0.86), (r * 0.93, body_h * 0.95), (r * 0.5, body_h), (0, body_h)], material, (x, 0, 0), 96, wobble=0.001)
        turned([(0, body_h), (0.017, body_h), (0.017, body_h + 0.016), (0.012, body_h + 0.02), (0.0055, body_h + 0.022), (0.0055, h - 0.014), (0.011, h - 0.012), (0.012, h - 0.002), (0, h)], metal, (x, 0, 0), 48)
        tube([(x, 0, h - 0.008), (x - 0.028, -0.016, h - 0.008), (x - 0.04, -0.023, h - 0.016)], 0.0042, metal)
    if count > 2:
        turned(profile('cylinder', r * 1.02, h * 0.55, 0.006), material, (r * 1.0, 0.02, 0), 96)
        plate(rounded(0.13, 0.09, 0.02), 0.016, (r * 3.1, -0.05, 0), material, 0.005)
    shot.framed(turn=10, rise=12, lens=90, fill=0.76, stop=11, bounces=9 if shot.material == 'glass' else 6, detail=((0, -r, h * 0.4), r * 2.2))
