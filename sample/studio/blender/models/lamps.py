"""Table, floor and desk lamps, pendants, chandeliers, sconces, lanterns: all lit, since that is what a lamp is for."""
import math
import random

from mathutils import Vector

from kit import BODY, TRIM, UNFRAMED, ball, box, bulb, cloths, curve_through, hard, oval, plate, ring, rod, rounded, strands, tube, turned

WARM = '#ffe2b4'


def _shade(r0, r1, z0, z1, color='#f4e9d4', part=None, at=(0, 0), pleats=0, spider=True):
    """A cloth shade between two rims, `r0` below and `r1` above, with its bound edges and wire."""
    cloth = hard.lampshade(color, part)
    if pleats:
        n = pleats * 4
        line = [(r0, z0), (r1, z1)]
        wall = turned(line, cloth, (*at, 0), around=n, name='shade')
        for index, vertex in enumerate(wall.data.vertices):
            push = 1 + (0.018 if index % 4 in (0, 1) else -0.018)
            vertex.co.x, vertex.co.y = vertex.co.x * push, vertex.co.y * push
    else:
        wall = turned([(r0, z0), (r1, z1)], cloth, (*at, 0), around=128, name='shade')
    thick = wall.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.0012
    tape = cloths.woven('#e9dcc2' if not part else color, part)
    ring(r0, z0, 0.0024, tape, at)
    ring(r1, z1, 0.0024, tape, at)
    if spider:
        wire = hard.metal('#a68c66', None, 0.3)
        for i in range(3):
            a = i * math.tau / 3 + 0.4
            tube([(*at, z1 - 0.03), (at[0] + r1 * math.cos(a), at[1] + r1 * math.sin(a), z1 - 0.003)], 0.0014, wire, smooth=False)


def _cord(shot, start):
    line = [start, (start[0] + 0.1, start[1] + 0.03, 0.003), (start[0] + 0.18, start[1] + 0.13, 0.003), (start[0] + 0.5, start[1] + 0.17, 0.003)]
    tube(line, 0.0024, cloths.woven('#8c6b4a', None), sides=3, name=UNFRAMED)


def _lit(shot, **more):
    shot.framed(**{**dict(lens=90, key=0.7, fill_light=0.2, background=0.9, ground='top', bounces=8, stop=9), **more})


BASES = {
    'gourd': [(0.48, 0), (0.66, 0.008), (0.68, 0.03), (0.62, 0.1), (0.74, 0.24), (0.95, 0.4), (1.0, 0.54), (0.87, 0.7), (0.52, 0.84), (0.29, 0.92), (0.23, 0.97), (0.18, 1.0)],
    'urn': [(0.42, 0), (0.5, 0.01), (0.5, 0.05), (0.3, 0.09), (0.34, 0.13), (0.7, 0.3), (1.0, 0.6), (0.96, 0.76), (0.6, 0.9), (0.34, 0.95), (0.36, 0.985), (0.18, 1.0)],
    'ball': [(0.4, 0), (0.5, 0.01), (0.72, 0.08), (0.94, 0.28), (1.0, 0.5), (0.9, 0.74), (0.6, 0.9), (0.24, 0.98), (0.18, 1.0)],
    'column': [(0.8, 0), (0.98, 0.01), (1.0, 0.03), (1.0, 0.09), (0.5, 0.13), (0.4, 0.2), (0.36, 0.5), (0.34, 0.8), (0.3, 0.96), (0.2, 1.0)],
}


def table_lamp(shot):
    """A turned base with a cloth shade. form (BASES); shade: drum | cone | pleated; base_share of the height."""
    h, w = shot.h, shot.w
    base_h = h * shot.get('base', 0.56)
    r = w * shot.get('girth', 0.27)
    glass = shot.material == 'glass'
    material = hard.glass(shot.color) if glass else shot.body('Z')
    if shot.material == 'stoneware':
        material = hard.ceramic(shot.color, BODY, 0.3, 0.6, 0.6)
    turned([(0, 0), *[(x * r, z * base_h) for x, z in BASES[shot.get('form', 'gourd')]]], material, around=128, wobble=0.003)
    brass = hard.metal('#a68c66', None, 0.25)
    z1, z0 = h - 0.005, base_h + h * 0.035
    turned([(0, base_h - 0.003), (0.0125, base_h - 0.003), (0.0125, base_h + 0.016), (0.009, base_h + 0.019), (0.009, base_h + 0.06), (0, base_h + 0.06)], brass, around=48)
    tube([(0, 0, base_h + 0.05), (0, 0, z1 - 0.03)], 0.002, brass, smooth=False)
    ball(0.008, (0, 0, z1 + 0.004), brass)
    kind = shot.get('shade', 'cone')
    top = {'drum': 0.92, 'cone': 0.68, 'pleated': 0.6}[kind]
    part = TRIM if shot.get('shade_color') else None
    _shade(w / 2, w / 2 * top, z0, z1, shot.get('shade_color', '#f4e9d4'), None, pleats=56 if kind == 'pleated' else 0)
    bulb((0, 0, (z0 + z1) / 2), 2.3 * (w / 0.37) ** 2)
    _cord(shot, (r * 0.6, 0.03, 0.004))
    _lit(shot, turn=12, rise=6, fill=0.78, bounces=10 if glass else 8, detail=((0, -w * 0.4, z0 + 0.02), w * 0.5))


