"""Rugs, runners and mats: pile of real fibres, flat weaves, braids."""
import math
import random

from mathutils import Vector
from mathutils import noise as lumps

from kit import BODY, TRIM, cloths, hard, lay, mesh, pile, plate, rounded, strands, tube, unwrap


def rug(shot):
    """A rug on the floor. pile: metres (0 is a flat weave); pattern, third (kit/patterns.py); fringe; round; weave: braid for jute."""
    w, d = shot.w, shot.d
    height = shot.get('pile', 0.012)
    pattern = shot.pattern(w, d, wobble=0.006 if height else 0.004)
    if height:
        ground = cloths.felt(shot.color, BODY, pattern)
        yarn = cloths.yarn(shot.color, BODY, pattern, dark_roots=0.45, bright=1.35)
    elif shot.material == 'jute':
        ground = _braid(shot.color, pattern)
    else:
        ground = cloths.woven(shot.color, BODY, 300, 2.2, pattern)
    thing = _sheet(w, d, ground, shot.get('round', False), 0.005 if height else 0.006, shot.get('scallop', 0))
    unwrap(thing)
    lay(thing, w, d)
    if height:
        thing.data.materials.append(yarn)
        count = int(min(420000, w * d * shot.get('density', 115000)))
        pile(thing, count, height, 2, radius=0.0011 + height * 0.02, lean=0.32 + height * 8, steps=2 if height < 0.03 else 4)
    else:
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.006, -1
    if shot.get('fringe'):
        _fringe(w, d, shot.get('fringe_color', '#EBE2D0'))
    long = d > w * 2.2
    shot.framed(turn=30 if long else 24, rise=36, lens=70, fill=0.9, stop=16, back=3.0, detail=((w * 0.25, -d * 0.36, 0), 0.4), angle={'turn': -34, 'rise': 26})


def _sheet(w, d, material, is_round, z, scallop):
    """The ground of the rug, never lying quite flat."""
    nx, ny = int(w * 22), int(d * 22)
    if is_round:
        nx, ny = 40, 120
        vertices = [(0, 0, z)]
        for i in range(1, nx + 1):
            for k in range(ny):
                a = k / ny * math.tau
                r = w / 2 * i / nx * (1 + (0.035 * (abs(math.sin(a * scallop / 2)) - 0.5) * (i / nx) ** 6 if scallop else 0))
                vertices.append((r * math.cos(a), r * math.sin(a) * d / w, z + 0.002 * abs(lumps.noise(Vector((r * 3, a, 0))))))
        faces = [(0, 1 + k, 1 + (k + 1) % ny) for k in range(ny)]
        faces += [(1 + i * ny + k, 1 + (i + 1) * ny + k, 1 + (i + 1) * ny + (k + 1) % ny, 1 + i * ny + (k + 1) % ny) for i in range(nx - 1) for k in range(ny)]
        return mesh('rug', vertices, faces, material)
    vertices = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = w * (i / nx - 0.5), d * (j / ny - 0.5)
            vertices.append((x + 0.006 * lumps.noise(Vector((y * 3, 7, 0))), y + 0.008 * lumps.noise(Vector((x * 3, 1, 0))),
                             z + abs(0.004 * lumps.noise(Vector((x * 2.2, y * 2.2, 0))))))
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return mesh('rug', vertices, faces, material)


def _braid(color, pattern):
    """Jute in thick crossed strands, with coarse shadows between."""
    from kit import Graph, linear
    from kit.patterns import colored
    g = Graph('braid')
    u, v, _ = g.separate(g.coords('UV'))[:3]
    strand = 0.016
    row = g.math('FLOOR', g.math('DIVIDE', v, strand))
    shifted = g.add(g.math('DIVIDE', u, strand * 2.2), g.times(g.math('MODULO', row, 2), 0.5))
    across = g.math('ABSOLUTE', g.math('SUBTRACT', g.times(g.math('FRACT', g.math('DIVIDE', v, strand)), 2), 1))
    along = g.math('ABSOLUTE', g.math('SUBTRACT', g.times(g.math('FRACT', shifted), 2), 1))
    body = g.math('SUBTRACT', 1, g.math('MAXIMUM', g.math('POWER', across, 2.5), g.math('POWER', along, 5)))
    hair = g.noise(g.coords('Object', (60, 400, 1)), 1.0, 4, 0.7, 1.0)
    color, mask = colored(g, linear(color), pattern)
    color = g.mix(1.0, color, g.ramp(body, [(0.0, (0.42,) * 3), (0.6, (1.02,) * 3)]), 'MULTIPLY')
    color = g.mix(1.0, color, g.ramp(hair, [(0.3, (0.72, 0.70, 0.68)), (0.7, (1.2, 1.18, 1.15))]), 'MULTIPLY')
    patches = g.noise(g.coords('Object'), 7, 3)
    color = g.mix(1.0, color, g.ramp(patches, [(0.3, (0.88,) * 3), (0.7, (1.08,) * 3)]), 'MULTIPLY')
    g.principled(Base__Color=color, Roughness=0.9, Specular=0.1, Normal=g.bump(g.add(body, g.times(hair, 0.4)), 0.9, 0.005))
    return g.finish(BODY, mask=mask)


