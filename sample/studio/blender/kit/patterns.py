"""Patterns of rugs, covers and papers, painted over the whole product: how much of a second (and a third) colour lies where.
A painter takes x and y in metres from the middle (arrays) and the half sizes, and answers shares 0…1."""
import math

import bpy
import numpy as np

from .color import linear, scaled


class Pattern:
    """A painted pattern with its colours; `third` stays as it is when the product is recoloured."""

    def __init__(self, painter, width, depth, accent, third=None, cells=900, wobble=0.004):
        longest = max(width, depth)
        nx, ny = max(64, round(cells * width / longest)), max(64, round(cells * depth / longest))
        x, y = np.meshgrid((np.arange(nx) + 0.5) / nx * width - width / 2, (np.arange(ny) + 0.5) / ny * depth - depth / 2)
        shift = _smooth_noise(ny, nx, 24, 5) * wobble, _smooth_noise(ny, nx, 24, 6) * wobble
        painted = painter(x + shift[0], y + shift[1], width / 2, depth / 2)
        second, other = painted if isinstance(painted, tuple) else (painted, np.zeros_like(x))
        pixels = np.ones((ny, nx, 4), np.float32)
        pixels[..., 0], pixels[..., 1], pixels[..., 2] = np.clip(second, 0, 1), np.clip(other, 0, 1), 0
        self.image = bpy.data.images.new('pattern', nx, ny, float_buffer=True)
        self.image.colorspace_settings.name = 'Non-Color'
        self.image.pixels.foreach_set(pixels.ravel())
        self.image.update()
        self.accent, self.third = accent, third or accent


def colored(g, body, pattern, bright=1.0):
    """(colour socket, mask socket or None) of a body colour with or without a pattern."""
    if pattern is None:
        return g.mix(0.0, scaled(body, bright) if bright == 1 else tuple(c * bright for c in body[:3]) + (1,), body), None
    image = g.node('TexImage', _image=pattern.image, _extension='EXTEND')
    g.feed(image, 'Vector', g.node('UVMap', _uv_map='pattern').outputs[0])
    share = g.node('SeparateRGB')
    g.feed(share, 0, image.outputs[0])
    color = g.mix(share.outputs[0], body, linear(pattern.accent))
    color = g.mix(share.outputs[1], color, linear(pattern.third))
    mask = g.mix(share.outputs[0], (1, 0, 0, 1), (0, 1, 0, 1))
    mask = g.mix(share.outputs[1], mask, (0, 0, 0, 1))
    if bright != 1.0:
        color = g.mix(1.0, color, (bright, bright, bright, 1), 'MULTIPLY')
    return color, mask


def lay(thing, width, depth, axes=(0, 1), center=(0, 0)):
    """Gives the object the UV layer `pattern`: the flat product over 0…1 along the two axes."""
    data = thing.data
    layer = data.uv_layers.new(name='pattern')
    points = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    corners = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get('vertex_index', corners)
    u = (points[corners, axes[0]] - center[0]) / width + 0.5
    v = (points[corners, axes[1]] - center[1]) / depth + 0.5
    layer.data.foreach_set('uv', np.stack([u, v], 1).astype(np.float32).ravel())


def _smooth_noise(height, width, cells, seed):
    """Bilinear value noise −1…1."""
    rng = np.random.default_rng(seed)
    grid = rng.uniform(-1, 1, (cells + 2, cells + 2))
    ys, xs = np.linspace(0, cells, height), np.linspace(0, cells, width)
    y0, x0 = ys.astype(int), xs.astype(int)
    fy, fx = (ys - y0)[:, None], (xs - x0)[None]
    fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
    top = grid[y0][:, x0] * (1 - fx) + grid[y0][:, x0 + 1] * fx
    low = grid[y0 + 1][:, x0] * (1 - fx) + grid[y0 + 1][:, x0 + 1] * fx
    return top * (1 - fy) + low * fy