def mushroom_lamp(shot):
    """A domed metal hat on a stem, the light hidden under it."""
    r, h = shot.w / 2, shot.h
    material = shot.body('Z')
    turned([(0, 0), (r * 0.62, 0), (r * 0.66, 0.006), (r * 0.6, 0.014), (r * 0.24, 0.03), (r * 0.17, h * 0.2), (r * 0.17, h * 0.62)], material, around=128)
    hat = turned([(r, h * 0.60), (r * 0.985, h * 0.68), (r * 0.9, h * 0.81), (r * 0.7, h * 0.92), (r * 0.38, h * 0.985), (0, h)], material, around=128)
    hat.modifiers.new('wall', 'SOLIDIFY').thickness = 0.002
    inside = turned([(r * 0.98, h * 0.602), (r * 0.96, h * 0.68), (r * 0.87, h * 0.8), (r * 0.6, h * 0.92), (0, h * 0.97)], hard.paint('#f4efe4', None, 0.5), around=96)
    inside.scale = (0.985, 0.985, 0.985)
    bulb((0, 0, h * 0.66), 1.6, size=0.02)
    _cord(shot, (r * 0.5, 0.03, 0.004))
    _lit(shot, turn=10, rise=4, fill=0.72, key=0.85, detail=((0, -r * 0.9, h * 0.65), r))


def glow_lamp(shot):
    """A shape that glows all over: opal glass, alabaster, paper, milk plastic. form: ball | cylinder | drop | bell."""
    r, h = shot.w / 2, shot.h
    form = shot.get('form', 'ball')
    stone = shot.material == 'marble'
    glow = hard.glowing_stone(shot.color) if stone else hard.opal(shot.color, shot.get('glow', 0.55))
    profile = {
        'ball': [(r * 0.5, 0.03), (r * 0.82, h * 0.16), (r, h * 0.5), (r * 0.82, h * 0.85), (r * 0.45, h * 0.97), (0, h)],
        'cylinder': [(r * 0.94, 0.03), (r, 0.04), (r, h * 0.97), (r * 0.95, h), (0, h)],
        'drop': [(r * 0.55, 0.03), (r * 0.95, h * 0.18), (r, h * 0.34), (r * 0.75, h * 0.66), (r * 0.42, h * 0.9), (0, h)],
        'bell': [(r, h * 0.42), (r * 0.97, h * 0.55), (r * 0.8, h * 0.8), (r * 0.4, h * 0.97), (0, h)],
    }[form]
    if shot.material == 'paper':
        wall = turned(profile, hard.lampshade('#f6f0e2', None), around=128)
        for i in range(17):
            t = (i + 0.5) / 17
            z = 0.03 + (h - 0.03) * t
            rr = _radius_at(curve_through([(x, z_, 0) for x, z_ in profile]), z)
            ring(rr, z, 0.0012, hard.paint('#cdbb98', None, 0.7))
        bulb((0, 0, h * 0.5), 3.2, size=0.05)
    else:
        turned(profile, glow, around=128, wobble=0.004 if stone else 0)
    foot = hard.wood('#a8774a', 'Z', None) if shot.get('foot') == 'wood' else hard.metal('#a68c66', None, 0.3)
    turned([(0, 0), (r * 0.52, 0), (r * 0.54, 0.004), (r * 0.54, 0.028), (r * 0.5, 0.032), (0, 0.032)] if form != 'bell' else
           [(0, 0), (r * 0.7, 0), (r * 0.72, 0.01), (r * 0.2, 0.03), (r * 0.16, h * 0.5), (0, h * 0.5)], foot if form != 'bell' else shot.fixed('painted', '#efe9dc'), around=96)
    if shot.get('cord', True):
        _cord(shot, (r * 0.4, 0.03, 0.004))
    _lit(shot, turn=8, rise=8, fill=0.7, key=0.55, detail=((0, -r, h * 0.5), r))


def _radius_at(line, z):
    for (r0, z0, _), (r1, z1, _) in zip(line, line[1:]):
        if z0 <= z <= z1 and z1 > z0:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return line[-1][0]


def floor_lamp(shot):
    """kind: tripod | arc | reading | torchiere | paper | pharmacy | boom."""
    kind, h, w = shot.get('kind', 'tripod'), shot.h, shot.w
    {'tripod': _tripod, 'arc': _arc, 'reading': _reading, 'pharmacy': _reading, 'torchiere': _torchiere, 'paper': _paper, 'boom': _boom}[kind](shot, w, h)
    _lit(shot, turn=10, rise=5, fill=0.86, detail=((0, -0.1, h * 0.8), 0.45))


