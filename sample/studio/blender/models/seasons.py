"""Holiday and garden: ornaments, stockings, garlands of balls, candlesticks, fire pits, umbrellas, grills."""
import math
import random

from mathutils import Vector

from kit import BODY, TRIM, UNFRAMED, ball, box, cloths, hard, mesh, plate, ring, rod, strands, tube, turned


def ornaments(shot):
    """Baubles lying together, three or five sizes. finish: glass | velvet | wood."""
    finish = shot.get('finish', 'glass')
    rng = random.Random(6)
    colors = [(shot.color, BODY), (shot.accent or '#c8a24e', TRIM), (shot.color, BODY), ('#c9b98f', None), (shot.accent or '#c8a24e', TRIM), (shot.color, BODY)]
    spots = [(-0.085, 0.02, 0.036), (0.0, -0.02, 0.04), (0.085, 0.025, 0.034), (-0.045, 0.085, 0.034), (0.045, 0.09, 0.037), (-0.04, -0.085, 0.026), (0.062, -0.075, 0.024)]
    cap = hard.metal('#c2a765', None, 0.25)
    for i, (x, y, r) in enumerate(spots):
        color, part = colors[i % len(colors)]
        material = cloths.velvet(color, part) if finish == 'velvet' else hard.wood(('#c9a06b', '#6f4a31', '#b5763f')[i % 3], 'Z', part) if finish == 'wood' else hard.metal(color, part, 0.13, '')
        a, tilt = rng.uniform(0, 6.28), rng.uniform(0.2, 1.1)
        ball(r, (x, y, r), material, 1.0 if finish != 'wood' else 1.12, detail=64)
        axis = Vector((math.sin(tilt) * math.cos(a), math.sin(tilt) * math.sin(a), math.cos(tilt)))
        top = turned([(0, 0.006), (r * 0.16, 0.006), (r * 0.2, 0.0), (r * 0.2, -0.006)], cap, around=32)
        top.location = Vector((x, y, r)) + axis * (r + 0.001)
        top.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    shot.framed(turn=10, rise=24, lens=90, fill=0.82, stop=13, softness=1.2, detail=((0, -0.02, 0.04), 0.1))


def round_fire_table(shot):
    """A drum of concrete whose middle holds stones for a gas fire."""
    r, h = shot.w / 2, shot.h
    turned([(0, 0), (r * 0.93, 0), (r * 0.94, 0.008), (r * 0.94, h - 0.07), (r * 0.96, h - 0.062), (r, h - 0.056), (r, h - 0.008), (r - 0.008, h), (r * 0.57, h),
            (r * 0.56, h - 0.006), (r * 0.56, h - 0.06), (0, h - 0.06)], shot.body('Z'), around=160, sharp=True)
    rng, stone = random.Random(2), hard.concrete('#8f8a82', None)
    for _ in range(130):
        a, out = rng.uniform(0, math.tau), r * 0.52 * math.sqrt(rng.random())
        ball(rng.uniform(0.012, 0.024), (out * math.cos(a), out * math.sin(a), h - 0.045), stone, 0.7, detail=12)
    shot.framed(turn=18, rise=20, fill=0.78, stop=13, detail=((r * 0.3, -r * 0.8, h * 0.8), r * 0.6))