def fractal(x, y, scale, seed):
    total, weight = np.zeros_like(x), 0.0
    for octave in range(4):
        total += _smooth_noise(*x.shape, int(scale * 2 ** octave), seed + octave) / 1.8 ** octave
        weight += 1 / 1.8 ** octave
    return total / weight


def _band(value, at, half):
    return (np.abs(value - at) < half).astype(np.float32)


def _wave(value, period):
    """0 on the lattice lines, 0.5 between."""
    return np.abs((value / period + 1000) % 1 - 0.5)


def _edge(x, y, hx, hy):
    """Metres from the nearest edge."""
    return np.minimum(hx - np.abs(x), hy - np.abs(y))


def border(x, y, hx, hy):
    rim = _edge(x, y, hx, hy)
    return np.maximum(_band(rim, 0.13, 0.045), _band(rim, 0.215, 0.012))


def ring(x, y, hx, hy):
    """A broad edge around a round rug."""
    return (hx - np.hypot(x, y) < 0.13 * hx).astype(np.float32)


def bound(x, y, hx, hy):
    """A plain broad binding."""
    return (_edge(x, y, hx, hy) < 0.06).astype(np.float32)


def checker(x, y, hx, hy, cell=0.305):
    nx, ny = max(2, round(2 * hx / cell)), max(2, round(2 * hy / cell))
    return ((np.floor((x + hx) / (2 * hx) * nx) + np.floor((y + hy) / (2 * hy) * ny)) % 2).astype(np.float32)


def trellis(x, y, hx, hy, period=0.32):
    diamonds = _wave(x, period) + _wave(y, period * 1.25)
    return _band(diamonds, 0.5, 0.035)


def lozenges(x, y, hx, hy, period=0.4):
    diamonds = _wave(x, period) + _wave(y, period * 1.15)
    rim = _edge(x, y, hx, hy)
    inside = rim > 0.12
    lines = _band(diamonds, 0.5, 0.032) * inside
    return np.maximum(_band(diamonds, 0.17, 0.03) * inside, _band(rim, 0.075, 0.012)), lines


def stripes(x, y, hx, hy, period=0.2, share=0.32):
    return (_wave(y, period) < share / 2).astype(np.float32)


def dhurrie(x, y, hx, hy):
    """Bands of several widths."""
    phase = (y / 0.46 + 1000) % 1
    return ((phase < 0.22) | ((phase > 0.42) & (phase < 0.46)) | ((phase > 0.54) & (phase < 0.58))).astype(np.float32)


def ticking(x, y, hx, hy, period=0.07):
    phase = (x / period + 1000) % 1
    return ((phase < 0.14) | (np.abs(phase - 0.24) < 0.02) | (np.abs(phase - 0.9) < 0.02)).astype(np.float32)


def plaid(x, y, hx, hy, period=0.3):
    across = lambda v: ((_wave(v, period) < 0.13) * 0.5 + (_band((v / period + 1000) % 1, 0.2, 0.02)) * 0.4)
    return np.clip(across(x) + across(y), 0, 1) * 0.85


def kilim(x, y, hx, hy):
    """Stepped diamonds in rows."""
    step = 0.034
    sx, sy = np.round(x / step) * step, np.round(y / step) * step
    period_x, period_y = 2 * hx / 3, 0.52
    diamond = _wave(sx + hx + period_x / 2, period_x) * period_x + _wave(sy, period_y) * period_y * 1.25
    rows = _band((y / period_y + 1000) % 1, 0.0, 0.02) + _band((y / period_y + 1000) % 1, 1.0, 0.02)
    second = ((diamond < 0.17) & (diamond > 0.085)) | (diamond > 0.40) | (_edge(x, y, hx, hy) < 0.03)
    return np.clip(second + rows, 0, 1), (diamond < 0.05).astype(np.float32)


