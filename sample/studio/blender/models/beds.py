"""Beds, headboards, cribs and bunks, and the made bed that shows bedding."""
import math
import random

from kit import BODY, TRIM, box, cloths, cover, cushion, hard, lay, padded, pillow, plate, rod, rounded, tube, turned

LINEN, DUVET, ACCENT = '#e9e4da', '#d9d3c6', '#b5694a'


def bed(shot):
    """A made bed. head: slats | panel | padded | channels | spindles | cushions | posts | none; base: legs | drawers | padded; mattress w × d from size."""
    w, d, h = shot.w, shot.d, shot.h
    mattress_w, mattress_d = w - 0.06, d - 0.10
    rail_z = shot.get('rail', 0.25)
    _frame(shot, w, d, rail_z)
    _head(shot, w, d, h)
    top = _mattress(shot, mattress_w, mattress_d, rail_z + 0.05)
    _bedding(shot, mattress_w, mattress_d, top, shot.get('duvet', DUVET), None)
    shot.framed(turn=32, rise=16, lens=70, fill=0.9, stop=14, key=0.95, back=2.6, detail=((w * 0.3, -d / 2 + 0.1, rail_z), 0.6), angle={'turn': -36, 'rise': 20})


def _frame(shot, w, d, z):
    kind = shot.get('base', 'legs')
    if kind == 'padded':
        fabric = shot.body()
        padded((w, 0.07, 0.26), 0.03, (0, -d / 2 + 0.035, z - 0.02), fabric, puff=0.006, seed=1)
        for side in (-1, 1):
            padded((0.07, d - 0.06, 0.26), 0.03, (side * (w / 2 - 0.035), 0, z - 0.02), fabric, puff=0.006, seed=2 + side)
        for sx in (-1, 1):
            rod((sx * (w / 2 - 0.07), -d / 2 + 0.07, 0), (sx * (w / 2 - 0.07), -d / 2 + 0.07, z - 0.1), 0.018, hard.wood('#6f4a31', 'Z', None), 0.022)
        return
    if kind == 'metal':
        metal = shot.body('Z')
        for y in (-d / 2 + 0.02, d / 2 - 0.02):
            box((w, 0.035, 0.035), (0, y, z), metal, 0.003)
        for side in (-1, 1):
            box((0.035, d - 0.04, 0.035), (side * (w / 2 - 0.0175), 0, z), metal, 0.003)
        return
    rail = 0.17 if kind != 'drawers' else 0.30
    zc = z if kind != 'drawers' else 0.19
    box((w, 0.032, rail), (0, -d / 2 + 0.016, zc), shot.body('X'), 0.006)
    for side in (-1, 1):
        box((0.032, d - 0.04, rail), (side * (w / 2 - 0.016), 0, zc), shot.body('Y'), 0.006)
        if kind == 'drawers':
            for y in (-d * 0.22, d * 0.22):
                box((0.018, d * 0.42, rail - 0.07), (side * (w / 2 + 0.004), y, zc), shot.body('Y'), 0.003)
                knob = turned([(0.006, 0), (0.006, 0.012), (0.016, 0.02), (0.016, 0.026), (0, 0.029)], hard.metal('#a68c66', None), around=32)
                knob.location, knob.rotation_euler = (side * (w / 2 + 0.013), y, zc), (0, side * math.pi / 2, 0)
    if kind == 'drawers':
        box((w - 0.03, d - 0.03, 0.04), (0, 0, 0.02), shot.body('X'), 0.003)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * (w / 2 - 0.06), sy * (d / 2 - 0.05), 0), (sx * (w / 2 - 0.06), sy * (d / 2 - 0.05), z - rail / 2 + 0.02), 0.022, shot.body('Z'), 0.028)