def _tripod(shot, w, h):
    wood = shot.body('Z')
    hub = h * 0.68
    for i in range(3):
        a = math.radians(-90 + 120 * i + 18)
        rod((w * 0.48 * math.cos(a), w * 0.48 * math.sin(a), 0), (0.028 * math.cos(a), 0.028 * math.sin(a), hub), 0.011, wood, 0.016)
    brass = hard.metal('#a68c66', None, 0.28)
    turned([(0, hub - 0.03), (0.05, hub - 0.03), (0.052, hub - 0.02), (0.052, hub + 0.01), (0.02, hub + 0.02), (0.012, hub + 0.06), (0.0115, h * 0.815)], brass, around=64)
    # The socket keeps the bulb's glare off the stem, which would vanish in it.
    turned([(0.0115, h * 0.8), (0.03, h * 0.812), (0.036, h * 0.85), (0.033, h * 0.856), (0, h * 0.856)], hard.metal('#7d6a4c', None, 0.4), around=64)
    _shade(w * 0.42, w * 0.36, h - h * 0.2, h, '#f4e9d4')
    bulb((0, 0, h * 0.9), 5)


def _arc(shot, w, h):
    metal = shot.body('Z')
    x0, x1 = -w / 2 + 0.2, w / 2 - 0.18
    turned([(0, 0), (0.17, 0), (0.175, 0.008), (0.175, 0.05), (0.16, 0.056), (0, 0.056)], hard.marble('#e7e4de', None), (x0, 0, 0), 128)
    line = [(x0, 0, 0.05), (x0, 0, h * 0.55), (x0 + w * 0.1, 0, h * 0.83), (x0 + w * 0.36, 0, h * 0.985), (x1 - w * 0.16, 0, h * 0.93), (x1, 0, h * 0.79)]
    tube(line, 0.011, metal)
    dome = turned([(0.17, h * 0.665), (0.165, h * 0.7), (0.13, h * 0.75), (0.06, h * 0.785), (0.012, h * 0.795), (0, h * 0.795)], metal, (x1, 0, 0), 96)
    dome.modifiers.new('wall', 'SOLIDIFY').thickness = 0.002
    ball(0.035, (x1, 0, h * 0.7), hard.glowing(WARM, 5))
    bulb((x1, 0, h * 0.68), 5, size=0.04)


def _reading(shot, w, h):
    metal = shot.body('Z')
    r = 0.125
    turned([(0, 0), (r, 0), (r, 0.012), (r * 0.96, 0.018), (0.016, 0.026), (0.009, 0.035)], metal, (0, 0.1, 0), 96)
    tube([(0, 0.1, 0.02), (0, 0.1, h * 0.86)], 0.0075, metal, smooth=False)
    if shot.get('kind') == 'pharmacy':
        tube([(0, 0.1, h * 0.8), (0, 0.1, h * 0.97), (0, 0.08, h - 0.006), (0, -0.18, h * 0.985)], 0.0065, metal)
        shade = turned([(0.075, -0.09), (0.07, -0.05), (0.045, -0.012), (0.02, 0.0), (0, 0.004)], metal, (0, -0.2, h * 0.98), 96)
        spot = (0, -0.2, h * 0.93)
    else:
        tube([(0, 0.1, h * 0.84), (0, 0.1, h * 0.93), (0, 0.06, h * 0.99), (0, -0.06, h * 0.985), (0, -0.12, h * 0.93)], 0.006, metal)
        shade = turned([(0.055, -0.12), (0.05, -0.05), (0.03, -0.01), (0.014, 0.0), (0, 0.002)], metal, (0, -0.13, h * 0.93), 96)
        shade.rotation_euler = (math.radians(-22), 0, 0)
        spot = (0, -0.16, h * 0.87)
    shade.modifiers.new('wall', 'SOLIDIFY').thickness = 0.0015
    ball(0.022, spot, hard.glowing(WARM, 6))
    bulb(spot, 1.6, size=0.02)


def _torchiere(shot, w, h):
    metal = hard.metal(shot.accent or '#b08d4c', TRIM, 0.3) if (shot.accent or '#b08d4c') != '#2b2a28' else hard.paint('#2b2a28', TRIM)
    turned([(0, 0), (0.13, 0), (0.13, 0.012), (0.12, 0.02), (0.02, 0.03), (0.010, 0.05), (0.010, h * 0.86), (0.03, h * 0.87), (0.05, h * 0.875)], metal, around=96)
    turned([(0.045, h * 0.875), (0.1, h * 0.89), (w / 2 * 0.93, h * 0.95), (w / 2, h), (w / 2 - 0.005, h), (w / 2 * 0.9, h * 0.952)], hard.opal('#f6efe2', 0.7), around=128)


def _paper(shot, w, h):
    r = w / 2
    for x, y in ((-r * 0.9, -r * 0.9), (r * 0.9, -r * 0.9), (-r * 0.9, r * 0.9), (r * 0.9, r * 0.9)):
        rod((x * 0.94, y * 0.94, 0), (x * 0.94, y * 0.94, h), 0.008, hard.wood('#a8824f', 'Z', None), 0.008)
    paper = hard.lampshade('#f6f0e2', None)
    box((w * 0.8, w * 0.8, h * 0.9), (0, 0, h * 0.53), paper, 0.004)
    for i in range(9):
        z = h * (0.1 + 0.86 * i / 8)
        outline = [(x, y, z) for x, y in rounded(w * 0.806, w * 0.806, 0.006)]
        tube(outline, 0.0025, hard.wood('#a8824f', 'X', None), closed=True, smooth=False)
    for z in (0.3, 0.55, 0.8):
        bulb((0, 0, h * z), 4, size=0.05)


