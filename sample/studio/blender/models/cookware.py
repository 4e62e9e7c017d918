"""Pots, pans, kettles, boards, knives, small machines of the kitchen."""
import math

from kit import BODY, TRIM, ball, box, hard, oval, plate, ring, rod, rounded, tube, turned


def dutch_oven(shot):
    """A lidded pot with two loop handles. body: enamel (default for painted) | steel | clay; low for a braiser; lid: domed | flat."""
    steel, clay = shot.material == 'steel', shot.material == 'stoneware'
    r = shot.get('radius', (shot.w / 2) * (0.78 if not steel else 0.8))
    h = shot.h * (0.64 if not shot.get('tall') else 0.8)
    material = hard.metal(shot.color, BODY, 0.22, 'Z') if steel else hard.clay(shot.color) if clay else hard.enamel(shot.color, graded=h)
    knob = hard.metal('#ad936c', None, 0.22, '') if not steel else material
    belly = 1.08 if clay else 1.0
    turned([(0, 0.002), (r * 0.76, 0.002), (r * 0.84, 0.006), (r * 0.92, 0.016), (r * 0.97 * belly, h * 0.4), (r * 0.99 * (1 if not clay else 1.03), h * 0.8), (r, h * 0.93), (r * 1.015, h * 0.96), (r * 1.015, h)],
           material, around=160, name='pot')
    turned([(r * 0.999, h), (r * 1.007, h + 0.0015), (r * 0.999, h + 0.003)], hard.paint('#1a1817', None, 0.55), around=128)
    top = shot.h * (1.0 if not shot.get('tall') else 1.02)
    rise = top - h - 0.035
    turned([(r * 1.007, h + 0.0035), (r * 1.035, h + 0.0045), (r * 1.04, h + 0.008), (r * 1.02, h + 0.011), (r * 0.955, h + 0.013), (r * 0.935, h + 0.017), (r * 0.88, h + 0.017 + rise * 0.3),
            (r * 0.66, h + 0.017 + rise * 0.72), (r * 0.39, h + 0.017 + rise * 0.95), (0, h + 0.017 + rise)], material, around=160, name='lid')
    z = h + 0.016 + rise
    turned([(0, z - 0.001), (0.014, z - 0.001), (0.0125, z + 0.004), (0.009, z + 0.009), (0.0105, z + 0.015), (0.019, z + 0.02), (0.0225, z + 0.025), (0.022, z + 0.03), (0.017, z + 0.0325), (0, z + 0.0335)],
           knob if not clay else material, around=64)
    zh = h * 0.83
    for s in (-1, 1):
        tube([(s * r * 0.93, -0.048, zh - 0.004), (s * r * 1.18, -0.043, zh), (s * r * 1.3, -0.02, zh + 0.002), (s * r * 1.315, 0, zh + 0.002), (s * r * 1.3, 0.02, zh + 0.002),
              (s * r * 1.18, 0.043, zh), (s * r * 0.93, 0.048, zh - 0.004)], 0.0085 if not steel else 0.006, material, sides=8, radii=[1.35, 1.05, 1, 1, 1, 1.05, 1.35])
    shot.framed(turn=26, rise=20, lens=90, fill=0.8, stop=13, softness=0.9, contrast=1.3, detail=((r * 0.4, -r * 0.9, h), r))


