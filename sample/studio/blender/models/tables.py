"""Coffee, side, dining and console tables, desks, stools: tops on legs, pedestals, trestles, drums."""
import math

from kit import box, hard, oval, plate, ring, rod, rounded, tube, turned


def _top(shot, outline, z, thick, axis='X', material=None, bevel=0.006):
    return plate(outline, thick, (0, 0, z - thick), material or shot.body(axis), bevel)


def _outline(shot, w, d):
    form = shot.get('form', 'rectangle')
    if form in ('round', 'oval'):
        return oval(w, d)
    if form == 'soft':
        return oval(w, d, power=3.2)
    return rounded(w, d, shot.get('corner', 0.012))


def legged(shot):
    """A top on four legs. form: rectangle | round | oval | soft; legs: turned | square | hairpin; apron, shelf, drawers."""
    w, d, h = shot.w, shot.d, shot.h
    thick = shot.get('thick', 0.026)
    kind = shot.get('legs', 'turned')
    top = shot.get('top')
    material = shot.fixed(top, shot.get('top_color', '#d8d2c6')) if top else None
    _top(shot, _outline(shot, w, d), h, thick, material=material)
    under = h - thick
    inset_x, inset_y = shot.get('inset', 0.06), min(shot.get('inset', 0.06), d * 0.2)
    if shot.get('form') in ('round', 'oval', 'soft'):
        inset_x, inset_y = w * 0.17, d * 0.17
    frame = (lambda axis: shot.body(axis)) if not shot.get('frame') else (lambda axis: shot.trim(shot.get('frame'), axis, '#2b2a28'))
    apron = shot.get('apron', 0.08)
    x, y = w / 2 - inset_x, d / 2 - inset_y
    for sx in (-1, 1):
        for sy in (-1, 1):
            if kind == 'turned':
                out = shot.get('splay', 0.03)
                rod((sx * (x + out), sy * (y + min(out, inset_y - 0.02)), 0), (sx * x, sy * y, under), shot.get('foot', 0.013), frame('Z'), shot.get('leg', 0.021))
            else:
                leg = shot.get('leg', 0.045)
                box((leg, leg, under), (sx * x, sy * y, under / 2), frame('Z'), 0.004 if kind == 'square' else 0.001, taper=shot.get('taper', 0.8))
    if apron:
        for sy in (-1, 1):
            box((2 * x - 0.02, 0.02, apron), (0, sy * y, under - apron / 2), frame('X'), 0.003)
        for sx in (-1, 1):
            box((0.02, 2 * y - 0.02, apron), (sx * x, 0, under - apron / 2), frame('Y'), 0.003)
    drawers = shot.get('drawers', 0)
    if drawers:
        cell = (2 * x - 0.06) / drawers
        for i in range(drawers):
            at = -x + 0.03 + cell * (i + 0.5)
            box((cell - 0.012, 0.016, apron - 0.02), (at, -y - 0.007, under - apron / 2), shot.body('X'), 0.002)
            knob = turned([(0.004, 0), (0.005, 0.012), (0.012, 0.018), (0.012, 0.023), (0.0, 0.026)], shot.fixed('brass', '#a68c66'), around=32)
            knob.location, knob.rotation_euler = (at, -y - 0.015, under - apron / 2), (math.radians(90), 0, 0)
    if shot.get('shelf'):
        z = under * shot.get('shelf')
        plate(rounded(2 * x + 0.01, 2 * y + 0.01, 0.01), 0.02, (0, 0, z), shot.body('X'), 0.004)
    shot.framed(turn=26, rise=shot.get('rise', 13), fill=0.84, detail=((x, -d / 2 + 0.03, h - 0.02), 0.32))


