"""Furniture for terraces and gardens: dining sets, sofas of teak, wicker and rope, chaises, hammocks, swings, umbrellas."""
import math
import random

from mathutils import Vector

from kit import BODY, TRIM, UNFRAMED, Graph, bar, box, cloths, curve_through, cushion, gathered, hard, linear, mesh, moved, padded, pillow, plate, repeated, ring, rod, rounded, scaled, strands, tube, turned, unwrap


def wicker(color, part=BODY, strand=0.011):
    """Round resin strands woven over and under."""
    g = Graph('wicker')
    u, v, _ = g.separate(g.coords('UV'))[:3]
    row = g.math('FLOOR', g.math('DIVIDE', v, strand))
    shifted = g.add(g.math('DIVIDE', u, strand * 2.6), g.times(g.math('MODULO', row, 2), 0.5))
    across = g.math('ABSOLUTE', g.math('SUBTRACT', g.times(g.math('FRACT', g.math('DIVIDE', v, strand)), 2), 1))
    along = g.math('ABSOLUTE', g.math('SUBTRACT', g.times(g.math('FRACT', shifted), 2), 1))
    height = g.math('SUBTRACT', 1, g.math('MAXIMUM', g.math('POWER', across, 2.2), g.math('POWER', along, 4)))
    c = linear(color)
    tone = g.ramp(g.noise(g.coords('Object', (9, 9, 60)), 1.0, 3, 0.6), [(0.3, scaled(c, 0.8)), (0.7, scaled(c, 1.15))])
    tone = g.mix(1.0, tone, g.ramp(height, [(0.0, (0.25,) * 3), (0.55, (1.0,) * 3)]), 'MULTIPLY')
    g.principled(Base__Color=tone, Roughness=0.5, Specular=0.35, Normal=g.bump(height, 0.9, strand * 0.5))
    return g.finish(part)


def slatted(w, d, z, count, material, thick=0.022, gap=0.008):
    """Boards along x, side by side over `d`."""
    for i in range(count):
        box((w, d / count - gap, thick), (0, -d / 2 + d * (i + 0.5) / count, z - thick / 2), material, 0.004)


def _teak_chair(wood):
    """A folding armchair: crossed sides, slats for seat and back."""
    for s in (-1, 1):
        x = s * 0.25
        bar((x, 0.24, 0), (x, -0.23, 0.64), (0.022, 0.045), wood('Z'))
        bar((x * 0.9, -0.22, 0), (x * 0.9, 0.19, 0.47), (0.022, 0.045), wood('Z'))
        bar((x * 0.9, 0.16, 0.42), (x * 0.9, 0.31, 0.92), (0.022, 0.045), wood('Z'))
        box((0.055, 0.52, 0.022), (x, 0.0, 0.65), wood('Y'), 0.008)
    with gathered() as seat:
        slatted(0.44, 0.42, 0.012, 7, wood('X'), 0.016)
    moved(seat, (0, -0.01, 0.45))
    for i in range(8):
        x = -0.185 + 0.37 * i / 7
        bar((x, 0.185, 0.5), (x, 0.295, 0.87), (0.034, 0.012), wood('Z'), 0.003)
    for z, y in ((0.49, 0.182), (0.88, 0.298)):
        box((0.46, 0.022, 0.05), (0, y, z), wood('X'), 0.006)


def _rope_chair(metal, rope):
    """A stacking armchair: bent tubes, its back and seat of rope."""
    for s in (-1, 1):
        x = s * 0.27
        tube([(x, -0.24, 0), (x, -0.25, 0.3), (x, -0.25, 0.6), (x, -0.2, 0.655), (x, 0.15, 0.66), (x * 0.98, 0.25, 0.67)], 0.011, metal)
        tube([(x * 0.96, 0.3, 0), (x * 0.95, 0.24, 0.42), (x * 0.93, 0.32, 0.84)], 0.011, metal)
        tube([(x * 0.97, -0.24, 0.43), (x * 0.95, 0.24, 0.41)], 0.010, metal, smooth=False)
    for y, z in ((-0.24, 0.43), (0.24, 0.41), (0.318, 0.835), (0.262, 0.53)):
        tube([(-0.262, y, z), (0.262, y, z)], 0.010, metal, smooth=False)
    strands([[(x, -0.24, 0.442), (x, -0.1, 0.432), (x, 0.12, 0.425), (x, 0.24, 0.422)] for x in (-0.245 + 0.49 * i / 26 for i in range(27))], 0.0075, rope)
    strands([[(x, 0.262, 0.53), (x, 0.285, 0.66), (x, 0.315, 0.835)] for x in (-0.235 + 0.47 * i / 18 for i in range(19))], 0.0075, rope)


