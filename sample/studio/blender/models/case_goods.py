"""Nightstands to bookcases: one carcass with a grid of drawers, doors and open bays."""
import math
import random

from kit import box, plate, ring, rod, rounded, tube, turned


def cabinet(shot):
    """A carcass on legs. fronts: rows from the top, each a list of cells: 'D' drawer, 'd' door, 'f' fluted door, 's' slatted door, 'o' open;
    written 'DD/DD'; heights: share of each row; base: legs | plinth | block | none; pull: knob | bar | cut | none; top: material of the top."""
    w, d, h = shot.w, shot.d, shot.h
    base = {'plinth': 0.05, 'none': 0.0}.get(shot.get('base', 'legs'), shot.get('leg', 0.14))
    t = shot.get('board', 0.022)
    z0 = base
    depth = d - 0.01
    top_material = shot.fixed(shot.get('top'), shot.get('top_color', '#e9e6e0')) if shot.get('top') else shot.body('X')
    over = 0.012 if shot.get('overhang', shot.get('top') is not None) else 0
    box((w + 2 * over * 0, d + over, t), (0, -over / 2, h - t / 2), top_material, 0.003)
    box((w - 2 * t, depth, t), (0, 0, z0 + t / 2), shot.body('X'), 0.002)
    for side in (-1, 1):
        box((t, depth, h - t - z0 - 0.0006), (side * (w / 2 - t / 2), 0, z0 + (h - t - z0) / 2), shot.body('Z'), 0.002)
    box((w - 2 * t, 0.008, h - z0 - 2 * t), (0, d / 2 - 0.014, z0 + (h - z0) / 2), shot.body('X'), 0.001)
    rows = shot.get('fronts', 'D/D').split('/')
    shares = shot.get('heights') or [1] * len(rows)
    inner_w, inner_h = w - 2 * t, h - z0 - 2 * t
    y_front = -depth / 2
    top = h - t
    for row, share in zip(rows, shares):
        tall = inner_h * share / sum(shares)
        cells = list(row)
        left = -inner_w / 2
        for i, cell in enumerate(cells):
            wide = inner_w / len(cells)
            _front(shot, cell, i, len(cells), left, wide, top, tall, y_front, depth)
            left += wide
            if i < len(cells) - 1:
                box((t * 0.8, depth - 0.03, tall), (left, 0.008, top - tall / 2), shot.body('Z'), 0.001)
        top -= tall
        if row is not rows[-1] or len(rows) == 1:
            if top > z0 + t + 0.01:
                box((inner_w, depth - 0.03, t * 0.8), (0, 0.008, top), shot.body('X'), 0.001)
    _base(shot, w, d, base)
    shot.framed(turn=24, rise=11, fill=0.86 if w > h else 0.82, detail=((w * 0.28, y_front, h - inner_h * 0.25), min(0.42, w * 0.6)))


def _front(shot, cell, i, count, left, wide, top, tall, y, depth):
    gap = 0.003
    x, z = left + wide / 2, top - tall / 2
    if cell == 'o':
        return
    inside = shot.fixed('painted', '#1c1713')
    box((wide - 0.004, 0.006, tall - 0.004), (x, y + 0.055, z), inside, 0.001)
    size = (wide - 2 * gap, 0.02, tall - 2 * gap)
    place = (x, y + 0.0105, z)
    if cell in 'fs':
        box((size[0], 0.01, size[2]), (x, y + 0.02, z), shot.body('Z'), 0.001)
        pitch = 0.0215 if cell == 'f' else 0.034
        n = max(2, int(size[0] / pitch))
        rng = random.Random(i)
        for k in range(n):
            sx = x - size[0] / 2 + (k + 0.5) * size[0] / n
            if cell == 'f':
                slat = turned([(0.0104, 0), (0.0104, size[2])], shot.body('Z'), around=20, name='slat')
                slat.location = (sx, y + 0.011 + rng.uniform(-0.0004, 0.0004), z - size[2] / 2)
            else:
                box((0.021, 0.016, size[2]), (sx, y + 0.009, z), shot.body('Z'), 0.002)
        return
    front = box(size, place, shot.body('X' if cell == 'D' else 'Z'), 0.0022)
    if shot.get('panel') and tall > 0.12:
        # A frame around a sunk panel: four rails stand before the board.
        rail = min(0.06, tall * 0.18)
        for sz in (-1, 1):
            box((size[0], 0.008, rail), (x, y - 0.003, z + sz * (size[2] / 2 - rail / 2)), shot.body('X'), 0.002)
        for sx in (-1, 1):
            box((rail, 0.008, size[2] - 2 * rail + 0.001), (x + sx * (size[0] / 2 - rail / 2), y - 0.003, z), shot.body('Z'), 0.002)
    _pull(shot, cell, i, count, x, y, z, wide, tall)


