"""What stands fast in a room and is not sold: a hearth, a bath, a washstand. Measures in metres; the back wall is y = 0."""
import random

from . import materials_hard as hard
from .shapes import box, mesh, oval, rod, tube, turned


def hearth(one, shell):
    """A chimney breast with a painted surround, a mantel shelf and a fire: x, width, color, mantel (height of the shelf's top), fire (watts)."""
    x, w, top = one['x'], one['width'], one['mantel']
    paint, stone = hard.paint(one['color'], None, 0.5, 0.35), hard.concrete(one.get('stone', '#4a4844'), None)
    open_w, open_h, deep = w * 0.52, top * 0.62, 0.16
    for side in (-1, 1):
        box(((w - open_w) / 2, deep, top - 0.06), (x + side * (w + open_w) / 4, -deep / 2, (top - 0.06) / 2), paint, 0.006, name='hearth')
        box(((w - open_w) / 2 - 0.1, 0.02, top - 0.42), (x + side * (w + open_w) / 4, -deep - 0.008, (top - 0.3) / 2), paint, 0.008, name='hearth')
        box((0.09, deep + 0.01, open_h), (x + side * (open_w / 2 + 0.02), -deep / 2 - 0.008, open_h / 2), stone, 0.004, name='hearth')
    box((open_w, deep - 0.004, top - 0.06 - open_h), (x, -deep / 2, (open_h + top - 0.06) / 2), paint, 0.001, name='hearth')
    box((open_w - 0.05, deep + 0.01, 0.09), (x, -deep / 2 - 0.008, open_h + 0.02), stone, 0.004, name='hearth')
    for out, high, z in ((0.03, 0.035, top - 0.075), (0.07, 0.045, top - 0.0225)):
        box((w + 2 * out, deep + out + 0.03, high), (x, -(deep + out + 0.03) / 2, z), paint, 0.006, name='mantel')
    box((w + 0.3, 0.5, 0.03), (x, -0.25, 0.0), stone, 0.004, name='hearth')
    soot = hard.paint('#171513', None, 0.95, 0.05)
    box((open_w, 0.01, open_h), (x, -0.026, open_h / 2), soot, 0.001, name='hearth')
    if one.get('fire'):
        _fire(x, open_w, one['fire'])


def _fire(x, wide, strength):
    rng, bark = random.Random(4), hard.paint('#3a2a20', None, 0.95, 0.05)
    for i in range(5):
        y, z, turn = -0.06 - 0.02 * (i % 2), 0.075 + 0.05 * (i // 3), rng.uniform(-0.06, 0.06)
        rod((x - wide * 0.3 + i % 3 * 0.04, y, z - turn), (x + wide * 0.28 - i % 2 * 0.05, y + 0.02, z + turn), 0.032, bark, 0.028)
    for _ in range(26):
        at = x + rng.gauss(0, wide * 0.14)
        tall = 0.2 * rng.uniform(0.4, 1.0) * max(0.25, 1 - abs(at - x) / (wide * 0.36))
        sway, warm = rng.uniform(-0.02, 0.02), rng.choice(('#ff9a3c', '#ffb45c', '#ff7a26'))
        tube([(at, -0.1, 0.07), (at + sway, -0.1, 0.07 + tall * 0.5), (at - sway * 0.6, -0.1, 0.07 + tall)], 0.02, hard.glowing(warm, strength),
             radii=[0.9, 0.8, 0.05], sides=6, name='flame')


def bathtub(one, shell):
    """A bath that stands free: at (x, y), width (along x), depth, height, color."""
    x, y = one['at']
    w, d, h = one.get('width', 1.65), one.get('depth', 0.74), one.get('height', 0.58)
    glaze, steps = hard.ceramic(one.get('color', '#f3f0e9'), None, 0.12, 0.0, 0.5), 96
    levels = [(0.62, 0.0), (0.7, 0.01), (0.78, 0.1), (0.86, 0.3), (0.94, h - 0.06), (0.985, h - 0.02), (1.0, h), (0.985, h + 0.012), (0.95, h + 0.008), (0.92, h - 0.03),
              (0.86, h * 0.6), (0.76, 0.16), (0.55, 0.12), (0.01, 0.115)]
    rings = [[(x + px, y + py, z) for px, py in oval(w * s, d * s, steps, 2.5)] for s, z in levels]
    vertices = [point for ring in rings for point in ring]
    faces = [(k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i) for k in range(len(rings) - 1) for i in range(steps)]
    mesh('bath', vertices, faces, glaze)
    brass = hard.metal(one.get('tap', '#b08d4c'), None, 0.22)
    tube([(x + w * 0.2, y + d / 2 + 0.1, 0), (x + w * 0.2, y + d / 2 + 0.1, h + 0.3), (x + w * 0.2, y + d / 2 + 0.04, h + 0.36), (x + w * 0.2, y + d / 2 - 0.12, h + 0.34)], 0.014,
         brass, name='tap')


def basin(one, shell):
    """A washstand: cupboard, stone top, basin and tap. x, width, color, top (hex), height."""
    x, w, h, d = one['x'], one['width'], one.get('height', 0.84), 0.5
    wood = hard.wood(one['color'], 'X', None, 0.45) if one.get('wood') else hard.paint(one['color'], None, 0.45, 0.4)
    box((w, d - 0.03, h - 0.24), (x, -(d - 0.03) / 2, (h + 0.16) / 2), wood, 0.004, name='washstand')
    for side in (-1, 1):
        box((w / 2 - 0.012, 0.018, h - 0.27), (x + side * w / 4, -d + 0.022, (h + 0.16) / 2), wood, 0.004, name='washstand')
        rod((x + side * 0.05, -d - 0.006, h - 0.2), (x + side * 0.05, -d - 0.006, h - 0.34), 0.006, hard.metal('#b08d4c', None, 0.25))
        for y in (-0.05, -d + 0.08):
            box((0.05, 0.05, 0.17), (x + side * (w / 2 - 0.05), y, 0.085), wood, 0.004, name='washstand')
    box((w + 0.04, d + 0.02, 0.03), (x, -(d + 0.02) / 2, h - 0.005), hard.marble(one.get('top', '#e9e6df'), None, 0.5), 0.004, name='washstand')
    bowl = turned([(0.1, 0.0), (0.15, 0.02), (0.2, 0.1), (0.205, 0.125), (0.195, 0.128), (0.185, 0.11), (0.12, 0.03), (0, 0.022)], hard.ceramic('#f3f0e9', None, 0.12, 0.0, 0.5))
    bowl.location = (x, -0.27, h + 0.01)
    tube([(x, -0.05, h), (x, -0.05, h + 0.25), (x, -0.09, h + 0.29), (x, -0.19, h + 0.28)], 0.012, hard.metal('#b08d4c', None, 0.22), name='tap')
