"""Sofas, sectionals, armchairs, ottomans, benches: upholstery on a frame."""
import math
import random

from kit import box, cushion, oval, padded, pillow, plate, ring, rod, rounded, swept, tube, turned


def sofa(shot, width=None, at=0.0, legs=True):
    """Sofa, loveseat or armchair. arms: track | roll | slope | none; seats; base: legs | plinth | skirt; tufted back; pillows (hex list)."""
    w, d, h = width or shot.w, shot.d, shot.h
    fabric = shot.body()
    arms = shot.get('arms', 'track')
    arm = 0 if arms == 'none' else shot.get('arm', min(0.19, w * 0.14))
    leg = shot.get('leg', 0.15)
    base = leg + 0.02
    seats = shot.get('seats', 3)
    arm_height = shot.get('arm_height', min(0.62, h * 0.72))
    seat_top = shot.get('seat', 0.44)
    padded((w - 0.06, d - 0.08, 0.20), 0.035, (at, 0, base + 0.09), fabric, puff=0.004, seed=1)
    back_h = h - base - 0.05
    padded((w - 0.02, 0.17, back_h), 0.055, (at, d / 2 - 0.10, base + back_h / 2 + 0.02), fabric, (math.radians(-7), 0, 0), seed=2)
    for side in (-1, 1):
        _arm(arms, arm, d, arm_height, base, (at + side * (w / 2 - arm / 2), side), fabric)
    inside = w - 2 * arm - (0.02 if arms == 'roll' else 0)
    cell = inside / seats
    thick = seat_top - base - 0.15
    for i in range(seats):
        x = at - inside / 2 + cell * (i + 0.5)
        seat = cushion(cell + 0.004, d - 0.24, thick - 0.02, fabric, 0.0042, 1.1, 10 + i, 0.05, crown=0.028)
        seat.location = (x, -0.075, base + 0.18 + seat['height'] / 2 - 0.02)
        seat.rotation_euler = (0, 0, random.Random(i).uniform(-0.008, 0.008))
    if shot.get('tufted'):
        _tufts(shot, at, inside, base, h, d, fabric)
    elif shot.get('back') != 'tight':
        _back_cushions(seats if not shot.get('backs') else shot.get('backs'), inside, at, d, h, base + 0.155 + thick, fabric)
    if legs:
        _feet(shot, w, d, at, base)
    for i, color in enumerate(shot.get('pillows', [])):
        _scatter(shot, color, i, inside, at, d, base + 0.16 + thick)
    shot.framed(turn=22, rise=11, fill=0.86, detail=((at + w / 2 - arm * 0.8, -d / 2 + 0.1, seat_top), 0.55))


def _arm(kind, arm, d, height, base, place, fabric):
    x, side = place
    if kind == 'none':
        return
    tall = height - base + 0.02
    if kind == 'roll':
        padded((arm * 0.8, d - 0.06, tall - 0.06), 0.05, (x - side * arm * 0.06, 0, base + tall / 2 - 0.04), fabric, seed=3 + side)
        roll = padded((arm * 1.15, d - 0.02, arm * 0.95), arm * 0.46, (x + side * arm * 0.05, 0, height - arm * 0.42), fabric, seed=8 + side, puff=0.006)
        roll.name = 'roll'
    elif kind == 'slope':
        padded((arm, d - 0.02, tall), 0.07, (x, 0, base + tall / 2 - 0.02), fabric, (math.radians(5), 0, 0), seed=3 + side)
    else:
        radius = 0.07 if kind == 'round' else 0.03
        padded((arm, d - 0.02, tall), radius, (x, 0, base + tall / 2 - 0.01), fabric, puff=0.010 if kind == 'round' else 0.005, seed=3 + side)