def dining_set(shot):
    """A table with chairs round it. kind: teak (six folding chairs) | rope (eight, of aluminum and rope)."""
    w, d, h = shot.w, shot.d, shot.h
    rope = shot.get('kind') == 'rope'
    body = shot.body if not rope else lambda axis='X': shot.body('Z')
    with gathered() as chair:
        _rope_chair(shot.body('Z'), cloths.woven(shot.accent or '#8d8a83', TRIM, coarse=2)) if rope else _teak_chair(body)
    sides = 3 if rope else 2
    places = [(-w / 2 + w * (i + 0.5) / sides, side * (d / 2 + 0.16), 0 if side > 0 else math.pi) for i in range(sides) for side in (-1, 1)]
    places += [(side * (w / 2 + 0.2), 0.0, side * -math.pi / 2) for side in (-1, 1)]
    rng = random.Random(4)
    repeated(chair, [(x, y + rng.uniform(-0.03, 0.03), turn + rng.uniform(-0.04, 0.04)) for x, y, turn in places])
    if rope:
        plate(rounded(w, d, 0.03), 0.022, (0, 0, h - 0.022), shot.body('Z'), 0.005)
        for x in (-w / 2 + 0.06, w / 2 - 0.06):
            for y in (-d / 2 + 0.06, d / 2 - 0.06):
                box((0.05, 0.05, h - 0.02), (x, y, (h - 0.02) / 2), shot.body('Z'), 0.006)
    else:
        slatted(w - 0.14, d - 0.14, h, 11, body('X'), 0.022, 0.006)
        for y in (-1, 1):
            box((w, 0.07, 0.03), (0, y * (d / 2 - 0.035), h - 0.015), body('X'), 0.005)
        for x in (-1, 1):
            box((0.07, d - 0.14, 0.03), (x * (w / 2 - 0.035), 0, h - 0.015), body('Y'), 0.005)
            for y in (-1, 1):
                box((0.06, 0.06, h - 0.03), (x * (w / 2 - 0.07), y * (d / 2 - 0.07), (h - 0.03) / 2), body('Z'), 0.006)
        box((w - 0.2, d - 0.2, 0.07), (0, 0, h - 0.065), body('X'), 0.004)
    shot.framed(turn=28, rise=24, lens=75, fill=0.84, stop=16, back=3.0, detail=((w * 0.3, -d / 2, h), 0.5))


