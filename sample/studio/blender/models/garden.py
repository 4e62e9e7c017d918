"""Around the garden: string lights, fires and grills, hand tools, bicycles."""
import math
import random

from mathutils import Vector

from kit import BODY, TRIM, UNFRAMED, ball, bar, box, bulb, cloths, curve_through, gathered, hard, mesh, moved, plate, ring, rod, rounded, strands, tube, turned

WARM = '#ffcf86'


def _wall(size):
    """Plaster behind what hangs."""
    wall = box((size * 16, 0.02, size * 16), (0, 0.05, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED


def _evening(shot, **more):
    """Hung on a wall in weak light, so that what glows is seen to."""
    shot.framed(**{**dict(turn=12, rise=3, lens=88, fill=0.72, ground='top', back=9.0, drop=6, key=0.6, fill_light=0.2, background=0.85, bounces=8, stop=14, angle={'turn': -24, 'rise': 6}), **more})


def string_lights(shot):
    """kind: cafe (bulbs on a rubber cord) | lanterns (paper shades) | wire (points of light on copper)."""
    kind = shot.get('kind', 'cafe')
    if kind == 'wire':
        _copper_wire(shot)
        return
    _wall(1.6)
    cord = hard.paint(shot.accent or '#2b2a28', TRIM, 0.6)
    swags = [((-0.72, 0.42), (0.7, 0.3)), ((-0.66, 0.06), (0.72, -0.06)), ((-0.7, -0.3), (0.66, -0.42))]
    paper = kind == 'lanterns'
    for row, ((x0, z0), (x1, z1)) in enumerate(swags):
        at = lambda t: (x0 + (x1 - x0) * t, -0.05, z0 + (z1 - z0) * t - 0.2 * (1 - (2 * t - 1) ** 2))
        tube([at(i / 24) for i in range(25)], 0.0042 if not paper else 0.0024, cord)
        for x, z in ((x0, z0), (x1, z1)):
            tube([(x, 0.04, z), (x, -0.05, z), (x, -0.058, z + 0.016)], 0.003, hard.metal('#8d8f90', None, 0.3))
        count = 5 if not paper else 4
        for i in range(count):
            x, y, z = at((i + 0.5) / count)
            if paper:
                shade = ('#f4efe2', '#dd9a6c', '#e8c48a')[(i + row) % 3] if shot.get('mixed') else shot.color
                r = 0.07
                line = [(r * 0.35, -2 * r), (r * 0.75, -1.8 * r), (r, -r), (r * 0.75, -0.2 * r), (r * 0.35, 0)]
                turned(line, hard.lampshade(shade, BODY), (x, y, z - 0.03), 48)
                for k in range(7):
                    v = (k + 0.5) / 7
                    ring(r * math.sin(math.pi * (0.12 + 0.76 * v)) ** 0.8, z - 0.03 - 2 * r * v, 0.0009, hard.paint('#cdbb98', None, 0.7), (x, y))
                turned([(0, 0), (0.012, 0), (0.012, 0.03), (0, 0.032)], cord, (x, y, z - 0.034), 24)
                bulb((x, y, z - 0.03 - r), 0.5, size=0.02)
            else:
                turned([(0, 0), (0.016, 0), (0.018, 0.012), (0.014, 0.045), (0.006, 0.055)], cord, (x, y, z - 0.052), 32)
                turned([(0, -0.082), (0.012, -0.079), (0.029, -0.06), (0.031, -0.042), (0.022, -0.018), (0.014, 0)], hard.opal('#ffe6b8', 1.5), (x, y, z - 0.05), 40)
    _evening(shot, detail=((0.0, -0.05, -0.05), 0.4))


def _copper_wire(shot):
    """A loose hank of thin wire, its points alight."""
    rng = random.Random(3)
    copper = hard.metal(shot.color, BODY, 0.25, '')
    glow = hard.glowing(WARM, 14)
    points = []
    for i in range(900):
        a = i * 0.13 + rng.uniform(-0.02, 0.02)
        wander = 0.045 * math.sin(i * 0.031) + 0.02 * math.sin(i * 0.013 + 1)
        r = 0.115 + wander * 0.6
        points.append((r * math.cos(a) * 1.15, r * math.sin(a), 0.012 + 0.05 * abs(math.sin(i * 0.021 + 0.5)) + 0.012 * math.sin(a * 3.1)))
    points += [(0.15 + 0.0016 * i, -0.05 - 0.0005 * i + 0.02 * math.sin(i * 0.09), 0.004) for i in range(110)]
    tube(points, 0.0008, copper, smooth=False, sides=1)
    for i in range(6, len(points), 9):
        ball(0.0027, (points[i][0], points[i][1], points[i][2] + 0.002), glow, 1.3, detail=10)
    shot.framed(turn=8, rise=30, lens=90, fill=0.8, key=0.6, fill_light=0.2, background=0.85, ground='top', stop=14, detail=((0, -0.1, 0.03), 0.12))


def chiminea(shot):
    """A clay belly with a chimney and a mouth, on an iron stand."""
    h, r = shot.h, shot.w / 2
    clay = hard.clay(shot.color)
    z0 = h * 0.17
    line = [(0, z0), (r * 0.5, z0 + 0.01), (r * 0.86, z0 + h * 0.1), (r, z0 + h * 0.24), (r * 0.88, z0 + h * 0.38), (r * 0.5, z0 + h * 0.5), (r * 0.4, z0 + h * 0.58),
            (r * 0.36, h * 0.93), (r * 0.46, h * 0.98), (r * 0.47, h), (r * 0.4, h)]
    body = turned(line, clay, around=160, wobble=0.004)
    mouth = Vector((0, -r, z0 + h * 0.2))
    inside = lambda p: p.y < 0 and (p.x / (r * 0.46)) ** 2 + ((p.z - mouth.z) / (h * 0.115)) ** 2 < 1
    import bmesh
    shape = bmesh.new()
    shape.from_mesh(body.data)
    bmesh.ops.delete(shape, geom=[f for f in shape.faces if inside(f.calc_center_median())], context='FACES')
    shape.to_mesh(body.data)
    shape.free()
    body.modifiers.new('wall', 'SOLIDIFY').thickness = 0.018
    profile = curve_through([(x, z, 0) for x, z in line])
    depth = lambda z: min(profile, key=lambda p: abs(p[1] - z))[0]
    rim = []
    for i in range(64):
        a = i / 64 * math.tau
        x, z = r * 0.47 * math.cos(a), mouth.z + h * 0.118 * math.sin(a)
        rim.append((x, -math.sqrt(max(0.0, depth(z) ** 2 - x * x)) - 0.002, z))
    tube(rim, 0.016, clay, closed=True, smooth=False)
    for z in (h * 0.92, z0 + h * 0.53):
        ring(depth(z) + 0.004, z, 0.01, clay)
    iron = hard.paint('#2b2927', None, 0.6)
    ring(r * 0.62, z0 + 0.03, 0.011, iron)
    for i in range(3):
        a = math.radians(-90 + 120 * i)
        tube([(r * 0.62 * math.cos(a), r * 0.62 * math.sin(a), z0 + 0.03), (r * 0.8 * math.cos(a), r * 0.8 * math.sin(a), 0.008), (r * 0.9 * math.cos(a), r * 0.9 * math.sin(a), 0.008)], 0.010, iron, smooth=False)
    bark = hard.wood('#5d4630', 'Z', None)
    for i, a in enumerate((20, 75, 130)):
        rod((0.09 * math.cos(math.radians(a)), 0.07 * math.sin(math.radians(a)) - 0.02, z0 + 0.04), (-0.07 * math.cos(math.radians(a)), -0.05, z0 + 0.15), 0.022, bark, 0.02)
    ball(0.045, (0, -0.03, z0 + 0.1), hard.glowing('#ff8a3c', 4), 1.4)
    bulb((0, -0.05, z0 + 0.16), 3, (1, 0.45, 0.16), 0.05)
    shot.framed(turn=16, rise=9, fill=0.84, stop=12, detail=((0, -r, mouth.z), 0.35))


def gas_grill(shot):
    """A lid, a cabinet on casters, two shelves, knobs."""
    w, d, h = shot.w, shot.d, shot.h
    steel = shot.body('X')
    dark, chrome = hard.paint('#2b2a28', None, 0.5), hard.metal('#c3c6c6', None, 0.2)
    box_w, deck = w * 0.52, h * 0.72
    box((box_w, d * 0.86, deck - 0.2), (0, 0, 0.1 + (deck - 0.2) / 2), steel, 0.006)
    for s in (-1, 1):
        box((box_w / 2 - 0.006, 0.012, deck - 0.3), (s * box_w / 4, -d * 0.43 - 0.004, 0.12 + (deck - 0.3) / 2), steel, 0.004)
        tube([(s * 0.03, -d * 0.43 - 0.03, deck * 0.4), (s * 0.03, -d * 0.43 - 0.03, deck * 0.66)], 0.006, chrome, smooth=False)
        for y in (-1, 1):
            wheel = turned([(0, -0.016), (0.035, -0.016), (0.042, -0.01), (0.042, 0.01), (0.035, 0.016), (0, 0.016)], dark, around=48)
            wheel.location, wheel.rotation_euler = (s * (box_w / 2 - 0.06), y * d * 0.34, 0.042), (0, math.radians(90), 0)
            box((0.05, 0.05, 0.03), (s * (box_w / 2 - 0.06), y * d * 0.34, 0.09), dark, 0.004)
        box(((w - box_w) / 2 - 0.01, d * 0.7, 0.025), (s * (box_w / 2 + (w - box_w) / 4), 0, deck + 0.01), steel, 0.008)
    box((box_w + 0.02, d * 0.9, 0.12), (0, -0.01, deck - 0.04), steel, 0.008)
    for i in range(3):
        knob = turned([(0.03, 0), (0.032, 0.004), (0.024, 0.008), (0.022, 0.03), (0.018, 0.034), (0, 0.034)], chrome, around=48)
        knob.rotation_euler, knob.location = (math.radians(90), 0, 0), ((i - 1) * box_w * 0.28, -d * 0.45 - 0.012, deck - 0.04)
        glow = turned([(0.033, 0), (0.036, 0.002), (0.033, 0.004)], hard.glowing('#5aa0ff', 1.5), around=48)
        glow.rotation_euler, glow.location = (math.radians(90), 0, 0), knob.location
    n, section = 24, []
    depth, rise = d * 0.8, h - deck - 0.03
    section = [(-depth / 2, 0)] + [(-depth / 2 * math.cos(i / n * math.pi) * (1 if i / n < 0.5 else 1), rise * math.sin(i / n * math.pi) ** 0.62) for i in range(1, n)] + [(depth / 2, 0)]
    lid = mesh('lid', [(x, y, deck + 0.025 + z) for x in (-box_w / 2, box_w / 2) for y, z in section],
               [(i, i + 1, len(section) + i + 1, len(section) + i) for i in range(len(section) - 1)] + [tuple(range(len(section)))[::-1], tuple(range(len(section), 2 * len(section)))], steel)
    lid.data.use_auto_smooth, lid.data.auto_smooth_angle = True, math.radians(40)
    for x in (-box_w / 2, box_w / 2):
        tube([(x, y, deck + 0.025 + z) for y, z in section], 0.008, dark, smooth=False)
    tube([(-box_w * 0.36, -depth / 2 - 0.04, deck + 0.09), (box_w * 0.36, -depth / 2 - 0.04, deck + 0.09)], 0.012, chrome, smooth=False)
    for s in (-1, 1):
        tube([(s * box_w * 0.33, -depth / 2 - 0.04, deck + 0.09), (s * box_w * 0.33, -depth / 2 + 0.01, deck + 0.09)], 0.008, dark, smooth=False)
    gauge = turned([(0, 0), (0.04, 0), (0.042, 0.006), (0.036, 0.01), (0, 0.01)], chrome, around=64)
    gauge.rotation_euler, gauge.location = (math.radians(62), 0, 0), (0, -depth / 2 + 0.035, deck + 0.025 + rise * 0.62)
    shot.framed(turn=20, rise=11, fill=0.84, stop=13, softness=1.2, detail=((box_w * 0.2, -d / 2, deck), 0.4))


def hibachi(shot):
    """A cast-iron trough with two grates, vents and wooden handles."""
    w, d, h = shot.w, shot.d, shot.h
    iron = hard.paint(shot.color, BODY, 0.62, 0.35)
    wood = shot.trim('oak', 'X', '#c8a573')
    box((w * 0.86, d, h * 0.62), (0, 0, h * 0.56), iron, 0.014, taper=0.9)
    box((w * 0.83, d * 0.94, 0.01), (0, 0, h * 0.875), hard.paint('#151312', None, 0.9, 0.05), 0.002)
    for s in (-1, 1):
        for y in (-1, 1):
            box((0.03, 0.03, h * 0.3), (s * w * 0.36, y * d * 0.38, h * 0.15), iron, 0.006)
        x0 = s * w * 0.212
        for i in range(11):
            tube([(x0 - w * 0.19 + w * 0.38 * i / 10, -d * 0.46, h * 0.92), (x0 - w * 0.19 + w * 0.38 * i / 10, d * 0.46, h * 0.92)], 0.0042, iron, smooth=False)
        for y in (-1, 1):
            tube([(x0 - w * 0.2, y * d * 0.46, h * 0.92), (x0 + w * 0.2, y * d * 0.46, h * 0.92)], 0.005, iron, smooth=False)
        tube([(x0 - 0.03, -d * 0.46, h * 0.92), (x0 - 0.02, -d * 0.62, h * 0.97), (x0 + 0.02, -d * 0.62, h * 0.97), (x0 + 0.03, -d * 0.46, h * 0.92)], 0.004, iron, smooth=False)
        rod((x0 - 0.035, -d * 0.62, h * 0.97), (x0 + 0.035, -d * 0.62, h * 0.97), 0.009, wood, 0.009)
        box((w * 0.16, 0.01, h * 0.2), (x0, -d / 2 - 0.002, h * 0.48), iron, 0.003)
        pull = turned([(0.006, 0), (0.006, 0.014), (0.012, 0.016), (0.012, 0.024), (0, 0.026)], wood, around=32)
        pull.rotation_euler, pull.location = (math.radians(90), 0, 0), (x0, -d / 2 - 0.006, h * 0.48)
    shot.framed(turn=24, rise=22, lens=90, fill=0.8, stop=13, detail=((w * 0.2, -d * 0.4, h * 0.9), 0.16))


def _blade(outline, hollow, steel, thick=0.0025):
    """A pressed blade: an outline (x across, y along) bent to a trough `hollow` metres deep."""
    n, rows = 12, len(outline)
    vertices = [(half * (2 * k / n - 1), y, hollow * (2 * k / n - 1) ** 2) for half, y in outline for k in range(n + 1)]
    faces = [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(rows - 1) for k in range(n)]
    blade = mesh('blade', vertices, faces, steel)
    blade.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    return blade


def hand_tools(shot):
    """Trowel, fork and weeder laid out on their canvas roll."""
    steel, ash = hard.metal(shot.color, BODY, 0.34, 'Y'), lambda: hard.wood('#cfa873', 'Z', None)
    canvas = cloths.woven('#8a7f62', None, coarse=2)
    plate(rounded(0.44, 0.4, 0.02), 0.004, (0, 0, 0), canvas, 0.001)
    roll = turned([(0, 0), (0.028, 0), (0.03, 0.004), (0.03, 0.396), (0.028, 0.4), (0, 0.4)], canvas, around=48)
    roll.rotation_euler, roll.location = (math.radians(90), 0, 0), (-0.22, 0.2, 0.028)
    plate(rounded(0.4, 0.09, 0.004), 0.003, (0.02, -0.1, 0.004), canvas, 0.001)
    for x in (-0.08, 0.055):
        strands([[(x, -0.145, 0.0078), (x, -0.055, 0.0078)]], 0.0007, hard.paint('#d8cdb0', None, 0.8))

    def handle(x, y):
        rod((x, y, 0.03), (x, y - 0.13, 0.026), 0.0125, ash(), 0.0155)
        rod((x, y + 0.018, 0.03), (x, y - 0.004, 0.03), 0.0115, hard.metal('#b9a06a', None, 0.3), 0.0118)

    for x, kind in ((-0.105, 'trowel'), (0.025, 'fork'), (0.15, 'weeder')):
        y = -0.02
        handle(x, y)
        tube([(x, y + 0.01, 0.03), (x, y + 0.045, 0.024), (x, y + 0.075, 0.012)], 0.0055, steel)
        if kind == 'trowel':
            blade = _blade([(0.012, 0), (0.032, 0.012), (0.037, 0.04), (0.036, 0.08), (0.03, 0.115), (0.016, 0.14), (0.003, 0.15)], 0.009, steel)
            blade.location = (x, y + 0.065, 0.009)
        elif kind == 'fork':
            for k in (-1, 0, 1):
                tube([(x, y + 0.07, 0.013), (x + k * 0.028, y + 0.088, 0.012), (x + k * 0.03, y + 0.14, 0.01), (x + k * 0.028, y + 0.2, 0.012)], 0.005, steel, radii=[1.1, 1.0, 0.85, 0.25])
        else:
            blade = _blade([(0.006, 0), (0.009, 0.05), (0.010, 0.1), (0.011, 0.135), (0.004, 0.15)], 0.003, steel)
            blade.location = (x, y + 0.07, 0.011)
    shot.framed(turn=10, rise=50, lens=90, fill=0.84, stop=16, detail=((-0.06, 0.08, 0.02), 0.16), angle={'turn': -24, 'rise': 34})


def spade(shot):
    """A digging spade leaning on a wall."""
    h = shot.h
    steel, ash = hard.metal(shot.color, BODY, 0.36, 'Z'), hard.wood('#cfa873', 'Z', None)
    with gathered() as tool:
        blade = _blade([(0.088, 0), (0.09, 0.02), (0.092, 0.12), (0.09, 0.22), (0.08, 0.285), (0.05, 0.3)], 0.012, steel, 0.003)
        blade.rotation_euler = (math.radians(-90), 0, 0)
        blade.location = (0, -0.006, 0.3)
        for s in (-1, 1):
            box((0.066, 0.03, 0.004), (s * 0.054, -0.008, 0.302), steel, 0.0015)
        rod((0, 0, 0.16), (0, 0, 0.58), 0.014, steel, 0.019)
        for z in (0.5, 0.54):
            rivet = ball(0.004, (0, -0.0185, z), steel)
            rivet.name = 'rivet'
        rod((0, 0, 0.56), (0, 0.0, h - 0.11), 0.0175, ash, 0.017)
        for s in (-1, 1):
            tube([(0, 0, h - 0.14), (s * 0.02, 0, h - 0.11), (s * 0.052, 0, h - 0.06), (s * 0.055, 0, h - 0.012)], 0.0085, ash, radii=[1.3, 1.15, 0.9, 0.8])
        rod((-0.062, 0, h - 0.015), (0.062, 0, h - 0.015), 0.0135, ash, 0.0135)
    moved(tool, (0, -0.12, 0.0), math.radians(-6), 'X')
    wall = box((12, 0.02, 12), (0, 0.03, 5.9), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    shot.framed(turn=24, rise=7, lens=85, fill=0.88, stop=14, ground='top', back=9, detail=((0, -0.12, 0.3), 0.3), angle={'turn': -24, 'rise': 9})


def bicycle(shot):
    """frame: diamond | step (low); rack; both with fenders, and tires of the accent colour's leather saddle."""
    low = shot.get('frame', 'diamond') == 'step'
    paint_ = hard.paint(shot.color, BODY, 0.3, 0.5)
    chrome, rubber = hard.metal('#c6c9c9', None, 0.2), hard.paint('#262523', None, 0.75, 0.2)
    leather = hard.paint(shot.accent or '#2b2a28', TRIM, 0.45, 0.45)
    R, base = 0.335, 1.08
    rear, front = Vector((-base / 2, 0, R)), Vector((base / 2, 0, R))
    for hub in (rear, front):
        for radius, thick, material in ((R - 0.018, 0.018, rubber), (R - 0.044, 0.009, chrome)):
            tube([(hub.x + radius * math.cos(i / 96 * math.tau), 0, hub.z + radius * math.sin(i / 96 * math.tau)) for i in range(96)], thick, material, closed=True, smooth=False)
        spokes = []
        for i in range(28):
            a = i / 28 * math.tau
            b = a + (0.5 if i % 2 else -0.5)
            spokes.append([(hub.x + 0.022 * math.cos(b), 0.028 * (-1) ** i, hub.z + 0.022 * math.sin(b)), (hub.x + (R - 0.05) * math.cos(a), 0, hub.z + (R - 0.05) * math.sin(a))])
        strands(spokes, 0.0011, chrome, sides=1)
        tube([(hub.x, -0.055, hub.z), (hub.x, 0.055, hub.z)], 0.022 if hub is front else 0.036, chrome, smooth=False)
        arc = (20, 175) if hub is front else (5, 190)
        guard = [(hub.x + (R + 0.022) * math.cos(math.radians(a)), 0, hub.z + (R + 0.022) * math.sin(math.radians(a))) for a in range(arc[0], arc[1], 6)]
        fender = tube(guard, 0.004, paint_, smooth=False)
        fender.data.extrude = 0.02
    crank, seat = Vector((-0.09, 0, 0.29)), Vector((-0.24, 0, 0.86))
    head, crown = Vector((0.36, 0, 0.88)), Vector((0.41, 0, 0.7))
    seat_top = crank + (seat - crank) * 0.93
    pipe = lambda a, b, r=0.0165: tube([tuple(a), tuple(b)], r, paint_, smooth=False)
    pipe(crank, seat_top)
    pipe(head, crown, 0.02)
    if low:
        tube([tuple(crank), (0.1, 0, 0.34), (0.28, 0, 0.55), tuple(crown + Vector((0, 0, 0.03)))], 0.02, paint_)
        tube([tuple(crank + (seat - crank) * 0.45), (0.06, 0, 0.47), (0.24, 0, 0.64), tuple(head - Vector((0, 0, 0.05)))], 0.0145, paint_)
    else:
        pipe(crank, crown, 0.019)
        pipe(seat_top - Vector((0, 0, 0.04)), head - Vector((0, 0, 0.02)))
    for s in (-1, 1):
        y = s * 0.05
        tube([tuple(crank + Vector((0, s * 0.02, 0))), (rear.x, y, rear.z)], 0.0095, paint_, smooth=False)
        tube([tuple(seat_top + Vector((0, s * 0.012, -0.03))), (rear.x, y, rear.z)], 0.008, paint_, smooth=False)
        tube([tuple(crown + Vector((0, s * 0.035, 0))), tuple(crown + Vector((0.02, s * 0.05, -0.06))), (front.x - 0.03, y, front.z + 0.1), (front.x, y, front.z)], 0.0105, paint_)
    tube([tuple(crown + Vector((0, -0.04, 0))), tuple(crown + Vector((0, 0.04, 0)))], 0.014, paint_, smooth=False)
    tube([tuple(seat_top), tuple(seat + Vector((-0.015, 0, 0.07)))], 0.012, chrome, smooth=False)
    saddle = mesh('saddle', *_saddle(), leather)
    saddle.location = tuple(seat + Vector((-0.03, 0, 0.085)))
    from kit import subdivide
    subdivide(saddle, 2)
    stem = head + Vector((-0.03, 0, 0.12))
    tube([tuple(head), tuple(stem)], 0.013, chrome, smooth=False)
    sweep = 0.2 if low else 0.06
    rise = 0.08 if low else 0.02
    for s in (-1, 1):
        tube([tuple(stem), tuple(stem + Vector((0.06, s * 0.06, 0.01))), tuple(stem + Vector((0.03, s * 0.2, rise))), tuple(stem + Vector((-sweep, s * 0.29, rise)))], 0.011, chrome)
        tube([tuple(stem + Vector((-sweep * 0.4, s * 0.262, rise))), tuple(stem + Vector((-sweep - 0.05, s * 0.3, rise)))], 0.0165, leather, smooth=False)
    gear = turned([(0.03, -0.004), (0.095, -0.004), (0.097, 0), (0.095, 0.004), (0.03, 0.004)], chrome, around=96, sharp=True)
    gear.rotation_euler, gear.location = (math.radians(90), 0, 0), (crank.x, -0.045, crank.z)
    for s in (-1, 1):
        end = crank + Vector((0.1 * s * 0.8, 0, -0.14 * s))
        bar((crank.x, s * -0.06, crank.z), (end.x, s * -0.065, end.z), (0.014, 0.02), chrome, 0.004)
        box((0.085, 0.07, 0.018), (end.x, s * -0.11, end.z), rubber, 0.005)
    belt = [(crank.x + 0.095 * math.cos(math.radians(a)), -0.045, crank.z + 0.095 * math.sin(math.radians(a))) for a in range(-80, 85, 12)]
    belt += [(rear.x + 0.036 * math.cos(math.radians(a)), -0.045, rear.z + 0.036 * math.sin(math.radians(a))) for a in range(95, 270, 18)]
    tube(belt, 0.004, rubber, closed=True, smooth=False, sides=2)
    if shot.get('rack'):
        for s in (-1, 1):
            tube([(rear.x - 0.22, s * 0.06, rear.z + 0.39), (rear.x + 0.16, s * 0.06, rear.z + 0.39), tuple(seat_top + Vector((0, s * 0.02, -0.1)))], 0.005, chrome, smooth=False)
            tube([(rear.x - 0.12, s * 0.06, rear.z + 0.39), (rear.x, s * 0.06, rear.z)], 0.004, chrome, smooth=False)
        for i in range(4):
            x = rear.x - 0.22 + 0.36 * i / 3
            tube([(x, -0.06, rear.z + 0.39), (x, 0.06, rear.z + 0.39)], 0.004, chrome, smooth=False)
        lamp = ball(0.04, tuple(head + Vector((0.085, 0, -0.02))), chrome)
        lamp.scale = (1.2, 1, 1)
    tube([(crank.x - 0.08, 0.05, crank.z), (crank.x - 0.16, 0.2, 0.01)], 0.008, chrome, smooth=False)
    shot.framed(turn=18, rise=6, fill=0.84, stop=14, detail=((-0.3, -0.1, 0.8), 0.4), angle={'turn': -32, 'rise': 12})


def _saddle():
    """A saddle's top and skirt: broad behind, narrow before."""
    rows = [(-0.13, 0.05, 0.0), (-0.1, 0.085, 0.016), (-0.04, 0.075, 0.014), (0.03, 0.04, 0.008), (0.1, 0.022, 0.006), (0.15, 0.014, 0.0)]
    vertices, faces = [], []
    for x, half, up in rows:
        vertices += [(x, -half, up - 0.045), (x, -half * 0.95, up - 0.008), (x, 0, up), (x, half * 0.95, up - 0.008), (x, half, up - 0.045)]
    for j in range(len(rows) - 1):
        faces += [(j * 5 + k, (j + 1) * 5 + k, (j + 1) * 5 + k + 1, j * 5 + k + 1) for k in range(4)]
    last = (len(rows) - 1) * 5
    faces += [(0, 1, 2, 3, 4), (last + 4, last + 3, last + 2, last + 1, last)]
    return vertices, faces