def _boom(shot, w, h):
    metal = shot.body('Z')
    turned([(0, 0), (0.15, 0), (0.15, 0.012), (0.14, 0.02), (0.02, 0.026), (0.011, 0.04), (0.011, h * 0.78), (0.02, h * 0.79), (0.02, h * 0.81), (0, h * 0.815)], metal, around=96)
    tube([(-w * 0.3, 0, h * 0.66), (0, 0, h * 0.8), (w * 0.5, 0, h * 0.995)], 0.0075, metal, smooth=False)
    turned([(0, -0.05), (0.03, -0.05), (0.033, -0.04), (0.033, 0.04), (0.03, 0.05), (0, 0.05)], metal, (-w * 0.3, 0, h * 0.655), 48)
    shade = turned([(0.095, -0.15), (0.085, -0.09), (0.05, -0.02), (0.02, 0), (0, 0.004)], metal, (w * 0.5, 0, h * 0.99), 96)
    shade.modifiers.new('wall', 'SOLIDIFY').thickness = 0.0015
    ball(0.03, (w * 0.5, 0, h * 0.9), hard.glowing(WARM, 6))
    bulb((w * 0.5, 0, h * 0.87), 3, size=0.03)


def pendant(shot):
    """What hangs from a cord. form: dome | cone | drum | globe | rattan | fluted; flush: close to the ceiling."""
    r, h = shot.w / 2, shot.h
    form = shot.get('form', 'dome')
    flush = shot.get('flush')
    brass = hard.metal(shot.accent or '#b08d4c', TRIM, 0.28) if (shot.accent or '') not in ('#2b2a28',) else hard.paint('#2b2a28', TRIM)
    shade_h = h * (0.82 if not flush else 0.9)
    if form in ('dome', 'cone', 'fluted'):
        profile = {'dome': [(r, 0), (r * 0.99, shade_h * 0.16), (r * 0.9, shade_h * 0.48), (r * 0.62, shade_h * 0.8), (r * 0.26, shade_h * 0.97), (0.02, shade_h)],
                   'cone': [(r, 0), (r * 0.985, 0.008), (r * 0.2, shade_h * 0.96), (0.02, shade_h)],
                   'fluted': [(r, 0), (r * 0.98, shade_h * 0.3), (r * 0.86, shade_h * 0.65), (r * 0.5, shade_h * 0.92), (0.025, shade_h)]}[form]
        glass = shot.material == 'glass'
        material = hard.glass(shot.color) if glass else shot.body('Z')
        wall = turned(profile, material, around=128, flutes=28 if form == 'fluted' else 0, flute_depth=0.004, sharp=form == 'cone')
        wall.modifiers.new('wall', 'SOLIDIFY').thickness = 0.002 if not glass else 0.004
        if not glass:
            lining = turned([(x * 0.98, max(0.001, z - 0.005)) for x, z in profile], hard.paint('#f4efe4', None, 0.5), around=96, sharp=form == 'cone')
            lining.name = 'lining'
        ball(0.038, (0, 0, shade_h * 0.34), hard.glowing(WARM, 6 if not glass else 4))
        bulb((0, 0, shade_h * 0.3), 2.6, size=0.04)
    elif form == 'drum':
        _shade(r, r * 0.97, 0, shade_h, shot.color, BODY)
        turned([(0, 0.006), (r * 0.96, 0.006), (r * 0.965, 0.01), (0, 0.01)], hard.lampshade('#f6f0e2', None), around=96)
        bulb((0, 0, shade_h * 0.5), 3.2, size=0.06)
    elif form == 'globe':
        gr = min(r, shade_h / 2)
        ball(gr, (0, 0, gr), hard.opal('#f8f2e6', 0.6))
        shade_h = gr * 2 * 0.985
    elif form == 'rattan':
        _rattan(shot, r, shade_h)
        ball(0.045, (0, 0, shade_h * 0.55), hard.glowing(WARM, 5))
        bulb((0, 0, shade_h * 0.55), 2.2, size=0.05)
    if flush:
        turned([(r * 0.55, h), (r * 0.56, h - 0.01), (r * 0.5, h - 0.02), (0.05, shade_h)], brass, around=96)
        turned([(0, h), (r * 0.56, h)], brass, sharp=True)
    else:
        turned([(0, h), (0.011, h - 0.002), (0.015, h - 0.02), (0.017, shade_h + 0.01), (0.034, shade_h - 0.002), (0.034, shade_h - 0.008)], brass, around=48)
        cable = tube([(0, 0, h - 0.005), (0.0008, 0, h + 0.2), (0, 0, h + 4)], 0.003, cloths.woven('#2e2a27', None), sides=4)
        cable.name = UNFRAMED
    _lit(shot, turn=10, rise=-4 if not flush else -10, fill=0.62, lift=0.1 if not flush else 0, key=0.8, background=0.8, ground='whole', drop=max(2 * r, h) * 1.1,
         stop=11, detail=((0, -r, shade_h * 0.2), r), angle={'turn': -22, 'rise': -12})