def outdoor_sofa(shot):
    """Cushions on a slatted frame. kind: teak | porch (a daybed with three low sides and a mattress)."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.trim('oak', axis, '#b58450')
    fabric = shot.body()
    if shot.get('kind') == 'porch':
        slatted(w, d, 0.3, 9, wood('X'), 0.025)
        for x in (-1, 1):
            for y in (-1, 1):
                box((0.07, 0.07, h), (x * (w / 2 - 0.035), y * (d / 2 - 0.035), h / 2), wood('Z'), 0.006)
            for i in range(7):
                box((0.022, 0.05, h - 0.36), (x * (w / 2 - 0.035), -d / 2 + 0.12 + (d - 0.24) * i / 6, 0.3 + (h - 0.36) / 2), wood('Z'), 0.004)
            box((0.05, d, 0.06), (x * (w / 2 - 0.035), 0, h - 0.03), wood('Y'), 0.008)
        for i in range(17):
            box((0.05, 0.022, h - 0.36), (-w / 2 + 0.12 + (w - 0.24) * i / 16, d / 2 - 0.035, 0.3 + (h - 0.36) / 2), wood('Z'), 0.004)
        box((w, 0.05, 0.06), (0, d / 2 - 0.035, h - 0.03), wood('X'), 0.008)
        box((w, 0.04, 0.09), (0, -d / 2 + 0.03, 0.265), wood('X'), 0.005)
        padded((w - 0.16, d - 0.12, 0.16), 0.05, (0, -0.02, 0.385), fabric, puff=0.012, seed=7, cuts=26)
        for z in (0.325, 0.445):
            tube([(x, y - 0.02, z) for x, y in rounded(w - 0.15, d - 0.11, 0.05)], 0.005, fabric, closed=True, smooth=False, sides=3)
        top = 0.465
        for i, x in enumerate((-0.66, -0.2, 0.3, 0.72)):
            rest = pillow(0.52, 0.46, fabric if i % 2 else shot.fixed('linen', '#cbbfa8'), 0.004, 2.6, 20 + i)
            rest.location, rest.rotation_euler = (x, d / 2 - 0.2, top + 0.19), (math.radians(70), 0, 0.06 * (-1) ** i)
        shot.framed(turn=24, rise=16, fill=0.86, detail=((w * 0.3, -d / 2, 0.4), 0.5))
        return
    seat_z, arm_z = 0.27, 0.56
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.07, 0.07, arm_z if y < 0 else h - 0.08), (x * (w / 2 - 0.035), y * (d / 2 - 0.05), (arm_z if y < 0 else h - 0.08) / 2), wood('Z'), 0.006)
        box((0.11, d - 0.02, 0.03), (x * (w / 2 - 0.05), 0, arm_z + 0.015), wood('Y'), 0.008)
        box((0.03, d - 0.16, 0.07), (x * (w / 2 - 0.035), 0, seat_z - 0.04), wood('Y'), 0.004)
        for i in range(5):
            box((0.02, 0.045, arm_z - seat_z), (x * (w / 2 - 0.035), -d / 2 + 0.18 + (d - 0.36) * i / 4, (arm_z + seat_z) / 2 - 0.01), wood('Z'), 0.003)
    with gathered() as seat:
        slatted(w - 0.1, d - 0.14, 0, 8, wood('X'))
    moved(seat, (0, 0, seat_z))
    box((w - 0.12, 0.03, 0.09), (0, -d / 2 + 0.05, seat_z - 0.05), wood('X'), 0.005)
    for i in range(15):
        box((0.045, 0.02, h - seat_z - 0.14), (-w / 2 + 0.16 + (w - 0.32) * i / 14, d / 2 - 0.05, seat_z + (h - seat_z - 0.14) / 2), wood('Z'), 0.003)
    box((w, 0.045, 0.07), (0, d / 2 - 0.05, h - 0.1), wood('X'), 0.006)
    _cushions(w - 0.18, d, seat_z, h, 3, fabric)
    shot.framed(turn=24, rise=13, fill=0.86, detail=((w / 2 - 0.1, -d / 2 + 0.1, arm_z), 0.5))


def _cushions(inside, d, seat_z, h, count, fabric, at=(0, 0), seed=0):
    """Seat and back cushions side by side."""
    cell = inside / count
    for i in range(count):
        x = at[0] - inside / 2 + cell * (i + 0.5)
        seat = cushion(cell - 0.006, d - 0.22, 0.12, fabric, 0.0042, 1.0, 10 + i + seed, 0.05, crown=0.02)
        seat.location = (x, at[1] - 0.03, seat_z + seat['height'] / 2)
        tall = max(0.36, h - seat_z - 0.12)
        back = cushion(cell - 0.02, tall, 0.11, fabric, 0.0042, 1.4, 20 + i + seed, 0.06, crown=0.035)
        back.location = (x, at[1] + d / 2 - 0.2, seat_z + seat['height'] + tall / 2 - 0.03)
        back.rotation_euler = (math.radians(76), 0, 0.015 * (-1) ** i)


def wicker_sectional(shot):
    """Blocks of woven resin with a chaise at one end."""
    w, length, h = shot.w, shot.d, shot.h
    weave, fabric = wicker(shot.color), cloths.woven(shot.accent or '#e0d4bd', TRIM, coarse=1.6)
    d, seat_z, chaise = 0.86, 0.3, 0.84
    y_back = d / 2
    padded((w - chaise, d, seat_z - 0.04), 0.02, (-chaise / 2, 0, 0.04 + (seat_z - 0.04) / 2), weave, puff=0, lumpy=0)
    padded((chaise, length, seat_z - 0.04), 0.02, (w / 2 - chaise / 2, y_back - length / 2, 0.04 + (seat_z - 0.04) / 2), weave, puff=0, lumpy=0)
    padded((w, 0.1, h - 0.06), 0.03, (0, y_back - 0.05, 0.04 + (h - 0.06) / 2), weave, puff=0, lumpy=0)
    padded((0.12, d, 0.54), 0.03, (-w / 2 + 0.06, 0, 0.31), weave, puff=0, lumpy=0)
    padded((0.12, d, 0.54), 0.03, (w / 2 - 0.06, 0, 0.31), weave, puff=0, lumpy=0)
    _cushions(w - chaise - 0.14, d - 0.06, seat_z, h + 0.08, 2, fabric, (-chaise / 2 + 0.05, -0.02))
    seat = cushion(chaise - 0.14, length - 0.18, 0.12, fabric, 0.0042, 0.9, 31, 0.05, crown=0.02)
    seat.location = (w / 2 - chaise / 2 - 0.06, y_back - 0.12 - (length - 0.18) / 2, seat_z + seat['height'] / 2)
    tall = h + 0.08 - seat_z - 0.12
    back = cushion(chaise - 0.16, tall, 0.11, fabric, 0.0042, 1.4, 33, 0.06, crown=0.035)
    back.location, back.rotation_euler = (w / 2 - chaise / 2 - 0.06, y_back - 0.24, seat_z + seat['height'] + tall / 2 - 0.03), (math.radians(76), 0, 0)
    for x, y in ((-w / 2 + 0.08, -d / 2 + 0.08), (-w / 2 + 0.08, y_back - 0.08), (w / 2 - 0.08, y_back - 0.08), (w / 2 - 0.08, y_back - length + 0.08), (w / 2 - chaise + 0.08, y_back - length + 0.08)):
        box((0.05, 0.05, 0.05), (x, y, 0.025), hard.paint('#3a3733', None), 0.004)
    shot.framed(turn=-22, rise=17, fill=0.88, detail=((-w / 2 + 0.3, -d / 2, 0.4), 0.5), angle={'turn': 34, 'rise': 18})


def left_wicker_sectional(shot):
    """The same with its chaise at the other end."""
    import bpy
    from mathutils import Matrix
    wicker_sectional(shot)
    bpy.context.view_layer.update()
    for thing in bpy.context.scene.objects:
        thing.matrix_world = Matrix.Scale(-1, 4, (1, 0, 0)) @ thing.matrix_world
    shot.framed(turn=22, detail=((shot.w / 2 - 0.3, -0.43, 0.4), 0.5), angle={'turn': -34, 'rise': 18})


def _rope_seat(w, d, h, metal, rope, fabric, count, seed):
    """A seat in a bowed back of wound rope."""
    seat_z, top = 0.3, h
    points = [(-w / 2, -d / 2 + 0.04), (-w / 2, d * 0.18), (-w * 0.42, d * 0.42), (-w * 0.25, d / 2), (0, d / 2 + 0.01), (w * 0.25, d / 2), (w * 0.42, d * 0.42), (w / 2, d * 0.18), (w / 2, -d / 2 + 0.04)]
    line = [(p[0], p[1]) for p in curve_through([(x, y, 0) for x, y in points], 10)]
    n = len(line) - 1
    rise = lambda i: seat_z + 0.24 + (top - seat_z - 0.24) * math.sin(math.pi * i / n) ** 1.3
    tube([(x, y, rise(i)) for i, (x, y) in enumerate(line)][::3], 0.013, metal)
    tube([(x * 0.97, y * 0.97, seat_z - 0.02) for x, y in line][::3], 0.013, metal)
    tube([(-w * 0.48, -d / 2 + 0.05, seat_z - 0.02), (w * 0.48, -d / 2 + 0.05, seat_z - 0.02)], 0.013, metal, smooth=False)
    wound = []
    total = int(w / 0.02) + 40
    for k in range(total):
        t = k / (total - 1) * n
        i = min(int(t), n - 1)
        f = t - i
        x, y = line[i][0] * (1 - f) + line[i + 1][0] * f, line[i][1] * (1 - f) + line[i + 1][1] * f
        wound.append([(x * 0.97, y * 0.97, seat_z - 0.02), (x, y, (seat_z + rise(t)) / 2), (x, y, rise(t))])
    strands(wound, 0.0072, rope)
    for x in (-w * 0.46, w * 0.46):
        for y, z in ((-d / 2 + 0.05, rise(0)), (d * 0.36, seat_z)):
            tube([(x * 1.02, y * 1.02, 0), (x, y, z)], 0.012, metal, smooth=False)
    box((w * 0.9, d * 0.84, 0.02), (0, 0, seat_z - 0.02), metal, 0.004)
    cell = w * 0.88 / count
    for i in range(count):
        x = -w * 0.44 + cell * (i + 0.5)
        seat = cushion(cell - 0.004, d - 0.14, 0.11, fabric, 0.0042, 1.0, seed + i, 0.06, crown=0.02)
        seat.location = (x, -0.02, seat_z + seat['height'] / 2)
        back = pillow(cell * 0.86, 0.42, fabric, 0.004, 2.4, seed + 5 + i)
        back.location, back.rotation_euler = (x, d * 0.3, seat_z + seat['height'] + 0.16), (math.radians(70), 0, 0)


def rope_lounge(shot):
    """Two armchairs, a loveseat and a low table."""
    metal, fabric = hard.paint('#4a4946', None), shot.body()
    rope = cloths.woven(shot.accent or '#8d8a83', TRIM, coarse=2)
    with gathered() as loveseat:
        _rope_seat(shot.w, shot.d, shot.h, metal, rope, fabric, 2, 40)
    moved(loveseat, (0, 0.62, 0))
    with gathered() as chair:
        _rope_seat(0.76, 0.74, shot.h, metal, rope, fabric, 1, 50)
    repeated(chair, [(-1.18, -0.32, math.radians(64)), (1.18, -0.32, math.radians(-64))])
    plate(rounded(0.8, 0.5, 0.05), 0.02, (0, -0.34, 0.33), hard.wood('#a98a63', 'X', None), 0.005)
    for x in (-0.34, 0.34):
        for y in (-0.53, -0.15):
            tube([(x * 1.03, y, 0), (x, y, 0.335)], 0.011, metal, smooth=False)
    shot.framed(turn=16, rise=20, lens=75, fill=0.88, stop=16, back=2.8, detail=((-shot.w * 0.3, 0.3, 0.5), 0.6))


def chaise(shot):
    """A sling on a frame of tubes, its back raised, with two wheels."""
    w, d, h = shot.w, shot.d, shot.h
    metal, sling = hard.paint(shot.color, BODY, 0.4), cloths.woven(shot.accent or '#d5c8b0', TRIM, 240, 1.4)
    z, hinge = 0.34, d * 0.16
    for s in (-1, 1):
        x = s * (w / 2 - 0.02)
        tube([(x, -d / 2, z), (x, d / 2 - 0.05, z)], 0.018, metal, smooth=False)
        tube([(x, hinge, z), (x, d / 2 - 0.04, h)], 0.016, metal, smooth=False)
        tube([(x, -d / 2 + 0.12, 0.01), (x, -d / 2 + 0.12, z)], 0.017, metal, smooth=False)
        tube([(x, d / 2 - 0.3, 0.1), (x, d / 2 - 0.3, z)], 0.017, metal, smooth=False)
        tube([(x, d / 2 - 0.1, z), (x * 0.98, (hinge + d / 2) / 2, (z + h) / 2)], 0.010, metal, smooth=False)
        wheel = turned([(0, -0.018), (0.05, -0.018), (0.085, -0.015), (0.09, 0), (0.085, 0.015), (0.05, 0.018), (0, 0.018)], hard.paint('#3a3937', None, 0.6), around=64)
        wheel.location, wheel.rotation_euler = (x + s * 0.035, d / 2 - 0.3, 0.09), (0, math.radians(90), 0)
    for y, zz in ((-d / 2, z), (hinge, z), (d / 2 - 0.04, h)):
        tube([(-w / 2 + 0.02, y, zz), (w / 2 - 0.02, y, zz)], 0.016, metal, smooth=False)
    line = [(-d / 2, z + 0.012), (-d * 0.2, z - 0.004), (hinge, z + 0.006), (hinge + 0.03, z + 0.03), ((hinge + d / 2) / 2, (z + h) / 2 - 0.006), (d / 2 - 0.045, h + 0.012)]
    path = [(p[0], p[1]) for p in curve_through([(y, zz, 0) for y, zz in line], 8)]
    vertices = [(s * (w / 2 - 0.02), y, zz) for y, zz in path for s in (-1, 1)]
    cloth = mesh('sling', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)], sling)
    unwrap(cloth)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.003
    head = padded((w - 0.14, 0.2, 0.07), 0.033, (0, d / 2 - 0.16, h - 0.06), sling, (math.radians(46), 0, 0), puff=0.006, seed=2)
    head.name = 'head'
    shot.framed(turn=52, rise=17, fill=0.86, detail=((w * 0.3, -0.2, z), 0.4), angle={'turn': -42, 'rise': 20})


def egg_chair(shot):
    """A woven shell hanging from a bent stand, with a cushion like a nest."""
    w, h = shot.w, shot.h
    weave, fabric = shot.body(), cloths.woven(shot.accent or '#e4d9c3', TRIM, coarse=1.6)
    steel = hard.paint('#33312f', None, 0.5)
    center, rx, rz = Vector((0, -0.02, h * 0.46)), w * 0.41, h * 0.31
    lines = []
    for family in range(3):
        for k in range(34):
            line = []
            for i in range(81):
                if family == 2:
                    v, a = -1 + 2 * (k + 0.5) / 34, i / 80 * math.tau
                else:
                    v, a = -1 + 2 * i / 80, (k / 34) * math.tau + (1 if family else -1) * (i / 80) * 2.2
                r = math.sqrt(max(0.0, 1 - v * v)) * (1 + 0.12 * v * -1)
                p = Vector((rx * r * math.cos(a), rx * 0.92 * r * math.sin(a), rz * v))
                mouth = ((p.x / (rx * 0.8)) ** 2 + ((p.z - rz * 0.02) / (rz * 0.72)) ** 2 < 1) and p.y < 0
                if mouth:
                    if len(line) > 1:
                        lines.append(line)
                    line = []
                else:
                    line.append(tuple(center + p))
            if len(line) > 1:
                lines.append(line)
    strands(lines, 0.006, weave)
    rim = []
    for i in range(72):
        a = i / 72 * math.tau
        x, z = rx * 0.8 * math.cos(a), rz * 0.72 * math.sin(a) + rz * 0.02
        v = z / rz
        r = math.sqrt(max(0.0, 1 - v * v)) * (1 - 0.12 * v)
        y = -0.92 * math.sqrt(max(0.0, (rx * r) ** 2 - x * x))
        rim.append(tuple(center + Vector((x, y, z))))
    tube(rim, 0.016, weave, closed=True, smooth=False)
    nest = padded((rx * 1.35, rx * 1.2, 0.2), 0.09, tuple(center + Vector((0, 0.0, -rz * 0.66))), fabric, puff=0.05, seed=3)
    rest = pillow(rx * 1.15, rz * 0.95, fabric, 0.004, 2.6, 4)
    rest.location, rest.rotation_euler = tuple(center + Vector((0, rx * 0.42, -rz * 0.12))), (math.radians(72), 0, 0)
    nest.name = 'nest'
    top = center.z + rz
    ring_r = w * 0.47
    tube([(ring_r * math.cos(i / 72 * math.tau), 0.06 + ring_r * math.sin(i / 72 * math.tau), 0.022) for i in range(72)], 0.022, steel, closed=True, smooth=False)
    tube([(0, 0.06 + ring_r, 0.03), (0, 0.06 + ring_r + 0.03, h * 0.3), (0, 0.06 + ring_r, h * 0.72), (0, 0.3, h * 0.95), (0, 0.06, h - 0.02), (0, -0.02, h * 0.965)], 0.024, steel)
    tube([(0, -0.02, h * 0.965), (0, -0.02, top)], 0.008, steel, smooth=False)
    for i in range(12):
        ring(0.02, top + 0.03 + (h * 0.965 - top - 0.05) * i / 12, 0.005, steel, (0, -0.02))
    shot.framed(turn=24, rise=9, fill=0.88, detail=((rx * 0.6, -rx * 0.7, h * 0.4), 0.4))


def hammock(shot):
    """Net between two bars; its ropes run out of the picture to the trees."""
    bed_l, bed_w, sag, z = 2.0, shot.w, 0.22, 0.78
    rope = cloths.woven(shot.color, BODY, coarse=2.5)
    oak = hard.wood(shot.accent or '#c8a573', 'Y', TRIM)
    place = lambda u, v: (u * bed_l / 2, v * bed_w / 2 * (1 - 0.04 * (1 - abs(u))), z - sag * (1 - u * u) - 0.05 * (1 - v * v) * (1 - u * u))
    n, lines = 30, []
    for k in range(n + 1):
        for phase in (1, -1):
            line = []
            for i in range(61):
                u = i / 60 * 2 - 1
                v = (k / n * 2 - 1) + phase * (1 / n) * math.sin(i / 60 * math.pi * 22)
                line.append(place(u, max(-1, min(1, v))))
            lines.append(line)
    strands(lines, 0.0042, rope)
    for s in (-1, 1):
        tube([place(i / 30 * 2 - 1, s) for i in range(31)], 0.008, rope, smooth=False)
        tube([(s * bed_l / 2, -bed_w / 2 - 0.04, z), (s * bed_l / 2, bed_w / 2 + 0.04, z)], 0.02, oak, smooth=False)
        knot = (s * (bed_l / 2 + 0.75), 0, z + 0.34)
        strands([[(s * bed_l / 2, -bed_w / 2 + bed_w * i / 12, z), knot] for i in range(13)], 0.0042, rope)
        ring_at = [(knot[0] + 0.03 * math.cos(i / 24 * math.tau), 0, knot[2] + 0.03 * math.sin(i / 24 * math.tau)) for i in range(24)]
        tube(ring_at, 0.006, hard.metal('#8f9192', None, 0.3), closed=True, smooth=False)
        tube([knot, (s * 6, 0, z + 2.4)], 0.008, rope, smooth=False, name=UNFRAMED)
    rest = pillow(0.34, bed_w * 0.62, cloths.woven('#e9e2d2', None), 0.004, 2.2, 8)
    rest.location, rest.rotation_euler = (-bed_l * 0.33, 0, z - 0.1), (0, math.radians(12), 0)
    shot.framed(turn=30, rise=20, lens=75, fill=0.9, stop=16, back=3.0, drop=0.0, detail=((0, -bed_w * 0.3, z - sag), 0.5))


def porch_swing(shot):
    """A slatted bench hanging on chains that run out of the picture."""
    w, d, h = shot.w, shot.d, shot.h
    wood = lambda axis: shot.body(axis)
    seat_z = 0.12
    with gathered() as seat:
        slatted(w - 0.12, d - 0.12, 0, 7, wood('X'))
    moved(seat, (0, -0.04, seat_z), 0.0)
    for i in range(13):
        x = -w / 2 + 0.1 + (w - 0.2) * i / 12
        bar((x, d * 0.32, seat_z), (x, d * 0.47, h - 0.05), (0.05, 0.018), wood('Z'))
    box((w - 0.06, 0.03, 0.09), (0, d * 0.47, h - 0.05), wood('X'), 0.01)
    box((w - 0.06, 0.03, 0.07), (0, d * 0.31, seat_z + 0.02), wood('X'), 0.006)
    for s in (-1, 1):
        x = s * (w / 2 - 0.05)
        box((0.09, d * 0.86, 0.024), (x, -0.02, seat_z + 0.25), wood('Y'), 0.012)
        bar((x, -d * 0.38, seat_z - 0.06), (x, -d * 0.38, seat_z + 0.24), (0.045, 0.05), wood('Z'))
        bar((x, d * 0.33, seat_z - 0.06), (x, d * 0.44, h - 0.02), (0.045, 0.05), wood('Z'))
        box((0.04, d * 0.84, 0.08), (x, -0.02, seat_z - 0.05), wood('Y'), 0.006)
        steel = hard.metal('#9a9c9c', None, 0.35)
        join = (x, d * 0.06, h + 0.45)
        for y, z in ((-d * 0.38, seat_z + 0.26), (d * 0.42, h * 0.78)):
            chain((x, y, z), join, steel)
        chain(join, (x, d * 0.06, h + 3.0), steel, UNFRAMED)
    for x in (-w * 0.3, 0, w * 0.3):
        box((0.045, d * 0.8, 0.06), (x, -0.02, seat_z - 0.05), wood('Y'), 0.004)
    shot.framed(turn=26, rise=8, fill=0.78, lift=-0.04, drop=0.42, ground='top', detail=((w * 0.3, -d * 0.3, seat_z + 0.2), 0.4))


def chain(start, end, material, name='chain'):
    """Links along a straight line."""
    start, end = Vector(start), Vector(end)
    count = max(2, int((end - start).length / 0.034))
    along = (end - start).normalized()
    side, other = along.orthogonal().normalized(), along.cross(along.orthogonal().normalized())
    lines = []
    for i in range(count):
        middle, across = start + (end - start) * (i + 0.5) / count, side if i % 2 else other
        lines.append([tuple(middle + along * 0.021 * math.sin(a) + across * 0.011 * math.cos(a)) for a in (k / 12 * math.tau for k in range(12))])
    return strands(lines, 0.0032, material, closed=True, sides=2, name=name)


def _canopy(reach, ribs, rim_z, top_z, cloths_, valance=0.1, at=(0, 0)):
    """Panels sagging between ribs, in turn of the cloths given."""
    n, m = 14, 10
    for p in range(ribs):
        vertices = []
        for j in range(m + 1):
            t = j / m
            for k in range(n + 1):
                u = k / n
                a = math.tau * (p + u) / ribs + math.pi / ribs
                f = abs(u * 2 - 1)
                rr = reach * t * math.cos(math.pi / ribs) / math.cos((u - 0.5) * math.tau / ribs)
                vertices.append((at[0] + rr * math.cos(a), at[1] + rr * math.sin(a), top_z - (top_z - rim_z) * t ** 1.15 - 0.028 * reach * t * (1 - f)))
        base = m * (n + 1)
        vertices += [(x * 1.0, y * 1.0, z - valance) for x, y, z in vertices[base:base + n + 1]]
        faces = [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(m + 1) for k in range(n)]
        panel = mesh('panel', vertices, faces, cloths_[p % len(cloths_)])
        unwrap(panel)
        panel.modifiers.new('thick', 'SOLIDIFY').thickness = 0.002
    corner = lambda i: (at[0] + reach * 0.985 * math.cos(math.tau * i / ribs + math.pi / ribs), at[1] + reach * 0.985 * math.sin(math.tau * i / ribs + math.pi / ribs), rim_z - 0.012)
    return [corner(i) for i in range(ribs)]


def cantilever_umbrella(shot):
    """The post stands to one side, the canopy reaches over."""
    h = shot.h
    reach, top, rim = shot.w / 2 * 0.94, h * 0.98, h * 0.8
    steel, cloth = hard.paint(shot.accent or '#46474a', TRIM, 0.45), shot.body()
    cx = -0.25
    post = cx + reach + 0.28
    for x, y, z in _canopy(reach, 8, rim, top, [cloth], 0.0, (cx, 0)):
        tube([(cx, 0, top - 0.03), (x, y, z)], 0.010, steel, smooth=False)
        tube([(cx, 0, rim - 0.12), ((cx + x) / 2, y / 2, (top + z) / 2 - 0.05)], 0.008, steel, smooth=False)
    tube([(cx, 0, rim - 0.16), (cx, 0, top + 0.06)], 0.022, steel, smooth=False)
    tube([(post, 0, 0.05), (post, 0, h * 0.62), (post - 0.12, 0, h * 0.9), (post - 0.5, 0, h * 1.06), (cx + 0.3, 0, h * 1.08), (cx, 0, top + 0.05)], 0.034, steel)
    tube([(post - 0.01, 0, h * 0.45), (post - 0.62, 0, h * 1.06)], 0.02, steel, smooth=False)
    for a in (0.0, math.pi / 2):
        box((1.0, 0.08, 0.05), (post, 0, 0.025), steel, 0.006, (0, 0, a))
    stone = hard.concrete('#8b8883', None)
    for sx in (-1, 1):
        for sy in (-1, 1):
            plate(rounded(0.44, 0.44, 0.04), 0.075, (post + sx * 0.27, sy * 0.27, 0.005), stone, 0.01)
    shot.framed(turn=20, rise=3, lens=80, fill=0.88, stop=14, detail=((cx, -reach * 0.6, rim), 0.6), angle={'turn': -24, 'rise': 9})


def beach_umbrella(shot):
    """Striped panels, a wooden pole and a fringe, tilted a little in a base."""
    h, reach = shot.h, shot.w / 2 * 1.02
    cloth, second = shot.body(), cloths.woven(shot.accent or '#f1ede3', TRIM)
    wood = hard.wood('#c39a66', 'Z', None)
    rim, top = h * 0.76, h * 0.975
    with gathered() as canopy:
        corners = _canopy(reach, 8, rim, top, [cloth, second], 0.06)
        for x, y, z in corners:
            tube([(0, 0, top - 0.02), (x, y, z)], 0.006, wood, smooth=False)
            tube([(0, 0, rim - 0.04), (x * 0.5, y * 0.5, (top + z) / 2 - 0.02)], 0.005, wood, smooth=False)
        rng, fringe = random.Random(3), []
        for p in range(8):
            a, b = Vector(corners[p - 1]), Vector(corners[p])
            for k in range(90):
                u = (k + rng.random()) / 90
                at = (a + (b - a) * u) / 0.985
                z = rim - 0.055 - 0.028 * reach * (1 - abs(u * 2 - 1))
                fringe.append([(at.x, at.y, z), (at.x + rng.uniform(-0.01, 0.01), at.y + rng.uniform(-0.01, 0.01), z - rng.uniform(0.06, 0.085))])
        strands(fringe, 0.0032, cloths.woven('#f1ede3', None), sides=1)
    tube([(0, 0, 0.02), (0, 0, h - 0.02)], 0.018, wood, smooth=False)
    turned([(0, h - 0.04), (0.024, h - 0.03), (0.02, h - 0.005), (0, h)], wood, around=32)
    turned([(0.017, h * 0.45), (0.024, h * 0.45), (0.024, h * 0.5), (0.017, h * 0.5)], hard.metal('#b59a5e', None, 0.3), sharp=True, around=32)
    turned([(0, 0), (0.22, 0), (0.22, 0.035), (0.2, 0.05), (0.035, 0.06), (0.03, 0.26), (0.02, 0.26)], hard.paint('#e7e1d4', None, 0.5), around=96)
    shot.framed(turn=16, rise=3, lens=80, fill=0.88, stop=14, detail=((0, -reach * 0.7, rim), 0.5), angle={'turn': -20, 'rise': 9})
