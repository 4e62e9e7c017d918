"""Chairs and stools with a frame: wishbone and spindle backs, upholstered dining chairs, counter stools, porch chairs, rockers."""
import math
import random

from mathutils import Vector

from kit import TRIM, box, cloths, hard, padded, plate, rod, rounded, strands, swept, tube, turned


def cord_seat(front, back, z, material):
    """A seat woven of paper cord over four rails; corners given as half widths with their y."""
    (fx, fy), (bx, by) = front, back
    a, b, c, d = Vector((-fx, fy, 0)), Vector((fx, fy, 0)), Vector((bx, by, 0)), Vector((-bx, by, 0))
    center = (a + b + c + d) / 4
    rng, lines, pitch = random.Random(4), [], 0.0054
    for p, q in ((a, b), (b, c), (c, d), (d, a)):
        edge = q - p
        inward = Vector((-edge.y, edge.x, 0)).normalized()
        if inward.dot(center - p) < 0:
            inward = -inward
        n, reach = int(edge.length / pitch), (center - (p + q) / 2).length * 1.02
        for i in range(n + 1):
            u = i / n
            root = p + edge * u
            long = reach * (1 - abs(2 * u - 1)) + 0.002
            j = lambda: rng.uniform(-0.0005, 0.0005)
            sag = lambda t: -0.009 * min(1, long * t / 0.2)
            up = Vector((0, 0, z))
            lines.append([root - inward * 0.0145 + up + Vector((0, 0, -0.018)), root - inward * 0.013 + up + Vector((0, 0, -0.004)), root - inward * 0.006 + up + Vector((0, 0, 0.002 + j())),
                          root + inward * 0.006 + up + Vector((0, 0, 0.003 + j())), root + inward * long * 0.55 + up + Vector((j(), j(), 0.001 + sag(0.55))), root + inward * long + up + Vector((j(), j(), sag(1)))])
    strands(lines, 0.0027, material, sides=2, name='cord')


def chair(shot):
    """back: rail (bent slab) | wishbone | ladder | spindles | padded; seat: cord | wood | padded; low arms when `arms`."""
    w, d, h = shot.w, shot.d, shot.h
    seat_h = shot.get('seat_height', 0.45)
    wood = (lambda axis: shot.body(axis)) if shot.material in ('oak', 'walnut', 'painted', 'metal') else (lambda axis: shot.trim('oak', axis, '#5b4636'))
    fx, fy, bx, by = w * 0.40, -d * 0.40, w * 0.35, d * 0.34
    kind, seat = shot.get('back', 'rail'), shot.get('seat', 'cord')
    splay = 1.05
    for s in (-1, 1):
        rod((s * fx * splay, fy * 1.04, 0), (s * fx, fy, seat_h + 0.008 if seat != 'wood' else seat_h - 0.02), 0.0125, wood('Z'), 0.018)
    top = h
    for s in (-1, 1):
        if kind in ('spindles', 'hoop'):
            rod((s * bx * 1.12, by * 1.2, 0), (s * bx * 0.85, by * 0.9, seat_h - 0.02), 0.0125, wood('Z'), 0.018)
        else:
            tube([(s * bx * 1.08, by * 1.22, 0), (s * bx * 1.02, by * 1.04, seat_h * 0.55), (s * bx, by, seat_h), (s * bx * 1.03, by * 1.12, seat_h + (top - seat_h) * 0.5), (s * bx * 1.06, by * 1.34, top - 0.02)],
                 0.017, wood('Z'), radii=[0.72, 0.95, 1.1, 0.98, 0.72])
    if kind != 'spindles':
        for z, r in ((seat_h - 0.02, 0.0155),):
            tube([(-fx, fy, z), (fx, fy, z)], r, wood('X'), smooth=False)
            tube([(-bx, by, z), (bx, by, z)], r, wood('X'), smooth=False)
            for s in (-1, 1):
                tube([(s * fx, fy, z), (s * bx, by, z)], r, wood('Y'), smooth=False)
    z = seat_h * 0.5
    for s in (-1, 1):
        tube([(s * fx * 1.025, fy * 1.02, z), (s * bx * 1.05, by * 1.1, z)], 0.0095, wood('Y'), smooth=False)
    tube([(-fx * 1.0, (fy + by) / 2, z), (fx * 1.0, (fy + by) / 2, z)], 0.009, wood('X'), smooth=False)
    _seat(shot, seat, fx, fy, bx, by, seat_h, wood)
    _back(shot, kind, bx, by, seat_h, top, wood)
    if shot.get('arms'):
        za = seat_h + 0.22
        for s in (-1, 1):
            tube([(s * fx, fy, seat_h), (s * fx * 1.02, fy * 0.96, za)], 0.013, wood('Z'), smooth=False)
            tube([(s * fx * 1.04, fy * 1.05, za), (s * fx * 1.08, 0, za + 0.008), (s * bx * 1.05, by * 1.14, za + 0.01)], 0.015, wood('Y'))
    shot.framed(turn=32, rise=13, fill=0.84, detail=((0, -d * 0.25, seat_h), 0.35))