def _rattan(shot, r, h):
    """A woven dome: two families of rising strands, bound by hoops."""
    material = cloths.rattan(shot.color if shot.color else '#c49a63', None)
    dome = shot.get('weave', 'dome') == 'dome'
    def wall(t):
        if dome:
            return r * (0.13 + 0.87 * math.sin(min(1, t * 1.05) * math.pi / 2) ** 0.9) * (1 - 0.10 * max(0, (t - 0.85) / 0.15)), h * (1 - t)
        return r * (0.75 + 0.25 * t), h * (1 - t)
    rng, lines, count = random.Random(1), [], 44
    for sense in (-1, 1):
        for k in range(count):
            start, line = k / count * math.tau + rng.uniform(-0.006, 0.006), []
            for i in range(61):
                t = i / 60
                radius, z = wall(t)
                a = start + sense * t * 1.25
                weave = sense * 0.0019 * math.sin(t * count * 2.2 + k * math.pi)
                line.append(((radius + weave) * math.cos(a), (radius + weave) * math.sin(a), z))
            lines.append(line)
    strands(lines, 0.0019, material, sides=3)
    for t, thick in ((0.0, 0.0042), (0.33, 0.0019), (0.345, 0.0019), (0.66, 0.0019), (0.675, 0.0019), (0.975, 0.0027), (1.0, 0.005)):
        radius, z = wall(t)
        ring(radius + 0.002, z, thick, material)


def rattan_globe(shot):
    """A woven ball around a bulb, on a cord."""
    r = min(shot.w, shot.h) / 2
    material, brass = cloths.rattan(shot.color, None), hard.metal(shot.accent or '#b08d4c', TRIM, 0.28)

    def wall(t):
        a = math.pi * (0.07 + 0.86 * t)
        return r * math.sin(a), r + r * math.cos(a)

    rng, lines, count = random.Random(1), [], 48
    for sense in (-1, 1):
        for k in range(count):
            start = k / count * math.tau + rng.uniform(-0.006, 0.006)
            line = []
            for i in range(61):
                radius, z = wall(i / 60)
                a = start + sense * i / 60 * 2.0
                radius += sense * 0.0019 * math.sin(i / 60 * count * 2.2 + k * math.pi)
                line.append((radius * math.cos(a), radius * math.sin(a), z))
            lines.append(line)
    strands(lines, 0.0019, material, sides=3)
    for t, thick in ((0.0, 0.004), (0.3, 0.0019), (0.5, 0.0019), (0.515, 0.0019), (0.72, 0.0019), (1.0, 0.004)):
        radius, z = wall(t)
        ring(radius + 0.002, z, thick, material)
    top = wall(0)[1]
    turned([(0, top + 0.05), (0.012, top + 0.048), (0.016, top + 0.02), (0.034, top + 0.006), (0.034, top)], brass, around=48)
    tube([(0, 0, top + 0.045), (0.0008, 0, top + 0.2), (0, 0, top + 4)], 0.003, cloths.woven('#2e2a27', None), sides=4).name = UNFRAMED
    ball(0.045, (0, 0, r), hard.glowing(WARM, 5))
    bulb((0, 0, r), 2.2, size=0.05)
    _lit(shot, turn=10, rise=-4, fill=0.62, lift=0.1, key=0.8, background=0.8, ground='whole', drop=2.2 * r, stop=11,
         detail=((0, -r, r), r), angle={'turn': -22, 'rise': -12})


