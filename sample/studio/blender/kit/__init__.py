"""The studio's tools, by subject; models take everything from here."""
from .cloth import cover, crease, cushion, pillow
from .color import blended, linear, luminance, scaled
from .fibers import pile
from .nodes import BODY, TRIM, Graph
from .patterns import PAINTERS, Pattern, lay
from .placing import bar, gathered, moved, repeated
from .shapes import (ball, box, curve_through, link, mesh, oval, padded, plate, ring, rod, rounded, soften, strands, subdivide, swept, tube, turned,
                     unwrap)
from .stage import UNFRAMED, bulb
from .surface import surface
from . import materials_cloth as cloths
from . import materials_hard as hard