def banded_kilim(x, y, hx, hy):
    """Three stepped diamonds between broad bands, for what is as small as a pillow."""
    step, period = hx / 20, hx * 2 / 3
    sx, sy = np.round(x / step) * step, np.round(y / step) * step
    diamond = _wave(sx + hx, period) * period + np.abs(sy) * 0.8
    height = np.abs(sy) / hy
    bands = (height > 0.88) | ((height > 0.68) & (height < 0.76))
    rings = (diamond < period * 0.1) | ((diamond > period * 0.2) & (diamond < period * 0.32))
    return (bands | (rings & (height < 0.6))).astype(np.float32)


def fair_isle(x, y, hx, hy):
    """Five rows of stranded knitting: crosses and diamonds between peeries, stitch by stitch."""
    stitch = hx / 56
    i, j = np.floor(x / stitch), np.floor((y + hy) / stitch)
    rows = round(2 * hy / stitch)
    row, tall = j % (rows / 5), rows / 5
    across, up = np.abs((i + 1000 * 12) % 12 - 6), np.abs(np.floor(row) - np.floor(tall * 0.56))
    motif = np.where((np.floor(j / tall) % 2) == 0, (across + up == 6) | (across + up < 3), (np.abs(across - up) < 1) | ((across > 4) & (up < 2)))
    peerie = (np.floor(row) == 0) | ((np.floor(row) == 1) & (i % 2 == 0)) | ((np.floor(row) == 2) & (i % 4 == 0))
    return (peerie | (motif & (up < 6) & (np.floor(row) > 3))).astype(np.float32)


def medallion(x, y, hx, hy):
    """An old oriental: borders, corner pieces, a lobed medallion, worn away in places."""
    rim = _edge(x, y, hx, hy)
    field = rim > 0.24
    r = np.hypot(x / (hx * 0.62), y / (hy * 0.62))
    a = np.arctan2(y / hy, x / hx)
    lobes = 1 + 0.08 * np.cos(8 * a)
    center = _band(r / lobes, 0.86, 0.05) + _band(r / lobes, 0.55, 0.04) + (r / lobes < 0.22) + _band(r * lobes, 0.38, 0.03)
    leaves = (np.cos(x * 52) * np.cos(y * 46) > 0.62) & (r > 1.0)
    corner = np.hypot((hx - 0.24 - np.abs(x)) / (hx * 0.5), (hy - 0.24 - np.abs(y)) / (hy * 0.4))
    corners = (_band(corner, 0.62, 0.05) + _band(corner, 0.4, 0.04)) * field
    flowers = (np.sin(x * 64) * np.sin(y * 64) > 0.35) & (rim > 0.07) & (rim < 0.2)
    lines = _band(rim, 0.05, 0.008) + _band(rim, 0.22, 0.008)
    second = np.clip((center + leaves) * field + corners + flowers + lines, 0, 1)
    worn = np.clip(0.55 + 0.9 * fractal(x, y, 9, 3), 0.12, 0.95)
    return second * worn


def overdyed(x, y, hx, hy):
    return medallion(x, y, hx, hy) * 0.75


def abstract(x, y, hx, hy):
    """Three drifting shapes with soft brush edges."""
    drift = 0.25 * fractal(x, y, 3, 11)
    one = np.hypot((x + hx * 0.35) / hx, (y - hy * 0.3) / hy * 1.3) + drift < 0.52
    two = np.hypot((x - hx * 0.5) / hx, (y + hy * 0.45) / hy * 1.2) + drift < 0.42
    line = np.abs(y / hy - 0.5 * np.sin(x / hx * 2.2 + 1) + drift) < 0.035
    return np.maximum(one * 1.0, line), two * 1.0


def arcs(x, y, hx, hy, period=0.3):
    """Scallops in rows: half rings overlapping like scales."""
    row = np.floor(y / (period / 2))
    dx = (x / period + 0.5 * (row % 2) + 1000) % 1 - 0.5
    dy = y - row * period / 2
    r = np.hypot(dx * period, dy) / period
    return _band(r, 0.44, 0.035) + _band(r, 0.26, 0.03)