def _seat(shot, seat, fx, fy, bx, by, z, wood):
    if seat == 'cord':
        cord_seat((fx, fy), (bx, by), z - 0.008, cloths.woven('#c9b79c', None, coarse=0.6))
        box((fx * 1.7, (by - fy) * 0.9, 0.006), (0, (fy + by) / 2, z - 0.035), hard.paint('#8a7858', None, 0.9, 0.1), 0.002)
    elif seat == 'wood':
        outline = [(-fx * 1.12, fy * 1.12), (fx * 1.12, fy * 1.12), (fx * 1.14, 0.0), (bx * 1.08, by * 1.1), (-bx * 1.08, by * 1.1), (-fx * 1.14, 0.0)]
        from kit import curve_through
        smooth = [(p[0], p[1]) for p in curve_through([(x, y, 0) for x, y in outline + outline[:1]], 8)][:-1]
        plate(smooth, 0.034, (0, 0, z - 0.034), wood('X'), 0.012)
    else:
        fabric = shot.body() if shot.material not in ('oak', 'walnut', 'painted') else cloths.leather('#2a2725', None)
        padded((fx * 2.08, (by - fy) * 1.1, 0.06), 0.028, (0, (fy + by) / 2 - 0.005, z + 0.016), fabric, puff=0.014, seed=3)