def _head(shot, w, d, h):
    y = d / 2 - 0.02
    kind = shot.get('head', 'slats')
    if kind == 'slats':
        count = 5
        for i in range(count):
            box((w, 0.028, 0.118), (0, y, h - 0.06 - (count - 1 - i) * 0.122), shot.body('X'), 0.008)
        for side in (-1, 1):
            box((0.05, 0.045, h - 0.03), (side * (w / 2 - 0.12), y + 0.036, (h - 0.03) / 2), shot.body('Z'), 0.006)
    elif kind == 'panel':
        box((w, 0.035, h - 0.16), (0, y, 0.16 + (h - 0.16) / 2), shot.body('X'), 0.008)
        box((w + 0.02, 0.05, 0.03), (0, y, h - 0.015), shot.body('X'), 0.006)
        for side in (-1, 1):
            box((0.05, 0.05, h), (side * (w / 2 - 0.025), y, h / 2 - 0.015), shot.body('Z'), 0.006)
    elif kind in ('padded', 'channels', 'cushions'):
        _soft_head(shot, kind, w, y, h)
    elif kind == 'spindles':
        for side in (-1, 1):
            turned([(0.02, 0), (0.026, 0.03), (0.024, 0.2), (0.029, h * 0.5), (0.022, h - 0.06), (0.03, h - 0.03), (0.02, h - 0.005), (0, h)], shot.body('Z'), (side * (w / 2 - 0.03), y, 0), 40)
        for z in (h - 0.09, h * 0.52):
            tube([(-w / 2 + 0.03, y, z), (w / 2 - 0.03, y, z)], 0.018, shot.body('X'), smooth=False)
        n = round(w / 0.105)
        for i in range(n):
            x = -w / 2 + 0.03 + (w - 0.06) * (i + 1) / (n + 1)
            low, high = h * 0.52, h - 0.09
            turned([(0.009, low), (0.012, low + 0.04), (0.017, (low + high) / 2), (0.012, high - 0.04), (0.009, high)], shot.body('Z'), (x, y, 0), 28)
    elif kind == 'posts':
        metal = shot.body('Z')
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.03, 0.03, h), (sx * (w / 2 - 0.015), sy * (d / 2 - 0.015), h / 2), metal, 0.003)
            box((0.028, d - 0.03, 0.028), (sx * (w / 2 - 0.015), 0, h - 0.014), metal, 0.003)
        for sy in (-1, 1):
            box((w - 0.03, 0.028, 0.028), (0, sy * (d / 2 - 0.015), h - 0.014), metal, 0.003)
        for z in (0.62, 0.95, 1.1):
            box((w - 0.03, 0.02, 0.02), (0, y, z), metal, 0.003)


def _soft_head(shot, kind, w, y, h):
    fabric = shot.body()
    if kind == 'padded':
        padded((w, 0.10, h - 0.08), 0.045, (0, y + 0.02, 0.08 + (h - 0.08) / 2), fabric, puff=0.012, seed=4)
    elif kind == 'channels':
        n = max(6, round(w / 0.17))
        for i in range(n):
            padded((w / n * 1.02, 0.11, h - 0.1), 0.05, (-w / 2 + w * (i + 0.5) / n, y + 0.02, 0.1 + (h - 0.1) / 2), fabric, puff=0.014, seed=i, cuts=10, lumpy=0.5)
    else:
        box((w, 0.04, h * 0.6), (0, y + 0.03, h * 0.35), shot.body(), 0.01)
        for i in range(2):
            back = cushion(w / 2 - 0.03, h * 0.48, 0.1, fabric, 0.004, 1.6, 40 + i, 0.05, crown=0.03)
            back.location = ((i - 0.5) * w / 2 * 1.0, y - 0.03, h - h * 0.26)
            back.rotation_euler = (math.radians(84), 0, 0)


def _mattress(shot, w, d, z):
    height = 0.24
    padded((w, d, height), 0.05, (0, 0, z + height / 2), cloths.woven(LINEN, None), puff=0.012, seed=3, cuts=14)
    return z + height


def _bedding(shot, w, d, top, duvet_color, part, material=None, thick=True, pattern_size=None):
    """Duvet and pillows on a mattress whose top is at `top`."""
    cloth = material or cloths.woven(duvet_color, part, coarse=1.2)
    length = min(1.72, d * 0.84)
    duvet = cover(w + 0.62, length, [((w + 0.05, d + 0.06, top + 0.016), (0, 0, (top + 0.016) / 2), 0.05)], top + 0.14, cloth, (0, -d / 2 + length / 2 - 0.20), thick,
                  creases=1.0 if thick else 0.5)
    if pattern_size:
        lay(duvet, pattern_size[0], pattern_size[1], center=(0, -0.1))
    rng = random.Random(2)
    sheet = cloths.woven(LINEN, None)
    single = w < 1.2
    columns = [0] if single else [-w * 0.245, w * 0.245]
    wide = min(0.70, w * 0.46) if not single else min(0.68, w * 0.78)
    for row, (y, tilt, cloth_of) in enumerate(((d / 2 - 0.17, 62, sheet), (d / 2 - 0.34, 53, cloth))):
        for x in columns:
            p = pillow(wide, wide * 0.71, cloth_of, 0.0, 1.6, 60 + row)
            if pattern_size and row == 1:
                lay(p, pattern_size[0], pattern_size[1])
            p.location = (x + rng.uniform(-0.01, 0.01), y, top + wide * 0.30)
            p.rotation_euler = (math.radians(tilt), rng.uniform(-0.05, 0.05), rng.uniform(-0.06, 0.06))
    return duvet