def _back_cushions(count, inside, at, d, h, seat_top, fabric):
    cell = inside / count
    tall = max(0.34, h - seat_top + 0.02)
    for i in range(count):
        rng = random.Random(40 + i)
        back = cushion(cell - 0.005, tall, 0.12, fabric, 0.0042, 1.7, 20 + i, 0.07, crown=0.045)
        back.location = (at - inside / 2 + cell * (i + 0.5) + rng.uniform(-0.006, 0.006), d / 2 - 0.275, seat_top + tall / 2 - 0.03)
        back.rotation_euler = (math.radians(74 + rng.uniform(-2, 2)), rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02))


def _tufts(shot, at, inside, base, h, d, fabric):
    """A diamond grid of pulled buttons on a fat tight back."""
    tall = h - base - 0.24
    back = padded((inside + 0.02, 0.14, tall), 0.05, (at, d / 2 - 0.21, base + 0.24 + tall / 2 - 0.01), fabric, (math.radians(-8), 0, 0), puff=0.03, cuts=40)
    columns, rows = max(4, round(inside / 0.19)), 3
    buttons = [((c + 0.5 * (r % 2) + 0.5) / (columns + 0.5) * inside - inside / 2, (r + 0.5) / rows * tall - tall / 2)
               for r in range(rows) for c in range(columns)]
    for vertex in back.data.vertices:
        if vertex.co.y < 0.02:
            pull = 0.0
            for x, z in buttons:
                pull += math.exp(-((vertex.co.x - x) ** 2 + (vertex.co.z - z) ** 2) / 0.0016)
            vertex.co.y += min(1.0, pull) * 0.042
    for x, z in buttons:
        button = turned([(0, 0.008), (0.008, 0.007), (0.012, 0.002), (0.012, -0.002)], fabric, around=24, name='button')
        tilt = math.radians(-8)
        y = -0.04
        button.location = (at + x, d / 2 - 0.21 + y * math.cos(tilt) - z * math.sin(tilt), base + 0.23 + tall / 2 + z * math.cos(tilt) + y * math.sin(tilt))
        button.rotation_euler = (math.radians(82), 0, 0)


def _feet(shot, w, d, at, base):
    kind = shot.get('base', 'legs')
    if kind == 'plinth':
        box((w - 0.14, d - 0.16, base), (at, 0, base / 2), shot.trim('painted', default='#2b2522'), 0.004)
        return
    wood = shot.trim('metal' if kind == 'metal' else 'oak', 'Z')
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = at + sx * (w / 2 - 0.12), sy * (d / 2 - 0.12)
            if kind == 'block':
                box((0.055, 0.055, base + 0.02), (x, y, base / 2), wood, 0.004, taper=0.8)
            elif kind == 'bun':
                turned([(0.02, 0), (0.034, 0.006), (0.042, 0.03), (0.04, base * 0.6), (0.03, base * 0.8), (0.03, base + 0.02)], wood, (x, y, 0), 40)
            else:
                rod((x + sx * 0.03, y + sy * 0.03, 0), (x, y, base + 0.02), 0.013, wood, 0.023)


def _scatter(shot, color, i, inside, at, d, seat_top):
    kind = 'velvet' if i % 2 == 0 else 'linen'
    side = -1 if i % 2 == 0 else 1
    thing = pillow(0.46, 0.46, shot.fixed(kind, color), 0.004, 3.0, 5 + i)
    thing.location = (at + side * (inside / 2 - 0.22), 0.04, seat_top + 0.21)
    thing.rotation_euler = (math.radians(68), side * -0.15, math.radians(side * 13))