def pan(shot):
    """A skillet with a long handle. sides: round; material from the product; handle: same | wood; two: a second smaller one inside."""
    r = shot.get('radius', min(shot.d, shot.w * 0.56) / 2)
    depth = 0.045
    material = hard.paint(shot.color, BODY, 0.45, 0.5) if shot.material == 'metal' else hard.paint(shot.color, BODY, 0.3, 0.5)
    inner = hard.paint('#2a2826' if shot.material == 'metal' else '#d8d0c0', None, 0.35, 0.5)
    grip = hard.wood(shot.accent or '#c9a674', 'X', TRIM) if shot.get('handle') == 'wood' else material

    def one(x, y, z, s, turn):
        rr = r * s
        turned([(0, 0), (rr * 0.76, 0), (rr * 0.82, 0.003), (rr * 0.95, depth * 0.7), (rr, depth), (rr * 0.985, depth + 0.002)], material, (x, y, z), 128)
        turned([(rr * 0.985, depth + 0.002), (rr * 0.93, depth * 0.7), (rr * 0.8, 0.008), (0, 0.0055)], inner if shot.material != 'metal' else material, (x, y, z), 128)
        c, q = math.cos(turn), math.sin(turn)
        along = lambda d, up: (x + d * c, y + d * q, z + up)
        tube([along(rr * 0.95, depth * 0.72), along(rr + 0.03, depth * 0.9), along(rr + 0.06, depth + 0.008)], 0.0085, material, radii=[1.5, 1, 0.9])
        tube([along(rr + 0.055, depth + 0.007), along(rr + 0.09, depth + 0.014), along(rr + 0.15, depth + 0.022), along(rr + 0.19, depth + 0.02)], 0.0105, grip, radii=[0.75, 0.95, 1.1, 0.9])

    one(-0.05, 0, 0, 1.0, math.radians(-24))
    if shot.get('two'):
        one(-0.05, 0.004, 0.026, 0.78, math.radians(-38))
    shot.framed(turn=14, rise=27, lens=90, fill=0.86, stop=14, softness=1.0, detail=((0.02, -r * 0.8, depth), r))


def kettle(shot):
    """form: whistle (round, bail handle) | gooseneck | pot | can (watering can)."""
    form = shot.get('form', 'whistle')
    r, h = shot.get('radius', shot.d / 2 * 0.92), shot.h
    steel = shot.material == 'steel'
    material = hard.metal(shot.color, BODY, 0.2, 'Z') if steel else hard.enamel(shot.color) if shot.material == 'painted' and form != 'gooseneck' else shot.body('Z')
    wood = shot.trim('oak', 'X', '#a8704c')
    body = h * (0.62 if form == 'whistle' else 0.78)
    if form == 'whistle':
        turned([(0, 0), (r * 0.9, 0), (r * 0.98, 0.008), (r, body * 0.28), (r * 0.93, body * 0.6), (r * 0.7, body * 0.86), (r * 0.42, body * 0.97)], material, around=128)
        turned([(r * 0.44, body * 0.965), (r * 0.45, body * 0.99), (r * 0.3, body * 1.05), (0, body * 1.08)], material, around=96)
        ball(0.013, (0, 0, body * 1.08 + 0.012), wood)
        tube([(r * 0.75, 0, body * 0.45), (r * 1.08, 0, body * 0.72), (r * 1.24, 0, body * 0.98)], 0.017, material, radii=[1.4, 1.0, 0.72])
        tube([(-r * 0.72, 0, body * 0.82), (-r * 0.72, 0, h * 0.9), (-r * 0.3, 0, h), (r * 0.3, 0, h), (r * 0.66, 0, h * 0.92), (r * 0.68, 0, body * 0.84)], 0.0052, hard.metal('#b9bcbd', None, 0.25))
        tube([(-r * 0.36, 0, h - 0.001), (0, 0, h + 0.004), (r * 0.36, 0, h - 0.001)], 0.011, wood)
    elif form == 'can':
        r, body = shot.d / 2 * 0.92, h * 0.62
        turned([(0, 0), (r, 0), (r, 0.004), (r * 0.97, body * 0.5), (r * 0.95, body), (r * 0.93, body)], material, around=128)
        for z in (0.012, body * 0.96):
            ring(r * (0.99 if z < 0.1 else 0.955), z, 0.004, material)
        tube([(r * 0.9, 0, body * 0.16), (r * 1.7, 0, body * 0.62), (r * 3.0, 0, h * 0.92)], 0.013, material, radii=[1.5, 1.05, 0.8])
        turned([(0.010, 0), (0.014, 0.008), (0.034, 0.04), (0.033, 0.044), (0, 0.05)], hard.metal('#b08d4c', None, 0.3)).location = (r * 3.0, 0, h * 0.9)
        tube([(-r * 0.9, 0, body * 0.25), (-r * 1.55, 0, body * 0.6), (-r * 1.3, 0, h * 0.95), (-r * 0.2, 0, h), (r * 0.4, 0, body * 0.98)], 0.008, material)
    else:
        turned([(0, 0), (r * 0.92, 0), (r, 0.006), (r * 0.97, body * 0.35), (r * 0.74, body * 0.86), (r * 0.68, body)], material, around=128)
        turned([(r * 0.7, body), (r * 0.7, body + 0.006), (r * 0.5, body + 0.016), (0.012, body + 0.022), (0.008, body + 0.03), (0.014, body + 0.04), (0, body + 0.044)], material, around=96)
        tube([(r * 0.9, 0, body * 0.2), (r * 1.45, 0, body * 0.24), (r * 1.5, 0, body * 0.6), (r * 1.62, 0, body * 0.92), (r * 2.02, 0, body * 1.02)] if form == 'gooseneck'
             else [(r * 0.8, 0, body * 0.4), (r * 1.2, 0, body * 0.6), (r * 1.4, 0, body * 0.95)], 0.0085 if form == 'gooseneck' else 0.013, material, radii=[1.5, 1.05, 0.9, 0.8, 0.75] if form == 'gooseneck' else [1.5, 1, 0.8])
        tube([(-r * 0.7, 0, body * 0.92), (-r * 1.35, 0, body * 1.02), (-r * 1.72, 0, body * 0.8), (-r * 1.6, 0, body * 0.35)] if form == 'gooseneck'
             else [(-r * 0.72, 0, body * 0.9), (-r * 1.45, 0, body * 0.86), (-r * 1.5, 0, body * 0.4), (-r * 0.95, 0, body * 0.25)], 0.009, wood if form == 'gooseneck' else material)
    shot.framed(turn=12, rise=12, lens=90, fill=0.8, stop=13, softness=1.0, contrast=1.15, detail=((r * 0.3, -r * 0.9, body * 0.6), r * 1.2))


