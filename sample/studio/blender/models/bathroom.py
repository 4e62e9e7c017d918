"""For the bath: robes on a peg, a tray over the tub, a mirror on an arm, shelves of glass, ladders with towels."""
import math
import random

from mathutils import Vector
from mathutils import noise as lumps

from kit import BODY, TRIM, UNFRAMED, ball, box, cloths, gathered, hard, mesh, moved, padded, plate, rod, rounded, strands, subdivide, tube, turned, unwrap

from .living import reflected


def _fabric(shot):
    kind = shot.get('fabric', 'terry')
    if kind == 'waffle':
        return cloths.waffle(shot.color, BODY, 75)
    if kind == 'linen':
        return cloths.woven(shot.color, BODY, coarse=1.5)
    return cloths.boucle(shot.color, BODY, 0.5)


def _tunnel(rows, n, material, open_front=0.0):
    """A hanging tube of cloth through ovals [(x, y, z, half wide, half deep, waves)…]; `open_front` radians stay open to the front."""
    vertices, phase = [], 0.7
    for j, (x, y, z, wide, deep, waves) in enumerate(rows):
        for k in range(n + 1):
            a = -math.pi / 2 + open_front / 2 + (math.tau - open_front) * k / n
            fold = 1 + waves * math.sin(a * 9 + phase + z * 1.2) + waves * 0.6 * math.sin(a * 5 - z * 2)
            p = Vector((x + wide * fold * math.cos(a), y + deep * (fold + waves * math.sin(a * 7)) * math.sin(a), z))
            vertices.append((p.x + 0.004 * lumps.noise(p * 9), p.y + 0.004 * lumps.noise(p * 11), p.z))
    thing = mesh('cloth', vertices, [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(len(rows) - 1) for k in range(n)], material)
    unwrap(thing)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.007
    subdivide(thing, 1)
    return thing