def make_up(shot):
    """Bedding shown on a plain oak bed. pattern over the cover; thick: duvet, else a quilt or coverlet; the cover carries the product's colour."""
    w, d, h = 1.62, 2.08, 1.0
    wood = lambda axis: hard.wood('#c8a573', axis, None)
    box((w, 0.032, 0.17), (0, -d / 2 + 0.016, 0.25), wood('X'), 0.006)
    for side in (-1, 1):
        box((0.032, d - 0.04, 0.17), (side * (w / 2 - 0.016), 0, 0.25), wood('Y'), 0.006)
        box((0.05, 0.045, h), (side * (w / 2 - 0.1), d / 2 + 0.016, h / 2), wood('Z'), 0.006)
    for i in range(5):
        box((w, 0.028, 0.118), (0, d / 2 - 0.02, h - 0.06 - i * 0.122), wood('X'), 0.008)
    for sx in (-1, 1):
        rod((sx * (w / 2 - 0.06), -d / 2 + 0.05, 0), (sx * (w / 2 - 0.06), -d / 2 + 0.05, 0.2), 0.022, wood('Z'), 0.028)
    top = _mattress(shot, w - 0.06, d - 0.1, 0.3)
    size = (2.4, 2.4)
    pattern = shot.pattern(*size, wobble=0.003, cells=1400)
    if shot.material == 'velvet':
        cloth = cloths.velvet(shot.color)
    elif shot.get('fabric') == 'waffle':
        cloth = cloths.waffle(shot.color, BODY, 40, pattern)
    else:
        cloth = cloths.woven(shot.color, BODY, coarse=1.6 if shot.get('fabric') == 'gauze' else 1.2, pattern=pattern)
    cover_thing = _bedding(shot, w - 0.06, d - 0.1, top, shot.color, BODY, cloth, shot.get('thick', True), size if pattern else None)
    if shot.get('ribs'):
        for vertex in cover_thing.data.vertices:
            if vertex.co.z > top - 0.05:
                vertex.co.z += 0.004 * abs(math.sin(vertex.co.x * shot.get('ribs') * math.pi))
    shot.framed(turn=32, rise=18, lens=70, fill=0.9, stop=14, key=0.95, back=2.6, detail=((0.3, -0.5, top + 0.05), 0.5), angle={'turn': -30, 'rise': 30})


def headboard(shot):
    """A headboard standing alone. form: arch | panel | channels | cane."""
    w, d, h = shot.w, max(shot.d, 0.06), shot.h
    form = shot.get('form', 'arch')
    if form == 'channels':
        n = max(8, round(w / 0.16))
        for i in range(n):
            padded((w / n * 1.02, d, h), 0.045, (-w / 2 + w * (i + 0.5) / n, 0, h / 2), shot.body(), puff=0.014, seed=i, cuts=10, lumpy=0.5)
    elif form == 'cane':
        frame = lambda axis: shot.trim('oak', axis, '#c8a573')
        for side in (-1, 1):
            box((0.05, 0.04, h), (side * (w / 2 - 0.025), 0, h / 2), frame('Z'), 0.01)
        for z in (h - 0.025, h * 0.4):
            box((w - 0.1, 0.036, 0.05), (0, 0, z), frame('X'), 0.01)
        box((0.05, 0.034, h * 0.6 - 0.05), (0, 0, h * 0.7 - 0.0), frame('Z'), 0.006)
        from .living import cane_panel
        for side in (-1, 1):
            cane_panel(shot, (side * (w - 0.1) / 4 + side * 0.0125, 0, h * 0.7 - 0.0), (w - 0.1) / 2 - 0.025, h * 0.6 - 0.06)
    else:
        n = 64
        if form == 'arch':
            shoulder = h * 0.55
            outline = [(-w / 2, 0), (w / 2, 0)] + [(w / 2 * math.cos(i / n * math.pi), shoulder + (h - shoulder) * math.sin(i / n * math.pi)) for i in range(n + 1)]
        else:
            outline = [(x, y + h / 2) for x, y in rounded(w, h, 0.05)]
        back = plate(outline, d * 0.98, (0, d / 2, 0), shot.body(), 0.035, (math.radians(90), 0, 0))
        edge = [(x * 0.965, -d / 2 - 0.001, 0.0 + z * 0.975 + 0.006) for x, z in outline]
        tube(edge, 0.005, shot.body(), closed=True, smooth=False, sides=3)
    shot.framed(turn=18, rise=7, lens=80, fill=0.84, stop=13, detail=((w * 0.3, -d / 2, h * 0.7), 0.4))