def hatched(x, y, hx, hy):
    """Short strokes, tufted in fields that change direction."""
    field = checker(x, y, hx, hy, 0.42)
    across, along = _wave(x, 0.06) < 0.12, _wave(y, 0.06) < 0.12
    return np.where(field > 0.5, across, along).astype(np.float32)


def gingham(x, y, hx, hy, period=0.05):
    a, b = _wave(x, period) < 0.25, _wave(y, period) < 0.25
    return 0.5 * a + 0.5 * b


def patchwork(x, y, hx, hy, cell=0.2):
    """Pinwheels of two triangles."""
    u, v = (x / cell + 1000) % 1, (y / cell + 1000) % 1
    quarter_u, quarter_v = u * 2 % 1, v * 2 % 1
    flip = ((u > 0.5) ^ (v > 0.5))
    return np.where(flip, quarter_u > quarter_v, quarter_u + quarter_v > 1).astype(np.float32)


def kantha(x, y, hx, hy, period=0.024):
    """Running stitch in rows."""
    row = np.floor(y / period)
    dash = (x / 0.016 + 0.5 * (row % 2) + 1000) % 1
    return ((_wave(y, period) < 0.07) & (dash < 0.55)).astype(np.float32) * 0.9


def sashiko(x, y, hx, hy, period=0.12):
    ring_a = np.hypot((x / period + 1000) % 1 - 0.5, (y / period + 1000) % 1 - 0.5)
    ring_b = np.hypot((x / period + 1000.5) % 1 - 0.5, (y / period + 1000.5) % 1 - 0.5)
    angle = np.arctan2((y / period + 1000) % 1 - 0.5, (x / period + 1000) % 1 - 0.5)
    dash = np.sin(angle * 14) > -0.3
    return np.clip((_band(ring_a, 0.48, 0.02) + _band(ring_b, 0.48, 0.02)) * dash, 0, 1)


def sprigs(x, y, hx, hy, cell=0.17):
    """Small embroidered twigs, scattered."""
    row = np.floor(y / cell)
    u = (x / cell + 0.5 * (row % 2) + 1000) % 1 - 0.5
    v = (y / cell + 1000) % 1 - 0.5
    stem = (np.abs(u - 0.12 * v) < 0.018) & (np.abs(v) < 0.26)
    leaf = np.zeros_like(x, bool)
    for at in (-0.12, 0.02, 0.16):
        for side in (-1, 1):
            du, dv = u - side * 0.09 - 0.12 * at, v - at - 0.05
            turn = 0.7 * side
            a, b = du * math.cos(turn) + dv * math.sin(turn), -du * math.sin(turn) + dv * math.cos(turn)
            leaf |= (a / 0.035) ** 2 + (b / 0.085) ** 2 < 1
    return (stem | leaf).astype(np.float32)


def end_stripes(x, y, hx, hy):
    """Bands near both ends, as on a camp blanket or a runner."""
    rim = hy - np.abs(y)
    return np.clip(_band(rim, 0.24, 0.035) + _band(rim, 0.33, 0.012) + _band(rim, 0.15, 0.012), 0, 1)


def _scattered(x, y, cell):
    """Coordinates within staggered cells, −0.5…0.5, every other one mirrored."""
    row = np.floor(y / cell)
    u = (x / cell + 0.5 * (row % 2) + 1000) % 1 - 0.5
    column = np.floor(x / cell + 0.5 * (row % 2))
    return np.where((row + column) % 2 == 0, u, -u), (y / cell + 1000) % 1 - 0.5


def stars(x, y, hx, hy):
    u, v = _scattered(x, y, 0.075)
    a = np.arctan2(v, u)
    return (np.hypot(u, v) < 0.17 + 0.1 * np.cos(5 * a)).astype(np.float32)


