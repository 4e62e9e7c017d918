"""What lies on the floor in shapes of its own: sheepskins, clouds, rubber mats, grip pads."""
import math

from mathutils import Vector
from mathutils import noise as lumps

from kit import BODY, cloths, hard, mesh, pile, plate, rounded, subdivide, tube, unwrap


def _sheet(outline, material, rings=14, z=0.006):
    """A flat sheet of any round outline, in rings about its middle."""
    n, vertices = len(outline), [(0, 0, z)]
    for i in range(1, rings + 1):
        vertices += [(x * i / rings, y * i / rings, z + 0.004 * abs(lumps.noise(Vector((x * i / rings * 4, y * i / rings * 4, 0))))) for x, y in outline]
    faces = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)]
    faces += [(1 + i * n + k, 1 + (i + 1) * n + k, 1 + (i + 1) * n + (k + 1) % n, 1 + i * n + (k + 1) % n) for i in range(rings - 1) for k in range(n)]
    thing = mesh('sheet', vertices, faces, material)
    unwrap(thing)
    return thing


def sheepskin(shot):
    """Long wool on the outline of a hide."""
    w, d = shot.w, shot.d
    outline = []
    for i in range(160):
        a = i / 160 * math.tau
        legs = 0.17 * math.exp(-((math.degrees(a) % 90 - 45 + (8 if math.sin(a) > 0 else -4)) / 13) ** 2)
        r = 0.86 + legs + 0.05 * math.cos(2 * a + math.pi) + 0.02 * lumps.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, 1)))
        outline.append((w / 2 * r * math.cos(a) * 0.92, d / 2 * r * math.sin(a)))
    thing = _sheet(outline, cloths.felt(shot.color), 24)
    thing.data.materials.append(cloths.yarn(shot.color, BODY, dark_roots=0.75, bright=1.5))
    pile(thing, 110000, 0.024, 2, radius=0.0015, lean=1.0, seed=4, steps=4)
    shot.framed(turn=24, rise=38, lens=75, fill=0.84, stop=16, back=3.0, detail=((0.1, -d * 0.25, 0.03), 0.3))


def cloud_rug(shot):
    """A cloud of thick cotton loops."""
    w, d = shot.w, shot.d
    lobes = [(-0.30, -0.14, 0.2), (0.30, -0.16, 0.19), (0.0, -0.2, 0.2), (-0.18, 0.12, 0.22), (0.14, 0.16, 0.25), (0.36, 0.02, 0.14), (-0.38, 0.0, 0.13)]
    outline = []
    for i in range(240):
        a = i / 240 * math.tau
        c, s, best = math.cos(a), math.sin(a), 0.0
        for x, y, r in lobes:
            along = x * c + y * s
            off = x * x + y * y - along * along
            if off < r * r:
                best = max(best, along + math.sqrt(r * r - off))
        outline.append((best * c * w, best * s * w * 0.92))
    thing = _sheet(outline, cloths.felt(shot.color), 26)
    thing.data.materials.append(cloths.yarn(shot.color, BODY, dark_roots=0.8, bright=1.5))
    pile(thing, 120000, 0.016, 2, radius=0.0016, lean=0.8, seed=4, steps=3)
    shot.framed(turn=14, rise=44, lens=75, fill=0.86, stop=16, back=3.0, detail=((0.2, -d * 0.25, 0.01), 0.2))


def boot_mat(shot):
    """Cast rubber: a rim, ribs in fans, holes between."""
    w, d = shot.w, shot.d
    rubber = hard.paint(shot.color, BODY, 0.62, 0.3)
    plate(rounded(w, d, 0.02), 0.004, (0, 0, 0), rubber, 0.0015)
    tube([(x, y, 0.007) for x, y in rounded(w - 0.012, d - 0.012, 0.018)], 0.006, rubber, closed=True, smooth=False)
    radius, rows = 0.075, []
    for j in range(-1, 5):
        y0 = -d / 2 + 0.012 + j * radius * 0.72
        for i in range(-6, 7):
            x0 = i * radius * 2 + (radius if j % 2 else 0)
            for k in range(4):
                r = radius * (1 - k * 0.23)
                line = []
                for q in range(17):
                    a = math.pi * q / 16
                    x, y = x0 + r * math.cos(a), y0 + r * math.sin(a)
                    inside = abs(x) < w / 2 - 0.014 and abs(y) < d / 2 - 0.014
                    covered = y > y0 + radius * 0.72 + 0.001 and any(math.hypot(x - (x0 + s * radius), y - (y0 + radius * 0.72)) < radius for s in (-1, 1))
                    if inside and not covered:
                        line.append((x, y, 0.0055))
                    elif len(line) > 1:
                        rows.append(line)
                        line = []
                    else:
                        line = []
                if len(line) > 1:
                    rows.append(line)
    from kit import strands
    strands(rows, 0.0034, rubber, sides=3)
    shot.framed(turn=22, rise=34, lens=85, fill=0.84, stop=16, back=3.0, softness=1.0, contrast=1.15, detail=((w * 0.2, -d * 0.3, 0.005), 0.2))


def grip_pad(shot):
    """A thin open mesh, one end rolled up."""
    w, d = shot.w, min(shot.d, 1.5)
    from kit import strands
    rubber = hard.paint(shot.color, BODY, 0.8, 0.15)
    roll, step = 0.045, 0.013
    flat = d - 0.45

    def along(s):
        """(y, z) at the arc length s from the front edge."""
        if s <= flat:
            return -d / 2 + s, 0.003
        a = (s - flat) / roll
        r = roll * (1 - 0.035 * a)
        return -d / 2 + flat + r * math.sin(a), 0.004 + roll - r * math.cos(a)

    total = flat + roll * 9.4
    lines = []
    for i in range(int(w / step) + 1):
        x = -w / 2 + i * step
        lines.append([(x + 0.002 * math.sin(k * 1.3 + i * 2), *along(total * k / 260)) for k in range(261)])
    for k in range(int(total / step) + 1):
        y, z = along(k * step)
        lines.append([(-w / 2 + w * i / 30, y + 0.0015 * math.sin(i * 1.1 + k), z) for i in range(31)])
    strands(lines, 0.0034, rubber, sides=2)
    shot.framed(turn=26, rise=30, lens=75, fill=0.84, stop=16, back=3.0, detail=((w * 0.1, -d * 0.3, 0.005), 0.16))
