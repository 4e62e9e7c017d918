"""Children's rooms: beds with roofs and stairs, mobiles, tents, an easel, toy bins, night lights."""
import math
import random

from mathutils import Vector

from kit import BODY, TRIM, UNFRAMED, ball, bar, box, bulb, cloths, cover, curve_through, gathered, hard, mesh, moved, oval, padded, pillow, plate, rod, rounded, strands, tube, turned, unwrap


def _mattress(w, d, z, at=(0, 0), duvet='#e6dfd2', case='#f2ede3'):
    """A small made bed: mattress, duvet with a turned edge, pillow at the left end (−x)."""
    padded((w, d, 0.13), 0.04, (at[0], at[1], z + 0.065), cloths.woven('#efeae0', None), puff=0.004, seed=2)
    cloth = padded((w * 0.74, d + 0.03, 0.075), 0.035, (at[0] + w * 0.13, at[1], z + 0.15), cloths.woven(duvet, None, coarse=1.3), puff=0.012, seed=5, cuts=22, lumpy=3.2)
    cloth.name = 'duvet'
    fold = padded((w * 0.12, d + 0.034, 0.05), 0.024, (at[0] - w * 0.2, at[1], z + 0.185), cloths.woven(case, None), puff=0.006, seed=6, lumpy=2.0)
    fold.name = 'fold'
    head = pillow(0.36, min(0.6, d * 0.7), cloths.woven(case, None), 0.0, 1.7, 63)
    head.location, head.rotation_euler = (at[0] - w / 2 + 0.22, at[1], z + 0.2), (0, math.radians(-8), 0)


def house_bed(shot):
    """A low bed inside the outline of a house."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.body(axis)
    t, eaves = 0.06, h * 0.68
    for x in (-1, 1):
        for y in (-1, 1):
            box((t, t, eaves), (x * (w / 2 - t / 2), y * (d / 2 - t / 2), eaves / 2), wood('Z'), 0.01)
        for y in (-1, 1):
            bar((x * (w / 2 - t / 2), y * (d / 2 - t / 2), eaves - 0.02), (x * (w / 2 - t / 2), 0, h - 0.03), (t * 0.9, t * 0.9), wood('Z'), 0.01)
        box((t * 0.8, d - t, t * 0.8), (x * (w / 2 - t / 2), 0, eaves - 0.03), wood('Y'), 0.008)
    for y, z in ((d / 2 - t / 2, eaves - 0.03), (-d / 2 + t / 2, eaves - 0.03), (0, h - 0.03)):
        box((w - t, t * 0.8, t * 0.8), (0, y, z), wood('X'), 0.008)
    _low_frame(shot, w, d, 0.14, wood)
    _mattress(w - 0.14, d - 0.14, 0.12, duvet='#cfd6cb')
    shot.framed(turn=28, rise=12, fill=0.86, detail=((-w / 2 + 0.1, -d / 2 + 0.05, eaves), 0.4), angle={'turn': -30, 'rise': 15})


def _low_frame(shot, w, d, z, wood):
    for y in (-1, 1):
        box((w - 0.06, 0.025, 0.13), (0, y * (d / 2 - 0.03), z), wood('X'), 0.006)
    for x in (-1, 1):
        box((0.025, d - 0.06, 0.13), (x * (w / 2 - 0.03), 0, z), wood('Y'), 0.006)


def toddler_bed(shot):
    """Low, with rounded ends and a rail for half its length."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.body(axis)
    for x, tall in ((-1, h), (1, h * 0.78)):
        plate(rounded(d, tall, 0.1), 0.026, (x * (w / 2 - 0.013) - 0.013, 0, tall / 2), wood('Y'), 0.01, (math.radians(90), 0, math.radians(90)))
    for y in (-1, 1):
        box((w - 0.03, 0.022, 0.13), (0, y * (d / 2 - 0.03), 0.2), wood('X'), 0.006)
    for y in (-1, 1):
        plate(rounded(w * 0.5, 0.14, 0.06), 0.02, (-w * 0.22, y * (d / 2 - 0.03) + 0.01, 0.37), wood('X'), 0.008, (math.radians(90), 0, 0))
        for x in (-w * 0.4, -w * 0.22, -w * 0.05):
            box((0.04, 0.018, 0.2), (x, y * (d / 2 - 0.03), 0.31), wood('Z'), 0.005)
    _mattress(w - 0.08, d - 0.09, 0.16, duvet='#d9c2b0')
    shot.framed(turn=26, rise=16, fill=0.84, detail=((-w * 0.2, -d / 2, 0.4), 0.3), angle={'turn': -32, 'rise': 18})


