"""Hard surfaces: wood, paint, metal, ceramics, stone, concrete, glass, plastic, paper, wax, leaves, light."""
from .color import blended, linear, luminance, scaled
from .nodes import BODY, Graph
from .patterns import colored


def wood(hex_color, axis='X', part=BODY, roughness=0.42, strength=1.0):
    """Solid wood of the given middle tone, its grain along `axis` of the object; every board has its own place in the tree."""
    middle = linear(hex_color)
    spread = strength * (1.0 if luminance(middle) > 0.06 else 0.7)
    light, deep = scaled(middle, 1 + 0.42 * spread), scaled(middle, 1 - 0.46 * spread)
    along = {'X': 0, 'Y': 1, 'Z': 2}[axis]
    stretch = lambda fine, slow: tuple(slow if i == along else fine for i in range(3))
    g = Graph(f'wood {axis}')
    broad = g.coords('Object', stretch(4.5, 0.3), shuffled=True)
    streaks = g.noise(g.coords('Object', stretch(14, 1.0), shuffled=True), 1.6, 6, 0.62, 0.5)
    rings = g.math('FRACT', g.times(g.noise(broad, 1.1, 2, 0.5, 0.4), 24.0))
    rings = g.math('POWER', g.math('ABSOLUTE', g.math('SUBTRACT', g.times(rings, 2.0), 1.0)), 1.6)
    pores = g.ramp(g.noise(g.coords('Object', stretch(300, 6), shuffled=True), 1.0, 2, 0.6), [(0.36, (0, 0, 0)), (0.47, (1, 1, 1))])
    color = g.ramp(g.add(g.times(streaks, 0.78), g.times(rings, 0.15)), [(0.25, light), (0.5, middle), (0.78, deep)])
    color = g.mix(g.times(g.math('SUBTRACT', 1, pores), 0.34 * spread), color, deep)
    color = g.mix(1.0, color, g.ramp(g.noise(broad, 0.5, 1), [(0.3, (0.88, 0.86, 0.84)), (0.7, (1.08, 1.06, 1.04))]), 'MULTIPLY')
    board = g.node('ObjectInfo').outputs['Random']
    color = g.mix(1.0, color, g.ramp(board, [(0, (0.91, 0.9, 0.89)), (1, (1.06, 1.05, 1.04))]), 'MULTIPLY')
    g.principled(Base__Color=color, Roughness=g.add(roughness - 0.06, g.times(streaks, 0.16)), Specular=0.4,
                 Normal=g.bump(g.add(pores, g.times(streaks, 0.6)), 0.22, 0.0008))
    return g.finish(part)


def end_grain(hex_color, part=BODY, blocks=22):
    """Butcher's block: rows of end-grain cubes (`blocks` in a metre of length), each with its rings."""
    c = linear(hex_color)
    g = Graph('end grain')
    where = g.coords('Object')
    cells = g.node('TexBrick', Vector=where, Scale=blocks / 2.2, Mortar__Size=0.006, Mortar__Smooth=0.2, Bias=0.0,
                   Brick__Width=0.5, Row__Height=0.25, Color1=scaled(c, 0.72), Color2=scaled(c, 1.3), Mortar=scaled(c, 0.4))
    rings = g.math('SINE', g.times(g.noise(g.coords('Object', (1, 1, 0.05)), 12, 2, 0.4), 120))
    color = g.mix(1.0, cells.outputs[0], g.ramp(rings, [(0.0, (0.93, 0.92, 0.91)), (1.0, (1.03, 1.02, 1.02))]), 'MULTIPLY')
    g.principled(Base__Color=color, Roughness=0.5, Specular=0.35, Normal=g.bump(g.noise(where, 300, 3), 0.12, 0.0006))
    return g.finish(part)