def chandelier(shot):
    """kind: branch | wagon | bubble | beads | linear."""
    kind = shot.get('kind', 'wagon')
    w, h = shot.w, shot.h
    r = w / 2
    metal = shot.body('Z') if shot.material in ('brass', 'metal', 'oak') and kind != 'linear' else hard.paint('#2b2a28', None)
    if kind == 'wagon':
        for z in (0.03, ):
            ring(r - 0.1, z + 0.1, 0.011, metal)
        for i in range(3):
            a = i * math.tau / 3
            tube([((r - 0.1) * math.cos(a), (r - 0.1) * math.sin(a), 0.13), (0.02 * math.cos(a), 0.02 * math.sin(a), h)], 0.0045, metal, smooth=False)
        for i in range(8):
            a = (i + 0.5) * math.tau / 8
            _candle_light((r - 0.1) * math.cos(a), (r - 0.1) * math.sin(a), 0.115, metal)
    elif kind == 'branch':
        turned([(0, h * 0.42), (0.035, h * 0.43), (0.05, h * 0.5), (0.035, h * 0.57), (0.012, h * 0.6), (0.011, h), (0, h)], metal, around=48)
        for i in range(6):
            a = i * math.tau / 6 + 0.3
            c, s = math.cos(a), math.sin(a)
            tube([(0.03 * c, 0.03 * s, h * 0.5), (r * 0.45 * c, r * 0.45 * s, h * (0.55 if i % 2 else 0.4)), (r * 0.88 * c, r * 0.88 * s, h * (0.42 if i % 2 else 0.3))], 0.0085, metal)
            ball(0.062, (r * 0.9 * c, r * 0.9 * s, h * (0.42 if i % 2 else 0.3) + 0.075), hard.opal('#f8f2e6', 0.7))
            turned([(0.0, 0), (0.026, 0.002), (0.028, 0.02), (0.02, 0.024)], metal, (r * 0.9 * c, r * 0.9 * s, h * (0.42 if i % 2 else 0.3)), 32)
    elif kind == 'bubble':
        rng = random.Random(3)
        for i in range(7):
            a = i * 2.4
            out = r * (0.08 + 0.62 * math.sqrt(i / 7))
            gr = 0.075 + 0.03 * (i % 3)
            z = gr + h * 0.42 * rng.random()
            ball(gr, (out * math.cos(a), out * math.sin(a), z), hard.opal('#f8f2e6', 0.5))
            tube([(out * math.cos(a), out * math.sin(a), z + gr), (out * 0.6 * math.cos(a), out * 0.6 * math.sin(a), h)], 0.002, hard.metal('#b08d4c', None), smooth=False)
        plate(oval(r * 1.3, r * 1.3), 0.02, (0, 0, h), hard.metal('#b08d4c', None, 0.28), 0.004)
    elif kind == 'beads':
        bead = shot.body('Z')
        hoop = [(r * 0.38, h * 0.94), (r, h * 0.5), (r * 0.36, h * 0.14)]
        for rr, z in hoop:
            ring(rr, z, 0.006, hard.metal('#8c7a5a', None, 0.4))
        for first, second, count in ((hoop[0], hoop[1], 15), (hoop[1], hoop[2], 18)):
            strings = 30
            for i in range(strings):
                a = i * math.tau / strings
                for k in range(count):
                    t = (k + 0.5) / count
                    sag = -0.12 * h * math.sin(t * math.pi) * (1 if first is hoop[0] else 0.7)
                    rr = first[0] + (second[0] - first[0]) * t
                    z = first[1] + (second[1] - first[1]) * t + sag
                    if k == 0 and i == 0:
                        seed_bead = ball(0.0105, (0, 0, -50), bead, detail=10)
                        seed_bead.name = UNFRAMED
                    copy = seed_bead.copy()
                    copy.name = 'bead'
                    copy.location = (rr * math.cos(a), rr * math.sin(a), z)
                    from kit import link
                    link(copy)
        bulb((0, 0, h * 0.5), 4, size=0.06)
    else:
        wood = shot.body('X')
        box((w, 0.07, 0.06), (0, 0, 0.03), wood, 0.006)
        box((w - 0.03, 0.045, 0.004), (0, 0, -0.001), hard.glowing(WARM, 6), 0.001)
        for x in (-w * 0.36, w * 0.36):
            tube([(x, 0, 0.06), (x, 0, 0.5)], 0.0018, metal, smooth=False)
        box((w * 0.8, 0.05, 0.02), (0, 0, 0.51), metal, 0.003)
    top = h if kind != 'linear' else 0.52
    tube([(0, 0, top - 0.01), (0, 0, top + 4)], 0.0035, hard.paint('#2e2a27', None), smooth=False).name = UNFRAMED
    _lit(shot, turn=10, rise=-2, fill=0.76, lift=0.05, key=0.85, background=0.85, ground='whole', drop=max(w, h) * 0.9, stop=12, detail=((r * 0.6, -r * 0.5, h * 0.4), r * 0.8), angle={'turn': -20, 'rise': -10})


def _candle_light(x, y, z, metal):
    turned([(0, 0), (0.026, 0.002), (0.028, 0.008), (0.012, 0.012), (0.0115, 0.014)], metal, (x, y, z), 32)
    turned([(0.0105, 0.012), (0.0105, 0.085), (0, 0.085)], hard.paint('#efe6d2', None, 0.6), (x, y, z), 24, sharp=True)
    flame = turned([(0.006, 0.085), (0.0125, 0.105), (0.010, 0.125), (0.003, 0.15), (0, 0.155)], hard.glowing(WARM, 7), (x, y, z), 24)
    flame.name = 'flame'