def loft_bed(shot):
    """A bed at chest height with rails all round; its stairs are drawers."""
    w, d, h = shot.w, shot.d, shot.h
    paint_ = lambda axis: shot.body(axis)
    stair, deck, t = 0.46, h - 0.36, 0.07
    bed_w = w - stair
    x0 = -w / 2
    left, right = x0 + t / 2, x0 + bed_w - t / 2
    for x in (left, right):
        for y in (-1, 1):
            box((t, t, h), (x, y * (d / 2 - t / 2), h / 2), paint_('Z'), 0.008)
        for z in (deck + 0.02, h - 0.04):
            box((0.03, d - t, 0.08), (x, 0, z), paint_('Y'), 0.006)
    middle = (left + right) / 2
    for y in (-1, 1):
        box((bed_w - t, 0.03, 0.12), (middle, y * (d / 2 - t / 2), deck), paint_('X'), 0.006)
        cut = 0.42 if y < 0 else 0
        box((bed_w - t - cut, 0.03, 0.06), (middle - cut / 2, y * (d / 2 - t / 2), h - 0.04), paint_('X'), 0.006)
        count = 11 if not cut else 8
        for i in range(count):
            box((0.03, 0.02, h - deck - 0.12), (left + 0.1 + (bed_w - t - 0.2 - cut) * i / (count - 1), y * (d / 2 - t / 2), (h + deck) / 2), paint_('Z'), 0.004)
    _mattress(bed_w - 0.16, d - 0.16, deck, (middle, 0), '#b9c1b4')
    steps = 3
    for i in range(steps):
        tall = deck * (steps - i) / (steps + 0.4)
        x = x0 + bed_w + stair * (i + 0.5) / steps
        box((stair / steps - 0.004, d * 0.62, tall), (x, -d * 0.19, tall / 2), paint_('Z'), 0.005)
        box((stair / steps + 0.01, d * 0.64, 0.022), (x, -d * 0.19, tall + 0.011), paint_('X'), 0.006)
        for k in range(steps - i):
            z = deck / (steps + 0.4) * (k + 0.5)
            box((stair / steps - 0.024, 0.012, deck / (steps + 0.4) - 0.03), (x, -d * 0.5 - 0.004, z), paint_('X'), 0.004)
            knob = ball(0.011, (x, -d * 0.5 - 0.02, z), hard.wood('#c8a573', 'Z', None))
            knob.name = 'knob'
    shot.framed(turn=26, rise=12, fill=0.86, detail=((middle, -d / 2, deck), 0.5), angle={'turn': -28, 'rise': 16})


def _hung(shot, top, **more):
    """A cord to the ceiling, the ground far below."""
    tube([(0, 0, top), (0, 0, top + 4)], 0.0016, hard.paint('#8d8578', None), smooth=False, name=UNFRAMED)
    shot.framed(**{**dict(turn=14, rise=2, lens=88, fill=0.74, lift=0.04, drop=shot.h * 1.1, ground='top', stop=13, detail=((0, -0.03, shot.h * 0.3), 0.2), angle={'turn': -30, 'rise': 5}), **more})


def mobile(shot):
    """kind: birds (felt) | moons (thin wood) | rainbow (knotted cotton)."""
    {'birds': _birds, 'moons': _moons, 'rainbow': _rainbow}[shot.get('kind', 'birds')](shot)


def _thread(a, b):
    tube([a, b], 0.0006, hard.paint('#b9b2a4', None), smooth=False, sides=1)


def _birds(shot):
    h, reach = shot.h, shot.w / 2
    wood = hard.wood(shot.accent or '#d8b68a', 'X', None)
    for turn in (0, 1):
        line = []
        for i in range(25):
            u = i / 12 - 1
            x, z = u * reach, h - 0.015 + 0.05 * (1 - u * u)
            line.append((x * math.cos(turn * 1.3), x * math.sin(turn * 1.3), z))
        tube(line, 0.0048, wood, smooth=False)
    places = [(-reach, 0, h * 0.42), (reach, 0, h * 0.3), (-reach * math.cos(1.3), -reach * math.sin(1.3), h * 0.2), (reach * math.cos(1.3), reach * math.sin(1.3), h * 0.45), (0, 0, h * 0.02)]
    for i, (x, y, z) in enumerate(places):
        color = (shot.color, '#c2785a', shot.color, '#e9e0cd', shot.color)[i]
        with gathered() as bird:
            _bird(cloths.felt(color, BODY if color == shot.color else None), cloths.felt('#efe7d6' if i != 3 else '#b9a58a', None))
        moved(bird, (x, y, z + 0.04), i * 1.1 + 0.3)
        _thread((x, y, z + 0.07), (x, y, h + 0.05 if not x else h - 0.015))
    _hung(shot, h + 0.035)