def sectional(shot):
    """A sofa with a chaise (turn: left | right) or a corner return. ret: metres the long seat comes forward."""
    w, d_all, h = shot.w, shot.d, shot.h
    d = shot.get('depth', 0.96)
    side = -1 if shot.get('facing', 'left') == 'left' else 1
    chaise = shot.get('chaise', 0.86)
    fabric = shot.body()
    leg = shot.get('leg', 0.12)
    base = leg + 0.02
    arm = min(0.2, w * 0.075)
    seat_top, arm_height = 0.43, min(0.62, h * 0.74)
    y_back = d / 2
    thick = seat_top - base - 0.15
    length = d_all
    back_h = h - base - 0.05
    padded((w - 0.03, 0.17, back_h), 0.05, (0, y_back - 0.10, base + back_h / 2 + 0.02), fabric, (math.radians(-5), 0, 0), seed=2)
    x_chaise = side * (w / 2 - chaise / 2)
    long_w = w - chaise
    x_long = -side * chaise / 2
    padded((long_w, d - 0.08, 0.20), 0.03, (x_long, 0, base + 0.09), fabric, puff=0.004, seed=1)
    padded((chaise - 0.02, length - 0.06, 0.20), 0.03, (x_chaise, y_back - length / 2, base + 0.09), fabric, puff=0.004, seed=4)
    padded((arm, d - 0.02, arm_height - base), 0.035, (-side * (w / 2 - arm / 2), 0, base + (arm_height - base) / 2), fabric, puff=0.006, seed=5)
    arm_back = length - 0.02 if shot.get('corner') else d - 0.02
    if shot.get('corner'):
        padded((0.17, arm_back, back_h), 0.05, (side * (w / 2 - 0.09), y_back - arm_back / 2, base + back_h / 2 + 0.02), fabric, puff=0.01, seed=6)
    else:
        padded((arm, arm_back, arm_height - base), 0.035, (side * (w / 2 - arm / 2), y_back - arm_back / 2, base + (arm_height - base) / 2), fabric, puff=0.006, seed=6)
    edge = 0.17 if shot.get('corner') else arm
    inner = chaise - edge
    x_in = x_chaise - side * edge / 2
    seats = shot.get('seats', 2)
    span = long_w - arm
    for i in range(seats):
        cell = span / seats
        x = x_long + side * arm / 2 - span / 2 + cell * (i + 0.5)
        seat = cushion(cell + 0.004, d - 0.24, thick - 0.02, fabric, 0.0042, 1.1, 10 + i, 0.05, crown=0.028)
        seat.location = (x, -0.075, base + 0.18 + seat['height'] / 2 - 0.02)
        back = cushion(cell - 0.005, 0.45, 0.12, fabric, 0.0042, 1.7, 20 + i, 0.07, crown=0.045)
        back.location = (x, y_back - 0.275, base + 0.135 + thick + 0.22)
        back.rotation_euler = (math.radians(74), 0.012 * (-1) ** i, 0)
    long_seat = cushion(inner + 0.004, length - 0.24, thick - 0.02, fabric, 0.0042, 1.0, 30, 0.05, crown=0.03)
    long_seat.location = (x_in, y_back - 0.20 - (length - 0.24) / 2, base + 0.18 + long_seat['height'] / 2 - 0.02)
    back = cushion(inner - 0.005, 0.45, 0.12, fabric, 0.0042, 1.7, 24, 0.07, crown=0.045)
    back.location = (x_in, y_back - 0.275, base + 0.135 + thick + 0.22)
    back.rotation_euler = (math.radians(74), -0.01, 0)
    if shot.get('corner'):
        for i in range(2):
            cell = (length - d + 0.2) / 2
            more = cushion(cell - 0.01, 0.45, 0.12, fabric, 0.0042, 1.7, 26 + i, 0.07, crown=0.045)
            more.location = (side * (w / 2 - 0.275), y_back - 0.42 - cell * (i + 0.5), base + 0.135 + thick + 0.22)
            more.rotation_euler = (math.radians(74), 0, -side * math.pi / 2)
    wood = shot.trim('oak', 'Z')
    corners = [(-side * (w / 2 - 0.1), y_back - 0.1), (-side * (w / 2 - 0.1), -d / 2 + 0.1), (side * (w / 2 - 0.1), y_back - 0.1),
               (side * (w / 2 - 0.1), y_back - length + 0.1), (side * (w / 2 - chaise + 0.1), y_back - length + 0.1), (0, -d / 2 + 0.12)]
    for x, y in corners:
        if shot.get('base') == 'block':
            box((0.05, 0.05, base + 0.02), (x, y, base / 2), wood, 0.004)
        else:
            rod((x, y, 0), (x, y, base + 0.02), 0.016, wood, 0.022)
    shot.framed(turn=-side * 20, rise=16, fill=0.88, detail=((-side * (w / 2 - arm), -d / 2 + 0.1, seat_top), 0.6),
                angle={'turn': side * 32, 'rise': 18})