def whales(x, y, hx, hy):
    u, v = _scattered(x, y, 0.12)
    body = ((u + 0.03) / 0.24) ** 2 + ((v + 0.02) / 0.13) ** 2 < 1
    stalk = (np.abs(v - 0.05 - (u - 0.16) * 0.9) < 0.035) & (u > 0.12) & (u < 0.27)
    fluke = (np.hypot(u - 0.25, v - 0.19) < 0.07) & (v > 0.15) & (np.abs(u - 0.25) > 0.008)
    spout = (np.abs(np.hypot(u + 0.17, v - 0.14) - 0.06) < 0.012) & (v > 0.15)
    eye = np.hypot(u + 0.17, v + 0.02) < 0.018
    return ((body | stalk | fluke | spout) & ~eye).astype(np.float32)


def foxes(x, y, hx, hy):
    u, v = _scattered(x, y, 0.1)
    w = np.abs(u)
    face = (v > -0.24) & (v < 0.1) & (w < (v + 0.26) * 0.72)
    ear = (v >= 0.02) & (v < 0.26) & (np.abs(w - 0.15) < (0.27 - v) * 0.42)
    cheek = (w > 0.06) & (w < 0.17) & (np.abs(v + 0.03 + (w - 0.06) * 0.4) < 0.035)
    nose = np.hypot(u, v + 0.2) < 0.025
    return ((face | ear) & ~cheek & ~nose).astype(np.float32)


def village(x, y, hx, hy):
    """Roads, a river and roofs, seen from above."""
    loop = np.abs(np.maximum(np.abs(x) / (hx * 0.72), np.abs(y) / (hy * 0.66)) ** 1.0 - 1.0) < 0.13
    corner = np.hypot(np.maximum(np.abs(x) - hx * 0.5, 0) / (hx * 0.22), np.maximum(np.abs(y) - hy * 0.4, 0) / (hy * 0.26))
    rounded_loop = np.abs(corner - 1.0) < 0.32
    cross = (np.abs(x - 0.12 * np.sin(y * 5)) < 0.055) | (np.abs(y + 0.08 * np.sin(x * 4)) < 0.055)
    road = np.where(corner < 1.0, cross | rounded_loop, rounded_loop) & (loop | True)
    dash = ((np.abs(corner - 1.0) < 0.02) & (np.sin(np.arctan2(y, x) * 40) > 0)) | (np.where(corner < 0.68, (np.abs(y + 0.08 * np.sin(x * 4)) < 0.005) & (np.sin(x * 70) > 0), False))
    house = np.zeros_like(x, bool)
    for cx, cy, w, d in ((-0.5, 0.24, 0.11, 0.07), (-0.28, 0.3, 0.06, 0.06), (0.42, 0.27, 0.09, 0.07), (-0.42, -0.24, 0.08, 0.08), (0.5, -0.2, 0.07, 0.1), (0.28, -0.3, 0.1, 0.05), (-0.22, -0.2, 0.05, 0.05), (0.3, 0.16, 0.05, 0.04)):
        house |= (np.abs(x / hx - cx) < w) & (np.abs(y / hy - cy) < d * 1.6) & (np.abs(y / hy - cy) > 0.008)
    tree = np.zeros_like(x, bool)
    for i in range(22):
        tree |= np.hypot(x - hx * 0.93 * math.cos(i * 2.4) * (0.35 + 0.65 * (i % 5) / 5), y - hy * 0.9 * math.sin(i * 2.4) * (0.35 + 0.65 * (i % 5) / 5)) < 0.028
    return np.where(road & ~dash, 1.0, 0.0), ((house | tree) & ~road).astype(np.float32)


PAINTERS = {name: value for name, value in globals().items()
            if callable(value) and not name.startswith('_') and getattr(value, '__module__', None) == __name__ and name not in ('Pattern', 'colored', 'lay', 'fractal')}