def _bird(felt, wing):
    """A stuffed bird of two felt sides, its wings sewn on."""
    line = [(-0.062, 0.012), (-0.045, 0.018), (-0.02, 0.034), (0.012, 0.038), (0.034, 0.034), (0.05, 0.018), (0.056, -0.002)]
    rows = []
    path = curve_through([(-0.09, 0.006, 0.006), (-0.06, 0.004, 0.012), (-0.02, 0.0, 0.03), (0.02, 0.004, 0.033), (0.044, 0.018, 0.024), (0.058, 0.02, 0.012), (0.066, 0.018, 0.001)], 5)
    vertices, n = [], 16
    for x, z, r in path:
        vertices += [(x, r * 0.72 * math.cos(k / n * math.tau), z + r * math.sin(k / n * math.tau)) for k in range(n)]
    faces = [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(len(path) - 1) for k in range(n)]
    mesh('bird', vertices, faces, felt)
    for s in (-1, 1):
        outline = [(0.022, 0.012), (0.012, 0.022), (-0.02, 0.02), (-0.062, 0.004), (-0.03, -0.006), (0.008, -0.006)]
        leaf = plate(outline, 0.004, (0, s * 0.021, 0.006), wing, 0.001, (math.radians(90 - s * 14), 0, 0))
        leaf.name = 'wing'
    beak = turned([(0.005, 0), (0.0, 0.014)], hard.wood('#b9824a', 'Z', None), (0.064, 0, 0.018), 16, sharp=True)
    beak.rotation_euler = (0, math.radians(90), 0)


def _moons(shot):
    h, w = shot.h, shot.w
    wood, brass = shot.body('Z'), hard.metal('#b08d4c', None, 0.25)
    z = h * 0.94
    tube([(-w / 2, 0, z - 0.05), (0, 0, z), (w / 2, 0, z - 0.05)], 0.0016, brass)
    phases = [-0.75, -0.35, 0.2, 1.0, 1.0, 0.2, -0.35, -0.75]
    for i, phase in enumerate(phases):
        u = (i + 0.5) / 4 - 1
        x, r = u * w / 2 * 0.98, 0.031
        side = 1 if i < 4 else -1
        n = 40
        outer = [(side * r * math.sin(k / n * math.pi), -r * math.cos(k / n * math.pi)) for k in range(n + 1)]
        inner = [(-side * r * phase * math.sin(k / n * math.pi), r * math.cos(k / n * math.pi)) for k in range(1, n)]
        outline = outer + inner
        if side < 0:
            outline = outline[::-1]
        low = z - 0.1 - 0.28 * (1 - abs(u)) - (0.05 if i % 2 else 0)
        plate(outline, 0.004, (x, 0.002, low), wood, 0.0008, (math.radians(90), 0, 0.2 * math.sin(i * 2.1)))
        _thread((x, 0, low + r), (x, 0, z - 0.05 * abs(u) ** 1.4 - 0.002))
    _hung(shot, z, detail=((0, -0.02, h * 0.5), 0.16))