def paint(hex_color, part=BODY, roughness=0.42, specular=0.4):
    """Lacquer, powder coat, enamel without gloss: even, with the faintest orange peel."""
    g = Graph('paint')
    where = g.coords('Object')
    tone = g.ramp(g.noise(where, 3, 3), [(0.3, scaled(linear(hex_color), 0.97)), (0.7, scaled(linear(hex_color), 1.02))])
    g.principled(Base__Color=tone, Roughness=g.add(roughness - 0.05, g.times(g.noise(where, 30, 3), 0.1)), Specular=specular,
                 Normal=g.bump(g.noise(where, 220, 2), 0.05, 0.0006))
    return g.finish(part)


def metal(hex_color='#b8935a', part=BODY, roughness=0.28, brushed='Z'):
    g = Graph('metal')
    along = {'X': (2, 400, 400), 'Y': (400, 2, 400), 'Z': (400, 400, 2)}.get(brushed, (60, 60, 60))
    lines = g.noise(g.coords('Object', along, shuffled=True), 1.0, 3, 0.6)
    smears = g.noise(g.coords('Object'), 9, 3, 0.6)
    g.principled(Base__Color=linear(hex_color), Metallic=1.0, Normal=g.bump(lines, 0.05, 0.0006),
                 Roughness=g.add(roughness - 0.08, g.times(lines, 0.08), g.times(smears, 0.12)))
    return g.finish(part, whole=True)


def enamel(hex_color, part=BODY, graded=0.0):
    """Vitreous enamel over iron: deep gloss, a little uneven; `graded` metres of height over which it darkens at foot and rim."""
    c = linear(hex_color)
    g = Graph('enamel')
    where = g.coords('Object')
    color = g.ramp(g.noise(where, 5, 3), [(0.3, scaled(c, 0.94)), (0.7, scaled(c, 1.04))])
    if graded:
        height = g.add(g.math('DIVIDE', g.separate(where)[2], graded, True), g.times(g.math('SUBTRACT', g.noise(where, 5, 3), 0.5), 0.15))
        color = g.ramp(height, [(0.0, scaled(c, 0.55)), (0.35, c), (0.8, scaled(c, 1.05)), (1.0, scaled(c, 0.7))])
    height = g.add(g.noise(where, 26, 2), g.times(g.noise(where, 160, 2), 0.18))
    g.principled(Base__Color=color, Roughness=0.22, Specular=0.5, Clearcoat=0.7, Clearcoat__Roughness=0.06, Normal=g.bump(height, 0.22, 0.0012))
    return g.finish(part)


def ceramic(hex_color='#e8e0d2', part=BODY, roughness=0.35, speckle=0.0, glaze=0.3, foot=None, dipped=None, dip_color='#c9b59a'):
    """Thrown clay under glaze. `speckle` 0…1 iron spots; below `foot` metres bare clay; above `dipped` metres the second glaze."""
    c = linear(hex_color)
    g = Graph('ceramic')
    where = g.coords('Object')
    color = g.ramp(g.noise(where, 7, 5, 0.6), [(0.3, scaled(c, 0.88)), (0.7, scaled(c, 1.05))])
    if speckle:
        spots = g.node('TexVoronoi', Vector=where, Scale=190.0).outputs['Distance']
        near = g.math('LESS_THAN', spots, g.times(g.math('SUBTRACT', g.noise(where, 38, 2), 0.40), 0.85 * speckle))
        color = g.mix(g.times(near, 0.75), color, scaled(c, 0.22))
    height = g.separate(where)[2]
    edge = g.add(height, g.times(g.noise(where, 22, 2), 0.006))
    if dipped is not None:
        color = g.mix(g.math('GREATER_THAN', edge, dipped), color, linear(dip_color))
    if foot is not None:
        bare = g.math('LESS_THAN', edge, foot)
        color = g.mix(bare, color, linear('#a98563'))
        roughness = g.add(roughness, g.times(bare, 0.45))
        glaze = g.times(g.math('SUBTRACT', 1, bare), glaze)
    throwing = g.node('TexWave', _bands_direction='Z', Vector=where, Scale=42.0, Distortion=2.0).outputs[1]
    relief = g.add(g.times(throwing, 0.35), g.times(g.noise(where, 14, 3), 1.2), g.times(g.noise(where, 300, 2), 0.12))
    g.principled(Base__Color=color, Roughness=roughness, Specular=0.45, Clearcoat=glaze, Clearcoat__Roughness=0.12,
                 Normal=g.bump(relief, 0.35, 0.0015))
    return g.finish(part)