def fire_pit(shot):
    """A bowl, drum or table of metal or concrete with a fire. form: bowl | drum | table."""
    w, d, h = shot.w, shot.d, shot.h
    form = shot.get('form', 'bowl')
    r = w / 2
    if form == 'table':
        material = shot.body()
        wall = 0.05
        for side in (-1, 1):
            box((w, (d - d * 0.34) / 2, 0.06), (0, side * (d * 0.17 + (d - d * 0.34) / 4), h - 0.03), material, 0.006)
            box(((w - w * 0.62) / 2, d * 0.34, 0.06), (side * (w * 0.31 + (w - w * 0.62) / 4), 0, h - 0.03), material, 0.002)
        box((w - 0.06, d - 0.06, h - 0.075), (0, 0, (h - 0.075) / 2), material, 0.008)
        rng = random.Random(2)
        stone = hard.concrete('#8f8a82', None)
        for _ in range(110):
            ball(rng.uniform(0.012, 0.024), (rng.uniform(-w * 0.29, w * 0.29), rng.uniform(-d * 0.145, d * 0.145), h - 0.045), stone, 0.7, detail=12)
    elif form == 'drum':
        material = hard.metal(shot.color, BODY, 0.3, 'Z') if shot.material == 'steel' else shot.body('Z')
        turned([(0, 0.03), (r * 0.96, 0.03), (r * 0.97, 0.034), (r * 0.97, h * 0.86), (r, h * 0.87), (r, h - 0.004), (r * 0.985, h), (r * 0.82, h), (r * 0.81, h - 0.008), (r * 0.81, h * 0.25), (0, h * 0.22)], material, around=160, sharp=True)
        turned([(r * 0.93, 0), (r * 0.94, 0), (r * 0.94, 0.03), (r * 0.93, 0.03)], material, around=96, sharp=True)
        hole = hard.paint('#0e0c0b', None, 0.9, 0.05)
        for i in range(26):
            a = i / 26 * math.tau
            dot = turned([(0, 0), (0.011, 0), (0.011, 0.002)], hole, around=20)
            dot.location, dot.rotation_euler = (r * 0.9715 * math.cos(a), r * 0.9715 * math.sin(a), h * 0.14), (math.radians(90), 0, a + math.pi / 2)
    else:
        material = hard.rust(shot.color) if 'raw' in shot.get('finish', '') else shot.body('Z')
        turned([(0, h * 0.30), (r * 0.3, h * 0.31), (r * 0.66, h * 0.46), (r * 0.9, h * 0.74), (r, h), (r * 0.985, h + 0.003), (r * 0.88, h * 0.75), (r * 0.64, h * 0.49), (0, h * 0.33)], material, around=160)
        turned([(r * 0.42, 0), (r * 0.44, 0), (r * 0.5, h * 0.42), (r * 0.47, h * 0.42)], material, around=128, sharp=True)
    if form != 'table':
        rng = random.Random(5)
        bark = hard.wood('#5d4630', 'Z', None)
        for i in range(5):
            a = i / 5 * math.tau + 0.3
            z = h * (0.62 if form == 'bowl' else 0.9)
            rod((r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), z - 0.03), (-r * 0.12 * math.cos(a), -r * 0.12 * math.sin(a), z + 0.10), 0.026, bark, 0.024)
    shot.framed(turn=18, rise=20, fill=0.78, stop=13, detail=((r * 0.3, -r * 0.8, h * 0.8), r * 0.6))


def umbrella(shot):
    """A market umbrella: eight (or four) panels on a pole. square."""
    r, h = shot.w / 2, shot.h
    ribs = 4 if shot.get('square') else 8
    reach = r * (math.sqrt(2) if ribs == 4 else 1)
    rim_z, top_z = h * 0.76, h * 0.97
    canvas = shot.body()
    wood = shot.trim('oak' if shot.accent not in ('#46474a',) else 'metal', 'Z', '#b1794a')
    n, m, vertices = 24, 14, []
    for j in range(m + 1):
        t = j / m
        for k in range(ribs * n):
            u = k / n
            a = math.tau * u / ribs + math.tau / 16
            f = abs((u % 1) * 2 - 1)
            chord = math.cos(math.pi / ribs) / math.cos((1 - f) * 0 + (((u % 1) - 0.5) * math.tau / ribs))
            rr = reach * t * (chord if ribs > 4 or True else 1)
            sag = -0.05 * h / 2.5 * t * (1 - f) * 0.7
            z = top_z - (top_z - rim_z) * (t ** 1.12) + sag
            vertices.append((rr * math.cos(a), rr * math.sin(a), z))
    total = ribs * n
    faces = [(j * total + k, j * total + (k + 1) % total, (j + 1) * total + (k + 1) % total, (j + 1) * total + k) for j in range(m) for k in range(total)]
    cloth = mesh('canopy', vertices, faces, canvas)
    from kit import unwrap
    unwrap(cloth)
    rim = [k for k in range(total)]
    n0 = m * total
    valance = [Vector(vertices[n0 + k]) for k in rim] + [Vector(vertices[n0 + k]) * 0.995 - Vector((0, 0, 0.11 + rim_z * -0.0)) for k in rim]
    for k in range(total):
        valance[total + k].z = vertices[n0 + k][2] - 0.12
    skirt = mesh('valance', valance, [(k, (k + 1) % total, total + (k + 1) % total, total + k) for k in range(total)], canvas)
    unwrap(skirt)
    for thing in (cloth, skirt):
        thing.modifiers.new('thick', 'SOLIDIFY').thickness = 0.003
    tube([(0, 0, 0.05), (0, 0, h - 0.03)], 0.021, wood, smooth=False)
    turned([(0, h - 0.05), (0.03, h - 0.04), (0.028, h - 0.01), (0.012, h), (0, h)], wood, around=32)
    hub = h * 0.72
    turned([(0.022, hub - 0.05), (0.045, hub - 0.04), (0.045, hub + 0.01), (0.022, hub + 0.02)], wood, around=32)
    for i in range(ribs):
        a = math.tau * i / ribs + math.tau / 16
        c, s = math.cos(a), math.sin(a)
        tube([(0.02 * c, 0.02 * s, top_z - 0.03), (reach * 0.985 * c, reach * 0.985 * s, rim_z - 0.012)], 0.010, wood, smooth=False)
        tube([(0.04 * c, 0.04 * s, hub), (reach * 0.5 * c, reach * 0.5 * s, top_z - (top_z - rim_z) * 0.5 - 0.03)], 0.008, wood, smooth=False)
    turned([(0, 0), (0.25, 0), (0.25, 0.04), (0.24, 0.05), (0.04, 0.06), (0.035, 0.3), (0.024, 0.3)], hard.paint('#2f2d2b', None, 0.6), around=96)
    shot.framed(turn=18, rise=2, lens=80, fill=0.88, stop=14, detail=((0, -reach * 0.6, rim_z), 0.6), angle={'turn': -20, 'rise': 9})