def pedestal(shot):
    """A round or oval top on one foot. foot: tulip | column | cross; top thickness."""
    w, d, h = shot.w, shot.d, shot.h
    thick = shot.get('thick', 0.028)
    _top(shot, oval(w, d), h, thick, bevel=0.011)
    under, r = h - thick, w * 0.27
    foot = shot.get('foot', 'tulip')
    if foot == 'tulip':
        base = shot.trim(shot.get('trim', 'painted'), 'Z', '#efebe2')
        turned([(0, 0), (r, 0.0), (r * 1.01, 0.006), (r * 0.98, 0.014), (r * 0.62, 0.035), (r * 0.3, 0.09), (0.036, under * 0.35), (0.034, under * 0.6),
                (0.055, under * 0.84), (0.13, under * 0.96), (0.16, under), (0, under)], base)
    elif foot == 'column':
        metal = shot.trim(shot.get('trim', 'brass'), 'Z', '#b08d4c')
        turned([(0, 0), (r, 0), (r, 0.008), (r * 0.97, 0.014), (0.05, 0.022), (0.02, 0.035), (0.0185, under - 0.03), (0.03, under - 0.012), (0.09, under - 0.004), (0.09, under)], metal)
        if shot.get('rim'):
            turned([(w / 2 + 0.001, under - 0.003), (w / 2 + 0.005, under - 0.002), (w / 2 + 0.005, h - 0.002), (w / 2 + 0.001, h - 0.001)], metal, sharp=True)
    else:
        wood = shot.body('Z')
        turned([(0.0, 0.16), (0.075, 0.16), (0.085, 0.18), (0.06, 0.24), (0.05, 0.34), (0.07, under - 0.12), (0.09, under - 0.04), (0.12, under), (0, under)], wood)
        for i in range(4):
            a = math.radians(45 + 90 * i)
            reach = min(w, d) * 0.33
            rod((reach * math.cos(a), reach * math.sin(a), 0.028), (0.03 * math.cos(a), 0.03 * math.sin(a), 0.22), 0.026, wood, 0.042)
            turned([(0, 0), (0.022, 0), (0.026, 0.008), (0.02, 0.018), (0, 0.02)], wood, (reach * math.cos(a), reach * math.sin(a), 0), 32)
    shot.framed(turn=18, rise=13, fill=0.8, detail=((w * 0.3, -d * 0.36, h - 0.01), 0.3))


def drum(shot):
    """A solid piece: form: cylinder | stump | plinth | rounded."""
    w, d, h = shot.w, shot.d, shot.h
    form = shot.get('form', 'cylinder')
    if form == 'stump':
        r = w / 2
        turned([(0, 0), (r * 0.86, 0), (r * 0.92, 0.01), (r * 0.96, h * 0.2), (r * 0.9, h * 0.55), (r * 0.97, h * 0.85), (r, h - 0.02), (r * 0.985, h - 0.004), (r * 0.95, h), (0, h)],
               shot.body('Z'), wobble=0.02, seed=shot.seed)
    elif form == 'plinth':
        box((w, d, h * 0.62), (0, 0, h * 0.31), shot.body('X'), 0.008, taper=0.9)
        plate(rounded(w, d, 0.03), h * 0.38, (0, 0, h * 0.62), shot.body('X'), 0.012)
    else:
        plate(oval(w, d, power=2.0 if form == 'cylinder' else 3.0), h, (0, 0, 0), shot.body('Z'), 0.012)
    shot.framed(turn=24, rise=20, fill=0.74, detail=((w * 0.25, -d * 0.4, h - 0.01), 0.3))


def nesting(shot):
    """Two or three round tables that stand in one another, on slim metal legs."""
    r, h = shot.w * 0.37, shot.h
    metal = shot.trim(shot.get('frame', 'metal'), 'Z', '#2b2a28')
    for x, y, radius, height in ((-r * 0.45, 0.08, r, h), (r * 0.72, -0.16, r * 0.74, h * 0.8)):
        plate(oval(2 * radius, 2 * radius), 0.022, (x, y, height - 0.022), shot.body('X'), 0.006)
        ring(radius - 0.03, height - 0.03, 0.006, metal, (x, y))
        for i in range(3):
            a = i * math.tau / 3 + 0.4
            rod((x + (radius - 0.025) * math.cos(a), y + (radius - 0.025) * math.sin(a), 0), (x + (radius - 0.03) * math.cos(a), y + (radius - 0.03) * math.sin(a), height - 0.025), 0.008, metal)
    shot.framed(turn=12, rise=16, fill=0.82, detail=((r * 0.9, -0.4, h * 0.8), 0.3))