def _fringe(w, d, color):
    rng, lines = random.Random(2), []
    for side in (-1, 1):
        for i in range(int(w / 0.012)):
            x = -w / 2 + 0.006 + i * 0.012
            for _ in range(3):
                long, lean, z = 0.075 + rng.uniform(-0.012, 0.012), rng.uniform(-0.009, 0.009), 0.002 + rng.uniform(0, 0.004)
                lines.append([(x + rng.uniform(-0.001, 0.001), side * (d / 2 - 0.006), 0.008), (x + lean * 0.4, side * (d / 2 + long * 0.5), 0.003 + z),
                              (x + lean, side * (d / 2 + long), z)])
    strands(lines, 0.0019, cloths.woven(color, None), sides=1)


def round_braid(shot):
    """A coil of jute braid, wound from the middle."""
    r = shot.w / 2
    cord = 0.022
    turns = r / cord
    steps = int(turns * 90)
    for phase, color in ((0, BODY),):
        material = _braid_cord(shot)
        lines = []
        for strand in range(3):
            line = []
            for i in range(steps):
                a = i / 90 * math.tau
                radius = max(0.001, cord * (i / 90))
                wave = i * 0.42 + strand * math.tau / 3
                line.append(((radius + 0.005 * math.sin(wave)) * math.cos(a), (radius + 0.005 * math.sin(wave)) * math.sin(a), 0.008 + 0.004 * math.cos(wave)))
            lines.append(line)
        strands(lines, 0.0068, material, sides=2, name='coil')
    shot.framed(turn=20, rise=36, lens=70, fill=0.86, stop=16, back=3.0, detail=((0, -r * 0.7, 0), 0.45))


def _braid_cord(shot):
    return cloths.fiber(shot.color, BODY)


def mat(shot):
    """A door or bath mat: kind: coir | tufted | slats | stone."""
    w, d, h = shot.w, shot.d, shot.h
    kind = shot.get('kind', 'coir')
    if kind == 'slats':
        n = 9
        for i in range(n):
            plate(rounded(w, d / n - 0.014, 0.008), 0.014, (0, -d / 2 + d * (i + 0.5) / n, 0.012), shot.body('X'), 0.004)
        for x in (-w * 0.36, w * 0.36):
            plate(rounded(0.035, d - 0.03, 0.004), 0.013, (x, 0, 0), shot.body('Y'), 0.003)
    elif kind == 'stone':
        plate(rounded(w, d, 0.03), h, (0, 0, 0), shot.body(), 0.004)
    else:
        thing = _sheet(w, d, cloths.felt(shot.color, BODY, shot.pattern(w, d)), shot.get('round', False), 0.004, 0)
        unwrap(thing)
        lay(thing, w, d)
        coir = kind == 'coir'
        pattern = shot.pattern(w, d, '#2b2a28')
        thing.data.materials.append(cloths.yarn(shot.color, BODY, pattern, dark_roots=0.4, bright=1.3))
        pile(thing, int(w * d * (380000 if coir else 520000)), 0.022 if coir else max(0.012, h * 0.8), 2, radius=0.0011 if coir else 0.0013, lean=0.25 if coir else 0.7,
             steps=2 if coir else 4)
    shot.framed(turn=24, rise=34, lens=80, fill=0.86, stop=16, back=3.0, detail=((w * 0.3, -d * 0.38, 0.01), 0.2))