def stocking(shot):
    """A flat stuffed sock with a cuff, hanging from a loop. fabric: knit | velvet | linen."""
    w, h = shot.w, shot.h
    wall = box((h * 16, 0.02, h * 16), (0, 0.06, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED
    kind = shot.get('fabric', 'knit')
    body = cloths.knit(shot.color, stitches=70) if kind == 'knit' else cloths.velvet(shot.color) if kind == 'velvet' else cloths.woven(shot.color, coarse=1.5)
    cuff = cloths.boucle(shot.accent or '#efe6d3', TRIM) if kind != 'knit' else cloths.knit(shot.color, stitches=50)
    leg = w * 0.7
    center, radius = [], []
    spine = [(0, h, 0.5), (0, h * 0.75, 0.5), (0, h * 0.45, 0.48), (0.01, h * 0.24, 0.5), (w * 0.14, h * 0.17, 0.56), (w * 0.4, h * 0.125, 0.5), (w * 0.62, h * 0.13, 0.4), (w * 0.76, h * 0.135, 0.1)]
    from kit import curve_through
    line = curve_through([(x, z, s) for x, z, s in spine], 8)
    vertices, faces, n = [], [], 28
    for i, (x, z, s) in enumerate(line):
        ahead = Vector(line[min(i + 1, len(line) - 1)][:2]) - Vector(line[max(i - 1, 0)][:2])
        normal = Vector((-ahead.y, ahead.x)).normalized()
        half = leg * s
        for k in range(n):
            a = k / n * math.tau
            vertices.append((x + normal.x * half * math.cos(a), 0.032 * math.sin(a) * (0.6 + 0.4 * s / 0.5), z + normal.y * half * math.cos(a)))
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(line) - 1) for k in range(n)]
    faces.append(tuple((len(line) - 1) * n + k for k in range(n)))
    sock = mesh('sock', vertices, faces, body)
    from kit import subdivide, unwrap, padded
    unwrap(sock)
    subdivide(sock, 1)
    padded((leg * 1.16, 0.082, h * 0.19), 0.035, (0, 0, h * 0.93), cuff, puff=0.004, seed=3)
    tube([(-leg * 0.42, 0.01, h * 1.0), (-leg * 0.46, 0.01, h * 1.09), (-leg * 0.30, 0.01, h * 1.09), (-leg * 0.34, 0.01, h * 1.0)], 0.004, cuff)
    shot.framed(turn=14, rise=2, lens=88, fill=0.78, ground='top', back=9, drop=6 * shot.h, stop=13, detail=((0, -0.04, h * 0.8), w * 0.6), angle={'turn': -24, 'rise': 4})


def grill(shot):
    """A kettle grill on three legs."""
    w, h = shot.w, shot.h
    r = w / 2 * 0.96
    z = h * 0.66
    enamel = hard.enamel(shot.color)
    steel = hard.metal('#b5b7b6', None, 0.3)
    turned([(0, z - r * 0.62), (r * 0.3, z - r * 0.6), (r * 0.74, z - r * 0.38), (r * 0.97, z - 0.02), (r, z), (r * 0.985, z)], enamel, around=160)
    turned([(r * 1.0, z + 0.004), (r * 1.005, z + 0.016), (r * 0.93, z + r * 0.26), (r * 0.66, z + r * 0.5), (r * 0.3, z + r * 0.6), (0, z + r * 0.62)], enamel, around=160)
    ring(r * 1.0, z + 0.002, 0.005, steel)
    tube([(-0.06, -0.0, z + r * 0.61), (-0.055, 0, z + r * 0.74), (0.055, 0, z + r * 0.74), (0.06, 0, z + r * 0.61)], 0.006, steel, smooth=False)
    tube([(-0.05, 0, z + r * 0.74), (0.05, 0, z + r * 0.74)], 0.013, hard.wood('#a8774a', 'X', None), smooth=False)
    for i, a in enumerate((-120, -60, 90)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(r * 0.5 * c, r * 0.5 * s, z - r * 0.5), (r * 0.98 * c, r * 0.98 * s, 0.02 if i < 2 else 0.08)], 0.012, steel, smooth=False)
    for side in (-1, 1):
        x, y = r * 0.98 * math.cos(math.radians(90)) + side * 0.16, r * 0.98
        wheel = turned([(0.0, -0.014), (0.07, -0.014), (0.078, -0.01), (0.078, 0.01), (0.07, 0.014), (0, 0.014)], hard.paint('#211f1d', None, 0.6), around=64)
        wheel.location, wheel.rotation_euler = (x, y, 0.08), (0, math.radians(90), 0)
    tube([(-0.17, r * 0.98, 0.08), (0.17, r * 0.98, 0.08)], 0.006, steel, smooth=False)
    turned([(r * 0.58, h * 0.2), (r * 0.6, h * 0.205), (r * 0.6, h * 0.215), (0, h * 0.215)], steel, around=96)
    shot.framed(turn=24, rise=10, fill=0.84, stop=12, contrast=1.15, detail=((0, -r * 0.8, z + 0.05), r * 0.8))


