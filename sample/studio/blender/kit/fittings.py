"""What belongs to the walls of a room: panels, boards, wallpaper, shelves, doors, what one sees out of a window. Measures in metres; the back
wall is y = 0."""
import math
import random

from mathutils import Matrix

from . import materials_hard as hard
from .color import linear
from .fixtures import basin, bathtub, hearth
from .nodes import Graph
from .patterns import PAINTERS, Pattern, lay
from .shapes import box, mesh, tube, turned


def fitted(spec):
    """Everything of the shell's `fittings`: {kind: its measures, or a list of them}."""
    for kind, each in spec.get('fittings', {}).items():
        for one in each if isinstance(each, list) else [each]:
            KINDS[kind](one, spec)


def panels(one, shell):
    """Painted mouldings on the back wall: from, to (x), count, low, high, color."""
    paint = hard.paint(one.get('color', shell['wall']), None, 0.55, 0.3)
    wide, gap = (one['to'] - one['from']) / one['count'], one.get('gap', 0.11)
    for i in range(one['count']):
        x0, x1 = one['from'] + i * wide + gap / 2, one['from'] + (i + 1) * wide - gap / 2
        for z in (one['low'], one['high']):
            box((x1 - x0 + 0.03, 0.022, 0.03), ((x0 + x1) / 2, -0.011, z), paint, 0.008, name='moulding')
        for x in (x0, x1):
            box((0.03, 0.022, one['high'] - one['low'] + 0.03), (x, -0.011, (one['low'] + one['high']) / 2), paint, 0.008, name='moulding')


def paper(one, shell):
    """Wallpaper on the back wall: ground (hex), accent (hex), pattern (of PAINTERS), from height `low`."""
    w, low, high = shell['width'], one.get('low', 0), shell['height']
    # The painted part repeats no motif, so that a narrow strip is sharp enough; what lies beside it is seldom seen.
    pattern = Pattern(PAINTERS[one['pattern']], w, high - low, one['accent'], one.get('third'), one.get('cells', 2400), 0.0)
    sheet = mesh('paper', [(-w / 2, -0.002, low), (w / 2, -0.002, low), (w / 2, -0.002, high), (-w / 2, -0.002, high)], [(0, 1, 2, 3)],
                 hard.paper(one['ground'], None, pattern), smooth=False)
    lay(sheet, w, high - low, (0, 2), (0, (low + high) / 2))


def shiplap(one, shell):
    """Painted boards lying on the back wall, each over the next: color, each (height of a board), to (height)."""
    paint, each = hard.paint(one['color'], None, 0.55, 0.3), one.get('each', 0.18)
    lean = math.radians(one.get('lean', 0))
    for i in range(math.ceil(one.get('to', shell['height']) / each)):
        box((shell['width'], 0.018, each - 0.006), (0, -0.01, (i + 0.5) * each), paint, 0.003, (lean, 0, 0), name='board')


def battens(one, shell):
    """A screen of wooden laths along the back wall: color, to (height)."""
    rng, count = random.Random(9), int(one['to'] / 0.098)
    wood = hard.wood(one['color'], 'X', None, 0.6)
    for i in range(count):
        box((shell['width'], 0.02, 0.082), (0, -0.02, (i + 0.5) * 0.098 + 0.02), wood, 0.003, (rng.gauss(0, 0.006), 0, rng.gauss(0, 0.0006)), name='lath')
    for i in range(int(shell['width'] / 1.8) + 1):
        box((0.09, 0.05, one['to'] + 0.04), (-shell['width'] / 2 + 1.8 * i, 0.01, one['to'] / 2), hard.wood(one['color'], 'Z', None, 0.6), 0.003, name='post')


def ledge(one, shell):
    """A wooden shelf on the back wall: x, z (of its top), width, depth, color."""
    deep = one.get('depth', 0.2)
    box((one['width'], deep, 0.034), (one['x'], -deep / 2, one['z'] - 0.017), hard.wood(one['color'], 'X', None, 0.45), 0.004, name='ledge')
    iron = hard.paint(one.get('bracket', '#b08d4c'), None, 0.35, 0.5)
    for side in (-1, 1):
        x = one['x'] + side * (one['width'] / 2 - 0.14)
        tube([(x, -0.008, one['z'] - 0.2), (x, -0.008, one['z'] - 0.045), (x, -deep * 0.8, one['z'] - 0.045)], 0.006, iron, smooth=False, name='bracket')