def _pull(shot, cell, i, count, x, y, z, wide, tall):
    kind = shot.get('pull', 'knob')
    if kind == 'none':
        return
    metal = shot.fixed(shot.get('pull_material', 'brass'), shot.get('pull_color', '#a68c66'))
    out = y - (0.007 if shot.get('panel') else 0)
    if cell == 'd':
        side = 1 if (i % 2 == 0 and count > 1) else -1
        x, z = x + side * (wide / 2 - 0.035), z + (tall * 0.08 if tall > 0.3 else 0)
    elif kind == 'cut':
        slot = box((0.10, 0.012, 0.018), (x, y - 0.001, z + tall / 2 - 0.014), shot.fixed('painted', '#1c1713'), 0.006)
        slot.name = 'slot'
        return
    spots = [x] if cell == 'd' or wide < 0.62 else [x - wide * 0.27, x + wide * 0.27]
    for at in spots:
        if kind == 'knob' or kind == 'wood':
            material = shot.body('Y') if kind == 'wood' else metal
            knob = turned([(0.005, 0), (0.0055, 0.010), (0.013, 0.017), (0.0135, 0.022), (0.009, 0.026), (0, 0.027)], material, around=36)
            knob.location, knob.rotation_euler = (at, out, z), (math.radians(90), 0, 0)
        else:
            long = 0.07 if cell == 'D' else 0.09
            line = [(-long, 0), (long, 0)] if cell == 'D' else [(0, -long), (0, long)]
            tube([(at + px, out - 0.022, z + pz) for px, pz in line], 0.0045, metal, smooth=False)
            for px, pz in line:
                tube([(at + px * 0.8, out + 0.002, z + pz * 0.8), (at + px * 0.8, out - 0.022, z + pz * 0.8)], 0.0035, metal, smooth=False)


def _base(shot, w, d, base):
    kind = shot.get('base', 'legs')
    if kind == 'none':
        return
    if kind == 'plinth':
        box((w - 0.04, d - 0.06, base + 0.004), (0, 0.01, base / 2), shot.body('X'), 0.002)
        return
    material = shot.fixed('metal', '#2b2a28') if kind == 'metal' else shot.body('Z')
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.05), sy * (d / 2 - 0.05)
            if kind == 'block':
                box((0.045, 0.045, base + 0.002), (sx * (w / 2 - 0.0225), sy * (d / 2 - 0.03), base / 2), material, 0.003)
            else:
                rod((x + sx * 0.012, y + sy * 0.008, 0), (x - sx * 0.02, y, base + 0.004), 0.011, material, 0.02)
    if kind == 'legs' and w > 0.7:
        box((w - 0.22, 0.04, 0.026), (0, -(d / 2 - 0.07), base - 0.012), material, 0.003)


def round_nightstand(shot):
    """A drum with a fluted wall and a flat top."""
    r, h = shot.w / 2, shot.h
    material = shot.body('Z')
    flutes = 44
    turned([(r - 0.02, 0), (r - 0.02, 0.05), ], shot.body('Z'), sharp=True)
    wall = r - 0.013
    for i in range(flutes):
        a = i / flutes * math.tau
        turned([(wall * math.pi / flutes * 0.98, 0.045), (wall * math.pi / flutes * 0.98, h - 0.024)], material,
               ((wall - 0.012) * math.cos(a), (wall - 0.012) * math.sin(a), 0), 18)
    turned([(0, 0.045), (wall - 0.012, 0.045), (wall - 0.012, h - 0.03)], material, sharp=True)
    plate([((r) * math.cos(i / 96 * math.tau), r * math.sin(i / 96 * math.tau)) for i in range(96)], 0.024, (0, 0, h - 0.024), shot.body('X'), 0.006)
    shot.framed(turn=20, rise=14, fill=0.78, detail=((r * 0.4, -r * 0.9, h - 0.04), 0.25))