def candle_holder(shot):
    """Candlesticks with tapers: kind: pair | candelabra | plate."""
    h = shot.h
    material = shot.body('Z')
    wax, wick = hard.wax('#efe6d2', None), hard.paint('#2b2622', None, 0.9)

    def taper(x, y, z, tall):
        turned([(0, 0), (0.0105, 0), (0.0108, 0.004), (0.0095, tall * 0.7), (0.0062, tall * 0.98), (0.002, tall)], wax, (x, y, z), 40)
        tube([(x, y, z + tall - 0.002), (x + 0.001, y, z + tall + 0.012)], 0.0009, wick, smooth=False)

    def cup(x, y, z):
        turned([(0, 0), (0.008, 0.0), (0.016, 0.006), (0.0165, 0.02), (0.0125, 0.024), (0.0115, 0.022)], material, (x, y, z), 48)

    if shot.get('kind') == 'candelabra':
        turned([(0, 0), (0.062, 0), (0.064, 0.006), (0.03, 0.016), (0.008, 0.03), (0.0065, h * 0.62)], material, around=64)
        for i, x in enumerate((-0.16, -0.08, 0, 0.08, 0.16)):
            if x:
                tube([(0, 0, h * 0.3), (x * 0.55, 0, h * 0.28), (x, 0, h * 0.42), (x, 0, h * 0.6)], 0.0055, material)
            cup(x, 0, h * 0.6)
            taper(x, 0, h * 0.6 + 0.01, 0.19)
    elif shot.get('kind') == 'plate':
        turned([(0, 0), (0.12, 0), (0.16, 0.006), (0.185, 0.02), (0.183, 0.023), (0.158, 0.009), (0, 0.004)], material, around=128)
        for i in range(4):
            a = i * math.tau / 4 + 0.5
            cup(0.1 * math.cos(a), 0.1 * math.sin(a), 0.004)
            taper(0.1 * math.cos(a), 0.1 * math.sin(a), 0.012, 0.16)
    else:
        for x, y, tall in ((-0.055, 0.02, h * 0.62), (0.05, -0.02, h * 0.42)):
            turned([(0, 0), (0.042, 0), (0.044, 0.005), (0.034, 0.014), (0.013, 0.028), (0.011, tall * 0.4), (0.019, tall * 0.5), (0.011, tall * 0.6), (0.0105, tall * 0.88), (0.018, tall * 0.97), (0.018, tall), (0.012, tall)], material, (x, y, 0), 72)
            taper(x, y, tall - 0.012, 0.2)
    shot.framed(turn=12, rise=9, lens=90, fill=0.8, stop=12, detail=((0, 0, h * 0.5), 0.1))


def garland_balls(shot):
    """Felt balls on a string, laid in a loose S."""
    rng = random.Random(3)
    colors = [cloths.felt(shot.color, BODY), cloths.felt(shot.accent or '#ece2cd', TRIM), cloths.felt('#b8954e', None)]
    points = []
    for i in range(46):
        t = i / 45
        points.append((0.42 * (t * 2 - 1), 0.11 * math.sin(t * 9.5) - 0.06 * math.cos(t * 4), 0.0125))
    strands([[(x, y, 0.012) for x, y, _ in points]], 0.0012, cloths.woven('#efe6d3', None))
    for i, (x, y, z) in enumerate(points):
        r = 0.0125
        ball(r, (x, y, r), colors[(i * 2 + i // 5) % 3], detail=20)
    shot.framed(turn=10, rise=34, lens=85, fill=0.9, stop=15, detail=((0, 0, 0.01), 0.12))