def _rainbow(shot):
    w = shot.w
    colors = ('#c07a55', '#d9a36b', '#e6cfa2', '#a9b092') if shot.color == '#c07a55' else ('#6f97a0', '#9cb8b4', '#d5d8c4', '#c9a58a')
    z0, thick = shot.h * 0.52, w * 0.105
    rng = random.Random(2)
    for i, color in enumerate(colors):
        r = w / 2 - thick * (i + 0.5)
        cord = cloths.woven(color, BODY if i == 0 else None, coarse=3)
        arc = [(r * math.cos(math.pi * k / 48), z0 + r * math.sin(math.pi * k / 48)) for k in range(49)]
        tube([(x, 0, z) for x, z in arc], thick * 0.34, cloths.woven('#efe6d3', None), smooth=False)
        wound = []
        turns = int(math.pi * r / 0.0052)
        for k in range(turns * 10):
            a, b = math.pi * k / (turns * 10), k / 10 * math.tau
            rr = r + thick * 0.46 * math.cos(b)
            wound.append((rr * math.cos(a), thick * 0.46 * math.sin(b), z0 + rr * math.sin(a)))
        strands([wound], 0.0029, cord, sides=2)
        for s in (-1, 1):
            lines = []
            for _ in range(60):
                x, y = s * r + rng.uniform(-1, 1) * thick * 0.42, rng.uniform(-1, 1) * thick * 0.3
                lines.append([(x, y, z0), (x * 1.0, y, z0 - 0.06), (x + rng.uniform(-0.006, 0.006), y, z0 - 0.12 + rng.uniform(-0.008, 0.008))])
            strands(lines, 0.0014, cloths.woven(color, BODY if i == 0 else None), sides=1)
            tube([(s * (r - thick * 0.5), 0, z0 - 0.004), (s * (r + thick * 0.5), 0, z0 - 0.004)], 0.006, cord, smooth=False)
    top = z0 + w / 2
    bead = hard.wood('#d8b68a', 'Z', None)
    for k in range(7):
        ball(0.012, (0, 0, top + 0.014 + k * 0.0235), bead)
    wall = box((10, 0.02, 10), (0, 0.05, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    tube([(0, 0, top + 0.17), (0, 0.03, top + 0.21)], 0.0016, hard.paint('#b9b2a4', None), smooth=False)
    peg = turned([(0, 0), (0.007, 0), (0.006, 0.02), (0, 0.021)], hard.metal('#b08d4c', None, 0.3), around=24)
    peg.rotation_euler, peg.location = (math.radians(90), 0, 0), (0, 0.045, top + 0.212)
    shot.framed(turn=14, rise=2, lens=88, fill=0.76, ground='top', back=9.0, drop=6, stop=13, detail=((w * 0.2, -0.03, z0 + w * 0.25), 0.14), angle={'turn': -26, 'rise': 5})


def rolling_bins(shot):
    """Two crates on wheels with handles of rope."""
    w, d, h = shot.w, shot.d, shot.h
    with gathered() as crate:
        rows = 3
        for i in range(rows):
            z = 0.05 + (h - 0.06) * (i + 0.5) / rows
            tall = (h - 0.06) / rows - 0.01
            for s in (-1, 1):
                box((w, 0.014, tall), (0, s * (d / 2 - 0.007), z), shot.body('X'), 0.004)
                box((0.014, d - 0.028, tall), (s * (w / 2 - 0.007), 0, z), shot.body('Y'), 0.004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.026, 0.026, h - 0.06), (sx * (w / 2 - 0.028), sy * (d / 2 - 0.028), 0.05 + (h - 0.06) / 2), shot.body('Z'), 0.004)
                wheel = turned([(0, -0.012), (0.02, -0.012), (0.024, -0.008), (0.024, 0.008), (0.02, 0.012), (0, 0.012)], hard.paint('#55524c', None, 0.7), around=48)
                wheel.location, wheel.rotation_euler = (sx * (w / 2 - 0.06), sy * (d / 2 - 0.035), 0.024), (math.radians(90), 0, 0)
        box((w - 0.02, d - 0.02, 0.012), (0, 0, 0.054), shot.body('X'), 0.002)
        rope = cloths.woven(shot.accent or '#e8dfcb', TRIM, coarse=2.5)
        tube([(-0.07, -d / 2 - 0.002, h * 0.72), (-0.066, -d / 2 - 0.03, h * 0.62), (-0.03, -d / 2 - 0.042, h * 0.52), (0.03, -d / 2 - 0.042, h * 0.52), (0.066, -d / 2 - 0.03, h * 0.62), (0.07, -d / 2 - 0.002, h * 0.72)], 0.008, rope)
    twins = []
    from kit import repeated
    repeated(crate, [(-w * 0.34, d * 0.52, 0.06), (w * 0.3, -d * 0.44, -0.1)])
    rng = random.Random(6)
    for i in range(16):
        color = ('#c2785a', '#d8b68a', '#7f95a0', '#e2cfa0', '#8f9d82')[i % 5]
        block = box((0.05, 0.05, 0.05), (w * 0.3 + rng.uniform(-0.17, 0.17), -d * 0.44 + rng.uniform(-0.11, 0.11), h * rng.uniform(0.62, 0.9)), hard.wood(color, 'X', None), 0.004,
                    (rng.uniform(0, 1), rng.uniform(0, 1), rng.uniform(0, 3)))
        block.name = 'block'
    shot.framed(turn=24, rise=20, fill=0.82, stop=13, detail=((w * 0.3, -d, h * 0.7), 0.2))


def easel(shot):
    """Two boards leaning on one another: chalk in front, a roll of paper over the top, trays below."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.body(axis)
    lean = math.atan2(d / 2 - 0.03, h)
    for side in (-1, 1):
        with gathered() as panel:
            for x in (-1, 1):
                box((0.035, 0.02, h / math.cos(lean)), (x * (w / 2 - 0.018), 0, h / 2 / math.cos(lean)), wood('Z'), 0.006)
            board = hard.paint('#33403a' if side < 0 else '#f2f1ec', None, 0.8 if side < 0 else 0.25)
            box((w - 0.07, 0.01, h * 0.56), (0, 0, h * 0.66), board, 0.002)
            for z in (h * 0.37, h * 0.95):
                box((w - 0.036, 0.022, 0.03), (0, 0, z), wood('X'), 0.004)
            box((w - 0.05, 0.1, 0.012), (0, -0.05, h * 0.345), wood('X'), 0.004)
            box((w - 0.05, 0.01, 0.03), (0, -0.1, h * 0.36), wood('X'), 0.003)
            if side < 0:
                for i, color in enumerate(('#efeee8', '#d9a36b', '#8fb0b8')):
                    rod((-0.16 + i * 0.05, -0.05, h * 0.345 + 0.016), (-0.1 + i * 0.05, -0.056, h * 0.345 + 0.016), 0.006, hard.paint(color, None, 0.9), 0.006)
                _drawing(w, h)
        moved(panel, (0, 0, 0), -lean * 1.0, 'X')
        moved(panel, (0, -d / 2 + 0.03, 0))
        if side > 0:
            moved(panel, (0, 0, 0), math.pi)
    roll = turned([(0, 0), (0.03, 0), (0.03, w * 0.72), (0, w * 0.72)], hard.paper('#f4f1e8', None), around=64, sharp=True)
    roll.rotation_euler, roll.location = (0, math.radians(90), 0), (-w * 0.36, 0, h + 0.02)
    rod((-w / 2, 0, h + 0.02), (w / 2, 0, h + 0.02), 0.01, wood('Z'), 0.01)
    box((w - 0.05, d * 0.62, 0.014), (0, 0, h * 0.15), wood('X'), 0.004)
    shot.framed(turn=28, rise=10, fill=0.86, detail=((0, -d * 0.3, h * 0.4), 0.3), angle={'turn': -30, 'rise': 12})


def _drawing(w, h):
    """A house and a sun in chalk."""
    chalk = hard.paint('#e9e7de', None, 0.9)
    y = -0.008
    lines = [[(-0.14, y, h * 0.5), (-0.14, y, h * 0.64), (-0.05, y, h * 0.72), (0.04, y, h * 0.64), (0.04, y, h * 0.5), (-0.14, y, h * 0.5)], [(-0.07, y, h * 0.5), (-0.07, y, h * 0.575), (-0.03, y, h * 0.575), (-0.03, y, h * 0.5)]]
    lines.append([(0.14 + 0.035 * math.cos(a), y, h * 0.8 + 0.035 * math.sin(a)) for a in (i / 20 * math.tau for i in range(21))])
    lines += [[(0.14 + 0.047 * math.cos(a), y, h * 0.8 + 0.047 * math.sin(a)), (0.14 + 0.068 * math.cos(a), y, h * 0.8 + 0.068 * math.sin(a))] for a in (i / 9 * math.tau for i in range(9))]
    strands(lines, 0.0022, chalk, sides=1)


def teepee(shot):
    """Canvas on four poles tied at the top, its door drawn open."""
    half, h = shot.w / 2 * 0.92, shot.h
    canvas, wood = shot.body(), lambda: hard.wood('#d8b68a', 'Z', None)
    apex = h * 0.88
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    top = 0.05
    for x, y in corners:
        rod((x, y, 0), (-x * 0.16, -y * 0.16, h + 0.06), 0.013, wood(), 0.013)
    n = 16

    def side(a, b, span=lambda t: (0.0, 1.0)):
        vertices = []
        for j in range(n + 1):
            t = j / n
            s = 1 - t * (1 - top / half)
            z = 0.012 + apex * t
            left, right = span(t)
            for k in range(n + 1):
                u = left + (right - left) * k / n
                x, y = (a[0] + (b[0] - a[0]) * u) * s, (a[1] + (b[1] - a[1]) * u) * s
                bow = -0.035 * math.sin(math.pi * u) * math.sin(math.pi * min(1, t + 0.08)) * (1 - 0.4 * t)
                nx, ny = (a[1] - b[1]), (b[0] - a[0])
                size = math.hypot(nx, ny)
                vertices.append((x + nx / size * -bow, y + ny / size * -bow, z))
        faces = [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(n) for k in range(n)]
        panel = mesh('panel', vertices, faces, canvas)
        unwrap(panel)
        panel.modifiers.new('thick', 'SOLIDIFY').thickness = 0.003

    door = lambda t: 0.34 * max(0.0, 1 - t / 0.74)
    side(corners[0], corners[1], lambda t: (0.0, 0.5 - door(t)))
    side(corners[0], corners[1], lambda t: (0.5 + door(t), 1.0))
    for i in range(1, 4):
        side(corners[i], corners[(i + 1) % 4])
    bulb((0, 0, apex * 0.45), 1.6, (1, 0.95, 0.88), 0.08)
    for s in (-1, 1):
        flap = [(s * half * 0.68, -half, 0.02), (s * half * 0.78, -half - 0.03, 0.2), (s * half * 0.6, -half * 0.78 - 0.035, apex * 0.3), (s * half * 0.3, -half * 0.52, apex * 0.52), (s * 0.03, -half * 0.3, apex * 0.71)]
        tube(flap, 0.028, canvas, radii=[0.9, 1.2, 0.7, 1.0, 0.3])
        tube([(s * half * 0.74, -half * 0.83, apex * 0.26), (s * half * 0.56, -half * 0.86, apex * 0.3), (s * half * 0.6, -half * 0.7, apex * 0.34)], 0.006, cloths.woven('#b99a72', None))
    for z in (apex * 0.985, apex * 1.0, apex * 1.015):
        tube([(0.075 * math.cos(i / 24 * math.tau), 0.075 * math.sin(i / 24 * math.tau), z + 0.004 * math.sin(i)) for i in range(24)], 0.006, cloths.woven('#b99a72', None), closed=True)
    padded((2 * half - 0.05, 2 * half - 0.05, 0.05), 0.022, (0, 0, 0.027), cloths.woven('#e3dac8', None, coarse=1.5), puff=0.006, seed=4)
    for x, y, turn, color in ((-0.16, 0.12, 0.3, '#b9775a'), (0.18, 0.16, -0.2, '#efe8da')):
        rest = pillow(0.36, 0.36, cloths.woven(color, None), 0.003, 2.6, 5)
        rest.location, rest.rotation_euler = (x, y, 0.19), (math.radians(68), 0, turn)
    shot.framed(turn=20, rise=8, fill=0.86, detail=((0.2, -half * 0.8, 0.5), 0.4), angle={'turn': -28, 'rise': 11})


def canopy(shot):
    """Muslin falling in folds from a hoop, open in front, cushions on the floor."""
    h, r0, r1 = shot.h, shot.w / 2, 0.64
    muslin = shot.body()
    n, m, folds = 260, 30, 26
    vertices, faces = [], []
    z_hoop = h * 0.86
    for j in range(m + 1):
        t = j / m
        for k in range(n + 1):
            a = math.radians(-90 + 40 * (0.15 + 1.1 * t) + (360 - 80 * (0.15 + 1.1 * t)) * k / n)
            if t < 0.18:
                r, z = r0 * (t / 0.18) ** 0.8 * 0.985 + 0.012, h - (h - z_hoop) * (t / 0.18)
            else:
                v = (t - 0.18) / 0.82
                r, z = r0 + (r1 - r0) * v ** 1.25, z_hoop * (1 - v) + 0.012
            wave = 1 + (0.05 + 0.05 * t) * min(1, t * 4) * math.sin(k / n * folds * math.tau + 0.5 * math.sin(t * 4)) * 0.8
            vertices.append((r * wave * math.cos(a), r * wave * math.sin(a), z))
    faces = [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(m) for k in range(n)]
    cloth = mesh('canopy', vertices, faces, muslin)
    unwrap(cloth)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.0015
    tube([(r0 * math.cos(i / 64 * math.tau), r0 * math.sin(i / 64 * math.tau), z_hoop) for i in range(64)], 0.007, hard.wood('#d8b68a', 'X', None), closed=True, smooth=False)
    tube([(0, 0, h), (0, 0, h + 0.05)], 0.004, cloths.woven('#d8cdb8', None), smooth=False)
    tube([(0, 0, h), (0, 0, h + 4)], 0.003, cloths.woven('#d8cdb8', None), smooth=False, name=UNFRAMED)
    bulb((0, -0.1, h * 0.42), 2.6, (1, 0.95, 0.88), 0.1)
    seat = turned([(0, 0), (0.36, 0.0), (0.42, 0.03), (0.43, 0.07), (0.4, 0.11), (0.3, 0.125), (0, 0.13)], cloths.woven('#d9c7ae', None, coarse=1.6), around=96, wobble=0.01)
    seat.name = 'seat'
    for x, y, turn, color in ((-0.16, 0.14, 0.25, '#c99a90'), (0.17, 0.16, -0.2, '#9aa58a')):
        rest = pillow(0.38, 0.38, cloths.woven(color, None), 0.003, 2.6, 5)
        rest.location, rest.rotation_euler = (x, y, 0.29), (math.radians(68), 0, turn)
    shot.framed(turn=10, rise=5, lens=80, fill=0.88, stop=14, detail=((0.1, -0.3, h * 0.6), 0.4), angle={'turn': -18, 'rise': 8})


def playhouse(shot):
    """A cottage of canvas with a felt roof, a rolled-up door, a mail slot and tulips in window boxes."""
    w, d, h = shot.w, shot.d, shot.h
    eaves = h * 0.62
    canvas, roof = cloths.woven(shot.color, BODY, coarse=1.6), cloths.felt(shot.accent or '#a8583a', TRIM)
    trim, dark = cloths.woven('#b9a282', None, coarse=1.5), hard.paint('#2a2622', None, 0.95, 0.05)
    door_w, door_h = w * 0.34, eaves * 0.8
    for x0, x1, z0, z1 in ((-w / 2, -door_w / 2, 0, eaves), (door_w / 2, w / 2, 0, eaves), (-door_w / 2, door_w / 2, door_h, eaves)):
        box((x1 - x0, 0.012, z1 - z0), ((x0 + x1) / 2, -d / 2, (z0 + z1) / 2), canvas, 0.003)
    box((w, 0.012, eaves), (0, d / 2, eaves / 2), canvas, 0.003)
    for s in (-1, 1):
        box((0.012, d, eaves), (s * w / 2, 0, eaves / 2), canvas, 0.003)
        for y in (-1, 1):
            tube([(s * w / 2, y * d / 2, 0), (s * w / 2, y * d / 2, eaves)], 0.011, trim, smooth=False)
    for y in (-1, 1):
        plate([(-w / 2, 0), (w / 2, 0), (0, h - eaves)], 0.012, (0, y * d / 2 + 0.006, eaves), canvas, 0.002, (math.radians(90), 0, 0))
    slope = math.atan2(h - eaves, w / 2)
    long = math.hypot(h - eaves, w / 2) + 0.07
    for s in (-1, 1):
        sheet = box((long, d + 0.12, 0.014), (s * (w / 4 + 0.02), 0, (eaves + h) / 2), roof, 0.006, (0, s * slope, 0))
        sheet.name = 'roof'
        scallops = 9
        for i in range(scallops):
            tile = plate(oval((d + 0.12) / scallops, 0.09), 0.012, (s * (w / 2 + 0.055), -(d + 0.12) / 2 + (d + 0.12) * (i + 0.5) / scallops, eaves - 0.05), roof, 0.004, (0, s * slope, math.radians(90)))
            tile.name = 'tile'
    roll = turned([(0, 0), (0.03, 0), (0.032, 0.004), (0.032, door_w - 0.004), (0, door_w)], canvas, around=48)
    roll.rotation_euler, roll.location = (0, math.radians(90), 0), (-door_w / 2, -d / 2 - 0.03, door_h + 0.02)
    for x in (-door_w * 0.3, door_w * 0.3):
        tube([(x, -d / 2 - 0.01, door_h + 0.06), (x, -d / 2 - 0.065, door_h + 0.02), (x, -d / 2 - 0.01, door_h - 0.02)], 0.004, trim)
    box((door_w * 0.96, 0.006, door_h), (0, d / 2 - 0.03, door_h / 2), cloths.woven('#d9cdb6', None), 0.002)
    for s in (-1, 1):
        x, z = s * w * 0.335, eaves * 0.58
        size = w * 0.2
        box((size, 0.006, size), (x, -d / 2 - 0.008, z), dark, 0.002)
        for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1)), ((0, -1), (0, 1)), ((-1, 0), (1, 0))):
            tube([(x + a[0] * size / 2, -d / 2 - 0.012, z + a[1] * size / 2), (x + b[0] * size / 2, -d / 2 - 0.012, z + b[1] * size / 2)], 0.007, trim, smooth=False)
        box((size * 1.15, 0.05, 0.06), (x, -d / 2 - 0.035, z - size / 2 - 0.03), roof, 0.01)
        for i in range(4):
            fx = x - size * 0.4 + size * 0.8 * i / 3
            tube([(fx, -d / 2 - 0.035, z - size / 2), (fx + 0.004, -d / 2 - 0.037, z - size / 2 + 0.05)], 0.004, cloths.felt('#6f8159', None), smooth=False)
            bloom = turned([(0, 0), (0.012, 0.004), (0.017, 0.016), (0.014, 0.03), (0.005, 0.036)], cloths.felt(('#c2564a', '#e0b04a')[i % 2], None), (fx + 0.004, -d / 2 - 0.037, z - size / 2 + 0.045), 24)
            bloom.name = 'bloom'
    bulb((0, 0, eaves * 0.7), 1.2, (1, 0.93, 0.84), 0.06)
    box((0.1, 0.006, 0.024), (door_w / 2 + 0.075, -d / 2 - 0.008, eaves * 0.28), dark, 0.003)
    tube([(door_w / 2 + 0.02, -d / 2 - 0.01, eaves * 0.295), (door_w / 2 + 0.13, -d / 2 - 0.01, eaves * 0.295)], 0.006, roof, smooth=False)
    shot.framed(turn=26, rise=10, fill=0.82, stop=13, detail=((w * 0.33, -d / 2, eaves * 0.5), 0.3), angle={'turn': -30, 'rise': 12})


def owl_light(shot):
    """A soft owl that glows."""
    r, h = shot.w / 2, shot.h
    skin = hard.opal(shot.color, 0.42)
    turned([(0, 0), (r * 0.8, 0.0), (r * 0.94, h * 0.06), (r, h * 0.28), (r * 0.97, h * 0.52), (r * 0.9, h * 0.72), (r * 0.68, h * 0.9), (r * 0.32, h * 0.965), (0, h * 0.975)], skin, around=128)
    for s in (-1, 1):
        ear = turned([(0.016, 0), (0.011, 0.014), (0.004, 0.024), (0, 0.026)], skin, (s * r * 0.56, -0.004, h * 0.88), 32)
        ear.rotation_euler = (0, s * 0.45, 0)
        disk = turned([(0, 0.004), (0.014, 0.0038), (0.0185, 0.002), (0.0195, 0)], hard.opal('#fffaf0', 0.5), around=48)
        disk.rotation_euler, disk.location = (math.radians(82), 0, s * 0.34), (s * 0.0205, -r * 0.885, h * 0.66)
        eye = ball(0.0075, (s * 0.021, -r * 0.925, h * 0.662), hard.paint('#2c2724', None, 0.2, 0.6))
        eye.scale = (1, 0.5, 1)
        wing = ball(0.03, (s * r * 0.93, -0.006, h * 0.36), skin, 1.35)
        wing.scale = (0.3, 0.75, 1)
        wing.rotation_euler = (0, s * 0.12, 0)
        foot = ball(0.011, (s * 0.018, -r * 0.9, 0.007), hard.paint('#d9a35a', None, 0.5), 0.6)
        foot.name = 'foot'
    beak = turned([(0.0075, 0), (0.005, 0.007), (0, 0.013)], hard.paint('#d9a35a', None, 0.4), (0, -r * 0.92, h * 0.6), 24)
    beak.rotation_euler = (math.radians(115), 0, 0)
    shot.framed(turn=12, rise=10, lens=90, key=0.6, fill_light=0.2, background=0.9, ground='top', bounces=6, fill=0.64, stop=10, detail=((0, -r, h * 0.66), 0.07))


def moon_lamp(shot):
    """A half moon of plywood on the wall, light behind its edge."""
    r = shot.w / 2
    wall = box((r * 30, 0.02, r * 30), (0, 0.011, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    n = 72
    outer = [(r * math.cos(math.radians(40 + 280 * k / n)), r * math.sin(math.radians(40 + 280 * k / n))) for k in range(n + 1)]
    (x1, y1), (x0, y0) = outer[-1], outer[0]
    c = r * 0.46
    rr = math.hypot(x0 - c, y0)
    a0 = math.degrees(math.atan2(y0, x0 - c))
    inner = [(c + rr * math.cos(math.radians(360 - a0 - (360 - 2 * a0) * k / n)), rr * math.sin(math.radians(360 - a0 - (360 - 2 * a0) * k / n))) for k in range(1, n)]
    moon = plate(outer + inner, 0.018, (0, -0.028, 0), shot.body('X'), 0.003, (math.radians(90), 0, 0))
    moon.name = 'moon'
    glow = [(x * 0.95, -0.012, y * 0.95) for x, y in outer]
    strip = tube(glow, 0.006, hard.glowing('#ffc985', 9), smooth=False)
    strip.name = UNFRAMED
    tube([(-0.02, -0.012, -r * 0.98), (-0.015, -0.006, -r * 1.3), (-0.02, -0.006, -r * 4)], 0.0028, cloths.woven('#d9cdb6', None), name=UNFRAMED)
    shot.framed(turn=16, rise=3, lens=88, fill=0.6, ground='top', back=9.0, drop=6, key=0.6, fill_light=0.2, background=0.85, bounces=6, stop=13, detail=((-r * 0.6, -0.03, r * 0.4), 0.15), angle={'turn': -26, 'rise': 6})


def nursery_rocker(shot):
    """An upholstered shell on wooden runners."""
    w, d, h = shot.w, shot.d, shot.h
    fabric, wood = shot.body(), lambda axis: shot.trim('oak', axis, '#c8a573')
    seat_z = 0.4
    padded((w - 0.16, d * 0.66, 0.13), 0.05, (0, -d * 0.06, seat_z - 0.03), fabric, (math.radians(4), 0, 0), puff=0.02, seed=1)
    padded((w - 0.1, 0.13, h - seat_z + 0.05), 0.062, (0, d * 0.26, seat_z + (h - seat_z) / 2 - 0.03), fabric, (math.radians(-14), 0, 0), puff=0.03, seed=2)
    for s in (-1, 1):
        padded((0.09, d * 0.62, 0.3), 0.043, (s * (w / 2 - 0.045), -d * 0.02, seat_z + 0.07), fabric, (math.radians(3), 0, 0), puff=0.008, seed=4 + s)
        padded((0.08, 0.2, h - seat_z - 0.32), 0.038, (s * (w / 2 - 0.07), d * 0.23, seat_z + 0.2 + (h - seat_z - 0.3) / 2), fabric, (math.radians(-14), 0, s * -0.2), puff=0.008, seed=8 + s)
        x = s * (w / 2 - 0.1)
        tube([(x, -d * 0.5, 0.075), (x, -d * 0.3, 0.035), (x, 0, 0.016), (x, d * 0.3, 0.04), (x, d * 0.52, 0.1)], 0.016, wood('Y'))
        rod((x, -d * 0.3, 0.035), (x, -d * 0.24, seat_z - 0.07), 0.013, wood('Z'), 0.018)
        rod((x, d * 0.3, 0.04), (x, d * 0.18, seat_z - 0.06), 0.013, wood('Z'), 0.018)
    for y in (-d * 0.28, d * 0.26):
        tube([(-w / 2 + 0.1, y, 0.12), (w / 2 - 0.1, y, 0.12)], 0.011, wood('X'), smooth=False)
    rest = pillow(w * 0.56, 0.3, fabric, 0.003, 2.2, 12)
    rest.location, rest.rotation_euler = (0, d * 0.12, seat_z + 0.19), (math.radians(70), 0, 0)
    shot.framed(turn=30, rise=12, fill=0.82, detail=((w * 0.4, -d * 0.3, seat_z + 0.2), 0.35))