def shelves(shot):
    """Open shelving. kind: case (closed sides, back) | ladder (leaning) | frame (four posts); rows; columns; load adds books and bowls."""
    w, d, h = shot.w, shot.d, shot.h
    kind = shot.get('kind', 'case')
    rows, columns = shot.get('rows', 5), shot.get('columns', 1)
    t = shot.get('board', 0.024)
    if kind == 'case':
        foot = shot.get('foot', 0.06)
        for side in (-1, 1):
            box((t, d, h), (side * (w / 2 - t / 2), 0, h / 2), shot.body('Z'), 0.003)
        box((w - 2 * t, 0.008, h - foot), (0, d / 2 - 0.006, foot + (h - foot) / 2), shot.body('Z'), 0.001)
        if foot:
            box((w - 2 * t, 0.02, foot), (0, -d / 2 + 0.03, foot / 2), shot.body('X'), 0.002)
        levels = [foot + (h - foot - t) * i / rows for i in range(rows + 1)]
        for z in levels:
            box((w - 2 * t, d - 0.008, t), (0, 0, z + t / 2), shot.body('X'), 0.002)
        for i in range(1, columns):
            x = -w / 2 + w * i / columns
            box((t * 0.9, d - 0.014, h - foot - t), (x, 0.002, foot + (h - foot) / 2), shot.body('Z'), 0.002)
    else:
        levels = _open_frame(shot, kind, w, d, h, rows, t)
    if shot.get('load', True):
        _load(shot, w - 2 * t, d, levels, h, t, columns)
    shot.framed(turn=24, rise=8, fill=0.86, detail=((w * 0.2, -d / 2, levels[len(levels) // 2] + 0.1), 0.45))


def _open_frame(shot, kind, w, d, h, rows, t):
    metal = kind == 'frame'
    if kind == 'ladder':
        lean = d * 0.9
        for side in (-1, 1):
            x = side * (w / 2 - 0.014)
            box((0.028, 0.04, math.hypot(h, lean)), (x, 0.02, h / 2), shot.body('Z'), 0.004, (math.atan2(-lean, h), 0, 0))
        levels = [h * (0.1 + 0.82 * i / (rows - 1)) for i in range(rows)]
        for i, z in enumerate(levels):
            deep = d * (0.95 - 0.55 * i / (rows - 1))
            back = d / 2
            box((w - 0.058, deep, t * 0.9), (0, back - deep / 2, z + t / 2), shot.body('X'), 0.003)
            box((w - 0.058, 0.012, 0.05), (0, back - 0.006, z + t + 0.02), shot.body('X'), 0.002)
        return levels
    post = shot.get('post', 0.011)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * (w / 2 - post), sy * (d / 2 - post), 0), (sx * (w / 2 - post), sy * (d / 2 - post), h)], post, shot.body('Z'), smooth=False)
    levels = [0.10 + (h - 0.16) * i / (rows - 1) for i in range(rows)]
    for z in levels:
        board = shot.trim(shot.get('trim', 'oak'), 'X', '#c8a573') if shot.get('shelf') != 'same' else shot.body('X')
        box((w - 0.01, d - 0.01, 0.02), (0, 0, z + 0.01), board, 0.003)
        for sy in (-1, 1):
            tube([(-w / 2 + post, sy * (d / 2 - post), z - 0.006), (w / 2 - post, sy * (d / 2 - post), z - 0.006)], post * 0.7, shot.body('X'), smooth=False)
    return levels


COVERS = ('#b9a88f', '#5d6b6a', '#8a4b38', '#d8cdb8', '#3d4a57', '#7d7a52', '#c9a05c', '#e4dccb', '#6f4a3a')


def _load(shot, w, d, levels, h, t, columns):
    """A few books and pots, as a stylist would leave them: never every bay."""
    rng = random.Random(shot.seed)
    bays = [(i, c) for i in range(len(levels) - 1) for c in range(columns)]
    for i, column in bays:
        z = levels[i] + t
        space = levels[i + 1] - z
        if space < 0.14 or rng.random() < 0.22:
            continue
        cell = w / columns
        left = -w / 2 + column * cell + 0.03
        kind = rng.random()
        if kind < 0.62:
            x = left + rng.uniform(0, cell * 0.2)
            for _ in range(rng.randint(4, 9)):
                thick, tall = rng.uniform(0.016, 0.04), min(space - 0.03, rng.uniform(0.17, 0.25))
                if x + thick > left + cell - 0.08:
                    break
                box((thick - 0.001, min(d * 0.6, 0.16), tall), (x + thick / 2, d / 2 - 0.02 - min(d * 0.6, 0.16) / 2 - 0.02, z + tall / 2), shot.fixed('paper', rng.choice(COVERS)), 0.002)
                x += thick
        elif kind < 0.82:
            at = (left + cell * rng.uniform(0.3, 0.6), 0.01, z)
            r = min(0.075, space * 0.24)
            turned([(0, 0), (r * 0.5, 0), (r * 0.6, 0.004), (r, r), (r * 0.9, r * 1.7), (r * 0.42, r * 2.25), (r * 0.45, r * 2.5), (r * 0.38, r * 2.5)],
                   shot.fixed('stoneware', rng.choice(('#d8cbb6', '#8b9483', '#b98768', '#4f5a5e'))), at)
        else:
            for k in range(3):
                box((0.21 - 0.015 * k, 0.15, 0.024), (left + cell * 0.45, 0, z + 0.012 + 0.0245 * k), shot.fixed('paper', rng.choice(COVERS)), 0.002, (0, 0, rng.uniform(-0.12, 0.12)))


def chest(shot):
    """A box with a lid: toy chests, trunks, storage benches. front: plain | slats | panel."""
    w, d, h = shot.w, shot.d, shot.h
    foot = shot.get('foot', 0.03)
    lid = 0.03
    body_h = h - foot - lid
    if shot.get('front') == 'slats':
        n = max(3, round(body_h / 0.09))
        for i in range(n):
            z = foot + body_h * (i + 0.5) / n
            for sy in (-1, 1):
                box((w - 0.03, 0.02, body_h / n - 0.006), (0, sy * (d / 2 - 0.02), z), shot.body('X'), 0.003)
            for sx in (-1, 1):
                box((0.02, d - 0.04, body_h / n - 0.006), (sx * (w / 2 - 0.02), 0, z), shot.body('Y'), 0.003)
        box((w - 0.06, d - 0.06, body_h - 0.01), (0, 0, foot + body_h / 2), shot.fixed('painted', '#2b241c'), 0.002)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.055, 0.055, h - lid), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), (h - lid) / 2), shot.body('Z'), 0.004)
    else:
        box((w - 0.02, d - 0.02, body_h), (0, 0, foot + body_h / 2), shot.body('X'), 0.004)
        box((w - 0.004, d - 0.004, 0.07), (0, 0, foot + 0.035), shot.body('X'), 0.004)
        if shot.get('front') == 'panel':
            for x in (-w * 0.25, w * 0.25):
                for sz in (-1, 1):
                    box((w * 0.42, 0.008, 0.03), (x, -d / 2 + 0.008, foot + body_h * 0.55 + sz * body_h * 0.29), shot.body('X'), 0.002)
                for sx in (-1, 1):
                    box((0.03, 0.008, body_h * 0.62), (x + sx * w * 0.2, -d / 2 + 0.008, foot + body_h * 0.55), shot.body('Z'), 0.002)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.05, 0.05, foot + 0.01), (sx * (w / 2 - 0.04), sy * (d / 2 - 0.04), foot / 2), shot.body('Z'), 0.003)
    if shot.get('slatted_lid'):
        n = 5
        for i in range(n):
            box((w, d / n - 0.006, lid), (0, -d / 2 + d * (i + 0.5) / n, h - lid / 2), shot.body('X'), 0.004)
    else:
        box((w, d, lid), (0, 0, h - lid / 2 + 0.0015), shot.body('X'), 0.006)
    shot.framed(turn=26, rise=15, fill=0.84, detail=((w * 0.3, -d / 2, h - 0.04), 0.32))