def u_sectional(shot):
    """A long seat between two corners that come forward."""
    w, length, h = shot.w, shot.d, shot.h
    d = reach = 0.96
    fabric, dark = shot.body(), shot.trim('oak', 'Z')
    base = shot.get('leg', 0.05) + 0.02
    y_back, back_h, long_w = d / 2, h - base - 0.05, w - 2 * reach
    thick = 0.28 - base
    padded((w - 0.03, 0.17, back_h), 0.05, (0, y_back - 0.10, base + back_h / 2 + 0.02), fabric, (math.radians(-5), 0, 0), seed=2)
    padded((long_w, d - 0.08, 0.20), 0.03, (0, 0, base + 0.09), fabric, puff=0.004, seed=1)

    def leaning(x, y, wide, turn, seed):
        back = cushion(wide - 0.008, 0.45, 0.12, fabric, 0.0042, 1.7, seed, 0.07, crown=0.045)
        back.location, back.rotation_euler = (x, y, base + 0.135 + thick + 0.22), (math.radians(74), 0, turn)

    def seat(x, y, wide, deep, seed):
        thing = cushion(wide + 0.004, deep, thick - 0.02, fabric, 0.0042, 1.05, seed, 0.05, crown=0.028)
        thing.location = (x, y, base + 0.18 + thing['height'] / 2 - 0.02)

    for i in range(2):
        x = long_w * (i - 0.5) / 2
        seat(x, -0.075, long_w / 2, d - 0.24, 10 + i)
        leaning(x, y_back - 0.275, long_w / 2, 0.012 * (-1) ** i, 20 + i)
    for side in (-1, 1):
        x, inside = side * (w / 2 - reach / 2 - 0.085), reach - 0.17
        padded((reach - 0.02, length - 0.06, 0.20), 0.03, (side * (w / 2 - reach / 2), y_back - length / 2, base + 0.09), fabric, puff=0.004, seed=4 + side)
        padded((0.17, length - 0.02, back_h), 0.05, (side * (w / 2 - 0.09), y_back - length / 2, base + back_h / 2 + 0.02), fabric, puff=0.01, seed=6 + side)
        seat(x, y_back - 0.08 - length / 2, inside, length - 0.24, 30 + side)
        leaning(x, y_back - 0.275, inside, 0.01 * side, 24 + side)
        cell = (length - d + 0.2) / 2
        for i in range(2):
            leaning(side * (w / 2 - 0.275), y_back - 0.42 - cell * (i + 0.5), cell, -side * math.pi / 2, 26 + i)
        for y in (y_back - 0.1, y_back - length + 0.1):
            box((0.05, 0.05, base + 0.02), (side * (w / 2 - 0.1), y, base / 2), dark, 0.004)
    shot.framed(turn=20, rise=20, fill=0.88, detail=((0, -d / 2 + 0.1, 0.43), 0.6), angle={'turn': -34, 'rise': 24})