def board(shot):
    """kind: block (end grain) | paddle | set | round."""
    w, d, h = shot.w, shot.d, shot.h
    kind = shot.get('kind', 'block')
    if kind == 'paddle':
        length, wide = w, d
        outline = [(-length / 2 + x, y) for x, y in _paddle(length, wide)]
        plate(outline, h, (0, 0, 0), shot.body('X'), 0.006)
        shot.framed(turn=32, rise=42, lens=90, fill=0.86, stop=16, detail=((0, -d * 0.3, h), 0.16))
        return
    if kind == 'set':
        for i in range(3):
            s = 1 - i * 0.17
            plate(rounded(w * s, d * s, 0.018), h + 0.003, (0.012 * i, 0.012 * i, (h + 0.0035) * i), hard.paper(shot.color), 0.002, (0, 0, 0.05 * i))
    else:
        material = hard.end_grain(shot.color)
        plate(oval(d * 1.1, d * 1.1) if kind == 'round' else rounded(w, d, 0.02), h * 0.94, (0, 0, 0.005), material, 0.007)
        for sx in (-1, 1):
            for sy in (-1, 1):
                turned([(0, 0), (0.012, 0), (0.012, 0.006)], hard.paint('#2b2826', None), (sx * w * 0.4, sy * d * 0.36, 0), 24)
    shot.framed(turn=28, rise=30, lens=90, fill=0.84, stop=16, detail=((w * 0.25, -d * 0.4, h), 0.16))


def _paddle(length, wide):
    neck, grip = length * 0.7, 0.045
    half = [(0.02, wide / 2 - 0.02), (0.0, wide / 2 - 0.05)]
    points = []
    body = [(0, -wide / 2 + 0.04), (0.012, -wide / 2 + 0.012), (0.04, -wide / 2), (neck - 0.09, -wide / 2), (neck - 0.04, -wide / 2 + 0.02), (neck, -grip / 2 - 0.015), (neck + 0.03, -grip / 2),
            (length - 0.05, -grip / 2 - 0.003), (length - 0.02, -grip / 2 + 0.004), (length, -0.008)]
    points = body + [(x, -y) for x, y in reversed(body)]
    return points