def sconce(shot):
    """On a piece of wall. kind: globe | cup | swing | picture | gooseneck."""
    w, h = shot.w, shot.h
    kind = shot.get('kind', 'globe')
    depth = shot.d
    brass = hard.metal(shot.accent or '#b08d4c', TRIM, 0.28)
    metal = shot.body('Z') if shot.material in ('brass', 'metal', 'steel', 'painted') else brass
    _wall(max(w, h, depth))
    rosette = turned([(0, 0), (0.055, 0), (0.058, 0.004), (0.055, 0.016), (0.03, 0.022), (0, 0.022)], metal, around=64)
    rosette.rotation_euler, rosette.location = (math.radians(90), 0, 0), (0, 0, h * 0.45)
    if kind == 'globe':
        tube([(0, -0.01, h * 0.45), (0, -depth * 0.5, h * 0.4), (0, -depth * 0.6, h * 0.5)], 0.008, metal)
        gr = min(w / 2, depth * 0.4)
        turned([(0, 0), (0.03, 0.002), (0.035, 0.02)], metal, (0, -depth * 0.6, h * 0.48), 48)
        ball(gr, (0, -depth * 0.6, h * 0.5 + gr), hard.opal('#f8f2e6', 0.7))
    elif kind == 'cup':
        material = hard.glowing_stone(shot.color) if shot.material == 'marble' else shot.body('Z')
        cup = turned([(w * 0.1, 0), (w * 0.3, 0.01), (w * 0.44, h * 0.4), (w / 2, h), (w / 2 - 0.008, h), (w * 0.4, h * 0.4), (0, 0.015)], material, (0, -0.004, 0), 128)
        cup.scale = (1, depth / w * 1.9, 1)
        bulb((0, -depth * 0.4, h * 0.7), 1.6, size=0.03)
    elif kind == 'swing':
        tube([(0, -0.02, h * 0.45), (-0.12, -depth * 0.45, h * 0.45), (0, -depth * 0.62, h * 0.45)], 0.006, metal, smooth=False)
        tube([(0, -depth * 0.62, h * 0.3), (0, -depth * 0.62, h * 0.62)], 0.006, metal, smooth=False)
        _shade(w * 0.55, w * 0.38, h * 0.55, h, '#f4e9d4', at=(0, -depth * 0.62))
        bulb((0, -depth * 0.62, h * 0.75), 1.6)
    elif kind == 'picture':
        tube([(0, -0.02, h * 0.45), (0, -depth * 0.4, h * 1.1), (0, -depth * 0.8, h * 0.8)], 0.006, metal)
        bar = turned([(0, 0), (0.018, 0.001), (0.02, 0.006), (0.02, w - 0.006), (0.018, w - 0.001), (0, w)], metal, (-w / 2, -depth * 0.8, h * 0.7), 48)
        bar.rotation_euler = (0, math.radians(90), 0)
        bulb((0, -depth * 0.7, h * 0.4), 1.2, size=0.03)
    else:
        tube([(0, -0.02, h * 0.4), (0, -depth * 0.2, h * 0.42), (0, -depth * 0.35, h * 0.8), (0, -depth * 0.55, h * 0.98), (0, -depth * 0.7, h * 0.8)], 0.009, metal)
        dome = turned([(w / 2, 0), (w / 2 * 0.98, 0.012), (w * 0.3, h * 0.22), (w * 0.1, h * 0.42), (0.03, h * 0.5), (0, h * 0.5)], shot.body('Z'), (0, -depth * 0.7, h * 0.32), 96)
        dome.modifiers.new('wall', 'SOLIDIFY').thickness = 0.002
        ball(0.035, (0, -depth * 0.7, h * 0.42), hard.glowing(WARM, 6))
        bulb((0, -depth * 0.7, h * 0.36), 2, size=0.03)
    _lit(shot, turn=26, rise=4, fill=0.6, key=0.75, ground='top', back=9.0, drop=6 * max(w, h), stop=11, detail=((0, -depth * 0.5, h * 0.6), w * 0.8), angle={'turn': -30, 'rise': 6})


