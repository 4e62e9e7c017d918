"""Cloth, leather and what is plaited: woven yarn, bouclé loops, velvet, terry, felt, hides, cane, jute."""
from .color import linear, scaled
from .nodes import BODY, Graph
from .patterns import colored


def _worn(g, color):
    """Slight drift of tone over a whole piece."""
    drift = g.noise(g.coords('Object'), 5, 3)
    return g.mix(1.0, color, g.ramp(drift, [(0.3, (0.95, 0.95, 0.95)), (0.7, (1.04, 1.04, 1.03))]), 'MULTIPLY')


def woven(hex_color, part=BODY, threads=420, coarse=1.0, pattern=None):
    """Plain weave of uneven yarns; a `pattern` mixes in its colours."""
    c = linear(hex_color)
    g = Graph('woven')
    uv = g.coords('UV', shuffled=False)
    warp = g.node('TexWave', _bands_direction='X', Vector=uv, Scale=threads / coarse, Distortion=1.2, Detail=2.0, Detail__Scale=3.0)
    weft = g.node('TexWave', _bands_direction='Y', Vector=uv, Scale=threads / coarse, Distortion=1.2, Detail=2.0, Detail__Scale=3.0)
    slub = g.add(g.noise(g.coords('UV', (6, 260, 1)), 1.2 / coarse, 3, 0.65), g.noise(g.coords('UV', (260, 6, 1)), 1.2 / coarse, 3, 0.65))
    height = g.add(g.math('MAXIMUM', warp.outputs[1], weft.outputs[1]), slub)
    yarns = g.times(slub, 0.5)
    color, mask = colored(g, c, pattern)
    color = g.mix(1.0, color, g.ramp(yarns, [(0.3, (0.76,) * 3), (0.5, (1, 1, 1)), (0.7, (1.12,) * 3)]), 'MULTIPLY')
    g.principled(Base__Color=_worn(g, color), Roughness=0.9, Specular=0.2, Sheen=0.35, Sheen__Tint=0.4,
                 Normal=g.bump(height, 0.55, 0.0018 * coarse))
    return g.finish(part, mask=mask)




def boucle(hex_color, part=BODY, loops=1.0):
    c = linear(hex_color)
    g = Graph('boucle')
    where = g.coords('Object')
    cells = g.node('TexVoronoi', _feature='SMOOTH_F1', Vector=where, Scale=150 / loops, Smoothness=0.35)
    height = g.add(g.times(g.math('SUBTRACT', 1, cells.outputs['Distance']), 0.9), g.times(g.noise(where, 420 / loops, 3, 0.7, 2.5), 0.5),
                   g.times(g.noise(where, 60 / loops, 4, 0.7, 1.2), 0.7))
    color = g.ramp(height, [(0.75, scaled(c, 0.8)), (1.0, scaled(c, 1.02))])
    g.principled(Base__Color=_worn(g, color), Roughness=0.95, Specular=0.1, Sheen=0.5, Sheen__Tint=0.5,
                 Normal=g.bump(height, 0.9, 0.0042 * loops))
    return g.finish(part)


def velvet(hex_color, part=BODY, ribs=0):
    """Cut pile that lightens where it turns away; `ribs` per metre make it corduroy."""
    c = linear(hex_color)
    g = Graph('velvet')
    where = g.coords('Object')
    color = g.ramp(g.noise(where, 14, 4, 0.6, 0.6), [(0.3, scaled(c, 0.72)), (0.7, scaled(c, 1.12))])
    edge = g.node('LayerWeight', Blend=0.35).outputs[1]
    pale = tuple(min(1, x * 1.9 + 0.03) for x in c[:3]) + (1,)
    g.principled(Base__Color=g.mix(g.times(edge, 0.55), color, pale), Roughness=0.75, Specular=0.15, Sheen=0.8, Sheen__Tint=0.75,
                 Normal=g.bump(g.noise(where, 1400, 1), 0.25, 0.0006))
    return g.finish(part)


def felt(hex_color, part=BODY, pattern=None):
    """Milled wool: no threads, a fine fuzzy grain, slightly mixed colour."""
    c = linear(hex_color)
    g = Graph('felt')
    where = g.coords('Object')
    grain = g.noise(where, 260, 5, 0.75, 0.8)
    color, mask = colored(g, c, pattern)
    color = g.mix(1.0, color, g.ramp(grain, [(0.3, (0.82,) * 3), (0.7, (1.1,) * 3)]), 'MULTIPLY')
    g.principled(Base__Color=_worn(g, color), Roughness=0.95, Specular=0.05, Sheen=0.5, Sheen__Tint=0.4,
                 Normal=g.bump(g.add(grain, g.times(g.noise(where, 40, 3), 0.6)), 0.5, 0.0016))
    return g.finish(part, mask=mask)


def knit(hex_color, part=BODY, stitches=130, pattern=None):
    """Stockinette: columns of slanting stitches; a `pattern` is knitted in."""
    c = linear(hex_color)
    g = Graph('knit')
    x, y, _ = g.separate(g.coords('UV'))[:3]
    column = g.math('SUBTRACT', g.times(g.math('FRACT', g.times(x, stitches)), 2), 1)
    slant = g.add(g.times(y, stitches * 0.75), g.times(g.math('ABSOLUTE', column), -0.9))
    stitch = g.math('SINE', g.times(slant, 6.2832))
    valley = g.math('SUBTRACT', 1, g.math('POWER', g.math('ABSOLUTE', column), 3))
    height = g.add(g.times(stitch, 0.5), g.times(valley, 0.7), g.times(g.noise(g.coords('Object'), 500, 3), 0.4))
    color, mask = colored(g, c, pattern)
    color = g.mix(1.0, color, g.ramp(height, [(0.2, (0.62,) * 3), (0.9, (1.04,) * 3)]), 'MULTIPLY')
    g.principled(Base__Color=_worn(g, color), Roughness=0.95, Specular=0.08, Sheen=0.4, Normal=g.bump(height, 0.7, 0.35 / stitches))
    return g.finish(part, mask=mask)