def barrel(shot):
    """A tub chair: a curved channelled back around a round seat; base: plinth | swivel | legs."""
    w, d, h = shot.w, shot.d, shot.h
    fabric = shot.body()
    base = 0.10
    r = min(w, d) / 2
    seat_top = 0.44
    channels = shot.get('channels', 0)
    back_top = h
    start, end = math.radians(-42), math.radians(222)
    count = channels or 1
    if channels:
        for i in range(count):
            t = (i + 0.5) / count
            a = start + (end - start) * t
            rise = (back_top - 0.10) * (0.74 + 0.26 * math.sin(math.pi * t) ** 0.8)
            width = r * (end - start) / count
            roll = padded((width * 1.04, 0.15, rise - base), 0.05, (0.0, 0, 0), fabric, puff=0.018, seed=i, cuts=8, lumpy=0.5)
            roll.location = ((r - 0.075) * math.cos(a), (r - 0.075) * math.sin(a), base + (rise - base) / 2)
            roll.rotation_euler = (0, 0, a - math.pi / 2)
    else:
        line = []
        for i in range(49):
            a = start + (end - start) * i / 48
            line.append(((r - 0.09) * math.cos(a), (r - 0.09) * math.sin(a), base))
        section = []
        shell = swept([(-0.08, 0.02), (-0.09, 0.1), (-0.085, 0.3), (-0.05, 0.36), (0.0, 0.375), (0.05, 0.36), (0.085, 0.3), (0.085, 0.1), (0.07, 0.02)],
                      line, fabric, 'shell')
        n = len(line)
        for index, vertex in enumerate(shell.data.vertices):
            t = (index // 9) / (n - 1)
            rise = 0.62 + 0.38 * math.sin(math.pi * t) ** 0.9
            vertex.co.z = base + (vertex.co.z - base) * (back_top - base) / 0.375 * rise
        from kit import subdivide
        subdivide(shell, 2)
        for t in (0, 1):
            a = start + (end - start) * t
            cap = padded((0.165, 0.165, (back_top - base) * 0.62 + 0.005), 0.075, (0, 0, 0), fabric, puff=0.002, seed=9, lumpy=0.4)
            cap.location = ((r - 0.09) * math.cos(a), (r - 0.09) * math.sin(a), base + (back_top - base) * 0.31)
            cap.rotation_euler = (0, 0, a)
    turned([(0, base + 0.02), (r - 0.10, base + 0.02), (r - 0.06, base + 0.04), (r - 0.055, base + 0.16), (r - 0.08, base + 0.19), (0, base + 0.2)], fabric, around=96)
    seat = cushion(2 * r - 0.30, 2 * r - 0.22, 0.12, fabric, 0.004, 1.3, 3, (2 * r - 0.30) / 2 * 0.8, crown=0.025)
    seat.location = (0, -0.05, base + 0.17 + seat['height'] / 2)
    foot = shot.get('base', 'plinth')
    if foot == 'legs':
        wood = shot.trim('oak', 'Z')
        for a in (45, 135, 225, 315):
            x, y = (r - 0.14) * math.cos(math.radians(a)), (r - 0.14) * math.sin(math.radians(a))
            rod((x * 1.1, y * 1.1, 0), (x, y, base + 0.06), 0.012, wood, 0.02)
    else:
        metal = shot.trim('brass' if shot.accent else 'oak', 'Z', '#6f4a31')
        turned([(0, 0), (r - 0.13, 0), (r - 0.12, 0.004), (r - 0.12, base * 0.8), (r - 0.12, base + 0.03)], metal, around=96, sharp=True)
    shot.framed(turn=26, rise=13, fill=0.8, detail=((r * 0.55, -r * 0.5, seat_top), 0.4))


def wing_chair(shot):
    """A tall tight back with wings, loose seat, turned legs."""
    w, d, h = shot.w, shot.d, shot.h
    fabric = shot.body()
    base = 0.2
    padded((w - 0.08, d - 0.14, 0.18), 0.03, (0, -0.02, base + 0.09), fabric, puff=0.004, seed=1)
    padded((w - 0.16, 0.13, h - base - 0.12), 0.06, (0, d / 2 - 0.16, base + 0.12 + (h - base - 0.12) / 2), fabric, (math.radians(-9), 0, 0), puff=0.03, seed=2)
    for side in (-1, 1):
        x = side * (w / 2 - 0.055)
        padded((0.10, d - 0.16, 0.40), 0.045, (x, -0.02, base + 0.22), fabric, puff=0.01, seed=3 + side)
        padded((0.135, d - 0.18, 0.10), 0.048, (x + side * 0.012, -0.03, base + 0.40), fabric, puff=0.006, seed=6 + side)
        padded((0.075, 0.27, h - base - 0.44), 0.036, (x - side * 0.02, d / 2 - 0.25, base + 0.40 + (h - base - 0.44) / 2), fabric,
               (math.radians(-9), 0, side * math.radians(-14)), puff=0.012, seed=9 + side)
    seat = cushion(w - 0.22, d - 0.24, 0.11, fabric, 0.0042, 1.1, 11, 0.05, crown=0.03)
    seat.location = (0, -0.07, base + 0.17 + seat['height'] / 2 - 0.01)
    wood = shot.trim('oak', 'Z', '#5f3f28')
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.09), sy * (d / 2 - 0.11)
            rod((x + sx * 0.01, y + sy * 0.03, 0), (x, y, base + 0.03), 0.012, wood, 0.022)
    shot.framed(turn=27, rise=10, fill=0.84, detail=((w / 2 - 0.06, -d / 2 + 0.12, base + 0.42), 0.4))