def crib(shot):
    """Four posts, slatted or spindled sides, a mattress inside."""
    w, d, h = shot.w, shot.d, shot.h
    spindles = shot.get('slats') == 'spindles'
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.045, 0.045, h), (sx * (w / 2 - 0.0225), sy * (d / 2 - 0.0225), h / 2), shot.body('Z'), 0.008)
    low, high = h * 0.26, h - 0.03

    def bars(length, place, axis):
        n = round(length / 0.075)
        for i in range(n):
            at = place(-length / 2 + length * (i + 0.5) / n)
            if spindles:
                turned([(0.008, low), (0.011, low + 0.05), (0.015, (low + high) / 2), (0.011, high - 0.05), (0.008, high)], shot.body('Z'), (*at, 0), 24)
            else:
                box((0.013, 0.02, high - low) if axis == 'X' else (0.02, 0.013, high - low), (*at, (low + high) / 2), shot.body('Z'), 0.004)

    for sy in (-1, 1):
        y = sy * (d / 2 - 0.0225)
        for z in (low, high):
            box((w - 0.09, 0.028, 0.05), (0, y, z), shot.body('X'), 0.007)
        bars(w - 0.09, lambda v, y=y: (v, y), 'X')
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.0225)
        for z in (low, high):
            box((0.028, d - 0.09, 0.05), (x, 0, z), shot.body('Y'), 0.007)
        bars(d - 0.09, lambda v, x=x: (x, v), 'Y')
    padded((w - 0.1, d - 0.1, 0.11), 0.03, (0, 0, low + 0.07), cloths.woven('#f0ebe0', None), puff=0.008, seed=1)
    shot.framed(turn=28, rise=14, lens=80, fill=0.86, stop=13, detail=((w * 0.3, -d / 2, h * 0.8), 0.3))


def bunk(shot):
    """Two beds one above the other with a ladder; loft: only the upper."""
    w, d, h = shot.w, shot.d, shot.h
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.06, 0.06, h), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), h / 2), shot.body('Z'), 0.006)
    levels = [0.32, h * 0.68] if not shot.get('loft') else [h * 0.66]
    for i, z in enumerate(levels):
        for sy in (-1, 1):
            box((w - 0.12, 0.028, 0.14), (0, sy * (d / 2 - 0.03), z), shot.body('X'), 0.005)
        for sx in (-1, 1):
            box((0.028, d - 0.12, 0.14), (sx * (w / 2 - 0.03), 0, z), shot.body('Y'), 0.005)
            box((0.026, d - 0.12, 0.09), (sx * (w / 2 - 0.03), 0, z + 0.34), shot.body('Y'), 0.005)
        padded((w - 0.14, d - 0.1, 0.16), 0.04, (0, 0, z + 0.1), cloths.woven('#ece6da', None), puff=0.01, seed=i)
        padded((w * 0.62, d - 0.06, 0.07), 0.03, (w * 0.14, 0, z + 0.2), cloths.woven(('#9aa58a', '#c9a26f')[i % 2], None), puff=0.012, seed=4 + i)
        p = pillow(0.6, 0.44, cloths.woven('#f1ece1', None), 0.0, 1.6, 64)
        p.location, p.rotation_euler = (-w / 2 + 0.4, 0, z + 0.27), (math.radians(4), math.radians(-6), math.radians(88))
    top = levels[-1]
    for sy in (-1, 1):
        for dz in (0.24, 0.38):
            if sy == -1:
                box((w * 0.62, 0.022, 0.07), (-w * 0.15, sy * (d / 2 - 0.03), top + dz), shot.body('X'), 0.004)
            else:
                box((w - 0.12, 0.022, 0.07), (0, sy * (d / 2 - 0.03), top + dz), shot.body('X'), 0.004)
    x = w * 0.33
    for side in (-1, 1):
        box((0.05, 0.026, top + 0.42), (x + side * 0.17, -d / 2 - 0.012, (top + 0.42) / 2), shot.body('Z'), 0.004)
    for i in range(4):
        box((0.30, 0.03, 0.04), (x, -d / 2 - 0.012, 0.22 + i * (top - 0.1) / 4), shot.body('X'), 0.004)
    shot.framed(turn=26, rise=11, lens=75, fill=0.88, stop=14, detail=((x, -d / 2, top), 0.5))