def clay(hex_color, part=BODY):
    """Unglazed terracotta."""
    c = linear(hex_color)
    g = Graph('clay')
    where = g.coords('Object')
    bloom = g.noise(where, 9, 6, 0.7)
    color = g.ramp(bloom, [(0.3, scaled(c, 0.82)), (0.55, c), (0.75, blended(c, (0.8, 0.78, 0.74), 0.25))])
    g.principled(Base__Color=color, Roughness=0.85, Specular=0.15, Normal=g.bump(g.noise(where, 180, 4, 0.7), 0.3, 0.0015))
    return g.finish(part)


def marble(hex_color, part=BODY, veins=1.0):
    c = linear(hex_color)
    dark = luminance(c) < 0.25
    g = Graph('marble')
    where = g.coords('Object', shuffled=True)
    cloud = g.noise(where, 4, 6, 0.6, 1.2)
    # In dark stone veins stand out: fewer of them, drawn in longer lines.
    detail, rough, share = (4, 0.5, 0.45) if dark else (8, 0.62, 1.0)
    vein = lambda scale, width: g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(where, scale, detail, rough, 1.6), 0.5)),
                                       [(0.0, (1, 1, 1)), (width * share, (0, 0, 0))])
    line = linear('#d9d4c8') if dark else scaled(c, 0.42)
    color = g.ramp(cloud, [(0.3, scaled(c, 0.86)), (0.7, scaled(c, 1.06))])
    color = g.mix(g.times(vein(3.2, 0.035), 0.55 * veins), color, line)
    color = g.mix(g.times(vein(8, 0.02), 0.25 * veins), color, line)
    g.principled(Base__Color=color, Roughness=0.2, Specular=0.5, Subsurface=0.0)
    return g.finish(part)


def travertine(hex_color, part=BODY):
    c = linear(hex_color)
    g = Graph('travertine')
    bands = g.noise(g.coords('Object', (1.5, 1.5, 16)), 2.0, 6, 0.65, 0.4)
    pits = g.ramp(g.noise(g.coords('Object', (30, 30, 90)), 1.0, 3, 0.6), [(0.3, (0, 0, 0)), (0.38, (1, 1, 1))])
    color = g.mix(g.times(g.math('SUBTRACT', 1, pits), 0.5), g.ramp(bands, [(0.3, scaled(c, 0.8)), (0.7, scaled(c, 1.1))]), scaled(c, 0.55))
    g.principled(Base__Color=color, Roughness=0.5, Specular=0.35, Normal=g.bump(pits, 0.35, 0.0012))
    return g.finish(part)


def concrete(hex_color, part=BODY):
    c = linear(hex_color)
    g = Graph('concrete')
    where = g.coords('Object')
    cloud = g.noise(where, 5, 7, 0.65, 0.4)
    holes = g.node('TexVoronoi', Vector=where, Scale=45.0).outputs['Distance']
    pin = g.math('LESS_THAN', holes, g.times(g.math('SUBTRACT', g.noise(where, 12, 2), 0.48), 0.5))
    color = g.mix(g.times(pin, 0.4), g.ramp(cloud, [(0.3, scaled(c, 0.84)), (0.7, scaled(c, 1.08))]), scaled(c, 0.5))
    g.principled(Base__Color=color, Roughness=0.8, Specular=0.25,
                 Normal=g.bump(g.add(g.times(g.noise(where, 160, 4, 0.7), 0.6), g.times(pin, -1.0)), 0.35, 0.0016))
    return g.finish(part)