def knife_block(shot):
    """A slanted block with the handles of six knives."""
    w, d, h = shot.w, shot.d, shot.h
    lean = math.radians(-18)
    block = box((w * 0.95, d * 0.5, h * 0.85), (0, 0, 0), shot.body('Z'), 0.006, (lean, 0, 0))
    c, s = math.cos(lean), math.sin(lean)
    center_z = (h * 0.85 / 2) * c + (d * 0.25) * abs(s)
    block.location.z = center_z
    box((w * 0.95, d * 0.62, 0.022), (0, 0.0, 0.011), shot.body('X'), 0.004)
    grip, steel = hard.paint('#2b2825', None, 0.5), hard.metal('#c9cbcb', None, 0.22)
    for i in range(6):
        column, row = i % 3, i // 3
        x, y0 = (column - 1) * w * 0.27, (row - 0.5) * d * 0.2
        at = lambda along: (x, y0 * c - along * s, center_z + along * c + y0 * s)
        top = h * 0.425
        long = (0.105, 0.1, 0.095, 0.085, 0.08, 0.075)[i]
        for start, end, size, material in ((top, top + 0.012, (0.007, 0.021), steel), (top + 0.011, top + long, (0.016, 0.024), grip)):
            middle = (start + end) / 2
            box((size[0], size[1], end - start), at(middle), material, 0.005, (lean, 0, 0))
    shot.framed(turn=38, rise=14, lens=90, fill=0.78, stop=13, detail=((0, -d * 0.1, h * 0.8), 0.12))


def tray(shot):
    """form: rectangle | round; rim height; handles: cut | loops | none; nested: three sizes."""
    w, d, h = shot.w, shot.d, shot.h
    material = shot.body('X')
    rim = shot.get('rim', max(0.02, h))
    if shot.get('form') == 'round':
        r = w / 2
        turned([(0, 0), (r * 0.97, 0), (r, 0.004), (r, rim - 0.003), (r - 0.004, rim), (r - 0.009, rim - 0.002), (r - 0.01, 0.012), (r - 0.02, 0.009), (0, 0.009)], material, around=128)
    else:
        sizes = (1.0, 0.84, 0.69) if shot.get('nested') else (1.0,)
        for i, s in enumerate(sizes):
            _rectangle_tray(shot, w * s, d * s, rim, 0.0055 * i, material if i != 1 or not shot.accent else shot.trim(shot.material, 'X'))
    shot.framed(turn=26, rise=shot.get('rise', 30), lens=90, fill=0.84, stop=15, detail=((w * 0.35, -d * 0.4, rim), max(0.08, w * 0.3)))


def _rectangle_tray(shot, w, d, rim, z, material):
    wall = 0.010 if shot.material in ('oak', 'walnut', 'painted') else 0.004
    corner = 0.006 if shot.material in ('oak', 'walnut') else 0.03
    if corner > 0.01:
        outline = rounded(w, d, corner)
        plate(outline, 0.006, (0, 0, z), material, 0.002)
        tube([(x * (1 - 0.004 / w), y * (1 - 0.004 / d), z + rim) for x, y in outline], wall * 0.55, material, closed=True, smooth=False)
        from kit import mesh
        n = len(outline)
        wall_mesh = mesh('rim', [(x, y, z + 0.003) for x, y in outline] + [(x, y, z + rim) for x, y in outline], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], material)
        solid = wall_mesh.modifiers.new('wall', 'SOLIDIFY')
        solid.thickness, solid.offset = wall, -1
    else:
        box((w - wall, d - wall, 0.008), (0, 0, z + 0.004), shot.body('X'), 0.001)
        for side in (-1, 1):
            box((w, wall, rim), (0, side * (d / 2 - wall / 2), z + rim / 2), shot.body('X'), 0.0025)
            box((wall, d - 2 * wall, rim), (side * (w / 2 - wall / 2), 0, z + rim / 2), shot.body('Y'), 0.0025)
    if shot.get('handles') == 'loops':
        metal = hard.metal('#b08d4c', None, 0.28)
        for side in (-1, 1):
            tube([(side * (w / 2 - 0.002), -0.055, z + rim * 0.8), (side * (w / 2 + 0.006), -0.052, z + rim + 0.022), (side * (w / 2 + 0.006), 0.052, z + rim + 0.022), (side * (w / 2 - 0.002), 0.055, z + rim * 0.8)], 0.0042, metal, smooth=False)
    elif shot.get('handles') == 'cut':
        for side in (-1, 1):
            box((wall * 1.02 + 0.001, 0.10, 0.02), (side * (w / 2 - wall / 2), 0, z + rim * 0.62), hard.paint('#1c1611', None, 0.9, 0.05), 0.008)