def trestle(shot):
    """A plank top on two trestles with a stretcher."""
    w, d, h = shot.w, shot.d, shot.h
    boards = 5
    for i in range(boards):
        box((w, d / boards - 0.0012, 0.038), (0, -d / 2 + d / boards * (i + 0.5), h - 0.019), shot.body('X'), 0.003)
    x = w / 2 - w * 0.16
    for side in (-1, 1):
        box((0.07, d * 0.74, 0.06), (side * x, 0, 0.03), shot.body('Y'), 0.008)
        box((0.07, d * 0.80, 0.05), (side * x, 0, h - 0.063), shot.body('Y'), 0.008)
        for sy in (-1, 1):
            box((0.06, 0.085, h - 0.14), (side * x, sy * d * 0.13, 0.06 + (h - 0.14) / 2), shot.body('Z'), 0.006)
    box((2 * x + 0.12, 0.034, 0.10), (0, 0, h * 0.36), shot.body('X'), 0.006)
    shot.framed(turn=24, rise=13, fill=0.87, detail=((w / 2 - 0.1, -d / 2 + 0.05, h - 0.02), 0.35))


def picnic(shot):
    """Table and two benches in one frame of sloping legs."""
    w, d, h = shot.w, shot.d, shot.h
    top_d, bench_h, bench_d = 0.75, 0.44, 0.26
    for i in range(5):
        box((w, top_d / 5 - 0.008, 0.036), (0, -top_d / 2 + top_d / 5 * (i + 0.5), h - 0.018), shot.body('X'), 0.004)
    for side in (-1, 1):
        for k in range(2):
            box((w, bench_d / 2 - 0.008, 0.036), (0, side * (d / 2 - bench_d / 4 - k * bench_d / 2), bench_h - 0.018), shot.body('X'), 0.004)
    for x in (-w * 0.34, w * 0.34):
        box((0.045, d - 0.05, 0.09), (x, 0, bench_h - 0.083), shot.body('Y'), 0.004)
        box((0.045, top_d - 0.06, 0.07), (x, 0, h - 0.073), shot.body('Y'), 0.004)
        for side in (-1, 1):
            lean = math.atan2(d * 0.30, h)
            length = (h - 0.04) / math.cos(lean)
            box((0.04, 0.09, length), (x + 0.043, side * (top_d * 0.22 + d * 0.155), (h - 0.04) / 2), shot.body('Z'), 0.004, (side * lean, 0, 0))
    shot.framed(turn=30, rise=14, fill=0.88, detail=((w / 2 - 0.15, -0.3, h - 0.02), 0.4))


def c_table(shot):
    """A tray top held from one side by a bent bar."""
    w, d, h = shot.w, shot.d, shot.h
    metal = shot.body('Z')
    plate(rounded(w, d, 0.03), 0.018, (0, 0, h - 0.018), shot.trim('oak', 'X', '#c8a573'), 0.005)
    for y in (-d / 2 + 0.03, d / 2 - 0.03):
        tube([(w / 2 - 0.02, y, 0.008), (-w / 2 + 0.04, y, 0.008), (-w / 2 + 0.012, y, 0.012), (-w / 2 + 0.008, y, 0.05), (-w / 2 + 0.008, y, h - 0.06),
              (-w / 2 + 0.012, y, h - 0.03), (-w / 2 + 0.04, y, h - 0.025), (w / 2 - 0.03, y, h - 0.025)], 0.008, metal, smooth=False)
    tube([(w / 2 - 0.02, -d / 2 + 0.03, 0.008), (w / 2 - 0.02, d / 2 - 0.03, 0.008)], 0.008, metal, smooth=False)
    shot.framed(turn=28, rise=12, fill=0.8, detail=((0, -d / 2 + 0.02, h - 0.01), 0.25))


def demilune(shot):
    """A half-round console on three turned legs."""
    w, d, h = shot.w, shot.d, shot.h
    half = [(w / 2 * math.cos(i / 48 * math.pi), d / 2 - d * math.sin(i / 48 * math.pi)) for i in range(49)][::-1]
    plate(half, 0.024, (0, 0, h - 0.024), shot.body('X'), 0.006)
    inner = [(x * 0.93, d / 2 - (d / 2 - y) * 0.92) for x, y in half]
    plate(inner, 0.10, (0, 0, h - 0.124), shot.body('X'), 0.003)
    for x, y in ((-w / 2 + 0.08, d / 2 - 0.05), (w / 2 - 0.08, d / 2 - 0.05), (-w * 0.2, -d / 2 + 0.1), (w * 0.2, -d / 2 + 0.1)):
        turned([(0.009, 0), (0.014, 0.02), (0.012, 0.06), (0.017, h * 0.5), (0.021, h - 0.16), (0.021, h - 0.03)], shot.body('Z'), (x, y, 0), 40)
    shot.framed(turn=18, rise=12, fill=0.84, detail=((0, -d / 2 + 0.03, h - 0.03), 0.3))