def _back(shot, kind, bx, by, z, top, wood):
    if kind == 'padded':
        fabric = shot.body()
        padded((bx * 2.1, 0.055, (top - z) * 0.72), 0.026, (0, by * 1.22, z + (top - z) * 0.62), fabric, (math.radians(-8), 0, 0), puff=0.014, seed=5)
        return
    if kind == 'sling':
        fabric = shot.body()
        padded((bx * 2.12, 0.02, (top - z) * 0.5), 0.009, (0, by * 1.24, z + (top - z) * 0.72), fabric, (math.radians(-8), 0, 0), puff=0.002, seed=5, lumpy=0.4)
        return
    if kind == 'ladder':
        for i in range(4):
            t = 0.2 + i * 0.25
            zz = z + (top - z - 0.03) * t
            y = by * (1.03 + 0.3 * t)
            path = [(bx * 1.04 * (k / 12 * 2 - 1), y + 0.02 * (1 - (k / 12 * 2 - 1) ** 2), zz) for k in range(13)]
            thing = swept([(-0.006, -0.024), (0.006, -0.024), (0.006, 0.024), (-0.006, 0.024)], path, wood('X'), 'slat')
            thing.data.use_auto_smooth = True
        return
    if kind == 'spindles':
        bow = []
        for i in range(33):
            a = math.pi * i / 32
            lean = by * 0.85 + 0.16 * math.sin(a) * (top - z) / 0.5
            bow.append((bx * 1.06 * math.cos(a) * (1 + 0.08 * math.sin(a)), lean, z + (top - z) * math.sin(a) ** 0.75))
        tube(bow, 0.0115, wood('Z'), smooth=False)
        for k in range(7):
            t = (k + 1) / 8
            x = bx * 0.92 * (t * 2 - 1)
            height = (1 - (x / (bx * 1.1)) ** 2) ** 0.42
            zz = z + (top - z) * height
            rod((x * 0.82, by * 0.9, z - 0.01), (x, by * 0.85 + 0.16 * (1 - (x / (bx * 1.1)) ** 2) ** 0.5 * (top - z) / 0.5, zz), 0.0075, wood('Z'), 0.0055)
        return
    # Rail and wishbone share the bent top.
    n, vertices = 28, []
    path = []
    for i in range(n + 1):
        u = i / n * 2 - 1
        path.append((bx * 1.09 * u, by * 1.34 + 0.045 * (1 - u * u) - 0.006, top - 0.045))
    tall = 0.05 if kind == 'rail' else 0.02
    section = [(-0.011, -tall), (0.011, -tall), (0.014, 0), (0.011, tall), (-0.011, tall), (-0.014, 0)]
    thing = swept(section, path, wood('X'), 'back')
    thing.data.use_auto_smooth = True
    bevel = thing.modifiers.new('b', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.007, 4, 'ANGLE', 0.6
    if kind == 'wishbone':
        for s in (-1, 1):
            tube([(s * 0.012, by * 1.0, z - 0.01), (s * 0.014, by * 1.08, z + (top - z) * 0.42), (s * 0.04, by * 1.22, z + (top - z) * 0.66), (s * 0.085, by * 1.36 + 0.026, top - 0.055)], 0.0105, wood('Z'))


def counter_stool(shot):
    """A padded seat with a low curved back on four splayed legs with a footrest."""
    w, d, h = shot.w, shot.d, shot.h
    seat_h = shot.get('seat_height', 0.64)
    wood = lambda axis: shot.body(axis)
    leather = cloths.leather(shot.accent or '#2a2725', TRIM)
    x, y = w * 0.33, d * 0.32
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * (x + 0.055), sy * (y + 0.05), 0), (sx * x, sy * y, seat_h - 0.03), 0.0135, wood('Z'), 0.019)
    z = seat_h * 0.34
    out = lambda v, z: v + 0.055 * (1 - z / seat_h)
    for sy in (-1, 1):
        tube([(-out(x, z), sy * out(y, z), z), (out(x, z), sy * out(y, z), z)], 0.009, wood('X'), smooth=False)
    for sx in (-1, 1):
        tube([(sx * out(x, z + 0.05), -out(y, z + 0.05), z + 0.05), (sx * out(x, z + 0.05), out(y, z + 0.05), z + 0.05)], 0.009, wood('Y'), smooth=False)
    turned([(0, seat_h - 0.045), (w * 0.38, seat_h - 0.045), (w * 0.40, seat_h - 0.035), (w * 0.40, seat_h - 0.02), (0, seat_h - 0.018)], wood('X'))
    turned([(0, seat_h - 0.02), (w * 0.385, seat_h - 0.02), (w * 0.41, seat_h - 0.005), (w * 0.405, seat_h + 0.018), (w * 0.36, seat_h + 0.034), (0, seat_h + 0.04)], leather)
    path = []
    for i in range(33):
        a = math.radians(20 + 140 * i / 32)
        path.append((w * 0.43 * math.cos(a), w * 0.43 * math.sin(a), h - 0.06))
    thing = swept([(-0.013, -0.055), (0.013, -0.055), (0.016, 0), (0.013, 0.055), (-0.013, 0.055), (-0.016, 0)], path, wood('X'), 'back')
    thing.data.use_auto_smooth = True
    bevel = thing.modifiers.new('b', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.008, 4, 'ANGLE', 0.6
    for a in (35, 90, 145):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((w * 0.36 * c, w * 0.36 * s, seat_h - 0.035), (w * 0.43 * c, w * 0.43 * s, h - 0.09), 0.011, wood('Z'), 0.011)
    shot.framed(turn=30, rise=12, fill=0.86, detail=((0, -d * 0.3, seat_h), 0.3))


def adirondack(shot):
    """Slatted porch chair: sloping seat, fan back, broad arms."""
    w, d, h = shot.w, shot.d, shot.h
    board = lambda axis: shot.body(axis)
    seat_front, seat_back = 0.38, 0.22
    y0, y1 = -d / 2 + 0.06, d * 0.22
    inside = w - 0.26
    for i in range(6):
        t = (i + 0.5) / 6
        box((inside, (y1 - y0) / 6 - 0.006, 0.02), (0, y0 + (y1 - y0) * t, seat_front + (seat_back - seat_front) * t), board('X'), 0.005, (math.atan2(seat_back - seat_front, y1 - y0), 0, 0))
    lean = math.radians(-24)
    n = 7
    for i in range(n):
        u = i - (n - 1) / 2
        length = (h - seat_back + 0.1) / math.cos(lean) * (1 - 0.028 * u * u)
        x = u * inside / n * 1.03
        base_y, base_z = y1 - 0.03, seat_back - 0.06
        cy, cz = base_y + length / 2 * math.sin(-lean), base_z + length / 2 * math.cos(lean)
        box((inside / n - 0.008, 0.02, length), (x, cy, cz), board('Z'), 0.008, (lean, u * 0.018, 0))
    for t in (0.32, 0.78):
        length = (h - seat_back) / math.cos(lean) * t
        box((inside + 0.02, 0.024, 0.06), (0, y1 - 0.005 + length * math.sin(-lean), seat_back - 0.06 + length * math.cos(lean)), board('X'), 0.004, (lean, 0, 0))
    arm_z = 0.55
    for s in (-1, 1):
        x = s * (w / 2 - 0.075)
        box((0.14, d * 0.78, 0.024), (x, -d * 0.09, arm_z + 0.012), board('Y'), 0.02)
        box((0.095, 0.024, arm_z), (s * (inside / 2 + 0.018), y0 + 0.02, arm_z / 2), board('Z'), 0.004)
        slope = math.atan2(seat_back - 0.06 - 0.34, y1 + d * 0.24 - y0)
        long = math.hypot(y1 + d * 0.24 - y0, 0.34 - 0.08)
        box((0.026, long, 0.10), (s * (inside / 2 - 0.008), (y0 + y1 + d * 0.24) / 2, 0.20), board('Y'), 0.004, (-math.atan2(0.26, y1 + d * 0.24 - y0), 0, 0))
        box((0.09, 0.024, arm_z - 0.02), (s * (inside / 2 + 0.018), y1 + 0.05, (arm_z - 0.02) / 2 + 0.01), board('Z'), 0.004)
    shot.framed(turn=30, rise=13, fill=0.84, detail=((0, y0, seat_front), 0.4))


def folding_set(shot):
    """A bistro set: a round slatted table and one chair on crossed legs."""
    metal = shot.body('Z')
    r, h = shot.w / 2, shot.h * 1.0
    cx = -0.32
    n = 9
    for i in range(n):
        y = -r + 2 * r * (i + 0.5) / n
        half = math.sqrt(max(0.0, r * r - y * y)) - 0.012
        box((2 * half, 2 * r / n - 0.012, 0.012), (cx, y, h - 0.01), metal, 0.003)
    tube([(cx + r * math.cos(i / 96 * math.tau), r * math.sin(i / 96 * math.tau), h - 0.012) for i in range(96)], 0.009, metal, closed=True, smooth=False)
    for s in (-1, 1):
        for side in (-1, 1):
            tube([(cx + side * 0.2, s * 0.21, 0.008), (cx - side * 0.2, s * 0.21, h - 0.02)], 0.009, metal, smooth=False)
        for side in (-1, 1):
            tube([(cx + side * 0.2, -0.21, 0.008), (cx + side * 0.2, 0.21, 0.008)], 0.009, metal, smooth=False)
    x0, sh = 0.42, 0.45
    for i in range(6):
        box((0.4, 0.05, 0.012), (x0, -0.17 + i * 0.064, sh), metal, 0.004)
    for s in (-1, 1):
        tube([(x0 + s * 0.2, -0.22, 0.008), (x0 + s * 0.2, -0.02, 0.26), (x0 + s * 0.2, 0.2, sh + 0.02), (x0 + s * 0.195, 0.27, 0.85)], 0.009, metal)
        tube([(x0 + s * 0.185, 0.24, 0.008), (x0 + s * 0.185, -0.18, sh - 0.01)], 0.009, metal, smooth=False)
    for z, y in ((0.62, 0.245), (0.72, 0.26), (0.82, 0.274)):
        box((0.4, 0.01, 0.055), (x0, y - 0.006, z), metal, 0.003)
    tube([(x0 - 0.2, -0.22, 0.008), (x0 + 0.2, -0.22, 0.008)], 0.008, metal, smooth=False)
    tube([(x0 - 0.185, 0.24, 0.008), (x0 + 0.185, 0.24, 0.008)], 0.008, metal, smooth=False)
    shot.framed(turn=16, rise=14, fill=0.86, detail=((cx, -r, h), 0.4))


def rocker(shot):
    """A porch rocker: slatted back and seat on two runners."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.body(axis)
    scale = h / 1.14
    sh = 0.42 * scale
    for s in (-1, 1):
        x = s * (w / 2 - 0.05 * scale)
        runner = []
        for i in range(25):
            t = i / 24 * 2 - 1
            runner.append((x, t * d / 2 + 0.02, 0.024 + 0.085 * scale * t * t))
        thing = tube(runner, 0.019 * scale, wood('Y'), smooth=False)
        rod((x, -d * 0.27, 0.05 * scale), (x, -d * 0.27, sh + 0.23 * scale), 0.017 * scale, wood('Z'), 0.019 * scale)
        tube([(x, d * 0.2, 0.045 * scale), (x, d * 0.2, sh), (x * 0.97, d * 0.3, sh + 0.35 * scale), (x * 0.95, d * 0.40, h - 0.02)], 0.02 * scale, wood('Z'))
        box((0.085 * scale, d * 0.62, 0.024 * scale), (x, -d * 0.04, sh + 0.24 * scale), wood('Y'), 0.01)
    inside = w - 0.14 * scale
    for i in range(7):
        t = (i + 0.5) / 7
        box((inside, d * 0.5 / 7 - 0.007, 0.018), (0, -d * 0.29 + d * 0.5 * t, sh - 0.035 * scale * t), wood('X'), 0.005)
    for y, z in ((-d * 0.27, sh - 0.04), (d * 0.2, sh - 0.06)):
        tube([(-inside / 2 - 0.02, y, z), (inside / 2 + 0.02, y, z)], 0.015 * scale, wood('X'), smooth=False)
    for z in (sh * 0.5,):
        for y in (-d * 0.27, d * 0.2):
            tube([(-inside / 2 - 0.02, y, z), (inside / 2 + 0.02, y, z)], 0.012 * scale, wood('X'), smooth=False)
    back_y = lambda z: d * 0.2 + (z - sh) / (h - sh) * d * 0.2
    for z in (sh + 0.09 * scale, h - 0.07 * scale):
        box((inside * 0.98, 0.022, 0.09 * scale), (0, back_y(z), z), wood('X'), 0.008)
    for i in range(9):
        x = -inside / 2 + inside * (i + 0.5) / 9
        tube([(x, back_y(sh + 0.09 * scale), sh + 0.09 * scale), (x, back_y(h - 0.07 * scale), h - 0.07 * scale)], 0.0095 * scale, wood('Z'), smooth=False)
    shot.framed(turn=32, rise=11, fill=0.84, detail=((0, -d * 0.2, sh), 0.35))


def table_and_chairs(shot):
    """A low round table with two small chairs."""
    r, h = shot.w / 2, shot.h
    paint = lambda axis: shot.trim('painted', axis, '#efebe2')
    plate([(r * math.cos(i / 96 * math.tau), r * math.sin(i / 96 * math.tau)) for i in range(96)], 0.024, (0, 0, h - 0.024), paint('X'), 0.008)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        rod((r * 0.78 * math.cos(a), r * 0.78 * math.sin(a), 0), (r * 0.6 * math.cos(a), r * 0.6 * math.sin(a), h - 0.022), 0.013, shot.body('Z'), 0.02)
    for x, y, turn in ((-r * 1.35, -0.12, math.radians(-80)), (r * 1.35, -0.16, math.radians(78))):
        c, s = math.cos(turn), math.sin(turn)
        place = lambda px, py: (x + px * c - py * s, y + px * s + py * c)
        sh = h * 0.56
        plate([(place(px, py)) for px, py in rounded(0.28, 0.27, 0.05)], 0.02, (0, 0, sh - 0.02), paint('X'), 0.006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((*place(sx * 0.13, sy * 0.125), 0), (*place(sx * 0.1, sy * 0.095), sh - 0.018), 0.010, shot.body('Z'), 0.014)
            rod((*place(sx * 0.1, 0.1), sh - 0.02), (*place(sx * 0.105, 0.15), sh + 0.24), 0.010, shot.body('Z'), 0.009)
        path = [(*place(-0.125 + 0.25 * i / 16, 0.148 + 0.022 * (1 - (i / 8 - 1) ** 2)), sh + 0.21) for i in range(17)]
        thing = swept([(-0.007, -0.045), (0.007, -0.045), (0.007, 0.045), (-0.007, 0.045)], path, paint('X'), 'back')
        thing.data.use_auto_smooth = True
    shot.framed(turn=10, rise=16, fill=0.88, detail=((0, -r, h), 0.3))
