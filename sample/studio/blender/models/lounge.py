"""Chairs and small furniture with a mechanism or a frame of their own: recliner, slings, cane, swivels, a daybed, glass, what hangs or folds."""
import math

from mathutils import Vector

from kit import BODY, TRIM, UNFRAMED, ball, bar, box, cloths, curve_through, cushion, gathered, hard, mesh, moved, padded, pillow, plate, rod, rounded, strands, subdivide, tube, turned, unwrap


def recliner(shot):
    """A slim armchair that does not look like a recliner."""
    w, d, h = shot.w, shot.d, shot.h
    fabric, wood = shot.body(), shot.trim('oak', 'Z', '#c8a573')
    base, arm, seat_z = 0.17, 0.1, 0.46
    padded((w - 2 * arm + 0.01, d - 0.2, 0.2), 0.03, (0, -0.03, base + 0.1), fabric, puff=0.004, seed=1)
    padded((w - 2 * arm - 0.01, 0.05, 0.24), 0.02, (0, -d / 2 + 0.07, base + 0.13), fabric, puff=0.006, seed=2)
    back_h = h - base - 0.12
    padded((w - 2 * arm + 0.02, 0.14, back_h), 0.06, (0, d / 2 - 0.17, base + 0.14 + back_h / 2), fabric, (math.radians(-13), 0, 0), puff=0.03, seed=3)
    for s in (-1, 1):
        padded((arm, d - 0.14, 0.43), 0.04, (s * (w / 2 - arm / 2), -0.01, base + 0.215), fabric, puff=0.006, seed=5 + s)
        for y in (-1, 1):
            x, yy = s * (w / 2 - 0.07), y * (d / 2 - 0.13)
            rod((x + s * 0.02, yy + y * 0.03, 0), (x, yy, base + 0.02), 0.011, wood, 0.021)
    seat = cushion(w - 2 * arm, d - 0.25, 0.11, fabric, 0.0042, 1.1, 11, 0.05, crown=0.03)
    seat.location = (0, -0.06, seat_z - 0.13 + seat['height'] / 2)
    head = pillow(w - 2 * arm - 0.06, 0.24, fabric, 0.0, 2.0, 9)
    head.location, head.rotation_euler = (0, d / 2 - 0.2, h - 0.16), (math.radians(74), 0, 0)
    shot.framed(turn=28, rise=11, fill=0.84, detail=((w / 2 - 0.06, -d / 2 + 0.1, base + 0.42), 0.4))


def sling_chair(shot):
    """One piece of saddle leather hung in a frame of black steel."""
    w, d, h = shot.w, shot.d, shot.h
    leather, steel = shot.body(), hard.paint(shot.accent or '#2b2a28', None, 0.45)
    half = w / 2 - 0.015
    for s in (-1, 1):
        x = s * half
        loop = [(x, -d * 0.42, 0.01), (x, -d * 0.4, 0.3), (x, -d * 0.38, 0.52), (x, -d * 0.1, 0.545), (x, d * 0.3, 0.545), (x, d * 0.36, 0.3), (x, d * 0.4, 0.01)]
        tube(loop, 0.011, steel, smooth=False)
        tube([(x, -d * 0.42, 0.01), (x, d * 0.4, 0.01)], 0.011, steel, smooth=False)
        tube([(x * 0.9, -d * 0.42, 0.4), (x * 0.9, d * 0.2, 0.24), (x * 0.9, d * 0.46, h - 0.01)], 0.0105, steel, smooth=False)
        tube([(x, d * 0.32, 0.46), (x * 0.9, d * 0.36, 0.56)], 0.009, steel, smooth=False)
        tube([(x, -d * 0.4, 0.4), (x * 0.9, -d * 0.42, 0.4)], 0.009, steel, smooth=False)
        padded((0.05, d * 0.62, 0.016), 0.007, (x, -d * 0.03, 0.556), leather, puff=0.001, lumpy=0.2)
    for y, z in ((-d * 0.42, 0.4), (d * 0.46, h - 0.01), (d * 0.36, 0.3)):
        tube([(-half * 0.9, y, z), (half * 0.9, y, z)], 0.0105, steel, smooth=False)
    line = [(-d * 0.43, 0.412), (-d * 0.3, 0.375), (-d * 0.05, 0.3), (d * 0.12, 0.285), (d * 0.22, 0.32), (d * 0.31, 0.46), (d * 0.4, 0.64), (d * 0.465, h + 0.002)]
    path = [(p[0], p[1]) for p in curve_through([(y, z, 0) for y, z in line], 7)]
    n, vertices = 16, []
    for y, z in path:
        vertices += [(half * 0.86 * (2 * k / n - 1), y, z - 0.016 * (1 - (2 * k / n - 1) ** 2)) for k in range(n + 1)]
    hide = mesh('hide', vertices, [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(len(path) - 1) for k in range(n)], leather)
    unwrap(hide)
    hide.modifiers.new('thick', 'SOLIDIFY').thickness = 0.005
    subdivide(hide, 1)
    for y, z in (path[0], path[-1]):
        roll = tube([(-half * 0.86, y, z), (half * 0.86, y, z)], 0.0165, leather, smooth=False)
        roll.name = 'roll'
    stitches = [[(s * half * 0.83, y - 0.001, z + 0.0035), (s * half * 0.83, y + 0.004, z + 0.0045)] for s in (-1, 1) for y, z in path[2:-2]]
    strands(stitches, 0.0011, hard.paint('#d8c6a4', None, 0.8), sides=1)
    shot.framed(turn=32, rise=12, fill=0.82, detail=((0, -d * 0.4, 0.4), 0.35))