def slipper_chair(shot):
    """Low armless chair: a thick seat and a leaning back."""
    w, d, h = shot.w, shot.d, shot.h
    pattern = shot.pattern(1.6, 1.6)
    fabric = shot.body(pattern=pattern)
    base = 0.17
    seat = padded((w, d - 0.10, 0.24), 0.05, (0, -0.04, base + 0.12), fabric, puff=0.012, seed=1)
    back = padded((w, 0.14, h - base - 0.2), 0.05, (0, d / 2 - 0.13, base + 0.2 + (h - base - 0.2) / 2), fabric, (math.radians(-10), 0, 0), puff=0.016, seed=2)
    if pattern:
        from kit import lay
        lay(seat, 1.6, 1.6, (0, 0))
        lay(back, 1.6, 1.6, (0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.07), sy * (d / 2 - 0.10)
            rod((x, y + sy * 0.02, 0), (x, y, base + 0.03), 0.013, shot.fixed('oak', '#6f4a31', 'Z'), 0.022)
    shot.framed(turn=27, rise=12, fill=0.82, detail=((w / 2 - 0.1, -d / 2 + 0.1, base + 0.22), 0.35))


def pouf(shot):
    """A low round cushion of sewn gores."""
    w, h = shot.w, shot.h
    thing = cushion(w, w, h * 0.8, shot.body(), 0.004, 1.6, 3, w / 2 - 0.005, crown=0.04)
    thing.location = (0, 0, thing['height'] / 2 - 0.008)
    shot.framed(turn=20, rise=18, fill=0.76, detail=((0, -w / 2 + 0.03, h * 0.8), 0.3))


def ottoman(shot):
    """A padded block on short legs; lid line for storage."""
    w, d, h = shot.w, shot.d, shot.h
    fabric = shot.body()
    foot = shot.get('foot', 0.06)
    lid = 0.13 if shot.get('lid') else 0
    padded((w - 0.01, d - 0.01, h - foot - lid), 0.02, (0, 0, foot + (h - foot - lid) / 2), fabric, puff=0.003, seed=shot.seed, lumpy=0.5)
    if lid:
        top = padded((w, d, lid), 0.03, (0, 0, h - lid / 2 + 0.004), fabric, puff=0.012, seed=shot.seed + 1)
    if not lid:
        for z in (h - 0.02, foot + 0.02):
            edge = [(x, y, z) for x, y in rounded(w - 0.012, d - 0.012, 0.025)]
            tube(edge, 0.0045, fabric, closed=True, smooth=False, sides=3)
    wood = shot.trim('oak', 'Z', '#6f4a31')
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0), (sx * (w / 2 - 0.065), sy * (d / 2 - 0.065), foot + 0.01), 0.014, wood, 0.02)
    shot.framed(turn=28, rise=16, fill=0.78, detail=((w / 2 - 0.1, -d / 2 + 0.05, h - 0.05), 0.35))