def desk_standing(shot):
    """A board on two telescopic columns with T feet."""
    w, d, h = shot.w, shot.d, min(shot.h, 0.98)
    plate(rounded(w, d, 0.02), 0.025, (0, 0, h - 0.025), shot.body('X'), 0.005)
    steel = shot.trim('metal', 'Z', '#2b2a28')
    for side in (-1, 1):
        x = side * (w / 2 - 0.22)
        box((0.075, d - 0.04, 0.035), (x, 0, 0.0175), steel, 0.008)
        box((0.09, 0.06, h * 0.55), (x, 0.04, 0.03 + h * 0.275), steel, 0.004)
        box((0.075, 0.046, h * 0.5), (x, 0.04, h - 0.03 - h * 0.25), steel, 0.004)
        box((0.05, d - 0.16, 0.03), (x, 0, h - 0.04), steel, 0.003)
    box((w - 0.4, 0.05, 0.045), (0, 0.04, h - 0.05), steel, 0.003)
    box((0.11, 0.05, 0.014), (w / 2 - 0.2, -d / 2 + 0.045, h - 0.032), steel, 0.004)
    shot.framed(turn=26, rise=12, fill=0.84, detail=((w / 2 - 0.2, -d / 2 + 0.02, h - 0.02), 0.3))


def stool(shot):
    """A backless stool: round or saddle seat on four splayed legs with rungs; or a screw stool of iron."""
    w, d, h = shot.w, shot.d, shot.h
    if shot.get('kind') == 'iron':
        metal = shot.body('Z')
        turned([(0, h - 0.05), (w * 0.4, h - 0.05), (w * 0.42, h - 0.04), (w * 0.42, h - 0.012), (w * 0.4, h), (0, h - 0.006)], shot.trim('oak', 'X', '#8a5d3b'))
        turned([(0.016, 0.22), (0.016, h - 0.05)], metal, sharp=True, around=40)
        for i in range(40):
            ring(0.0165, h * 0.5 + i * 0.008, 0.002, metal)
        for i in range(4):
            a = math.radians(45 + 90 * i)
            c, s = math.cos(a), math.sin(a)
            tube([(w * 0.45 * c, w * 0.45 * s, 0.006), (w * 0.3 * c, w * 0.3 * s, h * 0.32), (0.06 * c, 0.06 * s, h * 0.55), (0.018 * c, 0.018 * s, h * 0.58)], 0.0085, metal)
        ring(w * 0.345, h * 0.23, 0.007, metal)
        turned([(0.0, h - 0.06), (0.09, h - 0.056), (0.09, h - 0.05), (0, h - 0.05)], metal, sharp=True)
    else:
        plate(oval(w, d, power=2.6 if w != d else 2.0), 0.032, (0, 0, h - 0.032), shot.body('X'), 0.012)
        x, y = w * 0.32, d * 0.32
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * (x + 0.06), sy * (y + 0.05), 0), (sx * x, sy * y, h - 0.03), 0.012, shot.body('Z'), 0.018)
        at = lambda v, z, out: v + out * (1 - z / (h - 0.03))
        for z, axis in ((h * 0.28, 'x'), (h * 0.38, 'y')):
            for side in (-1, 1):
                if axis == 'x':
                    tube([(-at(x, z, 0.06), side * at(y, z, 0.05), z), (at(x, z, 0.06), side * at(y, z, 0.05), z)], 0.009, shot.body('X'), smooth=False)
                else:
                    tube([(side * at(x, z, 0.06), -at(y, z, 0.05), z), (side * at(x, z, 0.06), at(y, z, 0.05), z)], 0.009, shot.body('Y'), smooth=False)
    shot.framed(turn=24, rise=14, fill=0.84, detail=((0, -d * 0.35, h - 0.02), 0.25))