def cane_chair(shot):
    """An open wooden frame with a woven cane back and a seat pad of felt."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: hard.wood(shot.color, axis, None) if shot.color != '#3a332c' else hard.paint('#2f2b27', None, 0.42)
    cane = cloths.rattan('#cfa76c', None)
    seat_z, half = 0.36, w / 2 - 0.03
    for s in (-1, 1):
        x = s * half
        bar((x, -d * 0.42, 0), (x, -d * 0.4, 0.56), (0.034, 0.045), wood('Z'), 0.01)
        bar((x, d * 0.4, 0), (x, d * 0.28, seat_z), (0.034, 0.045), wood('Z'), 0.01)
        bar((x, d * 0.27, seat_z - 0.03), (x, d * 0.47, h), (0.034, 0.045), wood('Z'), 0.01)
        tube([(x, -d * 0.46, 0.572), (x, -d * 0.2, 0.578), (x, d * 0.1, 0.56), (x, d * 0.37, 0.56)], 0.019, wood('Y'), radii=[0.8, 1.15, 1.0, 0.8])
        bar((x, -d * 0.41, seat_z - 0.02), (x, d * 0.29, seat_z - 0.06), (0.03, 0.05), wood('Z'), 0.006)
    for y, z in ((-d * 0.41, seat_z - 0.02), (d * 0.28, seat_z - 0.06)):
        box((2 * half, 0.03, 0.05), (0, y, z), wood('X'), 0.006)
    low, high = (d * 0.31, seat_z + 0.1), (d * 0.46, h - 0.03)
    for y, z in (low, high):
        box((2 * half, 0.03, 0.04), (0, y, z), wood('X'), 0.008)
    along = Vector((0, high[0] - low[0], high[1] - low[1]))
    lines, wide, tall = [], half - 0.02, along.length - 0.04
    unit, origin = along.normalized(), Vector((0, low[0], low[1])) + along.normalized() * 0.02
    place = lambda u, v: tuple(origin + Vector((u, 0, 0)) + unit * v)
    step = 0.0155
    for i in range(int(2 * wide / step) + 1):
        u = -wide + i * step
        for shift in (0, 0.0028):
            lines.append([place(u + shift, 0), place(u + shift, tall)])
    for i in range(int(tall / step) + 1):
        for shift in (0, 0.0028):
            lines.append([place(-wide, i * step + shift), place(wide, i * step + shift)])
    for i in range(-int(tall / step), int(2 * wide / step) + 1):
        for sign in (1, -1):
            a = (-wide + i * step if sign > 0 else wide - i * step)
            start, end = 0.0, tall
            u0, u1 = a, a + sign * tall
            if sign > 0:
                if u0 < -wide:
                    start, u0 = -wide - u0, -wide
                if u1 > wide:
                    end, u1 = tall - (u1 - wide), wide
            else:
                if u0 > wide:
                    start, u0 = u0 - wide, wide
                if u1 < -wide:
                    end, u1 = tall - (-wide - u1), -wide
            if end > start:
                lines.append([place(u0, start), place(u1, end)])
    strands(lines, 0.00125, cane, sides=1)
    for u in (-wide, wide):
        tube([place(u, 0), place(u, tall)], 0.004, cane, smooth=False)
    for v in (0, tall):
        tube([place(-wide, v), place(wide, v)], 0.004, cane, smooth=False)
    seat = cushion(2 * half - 0.05, d * 0.7, 0.075, cloths.felt('#b8ab95', None), 0.0042, 0.9, 14, 0.04, crown=0.022)
    seat.location, seat.rotation_euler = (0, -d * 0.06, seat_z + 0.035), (math.radians(-3.5), 0, 0)
    slats = box((2 * half - 0.02, d * 0.68, 0.012), (0, -d * 0.06, seat_z - 0.03), wood('X'), 0.003, (math.radians(-3.5), 0, 0))
    slats.name = 'slats'
    shot.framed(turn=32, rise=12, fill=0.82, detail=((0, d * 0.4, h * 0.75), 0.3), angle={'turn': 152, 'rise': 13})


def task_chair(shot):
    """An upholstered office chair on a star of five casters; kind: leather (a low shell of bent walnut)."""
    w, h = shot.w, shot.h
    leather = shot.get('kind') == 'leather'
    fabric = shot.body()
    metal = hard.metal('#c3c5c5', None, 0.22, '') if not leather else hard.paint('#2b2a28', None, 0.4)
    black = hard.paint('#2a2927', None, 0.55)
    r, seat_z = w * 0.45, 0.47
    for i in range(5):
        a = math.radians(90 + 72 * i)
        c, s = math.cos(a), math.sin(a)
        tube([(0.03 * c, 0.03 * s, 0.11), (r * 0.6 * c, r * 0.6 * s, 0.098), (r * c, r * s, 0.075)], 0.019, metal, radii=[1.15, 0.95, 0.7])
        for side in (-1, 1):
            wheel = turned([(0, -0.008), (0.022, -0.008), (0.026, -0.004), (0.026, 0.004), (0.022, 0.008), (0, 0.008)], black, around=40)
            wheel.location, wheel.rotation_euler = (r * c - side * 0.013 * s, r * s + side * 0.013 * c, 0.026), (math.radians(90), 0, a + math.radians(0))
        tube([(r * c, r * s, 0.03), (r * c, r * s, 0.075)], 0.008, metal, smooth=False)
    turned([(0.032, 0.08), (0.034, 0.14), (0.026, 0.15), (0.026, 0.27), (0.016, 0.275), (0.016, seat_z - 0.05)], metal, around=48, sharp=True)
    plate(rounded(0.2, 0.24, 0.03), 0.035, (0, 0, seat_z - 0.075), black, 0.008)
    if leather:
        _shell(shot, w, h, seat_z, fabric)
        return
    padded((w * 0.76, w * 0.72, 0.085), 0.04, (0, -0.03, seat_z), fabric, puff=0.016, seed=2)
    for k, z in enumerate((seat_z + 0.06, )):
        tube([(0, w * 0.2, seat_z - 0.06), (0, w * 0.42, seat_z - 0.02), (0, w * 0.45, seat_z + 0.22), (0, w * 0.43, seat_z + 0.34)], 0.017, metal)
    back = padded((w * 0.68, 0.055, h - seat_z - 0.1), 0.026, (0, w * 0.38, seat_z + 0.12 + (h - seat_z - 0.1) / 2), fabric, (math.radians(-7), 0, 0), puff=0.01, seed=3, cuts=22)
    for vertex in back.data.vertices:
        vertex.co.y -= 0.06 * (vertex.co.x / (w * 0.34)) ** 2 - 0.022 * math.cos(vertex.co.z * 7)
    for s in (-1, 1):
        tube([(s * 0.1, 0.02, seat_z - 0.06), (s * w * 0.42, 0.02, seat_z - 0.05), (s * w * 0.45, 0.02, seat_z + 0.02), (s * w * 0.45, 0.02, seat_z + 0.2)], 0.013, metal)
        padded((0.075, 0.25, 0.032), 0.014, (s * w * 0.45, -0.01, seat_z + 0.215), black, puff=0.002, lumpy=0)
    tube([(0.06, -0.05, seat_z - 0.065), (w * 0.36, -0.09, seat_z - 0.06)], 0.005, black, smooth=False)
    shot.framed(turn=30, rise=11, fill=0.84, detail=((0, -w * 0.2, seat_z + 0.05), 0.3), angle={'turn': 150, 'rise': 13})


def _shell(shot, w, h, seat_z, leather):
    """A low bent shell of walnut, padded inside."""
    wood = hard.wood(shot.accent or '#6f4a31', 'X', None)
    n, m = 30, 12

    def sheet(offset, material, inset):
        vertices = []
        for j in range(m + 1):
            t = j / m
            for k in range(n + 1):
                a = math.radians(-28 + 236 * k / n)
                side = abs(2 * k / n - 1)
                tall = (h - seat_z) * (1 - 0.5 * side ** 1.6)
                r = w * 0.4 + offset + 0.035 * t
                z = seat_z - 0.02 + inset + (tall - 2 * inset) * t
                vertices.append((r * math.cos(a), r * math.sin(a) * 0.96, z))
        part = mesh('shell', vertices, [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(m) for k in range(n)], material)
        unwrap(part)
        return part

    outside = sheet(0.012, wood, 0.0)
    outside.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
    inside = sheet(-0.012, leather, 0.012)
    solid = inside.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.028, 0
    subdivide(inside, 1)
    turned([(0, seat_z - 0.05), (w * 0.38, seat_z - 0.05), (w * 0.405, seat_z - 0.03), (w * 0.4, seat_z - 0.01), (0, seat_z - 0.01)], wood, around=96)
    seat = turned([(0, seat_z - 0.012), (w * 0.37, seat_z - 0.012), (w * 0.388, seat_z + 0.012), (w * 0.37, seat_z + 0.042), (w * 0.25, seat_z + 0.054), (0, seat_z + 0.056)], leather, around=96)
    seat.name = 'seat'
    tube([(w * 0.372 * math.cos(i / 72 * math.tau), w * 0.372 * math.sin(i / 72 * math.tau), seat_z + 0.04) for i in range(72)], 0.0035, leather, closed=True, smooth=False, sides=3)
    shot.framed(turn=26, rise=13, fill=0.82, detail=((0.1, -w * 0.3, seat_z + 0.05), 0.25), angle={'turn': 152, 'rise': 13})


def daybed(shot):
    """Three low wooden sides round a mattress, cushions along the back."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.body(axis)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.05, 0.05, h), (x * (w / 2 - 0.025), y * (d / 2 - 0.025), h / 2), wood('Z'), 0.008)
        for z in (0.3, h - 0.05):
            box((0.026, d - 0.05, 0.07), (x * (w / 2 - 0.025), 0, z), wood('Y'), 0.006)
        for i in range(6):
            box((0.018, 0.045, h - 0.4), (x * (w / 2 - 0.025), -d / 2 + 0.12 + (d - 0.24) * i / 5, 0.33 + (h - 0.4) / 2), wood('Z'), 0.004)
    for y in (-1, 1):
        box((w - 0.05, 0.026, 0.12), (0, y * (d / 2 - 0.03), 0.27), wood('X'), 0.006)
    box((w - 0.05, 0.026, 0.07), (0, d / 2 - 0.025, h - 0.05), wood('X'), 0.006)
    for i in range(15):
        box((0.045, 0.018, h - 0.4), (-w / 2 + 0.12 + (w - 0.24) * i / 14, d / 2 - 0.025, 0.33 + (h - 0.4) / 2), wood('Z'), 0.004)
    padded((w - 0.12, d - 0.1, 0.19), 0.045, (0, -0.01, 0.4), cloths.woven('#e9e4da', None), puff=0.008, seed=3)
    throw = padded((w * 0.3, d - 0.05, 0.03), 0.014, (w * 0.27, -0.03, 0.497), cloths.felt('#9aa58a', None), puff=0.006, seed=6, lumpy=3)
    throw.name = 'throw'
    for i, (x, color, kind) in enumerate(((-0.72, '#d9d3c6', 'linen'), (-0.25, '#efe9dd', 'linen'), (0.25, '#c4a184', 'linen'), (0.72, '#d9d3c6', 'linen'))):
        rest = pillow(0.56, 0.5, shot.fixed(kind, color), 0.004, 2.6, 20 + i % 2)
        rest.location, rest.rotation_euler = (x, d / 2 - 0.19, 0.5 + 0.21), (math.radians(72), 0, 0.05 * (-1) ** i)
    shot.framed(turn=24, rise=15, fill=0.86, detail=((-w / 2 + 0.1, -d / 2, h - 0.1), 0.4))