def glass(hex_color='#ffffff', part=None, roughness=0.0, walls=4):
    """Coloured through and through. Light on its way to what lies behind goes straight through (no caustics: they would only be noise), and is tinted
    by each of the `walls` it crosses: together they give the colour; clear glass stays clear."""
    c = linear(hex_color)
    c = (*(channel ** (0.3 if min(c[:3]) > 0.6 else 1 / walls) for channel in c[:3]), 1.0)
    g = Graph('glass')
    solid = g.node('BsdfPrincipled', Base__Color=c, Transmission=1.0, Roughness=roughness, IOR=1.45, Specular=0.5)
    clear = g.node('BsdfTransparent', Color=blended(c, (1, 1, 1), 0.3))
    path = g.node('LightPath')
    both = g.node('MixShader')
    g.feed(both, 0, g.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']))
    g.feed(both, 1, solid.outputs[0])
    g.feed(both, 2, clear.outputs[0])
    g.tree.links.new(both.outputs[0], g.output.inputs[0])
    return g.finish(part, whole=True)


def opal(hex_color='#f6efe2', glow=0.0):
    """White cased glass, lit from within when `glow` is above 0."""
    g = Graph('opal')
    g.principled(Base__Color=linear(hex_color), Roughness=0.18, Specular=0.5, Clearcoat=0.6, Clearcoat__Roughness=0.05,
                 Emission=linear('#ffe2b4'), Emission__Strength=glow)
    return g.finish()


def mirror_glass(hex_color='#dfe3e2', part=None):
    g = Graph('mirror')
    g.principled(Base__Color=linear(hex_color), Metallic=1.0, Roughness=0.02)
    return g.finish(part, whole=True)


def plastic(hex_color, part=BODY, roughness=0.35):
    return paint(hex_color, part, roughness, 0.5)


def paper(hex_color, part=BODY, pattern=None):
    c = linear(hex_color)
    g = Graph('paper')
    where = g.coords('Object')
    fibers = g.noise(where, 120, 5, 0.7, 0.6)
    color, mask = colored(g, c, pattern)
    color = g.mix(1.0, color, g.ramp(fibers, [(0.3, (0.95,) * 3), (0.7, (1.02,) * 3)]), 'MULTIPLY')
    g.principled(Base__Color=color, Roughness=0.8, Specular=0.15, Normal=g.bump(fibers, 0.1, 0.0008))
    return g.finish(part, mask=mask)


def wax(hex_color, part=BODY):
    c = linear(hex_color)
    g = Graph('wax')
    where = g.coords('Object')
    g.principled(Base__Color=g.ramp(g.noise(where, 14, 3), [(0.3, scaled(c, 0.94)), (0.7, scaled(c, 1.03))]), Roughness=0.45, Specular=0.35,
                 Subsurface=0.12, Subsurface__Color=c, Subsurface__Radius=(0.012, 0.008, 0.005),
                 Normal=g.bump(g.noise(where, 20, 3), 0.15, 0.002))
    return g.finish(part)


def leaf(hex_color='#3e5a34', part=BODY, shine=0.34):
    c = linear(hex_color)
    g = Graph('leaf')
    u, v, _ = g.separate(g.coords('UV'))[:3]
    middle = g.math('ABSOLUTE', g.math('SUBTRACT', u, 0.5))
    ribs = g.math('ABSOLUTE', g.math('SINE', g.times(g.math('SUBTRACT', v, g.times(middle, 0.6)), 46.0)))
    color = g.ramp(g.noise(g.coords('Object'), 18, 3), [(0.3, scaled(c, 0.8)), (0.7, scaled(c, 1.15))])
    each = g.node('ObjectInfo').outputs['Random']
    color = g.mix(1.0, color, g.ramp(each, [(0, (0.75, 0.85, 0.8)), (1, (1.25, 1.15, 1.0))]), 'MULTIPLY')
    color = g.mix(g.ramp(middle, [(0.0, (1, 1, 1)), (0.03, (0, 0, 0))]), color, blended(c, linear('#c9d09a'), 0.6))
    face = g.node('BsdfPrincipled', Base__Color=color, Roughness=shine, Specular=0.45, Normal=g.bump(ribs, 0.18, 0.0012))
    through = g.node('BsdfTranslucent', Color=g.mix(0.5, color, blended(c, linear('#8fb04a'), 0.6)))
    both = g.node('MixShader')
    g.feed(both, 0, 0.18)
    g.feed(both, 1, face.outputs[0])
    g.feed(both, 2, through.outputs[0])
    g.tree.links.new(both.outputs[0], g.output.inputs[0])
    return g.finish(part)


def lampshade(hex_color='#f2e7d3', part=None, pleats=0):
    """Linen that lets light through."""
    c = linear(hex_color)
    g = Graph('lampshade')
    slub = g.add(g.noise(g.coords('UV', (8, 420, 1)), 1.0, 3, 0.65), g.noise(g.coords('UV', (420, 8, 1)), 1.0, 3, 0.65))
    color = g.ramp(g.times(slub, 0.5), [(0.34, scaled(c, 0.68)), (0.5, scaled(c, 0.95)), (0.66, scaled(c, 1.08))])
    front = g.node('BsdfDiffuse', Color=color, Normal=g.bump(slub, 0.5, 0.0012))
    back = g.node('BsdfTranslucent', Color=color)
    both = g.node('MixShader')
    g.feed(both, 0, 0.55)
    g.feed(both, 1, front.outputs[0])
    g.feed(both, 2, back.outputs[0])
    g.tree.links.new(both.outputs[0], g.output.inputs[0])
    return g.finish(part, whole=True)


def glowing(hex_color, strength):
    g = Graph('glowing')
    light = g.node('Emission', Color=linear(hex_color), Strength=strength)
    g.tree.links.new(light.outputs[0], g.output.inputs[0])
    return g.finish()


def glowing_stone(hex_color):
    """Alabaster lit from inside: the veins stay visible."""
    c = linear(hex_color)
    g = Graph('alabaster')
    where = g.coords('Object')
    cloud = g.noise(where, 12, 6, 0.6, 1.4)
    color = g.ramp(cloud, [(0.35, scaled(c, 0.72)), (0.55, c), (0.7, scaled(c, 1.1))])
    warm = g.mix(1.0, color, linear('#ffdca6'), 'MULTIPLY')
    g.principled(Base__Color=color, Roughness=0.35, Specular=0.4, Emission=warm, Emission__Strength=0.6)
    return g.finish()


def cased_glass(hex_color):
    """Coloured glass over white: opaque and glossy, glowing a little when lit."""
    c = linear(hex_color)
    g = Graph('cased')
    g.principled(Base__Color=c, Roughness=0.08, Specular=0.6, Clearcoat=0.8, Emission=scaled(c, 1.4), Emission__Strength=0.35)
    return g.finish(BODY, whole=True)


def plaster(hex_color='#f3eee6'):
    """The wall behind what hangs: the ground's colour with the faintest trowel marks."""
    c = linear(hex_color)
    g = Graph('plaster')
    marks = g.noise(g.coords('Object'), 5, 6, 0.65)
    g.principled(Base__Color=g.ramp(marks, [(0.3, scaled(c, 0.97)), (0.7, c)]), Roughness=0.9, Specular=0.1, Normal=g.bump(marks, 0.12, 0.004))
    return g.finish()


def rust(hex_color, part=BODY):
    """Raw steel that has stood outside."""
    c = linear(hex_color)
    g = Graph('rust')
    where = g.coords('Object')
    bloom = g.noise(where, 7, 8, 0.7, 0.5)
    color = g.ramp(bloom, [(0.3, scaled(c, 0.6)), (0.5, c), (0.62, linear('#8a5230')), (0.75, linear('#a8673c'))])
    g.principled(Base__Color=color, Roughness=g.add(0.5, g.times(bloom, 0.35)), Specular=0.35, Normal=g.bump(g.noise(where, 90, 5, 0.7), 0.3, 0.0015))
    return g.finish(part)