def toaster(shot):
    """A rounded body, a long slot, a lever."""
    w, d, h = shot.w, shot.d, shot.h
    material = hard.enamel(shot.color) if shot.material == 'painted' else hard.metal(shot.color, BODY, 0.25, 'X')
    steel = hard.metal('#b9bbba', None, 0.22)
    body = plate(rounded(d, h - 0.02, 0.045), w - 0.02, (0, 0, 0), material, 0.012)
    body.rotation_euler = (math.radians(90), 0, math.radians(90))
    body.location = (-(w - 0.02) / 2, 0, h / 2 + 0.008)
    box((w * 0.72, d * 0.42, 0.006), (0, 0, h - 0.001), steel, 0.002)
    for y in (-d * 0.09, d * 0.09):
        box((w * 0.66, 0.024, 0.008), (0, y, h - 0.0005), hard.paint('#15110e', None, 0.9, 0.05), 0.002)
    box((w - 0.03, d - 0.02, 0.018), (0, 0, 0.009), hard.paint('#2b2826', None), 0.006)
    box((0.012, 0.05, 0.016), (w / 2 + 0.004, 0, h * 0.62), steel, 0.004)
    knob = turned([(0, 0), (0.017, 0), (0.017, 0.012), (0.012, 0.015), (0, 0.016)], steel, around=48)
    knob.location, knob.rotation_euler = (w / 2 - 0.011, 0, h * 0.3), (0, math.radians(90), 0)
    shot.framed(turn=28, rise=16, lens=90, fill=0.82, stop=13, softness=1.0, contrast=1.15, detail=((w * 0.3, -d * 0.4, h * 0.8), 0.14))


def mixer(shot):
    """A stand mixer: foot, column, tilting head, steel bowl."""
    w, d, h = shot.w, shot.d, shot.h
    material, steel = hard.enamel(shot.color), hard.metal('#b9bbba', None, 0.2)
    from kit import padded
    padded((w * 0.98, d * 0.82, 0.05), 0.024, (0, 0, 0.025), material, puff=0.002, lumpy=0)
    padded((w * 0.27, d * 0.52, h * 0.62), 0.045, (w * 0.32, 0, h * 0.33), material, puff=0.004, lumpy=0)
    padded((w * 0.9, d * 0.56, h * 0.3), 0.062, (-w * 0.02, 0, h * 0.79), material, puff=0.012, lumpy=0)
    ringed = turned([(0.0, 0), (d * 0.22, 0), (d * 0.225, 0.004), (d * 0.225, 0.014), (0, 0.016)], steel, around=64)
    ringed.location, ringed.rotation_euler = (-w * 0.455, 0, h * 0.79), (0, math.radians(-90), 0)
    r = d * 0.42
    turned([(0, 0.05), (r * 0.5, 0.05), (r * 0.55, 0.056), (r * 0.6, 0.07), (r * 0.9, 0.1), (r, 0.15), (r, h * 0.54), (r * 1.02, h * 0.55), (r * 0.985, h * 0.55), (r * 0.97, 0.15), (0, 0.08)], steel, (-w * 0.16, 0, 0), 128)
    turned([(0.012, h * 0.5), (0.016, h * 0.66)], steel, (-w * 0.16, 0, 0), 32, sharp=True)
    shot.framed(turn=-28, rise=10, lens=90, fill=0.8, stop=13, softness=1.0, contrast=1.15, detail=((-w * 0.3, -d * 0.3, h * 0.8), 0.16))