def glass_table(shot):
    """Two panes in a thin frame of steel."""
    w, d, h = shot.w, shot.d, shot.h
    metal = hard.metal(shot.accent, None, 0.28) if shot.accent == '#b08d4c' else hard.paint(shot.accent or '#2b2a28', None, 0.45)
    glass = hard.glass('#dfeae6' if shot.color != '#6f716d' else '#8a8c88', None)
    t = 0.022
    for x in (-1, 1):
        for y in (-1, 1):
            box((t, t, h - 0.012), (x * (w / 2 - t / 2), y * (d / 2 - t / 2), (h - 0.012) / 2), metal, 0.002)
    for z in (h - 0.012 - t / 2, h * 0.36):
        for y in (-1, 1):
            box((w - 2 * t, t, t), (0, y * (d / 2 - t / 2), z), metal, 0.002)
        for x in (-1, 1):
            box((t, d - 2 * t, t), (x * (w / 2 - t / 2), 0, z), metal, 0.002)
        plate(rounded(w - 0.002 if z > h / 2 else w - 0.03, d - 0.002 if z > h / 2 else d - 0.03, 0.006), 0.010, (0, 0, z + t / 2 + 0.0005), glass, 0.0015)
    for x, y, wide, deep, color in ((-0.16, 0.02, 0.26, 0.2, '#b9a88f'), (-0.15, 0.03, 0.24, 0.18, '#5d6b6a')):
        book = box((wide, deep, 0.026), (x, y, h * 0.36 + t / 2 + 0.024 + (0.0265 if color == '#5d6b6a' else 0)), hard.paper(color, None), 0.002, (0, 0, 0.1 if color == '#5d6b6a' else -0.05))
        book.name = 'book'
    shot.framed(turn=26, rise=15, fill=0.82, stop=14, bounces=12, detail=((w / 2 - 0.1, -d / 2, h), 0.3))