def robe(shot):
    """A robe on a hanger: body, sleeves, collar and a tied belt. collar: shawl | band | hood; length of the sleeves."""
    w, h = shot.w * 0.86, shot.h
    cloth = _fabric(shot)
    hood = shot.get('collar') == 'hood'
    shoulder, waist = h * 0.93, h * 0.56
    half = w * 0.31
    wall = box((12, 0.02, 12), (0, 0.13, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    rows = [(0, 0, 0.0, half * 1.2, 0.085, 0.045), (0, 0, h * 0.2, half * 1.12, 0.082, 0.05), (0, 0, h * 0.4, half * 0.98, 0.075, 0.045), (0, 0, waist - 0.03, half * 0.84, 0.064, 0.03), (0, 0, waist, half * 0.8, 0.06, 0.025),
            (0, 0, waist + 0.03, half * 0.85, 0.064, 0.025), (0, 0, h * 0.75, half * 0.98, 0.07, 0.015), (0, 0, h * 0.86, half * 1.02, 0.066, 0.006), (0, 0.004, shoulder, half * 0.86, 0.046, 0.0), (0, 0.008, shoulder + h * 0.03, half * 0.4, 0.036, 0.0)]
    _tunnel(rows, 120, cloth, 0.05)
    long = h * shot.get('sleeve', 0.46)
    for s in (-1, 1):
        with gathered() as sleeve:
            wide = 0.075 if h > 0.9 else 0.06
            _tunnel([(0, 0, -long, wide * 1.12, 0.05, 0.03), (0, 0, -long * 0.94, wide * 1.12, 0.052, 0.03), (0, 0, -long * 0.5, wide * 1.05, 0.052, 0.04), (0, 0, -long * 0.12, wide * 1.02, 0.05, 0.01), (0, 0, 0.02, wide * 0.82, 0.042, 0.0)], 60, cloth)
            if shot.get('cuff', True):
                cuff = _tunnel([(0, 0, -long - 0.004, wide * 1.2, 0.058, 0.03), (0, 0, -long * 0.83, wide * 1.2, 0.059, 0.03)], 60, cloth)
                cuff.name = 'cuff'
        moved(sleeve, (0, 0, 0), s * math.radians(-13), 'Y')
        moved(sleeve, (s * half * 0.86, 0.012, shoulder - 0.015))
    front = -0.078
    band = 0.034 if shot.get('collar') == 'band' else 0.062
    trim = cloth if not hood else cloths.boucle(shot.accent or shot.color, TRIM, 0.5)
    for s in (-1, 1):
        line = [(s * half * 0.3, 0.03, shoulder + h * 0.045), (s * half * 0.34, -0.03, shoulder + h * 0.02), (s * half * 0.24, front + 0.006, h * 0.84), (s * half * 0.1, front - 0.004, h * 0.7), (-s * 0.006, front + (0.004 if s > 0 else 0.012), waist + 0.01)]
        lapel = tube(line, 0.012, trim, radii=[0.9, 1.1, 1.2, 1.0, 0.7])
        lapel.data.extrude = band / 2 if not hood else 0.012
        lapel.data.twist_mode = 'Z_UP'
        hem = tube([(0.006, front + 0.004, waist - 0.02), (0.016, front - 0.008, h * 0.3), (0.022, front - 0.012, 0.01)], 0.006, cloth)
        hem.name = 'hem'
    tube([(half * 0.3 * math.cos(a), 0.008 + 0.035 * math.sin(a), shoulder + h * 0.04 + 0.006 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))], band * 0.4, trim)
    belt = [((half * 0.82 + 0.004) * math.cos(i / 72 * math.tau), 0.067 * math.sin(i / 72 * math.tau), waist + 0.004 * math.sin(i * 0.5)) for i in range(72)]
    sash = tube(belt, 0.005, cloth, closed=True, smooth=False)
    sash.data.extrude = 0.016
    knot = padded((0.05, 0.034, 0.045), 0.016, (0.01, -0.085, waist), cloth, puff=0.006, seed=2)
    knot.name = 'knot'
    for x, drop in ((-0.012, h * 0.27), (0.035, h * 0.22)):
        tail = tube([(x * 0.4, -0.09, waist - 0.01), (x, -0.098, waist - drop * 0.5), (x * 1.5, -0.096, waist - drop)], 0.004, cloth)
        tail.data.extrude = 0.013
    for s in (-1, 1):
        pocket = padded((half * 0.56, 0.014, h * 0.13), 0.006, (s * half * 0.56, -0.078, h * 0.38), cloth, (0, 0, s * 0.22), puff=0.003, seed=3)
        pocket.name = 'pocket'
    if hood:
        cap = _tunnel([(0, 0.02, shoulder - 0.02, half * 0.5, 0.07, 0.01), (0, 0.015, shoulder + 0.06, half * 0.62, 0.085, 0.0), (0, 0.02, shoulder + 0.13, half * 0.56, 0.075, 0.0), (0, 0.03, shoulder + 0.17, half * 0.3, 0.045, 0.0), (0, 0.035, shoulder + 0.18, half * 0.05, 0.01, 0.0)], 60, cloth, 1.6)
        cap.name = 'hood'
        for s in (-1, 1):
            ear = turned([(0.034, 0), (0.036, 0.01), (0.026, 0.034), (0, 0.044)] if not shot.get('ears') == 'long' else [(0.022, 0), (0.028, 0.03), (0.026, 0.08), (0, 0.115)], cloth, (s * half * 0.36, 0.005, shoulder + 0.13), 40)
            ear.rotation_euler, ear.scale = (0.1, s * 0.35, 0), (1, 0.5, 1)
            lining = turned([(0.022, 0), (0.024, 0.008), (0.016, 0.025), (0, 0.032)], trim, (s * half * 0.365, -0.012, shoulder + 0.132), 40)
            lining.rotation_euler, lining.scale = (0.1, s * 0.35, 0), (1, 0.3, 1)
    top = shoulder + (h * 0.06 if not hood else 0.2)
    wood, brass = hard.wood('#c9a674', 'X', None), hard.metal('#a68c66', None, 0.3)
    if not hood:
        tube([(-half * 0.84, 0.01, shoulder - 0.005), (-half * 0.4, 0.01, shoulder + h * 0.03), (0, 0.01, shoulder + h * 0.042), (half * 0.4, 0.01, shoulder + h * 0.03), (half * 0.84, 0.01, shoulder - 0.005)], 0.011, wood)
    tube([(0, 0.012, top - 0.02), (0, 0.012, top + 0.03), (0.026, 0.012, top + 0.055), (0, 0.012, top + 0.085), (-0.02, 0.012, top + 0.07)], 0.0026, brass)
    tube([(0, 0.13, top + 0.085), (0, 0.03, top + 0.08), (0, 0.0, top + 0.082), (0, -0.012, top + 0.1)], 0.006, brass)
    shot.framed(turn=14, rise=3, lens=85, fill=0.86, ground='top', back=9.0, drop=6, stop=14, detail=((half * 0.2, -0.08, h * 0.72), 0.3), angle={'turn': -26, 'rise': 5})


def tub_tray(shot):
    """A bridge of bamboo slats with a book stand, a slot for a glass and a sliding end."""
    w, d = shot.w, shot.d
    body = lambda axis: shot.body(axis)
    for y in (-1, 1):
        box((w, 0.022, 0.018), (0, y * (d / 2 - 0.011), 0.03), body('X'), 0.004)
        box((w * 0.74, 0.014, 0.018), (0, y * (d / 2 - 0.03), 0.03), body('X'), 0.003)
    for i in range(15):
        x = -w * 0.46 + w * 0.92 * i / 14
        if -0.21 < x < 0.2:
            continue
        box((0.032, d - 0.05, 0.01), (x, 0, 0.036), body('Y'), 0.003)
    box((0.42, d - 0.055, 0.01), (-0.005, 0, 0.036), body('X'), 0.003)
    for x in (-w / 2 + 0.03, w / 2 - 0.03):
        box((0.03, d, 0.012), (x, 0, 0.045), body('Y'), 0.004)
        box((0.024, d * 0.9, 0.014), (x - math.copysign(0.035, x), 0, 0.014), hard.paint('#e9e4da', None, 0.8), 0.004)
    lean = math.radians(-22)
    with gathered() as stand:
        for x in (-0.14, 0.14):
            box((0.016, 0.01, 0.2), (x, 0, 0.1), body('Z'), 0.003)
        for z in (0.05, 0.12, 0.19):
            box((0.296, 0.01, 0.018), (0, 0, z), body('X'), 0.003)
        box((0.296, 0.034, 0.01), (0, -0.012, 0.012), body('X'), 0.003)
    moved(stand, (0, 0, 0), lean, 'X')
    moved(stand, (0, 0.02, 0.042))
    pages = hard.paper('#f3efe4', None)
    for s in (-1, 1):
        page = box((0.115, 0.012, 0.165), (s * 0.058, -0.012, 0.1), pages, 0.003, (0, 0, s * 0.09))
        moved([page], (0, 0, 0), lean, 'X')
        moved([page], (0, 0.02, 0.056))
    wax = hard.ceramic('#cfc4b0', None, 0.5)
    turned([(0, 0), (0.032, 0), (0.034, 0.004), (0.034, 0.055), (0.031, 0.055), (0.031, 0.045), (0, 0.044)], wax, (w * 0.32, 0.01, 0.041), 64)
    sheet = padded((0.13, 0.15, 0.02), 0.009, (-w * 0.33, 0, 0.052), cloths.waffle('#efeae0', None, 110), (0, 0, 0.08), puff=0.003, seed=4, cuts=10)
    sheet.name = 'cloth'
    shot.framed(turn=24, rise=20, lens=90, fill=0.84, stop=14, detail=((0.1, -0.05, 0.08), 0.2))


def shaving_mirror(shot):
    """A round mirror in a swivel ring on an arm that unfolds from the wall."""
    metal = shot.body('Z')
    r = shot.w / 2
    wall = box((8, 0.02, 8), (0, 0.13, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    plate_ = turned([(0, 0), (0.036, 0), (0.038, 0.004), (0.034, 0.012), (0.014, 0.016), (0, 0.016)], metal, around=64)
    plate_.rotation_euler, plate_.location = (math.radians(90), 0, 0), (0.16, 0.12, 0)
    joints = [(0.16, 0.08), (-0.02, 0.06), (0.06, -0.07)]
    for i, (x, y) in enumerate(joints):
        turned([(0, -0.03), (0.009, -0.03), (0.0095, -0.026), (0.0095, 0.026), (0.009, 0.03), (0, 0.03)], metal, (x, y, 0), 32)
    tube([(0.16, 0.12, 0), (0.16, 0.08, 0)], 0.007, metal, smooth=False)
    for z in (-0.014, 0.014):
        tube([(*joints[0], z), (*joints[1], z)], 0.0045, metal, smooth=False)
        tube([(*joints[1], z * 0.5), (*joints[2], z * 0.5)], 0.0045, metal, smooth=False)
    cx, cy, cz = 0.06, -0.09, 0.0
    tube([(*joints[2], 0), (cx, cy, -r - 0.012)], 0.006, metal)
    yoke = [(cx + (r + 0.012) * math.cos(math.radians(a)), cy, cz + (r + 0.012) * math.sin(math.radians(a))) for a in range(180, 361, 6)]
    tube(yoke, 0.005, metal, smooth=False)
    with gathered() as face:
        body = turned([(0, -0.006), (r * 0.9, -0.006), (r, -0.003), (r + 0.002, 0), (r, 0.003), (r * 0.9, 0.006), (0, 0.006)], metal, around=128)
        body.rotation_euler = (math.radians(90), 0, 0)
        glass = mesh('glass', [(r * 0.93 * math.cos(i / 96 * math.tau), -0.0075, r * 0.93 * math.sin(i / 96 * math.tau)) for i in range(96)], [tuple(range(96))], hard.mirror_glass(), smooth=False)
        glass.name = 'glass'
    moved(face, (0, 0, 0), math.radians(16), 'Z')
    moved(face, (cx, cy, cz))
    for s in (-1, 1):
        ball(0.008, (cx + s * (r + 0.012), cy, cz), metal)
    reflected(2 * r, 26 + 2 * 16)
    shot.framed(turn=26, rise=5, lens=88, fill=0.74, ground='top', back=9.0, drop=4, mirrored=0.5, stop=13, detail=((cx - r * 0.6, cy, 0), 0.12), angle={'turn': -24, 'rise': 7})


def glass_shelf(shot):
    """Three panes in a slim frame, with towels and bottles."""
    w, d, h = shot.w, shot.d, shot.h
    steel = hard.paint('#2b2a28', None, 0.45)
    glass = hard.glass('#e2ece9' if shot.color != '#8f8f8d' else '#9a9a98', None)
    t = 0.014
    for x in (-1, 1):
        for y in (-1, 1):
            box((t, t, h), (x * (w / 2 - t / 2), y * (d / 2 - t / 2), h / 2), steel, 0.002)
    levels = (0.1, h * 0.52, h - 0.02)
    for z in levels:
        for y in (-1, 1):
            box((w - 2 * t, t * 0.8, t * 0.8), (0, y * (d / 2 - t / 2), z), steel, 0.0015)
        for x in (-1, 1):
            box((t * 0.8, d - 2 * t, t * 0.8), (x * (w / 2 - t / 2), 0, z), steel, 0.0015)
        plate(rounded(w - 0.02, d - 0.02, 0.004), 0.008, (0, 0, z + t * 0.4), glass, 0.0012)
    for i in range(3):
        roll = padded((0.3 - 0.01 * i, d * 0.82, 0.05), 0.022, (-w * 0.16, 0, levels[0] + 0.042 + i * 0.05), cloths.boucle(('#efeae0', '#c9cfc6', '#efeae0')[i], None, 0.5), puff=0.005, seed=i, cuts=12)
        roll.name = 'towel'
    z = levels[1] + 0.014
    for x, r, tall, color in ((-0.14, 0.03, 0.16, '#7a4a22'), (-0.06, 0.026, 0.13, '#e9e2d2')):
        turned([(0, 0), (r * 0.95, 0), (r, 0.004), (r, tall * 0.7), (r * 0.4, tall * 0.82), (r * 0.4, tall), (0, tall)], hard.paint(color, None, 0.2, 0.5), (x, 0, z), 64)
    turned([(0, 0), (0.045, 0), (0.05, 0.02), (0.05, 0.06), (0.046, 0.06), (0.044, 0.012), (0, 0.01)], hard.ceramic('#cfc4b0', None, 0.5), (0.15, 0.01, z), 64)
    shot.framed(turn=26, rise=11, fill=0.84, stop=13, bounces=12, detail=((w * 0.2, -d / 2, levels[1]), 0.25))


def towel_ladder(shot):
    """A ladder leaning on the wall, a towel over one rung. rungs; towel: colour."""
    w, h, run = shot.w, shot.h, shot.d
    wood = lambda axis: shot.body(axis, material='oak')
    wall = box((14, 0.02, 14), (0, run / 2 + 0.035, 6.9), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    at = lambda t: (-run / 2 + run * t, h * t)
    for s in (-1, 1):
        rod((s * (w / 2 - 0.018), -run / 2, 0), (s * (w / 2 - 0.018), run / 2, h), 0.017, wood('Z'), 0.0165)
    rungs = shot.get('rungs', 5)
    for i in range(rungs):
        y, z = at((i + 0.75) / (rungs + 0.35))
        tube([(-w / 2 + 0.02, y, z), (w / 2 - 0.02, y, z)], 0.0125, wood('X'), smooth=False)
    for which, color, drop, wide, coarse in ((rungs - 2, shot.get('towel', '#e6ddcb'), 0.5, 0.72, 'waffle'), (1, shot.get('second', '#b9c1b4'), 0.34, 0.62, 'terry')):
        y, z = at((which + 0.75) / (rungs + 0.35))
        material = cloths.waffle(color, None, 70) if coarse == 'waffle' else cloths.boucle(color, None, 0.5)
        n, m, vertices = 30, 44, []
        for j in range(m + 1):
            t = j / m * 2 - 1
            for k in range(n + 1):
                u = k / n * 2 - 1
                arc = t * drop
                if abs(arc) < 0.026:
                    a = arc / 0.0165
                    p = (y - 0.0165 * math.sin(-a) * -1 * -1, z + 0.0165 * math.cos(a))
                else:
                    side = math.copysign(1, arc)
                    p = (y + side * 0.0165 + side * 0.002 - (0.004 if side < 0 else 0) * abs(t), z - (abs(arc) - 0.026))
                wave = 0.012 * abs(t) * math.sin(u * 7 + (1 if t > 0 else 0)) + 0.003 * lumps.noise(Vector((u * 4, t * 4, which)))
                vertices.append((u * w * wide / 2 * (1 - 0.03 * abs(t)), p[0] + wave, p[1]))
        towel = mesh('towel', vertices, [(j * (n + 1) + k, j * (n + 1) + k + 1, (j + 1) * (n + 1) + k + 1, (j + 1) * (n + 1) + k) for j in range(m) for k in range(n)], material)
        unwrap(towel)
        towel.modifiers.new('thick', 'SOLIDIFY').thickness = 0.006
        subdivide(towel, 1)
    shot.framed(turn=22, rise=6, fill=0.88, ground='top', back=9, stop=14, detail=((0, 0, h * 0.7), 0.4), angle={'turn': -24, 'rise': 8})