def waffle(hex_color, part=BODY, cells=70, pattern=None):
    """Little square wells, deep enough to throw shadows."""
    c = linear(hex_color)
    g = Graph('waffle')
    x, y, _ = g.separate(g.coords('UV'))[:3]
    wall = lambda v: g.math('POWER', g.math('ABSOLUTE', g.math('SUBTRACT', g.times(g.math('FRACT', g.times(v, cells)), 2), 1)), 2.5)
    height = g.math('MAXIMUM', wall(x), wall(y))
    color, mask = colored(g, c, pattern)
    color = g.mix(1.0, color, g.ramp(height, [(0.1, (0.72,) * 3), (0.8, (1.04,) * 3)]), 'MULTIPLY')
    fine = g.noise(g.coords('Object'), 700, 3)
    g.principled(Base__Color=_worn(g, color), Roughness=0.95, Specular=0.08, Sheen=0.3,
                 Normal=g.bump(g.add(height, g.times(fine, 0.25)), 0.8, 0.22 / cells))
    return g.finish(part, mask=mask)


def yarn(hex_color, part=BODY, pattern=None, dark_roots=0.5, bright=1.0):
    """The material of fibres: darker at the root, each strand a little different; a `pattern` colours them by where they stand."""
    g = Graph('yarn')
    strand = g.node('HairInfo')
    color, mask = colored(g, linear(hex_color), pattern, bright)
    lots = g.noise(g.coords('Object', (1.5, 22, 1)), 1.0, 3, 0.6)
    color = g.mix(1.0, color, g.ramp(lots, [(0.3, (0.88, 0.87, 0.86)), (0.7, (1.06, 1.05, 1.04))]), 'MULTIPLY')
    color = g.mix(1.0, color, g.ramp(strand.outputs['Random'], [(0, (0.82, 0.82, 0.82)), (1, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    color = g.mix(1.0, color, g.ramp(strand.outputs['Intercept'], [(0, (dark_roots,) * 3), (0.8, (1.08, 1.08, 1.08))]), 'MULTIPLY')
    g.principled(Base__Color=color, Roughness=0.92, Specular=0.08, Sheen=0.3)
    return g.finish(part, mask=mask)


def leather(hex_color, part=BODY):
    c = linear(hex_color)
    g = Graph('leather')
    where = g.coords('Object')
    cells = g.node('TexVoronoi', _feature='DISTANCE_TO_EDGE', Vector=where, Scale=320.0)
    grain = g.ramp(cells.outputs[0], [(0.0, (0, 0, 0)), (0.18, (1, 1, 1))])
    broad = g.noise(where, 6, 5, 0.6)
    color = g.ramp(broad, [(0.3, scaled(c, 0.7)), (0.7, scaled(c, 1.12))])
    g.principled(Base__Color=color, Roughness=g.add(0.34, g.times(broad, 0.22)), Specular=0.45,
                 Normal=g.bump(g.add(grain, g.times(g.noise(where, 40, 3), 1.5)), 0.35, 0.0012))
    return g.finish(part)


def rattan(hex_color='#c49a63', part=None):
    """Peeled cane: warm, streaked, half matt."""
    c = linear(hex_color)
    g = Graph('rattan')
    streak = g.add(g.times(g.noise(g.coords('Object', (40, 40, 40)), 2, 3, 0.6), 0.6), g.times(g.noise(g.coords('Object'), 5, 2), 0.4))
    color = g.ramp(streak, [(0.3, scaled(c, 0.5)), (0.55, c), (0.75, scaled(c, 1.4))])
    g.principled(Base__Color=color, Roughness=0.5, Specular=0.4)
    return g.finish(part)


def fiber(hex_color='#b89a68', part=BODY):
    """Jute, seagrass, coir rope: hairy, streaked along nothing in particular."""
    c = linear(hex_color)
    g = Graph('fiber')
    where = g.coords('Object')
    fine = g.noise(where, 240, 5, 0.75, 1.5)
    broad = g.noise(where, 16, 3, 0.6)
    color = g.ramp(g.add(g.times(fine, 0.7), g.times(broad, 0.3)), [(0.34, scaled(c, 0.5)), (0.52, c), (0.7, scaled(c, 1.35))])
    g.principled(Base__Color=color, Roughness=0.9, Specular=0.1, Sheen=0.2, Normal=g.bump(fine, 0.6, 0.0015))
    return g.finish(part)


def sheer(hex_color, part=BODY):
    """Voile: light comes through, the weave shows in the folds."""
    c = linear(hex_color)
    g = Graph('sheer')
    front = g.node('BsdfDiffuse', Color=c)
    through = g.node('BsdfTranslucent', Color=c)
    clear = g.node('BsdfTransparent')
    cloth, both = g.node('MixShader'), g.node('MixShader')
    g.feed(cloth, 0, 0.5)
    g.feed(cloth, 1, front.outputs[0])
    g.feed(cloth, 2, through.outputs[0])
    g.feed(both, 0, 0.35)
    g.feed(both, 1, cloth.outputs[0])
    g.feed(both, 2, clear.outputs[0])
    g.tree.links.new(both.outputs[0], g.output.inputs[0])
    return g.finish(part, whole=True)