def floating_nightstand(shot):
    """A drawer and an open shelf on the wall."""
    w, d, h = shot.w, shot.d, shot.h
    wall = box((12, 0.02, 12), (0, d / 2 + 0.011, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    t = 0.018
    for z in (t / 2, h - t / 2):
        box((w, d, t), (0, 0, z), shot.body('X'), 0.003)
    for s in (-1, 1):
        box((t, d - 0.002, h - 2 * t), (s * (w / 2 - t / 2), 0, h / 2), shot.body('Y'), 0.002)
    box((w - 2 * t, d - 0.02, t), (0, 0.005, h * 0.58), shot.body('X'), 0.002)
    box((w - 2 * t - 0.004, 0.018, h * 0.58 - 1.5 * t - 0.004), (0, -d / 2 + 0.011, t + (h * 0.58 - 1.5 * t) / 2), shot.body('X'), 0.002)
    box((w - 2 * t, 0.008, h - 2 * t), (0, d / 2 - 0.006, h / 2), shot.body('X'), 0.001)
    knob = ball(0.012, (0, -d / 2 - 0.012, h * 0.3), hard.metal('#b08d4c', None, 0.25))
    knob.name = 'knob'
    for i, (deep, color) in enumerate(((0.16, '#8a9a93'), (0.15, '#d8cdb8'))):
        box((0.21 - 0.01 * i, deep, 0.018), (-w * 0.12, -0.02, h * 0.58 + t / 2 + 0.01 + i * 0.019), hard.paper(color, None), 0.002, (0, 0, 0.06 * i))
    shot.framed(turn=26, rise=14, lens=85, fill=0.72, ground='top', back=9.0, drop=4, stop=13, detail=((0, -d / 2, h * 0.4), 0.2), angle={'turn': -26, 'rise': 12})


def secretary(shot):
    """A shallow case on legs whose front folds down to a desk; pigeonholes inside, drawers below."""
    w, d, h = shot.w, shot.d, shot.h
    t, leg, fold = 0.02, 0.2, h * 0.6
    body = lambda axis: shot.body(axis)
    for s in (-1, 1):
        box((t, d, h - leg), (s * (w / 2 - t / 2), 0, leg + (h - leg) / 2), body('Z'), 0.003)
        for y in (-1, 1):
            rod((s * (w / 2 - 0.05), y * (d / 2 - 0.05), 0), (s * (w / 2 - 0.06), y * (d / 2 - 0.055), leg + 0.01), 0.011, body('Z'), 0.018)
    for z in (leg + t / 2, h - t / 2):
        box((w + 0.004, d + 0.004, t + 0.002), (0, 0, z), body('X'), 0.003)
    box((w - 2 * t, d - 0.02, t), (0, 0.008, fold - 0.01), body('X'), 0.002)
    box((w - 2 * t, 0.008, h - leg), (0, d / 2 - 0.006, leg + (h - leg) / 2), body('X'), 0.001)
    drawer = (fold - leg - 2 * t - 0.012) / 2
    for i in range(2):
        z = leg + t + 0.004 + drawer / 2 + i * (drawer + 0.004)
        box((w - 2 * t - 0.006, 0.018, drawer - 0.002), (0, -d / 2 + 0.012, z), body('X'), 0.002)
        for x in (-w * 0.24, w * 0.24):
            knob = ball(0.011, (x, -d / 2 - 0.01, z), hard.metal('#b08d4c', None, 0.25))
            knob.name = 'knob'
    inner = h - fold - t
    box((w - 2 * t, 0.006, inner), (0, d / 2 - 0.014, fold + inner / 2), hard.paint('#b98f63', None, 0.95, 0.05), 0.001)
    shelf = fold + inner * 0.56
    box((w - 2 * t, d * 0.6, 0.012), (0, d * 0.16, shelf), body('X'), 0.002)
    for i in range(1, 5):
        x = -w / 2 + t + (w - 2 * t) * i / 5
        box((0.01, d * 0.6, h - t - shelf), (x, d * 0.16, (shelf + h - t) / 2), body('Z'), 0.001)
    for i in range(5):
        x = -w / 2 + t + (w - 2 * t) * (i + 0.5) / 5
        if i in (0, 3):
            for k in range(4):
                box((0.1, d * 0.45, 0.0035), (x, d * 0.14, shelf + 0.01 + k * 0.005), hard.paper(('#f2ede2', '#d8cdb8')[k % 2], None), 0.0005, (0, 0, 0.02 * k))
        elif i == 1:
            for k, color in enumerate(('#8a4b38', '#5d6b6a', '#c9b79c')):
                box((0.026, d * 0.4, 0.13), (x - 0.034 + k * 0.029, d * 0.14, shelf + 0.072), hard.paper(color, None), 0.002)
    front = 0.37
    box((w - 2 * t - 0.006, front, 0.018), (0, -d / 2 - front / 2 + 0.004, fold + 0.006), body('X'), 0.003)
    brass = hard.metal('#b08d4c', None, 0.25)
    for s in (-1, 1):
        tube([(s * (w / 2 - t - 0.012), -d * 0.2, fold + inner * 0.5), (s * (w / 2 - t - 0.012), -d / 2 - front * 0.62, fold + 0.018)], 0.0038, brass, smooth=False)
    box((0.21, 0.15, 0.012), (-0.06, -d / 2 - 0.17, fold + 0.022), hard.paper('#3f4a52', None), 0.002, (0, 0, 0.12))
    rod((0.13, -d / 2 - 0.25, fold + 0.02), (0.17, -d / 2 - 0.12, fold + 0.02), 0.0038, hard.paint('#c9a24e', None), 0.0036)
    shot.framed(turn=27, rise=12, fill=0.85, detail=((0, -d / 2, fold + 0.1), 0.4))
