"""The surface a catalogue entry names: material class and colour, for one part of a product."""
from . import materials_cloth as cloths
from . import materials_hard as hard
from .color import linear, luminance
from .nodes import BODY


def surface(material, color, part=BODY, axis='X', pattern=None, coarse=1.0):
    """`material` as in the catalogue (linen, oak, brass …); wood runs along `axis`."""
    if material in ('oak', 'walnut', 'wood'):
        return hard.wood(color, axis, part)
    if material in ('linen', 'cotton', 'plain'):
        return cloths.woven(color, part, coarse=coarse, pattern=pattern)
    if material == 'wool':
        return cloths.felt(color, part, pattern=pattern)
    if material in ('boucle', 'velvet', 'leather'):
        return getattr(cloths, material)(color, part)
    if material == 'jute':
        return cloths.fiber(color, part)
    if material == 'rattan':
        return cloths.rattan(color, part)
    if material == 'metal':
        return hard.paint(color, part, 0.5, 0.45)
    if material in ('brass', 'steel'):
        return hard.metal(color, part, 0.3 if material == 'brass' else 0.33, axis)
    if material == 'stoneware':
        return hard.ceramic(color, part, roughness=0.45, speckle=0.7 if luminance(linear(color)) > 0.12 else 0.0, glaze=0.3)
    if material == 'ceramic':
        return hard.ceramic(color, part, roughness=0.22, glaze=0.6)
    if material == 'painted':
        return hard.paint(color, part)
    return getattr(hard, material)(color, part)