def _wall(size):
    """A plaster wall behind what hangs on it, in the ground's colour."""
    wall = box((size * 16, 0.02, size * 16), (0, 0.0105, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED


def desk_lamp(shot):
    """kind: arm (two joints) | led | banker | clip."""
    kind, w, h, d = shot.get('kind', 'arm'), shot.w, shot.h, shot.d
    metal = shot.body('Z')
    if kind == 'banker':
        brass = hard.metal(shot.accent or '#b08d4c', TRIM, 0.25)
        turned([(0, 0), (0.085, 0), (0.088, 0.008), (0.075, 0.018), (0.03, 0.028), (0.012, 0.05), (0.009, h * 0.7), (0, h * 0.7)], brass, around=96)
        tube([(-w * 0.42, 0, h * 0.74), (-w * 0.36, 0.0, h * 0.66), (0, 0, h * 0.6), (w * 0.36, 0, h * 0.66), (w * 0.42, 0, h * 0.74)], 0.005, brass)
        n, verts, faces = 24, [], []
        from kit import mesh
        for x in (-w / 2, w / 2):
            for i in range(n + 1):
                a = math.radians(10 + 150 * i / n)
                verts.append((x, -0.075 * math.cos(a), h * 0.72 + 0.075 * math.sin(a)))
        faces = [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)] + [tuple(range(n + 1)), tuple(range(n + 1, 2 * n + 2))[::-1]]
        shade = mesh('shade', verts, faces, hard.cased_glass(shot.color), smooth=False)
        shade.modifiers.new('round', 'BEVEL').width = 0.012
        shade.modifiers['round'].segments = 4
        bulb((0, -0.02, h * 0.66), 1.2, size=0.03)
    elif kind == 'clip':
        r = w * 0.5
        box((0.05, 0.09, 0.035), (0, 0.02, 0.03), hard.paint('#2b2a28', None), 0.006)
        tube([(0, 0, 0.04), (0, 0.03, h * 0.4), (0, 0.02, h * 0.75), (0, -0.03, h * 0.86)], 0.006, hard.paint('#3a3835', None))
        _head(shot, (0, -0.03, h * 0.86), r, metal)
    else:
        turned([(0, 0), (0.09, 0), (0.092, 0.006), (0.088, 0.02), (0.02, 0.026), (0, 0.028)], metal, (0, 0.1, 0), 96)
        if kind == 'led':
            tube([(0, 0.1, 0.02), (0, 0.1, h * 0.9), (0, 0.08, h - 0.006), (0, 0.05, h - 0.002), (0, -0.24, h - 0.002)], 0.007, metal, smooth=False)
            box((0.035, 0.2, 0.012), (0, -0.15, h - 0.004), metal, 0.004)
            box((0.026, 0.19, 0.003), (0, -0.15, h - 0.011), hard.glowing(WARM, 6), 0.001)
        else:
            elbow, head = (0.0, 0.24, h * 0.52), (0.0, -0.08, h * 0.93)
            for x in (-0.009, 0.009):
                tube([(x, 0.1, 0.03), (x, elbow[1], elbow[2])], 0.0035, metal, smooth=False)
                tube([(x, elbow[1], elbow[2]), (x, head[1], head[2])], 0.0035, metal, smooth=False)
            ball(0.016, elbow, metal)
            ball(0.013, head, metal)
            _head(shot, head, 0.075, metal)
    _lit(shot, turn=58 if kind in ('arm', 'led') else 18, stage=38 if kind in ('arm', 'led') else 0, rise=8, fill=0.8, key=0.85, detail=((0, -0.05, h * 0.85), 0.2), angle={'turn': -48, 'stage': -34 if kind in ('arm', 'led') else 0, 'rise': 12})


def _head(shot, at, r, metal):
    head = turned([(r, -r * 1.5), (r * 0.96, -r * 1.2), (r * 0.62, -r * 0.4), (r * 0.36, -r * 0.1), (r * 0.3, 0), (0, 0.004)], metal, at, 96)
    head.rotation_euler = (math.radians(-24), 0, 0)
    head.modifiers.new('wall', 'SOLIDIFY').thickness = 0.0016
    tip = Vector(at) + Vector((0, -0.4, -0.92)) * r * 1.15
    ball(r * 0.34, tip, hard.glowing(WARM, 6))
    bulb(tip + Vector((0, -0.01, -0.02)), 0.9, size=0.02)


def lantern(shot):
    """A square frame with panes and a flame, or a hurricane glass on a foot."""
    w, d, h = shot.w, shot.d, shot.h
    metal = shot.body('Z') if shot.material != 'glass' else hard.wood(shot.accent or '#8a5d3b', 'Z', TRIM)
    if shot.get('kind') == 'hurricane':
        r = w / 2
        turned([(0, 0), (r * 0.9, 0), (r * 0.92, 0.01), (r * 0.9, 0.03), (0, 0.032)], metal, around=96)
        turned([(r * 0.72, 0.032), (r * 0.95, h * 0.28), (r, h * 0.5), (r * 0.82, h * 0.85), (r * 0.86, h), (r * 0.83, h), (r * 0.79, h * 0.85), (r * 0.97, h * 0.5), (r * 0.69, 0.034)], hard.glass('#f6f8f7'), around=128)
    else:
        t = 0.012
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((t, t, h * 0.66), (sx * (w / 2 - t), sy * (d / 2 - t), h * 0.36), metal, 0.002)
        for z in (0.015, h * 0.69):
            plate(rounded(w, d, 0.008), 0.016, (0, 0, z), metal, 0.004)
        from kit import mesh
        roof = mesh('roof', [(-w / 2, -d / 2, h * 0.70), (w / 2, -d / 2, h * 0.70), (w / 2, d / 2, h * 0.70), (-w / 2, d / 2, h * 0.70), (-w * 0.14, -d * 0.14, h * 0.87), (w * 0.14, -d * 0.14, h * 0.87), (w * 0.14, d * 0.14, h * 0.87), (-w * 0.14, d * 0.14, h * 0.87)],
                    [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], metal, smooth=False)
        roof.name = 'roof'
        ring_at = [(0.026 * math.cos(i / 32 * math.tau), 0, h * 0.87 + 0.024 + 0.026 * math.sin(i / 32 * math.tau)) for i in range(32)]
        tube(ring_at, 0.003, metal, closed=True, smooth=False)
        for side in (-1, 1):
            tube([(side * (w / 2 - t), -d / 2 + t * 0.6, h * 0.36), (-side * 0.0, -d / 2 + t * 0.6, h * 0.36)], 0.0028, metal, smooth=False)
            tube([(0, -d / 2 + t * 0.6, 0.03), (0, -d / 2 + t * 0.6, h * 0.69)], 0.0028, metal, smooth=False)
    tall = h * 0.3
    turned([(0, 0.032), (0.028, 0.032), (0.028, tall), (0.02, tall + 0.001), (0, tall - 0.002)], hard.wax('#efe6d2', None), around=64)
    turned([(0.003, tall + 0.006), (0.008, tall + 0.018), (0.006, tall + 0.03), (0, tall + 0.045)], hard.glowing('#ffc778', 12), around=24)
    bulb((0, 0, tall + 0.03), 0.8, (1, 0.68, 0.36), 0.012)
    _lit(shot, turn=28, rise=9, fill=0.78, key=0.75, bounces=10, detail=((0, -d / 2, h * 0.5), w * 0.8))