def cocktail(shot):
    """A round block with a buttoned top and a skirt that hides its wheels."""
    radius, h, thick = shot.w / 2, shot.h, 0.14
    fabric = shot.body()
    skirt = turned([(radius - 0.03, 0.015), (radius - 0.028, h * 0.3), (radius - 0.024, h - thick)], fabric, around=384)
    for vertex in skirt.data.vertices:
        # Pleats, deepest at the hem.
        fall = 1 - vertex.co.z / h
        fold = 1 + 0.016 * fall * abs(math.sin(20 * math.atan2(vertex.co.y, vertex.co.x)))
        vertex.co.x, vertex.co.y = vertex.co.x * fold, vertex.co.y * fold
    edge, flat = 0.05, h - 0.004
    rounding = [(radius - edge + edge * math.sin(a), flat - edge + edge * math.cos(a)) for a in (i / 10 * math.pi / 2 for i in range(11))]
    side = [(radius + 0.004, flat - thick / 2), (radius - 0.004, flat - thick + 0.02), (radius - 0.02, flat - thick)]
    top = turned([((radius - edge) * i / 40, flat + 0.012 * (1 - (i / 40) ** 2)) for i in range(40)] + rounding + side, fabric, around=192, sharp=True)
    spots = [(0, 0)] + [(radius * share * math.cos(a), radius * share * math.sin(a))
                        for share, count in ((0.36, 6), (0.7, 12)) for a in (i / count * math.tau for i in range(count))]
    for vertex in top.data.vertices:
        if vertex.co.z > flat - edge:
            vertex.co.z -= 0.03 * min(1, sum(math.exp(-((vertex.co.x - x) ** 2 + (vertex.co.y - y) ** 2) / 0.0016) for x, y in spots))
    for x, y in spots:
        turned([(0.013, -0.002), (0.013, 0.003), (0.007, 0.007), (0, 0.008)], fabric, (x, y, flat - 0.018), 24)
    ring(radius - 0.014, flat - thick + 0.004, 0.005, fabric)
    shot.framed(turn=28, rise=18, fill=0.76, detail=((0.05, -radius * 0.45, h), 0.4))


def bench(shot):
    """A plank on legs: seat: wood | padded; legs: slab | turned | metal."""
    w, d, h = shot.w, shot.d, shot.h
    if shot.get('seat') == 'padded':
        padded((w, d, 0.10), 0.035, (0, 0, h - 0.05), shot.body(), puff=0.018, seed=2)
        box((w - 0.03, d - 0.03, 0.05), (0, 0, h - 0.11), shot.trim('oak', 'X', '#c8a573'), 0.004)
        top, legs = h - 0.13, shot.trim('oak', 'Z', '#c8a573')
    else:
        box((w, d, 0.038), (0, 0, h - 0.019), shot.body('X'), 0.007)
        top, legs = h - 0.036, shot.body('Z')
    if shot.get('legs', 'slab') == 'slab':
        for side in (-1, 1):
            box((0.042, d - 0.05, top), (side * (w / 2 - 0.16), 0, top / 2), legs, 0.006)
        box((w - 0.36, 0.032, 0.09), (0, 0, top - 0.10), shot.body('X'), 0.005)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * (w / 2 - 0.05), sy * (d / 2 - 0.03), 0), (sx * (w / 2 - 0.09), sy * (d / 2 - 0.06), top), 0.014, legs, 0.022)
    shot.framed(turn=26, rise=13, fill=0.84, detail=((w / 2 - 0.15, -d / 2, h - 0.03), 0.3))