def door(one, shell):
    """A panelled door in its frame: x, width, height, color, frame (hex), glass (share of the height that is panes, 0 none)."""
    x, w, h = one['x'], one.get('width', 0.95), one.get('height', 2.05)
    paint, trim = hard.paint(one['color'], None, 0.35, 0.5), hard.paint(one.get('frame', '#efe9de'), None, 0.5, 0.35)
    box((w, 0.03, h), (x, -0.018, h / 2), paint, 0.002, name='door')
    for row in range(3):
        low, high = ((0.16, 0.62), (0.78, 1.36), (1.5, h - 0.14))[row]
        for side in (-1, 1):
            middle, wide = x + side * w / 4, w / 2 - 0.17
            box((wide, 0.014, high - low), (middle, -0.034, (low + high) / 2), paint, 0.012, name='panel')
    for side in (-1, 1):
        box((0.11, 0.05, h + 0.1), (x + side * (w / 2 + 0.06), -0.025, (h + 0.1) / 2), trim, 0.006, name='frame')
    box((w + 0.34, 0.06, 0.14), (x, -0.03, h + 0.08), trim, 0.008, name='frame')
    brass = hard.metal('#b08d4c', None, 0.25)
    turned([(0, -0.075), (0.02, -0.073), (0.028, -0.06), (0.02, -0.046), (0.009, -0.04), (0.009, -0.01), (0, -0.01)], brass).matrix_world = _toward(x + w / 2 - 0.09, 1.02)


def _toward(x, z):
    return Matrix.Translation((x, -0.03, z)) @ Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Scale(-1, 4, (0, 0, 1))


def outlook(one, shell):
    """A window in the back wall: x, width, sill, head, sky (hex), ground (hex), light (how bright the day is). What one sees is a hazy garden."""
    x, w, low, high = one['x'], one['width'], one['sill'], one['head']
    # Before the boards of a panelled wall.
    mesh('outlook', [(x - w / 2, -0.024, low), (x + w / 2, -0.024, low), (x + w / 2, -0.024, high), (x - w / 2, -0.024, high)], [(0, 1, 2, 3)],
         garden(low, high, **{key: one[key] for key in ('light', 'horizon', 'far', 'ground', 'sky') if key in one}), smooth=False)
    paint = hard.paint(one.get('frame', '#efe9de'), None, 0.5, 0.35)
    for side in (-1, 1):
        box((0.08, 0.06, high - low + 0.16), (x + side * (w / 2 + 0.035), -0.03, (low + high) / 2), paint, 0.006, name='frame')
    box((w + 0.24, 0.07, 0.1), (x, -0.035, high + 0.04), paint, 0.008, name='frame')
    box((w + 0.26, 0.13, 0.035), (x, -0.065, low - 0.02), paint, 0.008, name='sill')
    columns, rows = max(1, round(w / 0.5)), max(1, round((high - low) / 0.62))
    for i in range(1, columns):
        box((0.026, 0.026, high - low), (x - w / 2 + w * i / columns, -0.034, (low + high) / 2), paint, 0.004, name='muntin')
    for i in range(1, rows):
        box((w, 0.026, 0.026), (x, -0.034, low + (high - low) * i / rows), paint, 0.004, name='muntin')


def garden(low, high, light=2.2, horizon=0.45, far='#a9b59a', ground='#7f9068', sky='#dfe7ea'):
    """The material of what one sees through a window between two heights: a hazy garden under the sky, out of focus."""
    g = Graph('garden')
    where = g.coords('Object')
    height = g.separate(where)[2]
    wave = g.add(height, g.times(g.noise(where, 1.6, 5, 0.6), 0.9), g.times(g.noise(where, 7, 4, 0.6), 0.25))
    middle = low + (high - low) * horizon + 0.55
    near, middle_ground, above = linear(ground), linear(far), linear(sky)
    place = g.math('ADD', g.times(g.math('SUBTRACT', wave, middle), 0.6), 0.33, True)
    color = g.ramp(place, [(0.0, near), (0.25, middle_ground), (0.42, above), (1.0, above)])
    shine = g.node('Emission', Color=color, Strength=light)
    g.tree.links.new(shine.outputs[0], g.output.inputs[0])
    return g.finish()


KINDS = {'panels': panels, 'paper': paper, 'shiplap': shiplap, 'battens': battens, 'hearth': hearth, 'ledge': ledge, 'door': door, 'bathtub': bathtub,
         'basin': basin, 'outlook': outlook}
