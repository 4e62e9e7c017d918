"""What hangs, stands and holds in a room: mirrors, frames, clocks, baskets, bins, hooks, shelves, cans, boxes, trays of small things."""
import math
import random

from mathutils import Matrix, Vector

from kit import BODY, TRIM, UNFRAMED, Graph, Pattern, PAINTERS, ball, box, cloths, cover, hard, lay, linear, mesh, oval, padded, plate, ring, rod, rounded, scaled, strands, tube, turned, unwrap


def _wall(size):
    """A plaster wall behind what hangs on it."""
    wall = box((size * 16, 0.02, size * 16), (0, 0.0105, 0), hard.plaster(), 0.001)
    wall.name = UNFRAMED


def _on_wall(shot, **more):
    shot.framed(**{**dict(turn=22, rise=4, lens=85, fill=0.72, ground='top', back=9.0, drop=6 * max(shot.w, shot.h), stop=14, angle={'turn': -28, 'rise': 6}), **more})


def _standing(outline, thickness, y, z, material, bevel=0.003):
    """A plate stood upright, its face to the front."""
    return plate(outline, thickness, (0, y, z), material, bevel, (math.radians(90), 0, 0))


def _pane(outline, y, material):
    """A flat face to the front; without bevels, which a reflection would show."""
    return mesh('pane', [(x, y, z) for x, z in outline], [tuple(range(len(outline)))], material, smooth=False)


def reflected(size, turn):
    """What a mirror of `size` metres shows to a camera `turn` degrees to its right: a pale room with a window, out of focus, which nothing but
    reflections sees."""
    far = 3.0 * size
    x0, half = -far * math.tan(math.radians(turn)), 12 * size
    g = Graph('room')
    x, _, z = g.separate(g.coords('Object', (1 / size,) * 3))[:3]
    within = lambda value, middle, reach, soft: g.math('SUBTRACT', 1.0, g.math('DIVIDE', g.math('MAXIMUM', g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', value, middle)), reach), 0.0), soft, True), True)
    wall = g.math('DIVIDE', g.math('ADD', z, 0.85), 0.35, True)
    color = g.mix(wall, linear('#8a6f54'), g.ramp(g.math('DIVIDE', g.math('ADD', z, 1.0), 2.4, True), [(0.0, linear('#cfc4b2')), (1.0, linear('#e9e2d6'))]))
    fall = g.times(within(x, -0.35, 0.2, 1.5), within(z, 0.3, 0.3, 1.6))
    color = g.mix(g.times(fall, 0.45), color, linear('#f6f1e6'))
    pane = g.times(within(x, -0.42, 0.4, 0.1), within(z, 0.42, 0.66, 0.1))
    bars = g.math('MAXIMUM', within(x, -0.42, 0.008, 0.05), within(z, 0.5, 0.008, 0.05))
    color = g.mix(g.times(pane, g.math('SUBTRACT', 1.0, g.times(bars, 0.55))), color, linear('#fbfaf4'))
    light = g.node('Emission', Color=color, Strength=0.82)
    g.tree.links.new(light.outputs[0], g.output.inputs[0])
    screen = mesh(UNFRAMED, [(-half, 0, -half), (half, 0, -half), (half, 0, half), (-half, 0, half)], [(0, 1, 2, 3)], g.finish(), smooth=False)
    screen.location = (x0, -far, 0)
    screen.visible_camera = screen.visible_diffuse = screen.visible_shadow = screen.visible_transmission = False


def _outline(form, w, h):
    if form == 'round':
        return oval(w, h)
    if form == 'pebble':
        return [(x * (1 + 0.10 * math.sin(2 * a + 0.6)), y * (1 - 0.06 * math.sin(a * 3))) for (x, y), a in zip(oval(w, h, 128, 2.3), (i / 128 * math.tau for i in range(128)))]
    if form == 'arch':
        n, shoulder = 48, h / 2 - w / 2
        return [(-w / 2, -h / 2), (w / 2, -h / 2)] + [(w / 2 * math.cos(i / n * math.pi), shoulder + w / 2 * math.sin(i / n * math.pi)) for i in range(n + 1)]
    return rounded(w, h, 0.012 if form == 'rectangle' else 0.16)


def mirror(shot):
    """On the wall, or leaning when `floor`. form: round | arch | rectangle | pebble | sunburst; rim: metres."""
    w, h = shot.w, shot.h
    form = shot.get('form', 'round')
    rim = shot.get('rim', 0.012)
    floor = shot.get('floor', False)
    frame = shot.body('Z') if shot.material != 'glass' else hard.metal('#cfd2d0', None, 0.2)
    parts = []
    if form == 'sunburst':
        r = w * 0.27
        for i in range(48):
            a = i / 48 * math.tau
            reach = w / 2 * (1.0 if i % 2 == 0 else 0.82)
            tube([((r - 0.01) * math.cos(a), -0.012, (r - 0.01) * math.sin(a)), (reach * math.cos(a), -0.012, reach * math.sin(a))], 0.0052, frame, smooth=False)
        for radius, thick in ((r, 0.009), (r * 1.22, 0.004)):
            tube([(radius * math.cos(i / 96 * math.tau), -0.016, radius * math.sin(i / 96 * math.tau)) for i in range(96)], thick, frame, closed=True, smooth=False)
        _pane(oval(2 * r, 2 * r), -0.014, hard.mirror_glass())
        _wall(w)
        reflected(2 * r, 22)
        _on_wall(shot, mirrored=0.42, detail=((r, -0.02, r * 0.4), 0.25))
        return
    outline = _outline(form, w, h)
    depth = max(0.012, shot.d)
    inner = _outline(form, w - 2 * rim, h - 2 * rim)
    glass = _pane(inner, -depth * 0.55, hard.mirror_glass('#dfe3e2' if shot.material != 'glass' else shot.color))
    parts.append(glass)
    if shot.material != 'glass':
        n = len(outline)
        vertices = [(x, y_, z) for (x, z), y_ in ((p, 0) for p in outline)] + [(x, -depth, z) for x, z in outline] + [(x, -depth, z) for x, z in inner] + [(x, -depth * 0.5, z) for x, z in inner]
        faces = []
        for k in range(3):
            faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
        border = mesh('frame', vertices, faces, frame, smooth=False)
        from kit import soften
        soften(border, 0.002)
        parts.append(border)
    reflected(max(w, h) * (0.7 if floor else 1.0), 26 if floor else 22)
    if floor:
        lean = math.radians(-9)
        for part in parts:
            part.matrix_world = Matrix.Translation((0, 0, h / 2 * math.cos(lean) + 0.002)) @ Matrix.Rotation(lean, 4, 'X') @ part.matrix_basis
        wall = box((w * 20, 0.02, h * 6), (0, h / 2 * math.sin(-lean) * 1.0 + 0.03, h * 2.9), hard.plaster(), 0.001)
        wall.name = UNFRAMED
        shot.framed(turn=26, rise=6, fill=0.84, ground='top', back=9, mirrored=0.42, stop=13, detail=((w * 0.4, -0.05, h * 0.8), 0.3), angle={'turn': -24, 'rise': 8})
        return
    _wall(max(w, h))
    _on_wall(shot, mirrored=0.42, detail=((w * 0.36, -0.02, h * 0.32), min(w, h) * 0.4))


def framed_art(shot):
    """A framed print with a mat. motif: tide | stones | leaves | mesa | weave; count: prints in a row or grid."""
    count = shot.get('count', 1)
    columns = 2 if count == 4 else count
    gap = 0.05
    w, h = shot.w, shot.h
    for i in range(count):
        x = (i % columns - (columns - 1) / 2) * (w + gap)
        z = -(i // columns - (math.ceil(count / columns) - 1) / 2) * (h + gap)
        _picture(shot, x, z, w, h, shot.seed + i)
    _wall(max(w * columns, h * 1.0))
    _on_wall(shot, turn=16, fill=0.74, detail=((w * 0.4, -0.02, h * 0.4), 0.3))


def _picture(shot, x, z, w, h, seed, motif=None):
    face = shot.get('face', 0.022)
    depth = max(0.02, shot.d)
    for sx in (-1, 1):
        box((face, depth, h), (x + sx * (w / 2 - face / 2), -depth / 2, z), shot.body('Z'), 0.002)
    for sz in (-1, 1):
        box((w - 2 * face, depth, face), (x, -depth / 2, z + sz * (h / 2 - face / 2)), shot.body('X'), 0.002)
    mat = shot.get('mat', 0.14) * min(w, h)
    box((w - 2 * face, 0.004, h - 2 * face), (x, -depth * 0.5, z), hard.paper('#f5f1e8', None), 0.0005)
    if mat:
        size = (w - 2 * face - 2 * mat, 0.002, h - 2 * face - 2 * mat)
    else:
        size = (w - 2 * face, 0.002, h - 2 * face)
    sheet = box(size, (x, -depth * 0.5 - 0.003, z), art(motif or shot.get('motif', 'tide'), size[0], size[2], seed, shot.accent), 0.0002)
    lay(sheet, size[0], size[2], (0, 2))


def art(motif, w, h, seed, accent=None):
    """Paintings of our own: flat shapes in earthy colours, drawn by rule."""
    g = Graph('art')
    uv = g.node('UVMap', _uv_map='pattern').outputs[0]
    u, v, _ = g.separate(uv)[:3]
    grain = g.noise(g.node('Mapping', Vector=uv).outputs[0], 60, 5, 0.7)
    paper = linear('#efe7d8')
    main = linear(accent or '#5d6f7a')

    def blob(cx, cy, rx, ry, wob=0.12, s=0.0, turn=0.0):
        x, y, c, n = g.math('SUBTRACT', u, cx), g.math('SUBTRACT', v, cy), math.cos(turn), math.sin(turn)
        if turn:
            x, y = g.add(g.times(x, c), g.times(y, n)), g.add(g.times(x, -n), g.times(y, c))
        dx, dy = g.math('DIVIDE', x, rx), g.math('DIVIDE', y, ry)
        r = g.math('SQRT', g.add(g.times(dx, dx), g.times(dy, dy)))
        edge = g.add(r, g.times(g.math('SUBTRACT', g.noise(g.node('Mapping', Vector=uv, Location=(seed * 1.3 + s, s, 0)).outputs[0], 3.2, 2), 0.5), wob * 2))
        return g.math('LESS_THAN', edge, 1.0)

    color = g.mix(0, paper, paper)
    if motif == 'stones':
        for cx, cy, rx, ry, c in ((0.5, 0.28, 0.32, 0.17, main), (0.47, 0.56, 0.24, 0.13, linear('#b98768')), (0.53, 0.77, 0.15, 0.09, linear('#d9bf8f'))):
            color = g.mix(blob(cx, cy, rx, ry, 0.08, cx * 9), color, c)
    elif motif == 'mesa':
        sky = g.ramp(v, [(0.3, linear('#e9c9a8')), (0.62, linear('#d9b3a5')), (0.95, linear('#8fa3b0'))])
        color = g.mix(1.0, sky, sky)
        ridge = lambda base, amp, scale, s: g.math('LESS_THAN', v, g.add(base, g.times(g.math('SUBTRACT', g.noise(g.node('Mapping', Vector=uv, Scale=(scale, 0.01, 1), Location=(s, 0, 0)).outputs[0], 1.0, 5, 0.55), 0.5), amp)))
        for base, amp, scale, s, c in ((0.52, 0.5, 5, 1.0, '#b98a78'), (0.38, 0.4, 4, 4.0, '#94604c'), (0.22, 0.3, 7, 8.0, '#5a3d33')):
            color = g.mix(ridge(base, amp, scale, s), color, linear(c))
    elif motif == 'leaves':
        # Four plants: round leaves, long ones, a fern, a branch with berries.
        plant = seed % 4
        count, long, wide, slope = ((7, 0.13, 0.06, 0.35), (8, 0.16, 0.026, 0.75), (17, 0.1, 0.019, 0.3), (8, 0.07, 0.04, 0.5))[plant]
        ink = (main, linear('#66724f'), linear('#4f6a5c'), linear('#7d6a4a'))[plant]
        lean = (0.05, -0.06, 0.03, -0.04)[plant]
        bend = lambda y: 0.5 + lean * math.sin(y * 2.6)
        stem = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', u, g.add(0.5, g.times(g.math('SINE', g.times(v, 2.6)), lean)))), 0.006)
        inside = g.times(g.math('GREATER_THAN', v, 0.1), g.math('LESS_THAN', v, 0.88))
        color = g.mix(g.times(stem, inside), color, ink)
        for i in range(count):
            y, side = 0.24 + 0.64 * i / (count - 1), -1 if i % 2 else 1
            size = 1 - 0.55 * (i / (count - 1)) ** 1.5
            for s in (-1, 1) if plant == 2 else (side,):
                x, z = bend(y) + s * long * size * math.cos(slope), y + long * size * math.sin(slope) * w / h
                color = g.mix(blob(x, z, long * size, wide * size, 0.05, i * 3.1 + seed, s * slope), color, scaled(ink, 0.8 + 0.08 * ((i * 3 + seed) % 5)))
            if plant == 3:
                color = g.mix(blob(bend(y) - side * 0.11 * size, y + 0.03, 0.024, 0.024 * w / h, 0.02), color, linear('#a3543c'))
    elif motif == 'weave':
        rows = g.math('FRACT', g.times(v, 90))
        color = g.ramp(g.noise(g.node('Mapping', Vector=uv, Scale=(3, 60, 1)).outputs[0], 1.0, 3, 0.6), [(0.3, scaled(main, 0.7)), (0.7, scaled(main, 1.35))])
        band = blob(0.5, 0.5, 0.42, 0.22, 0.25, 2.0)
        color = g.mix(g.times(band, 0.7), color, linear('#efe6d6'))
        color = g.mix(1.0, color, g.ramp(rows, [(0.0, (0.7,) * 3), (0.4, (1.05,) * 3)]), 'MULTIPLY')
    else:
        for base, c in ((0.62, '#dfe0da'), (0.5, '#b4bfc2'), (0.38, accent or '#8d99a0'), (0.24, '#5f7079'), (0.12, '#cdb997')):
            wave = g.add(base, g.times(g.math('SUBTRACT', g.noise(g.node('Mapping', Vector=uv, Scale=(2.2, 0.01, 1), Location=(base * 17, 0, 0)).outputs[0], 1.0, 3), 0.5), 0.16))
            color = g.mix(g.math('LESS_THAN', v, wave), color, linear(c))
        color = g.mix(blob(0.68, 0.82, 0.09, 0.09 * w / h, 0.02), color, linear('#d9a874'))
    color = g.mix(1.0, color, g.ramp(grain, [(0.3, (0.93,) * 3), (0.7, (1.04,) * 3)]), 'MULTIPLY')
    g.principled(Base__Color=color, Roughness=0.7, Specular=0.2)
    return g.finish()


def photo_frame(shot):
    """A small frame standing on a table (kind: easel) or seven on a wall (kind: gallery)."""
    if shot.get('kind') == 'gallery':
        for i, (x, z, w, h, motif) in enumerate(((-0.55, 0.12, 0.3, 0.4, 'leaves'), (-0.2, 0.2, 0.26, 0.26, 'stones'), (-0.2, -0.14, 0.26, 0.34, 'mesa'),
                                                 (0.15, 0.1, 0.36, 0.46, 'tide'), (0.15, -0.24, 0.2, 0.15, 'mesa'), (0.53, 0.22, 0.26, 0.26, 'weave'),
                                                 (0.53, -0.12, 0.3, 0.36, 'leaves'))):
            _picture(shot, x, z, w, h, i, motif)
        _wall(1.3)
        _on_wall(shot, turn=14, fill=0.86, detail=((0.15, -0.02, 0.1), 0.4))
        return
    import bpy
    before = set(bpy.context.scene.objects)
    w, h = shot.w, shot.h
    _picture(shot, 0, h / 2, w, h, 3)
    lean = Matrix.Rotation(math.radians(-11), 4, 'X')
    bpy.context.view_layer.update()
    for thing in set(bpy.context.scene.objects) - before:
        thing.matrix_world = lean @ thing.matrix_world
    box((w * 0.3, 0.004, h * 0.7), (0, h * 0.29, h * 0.335), hard.paper('#3b3630', None), 0.001, (math.radians(18), 0, 0))
    shot.framed(turn=24, rise=10, lens=90, fill=0.72, stop=11, detail=((w * 0.4, -0.02, h * 0.85), w * 0.5))


def clock(shot):
    """A round wall clock, a mantel clock (kind: mantel). Hands at ten past ten."""
    r, depth = shot.w / 2, max(0.03, shot.d)
    ink, hand = hard.paint('#2b2926', None, 0.6), hard.paint('#2b2926', None, 0.5)
    mantel = shot.get('kind') == 'mantel'
    z0 = shot.h * 0.54 if mantel else 0
    if mantel:
        outline = [(-shot.w / 2, 0), (shot.w / 2, 0), (shot.w / 2, shot.h * 0.5)] + [(shot.w / 2 * math.cos(i / 40 * math.pi), shot.h - shot.w / 2 + shot.w / 2 * math.sin(i / 40 * math.pi)) for i in range(41)]
        _standing(outline, depth, depth / 2, 0, shot.body('Z'), 0.012)
        r, face_y = shot.w * 0.39, -depth / 2
        ring_y = face_y
    else:
        body = turned([(0, 0), (r, 0), (r, depth - 0.004), (r - 0.004, depth), (r - 0.016, depth), (r - 0.018, depth - 0.012), (0, depth - 0.012)], shot.body('Z'), around=160, sharp=True)
        body.rotation_euler = (math.radians(90), 0, 0)
        face_y = -depth + 0.012
        _wall(shot.w)
    dial_r = r - 0.018 if not mantel else r
    dial = turned([(0, 0.0005), (dial_r, 0.0005), (dial_r, 0.0)], hard.paper(shot.get('dial', '#f5f0e4'), None), around=128, sharp=True)
    dial.rotation_euler, dial.location = (math.radians(90), 0, 0), (0, face_y - 0.0002, z0)
    if mantel:
        tube([(dial_r * math.cos(i / 96 * math.tau), face_y - 0.001, z0 + dial_r * math.sin(i / 96 * math.tau)) for i in range(96)], 0.003, hard.metal('#b08d57', None), closed=True, smooth=False)
    for i in range(12):
        a = i * math.tau / 12
        box((0.004 * r / 0.15, 0.001, r * (0.13 if i % 3 == 0 else 0.075)), (dial_r * 0.84 * math.sin(a), face_y - 0.0012, z0 + dial_r * 0.84 * math.cos(a)), ink, 0.0002, (0, a, 0))
    for angle, length, width in ((math.radians(305), 0.5, 0.028), (math.radians(60), 0.74, 0.02)):
        reach = dial_r * length
        box((r * width * 1.6, 0.0016, reach), (reach / 2 * 0.86 * math.sin(angle), face_y - 0.004, z0 + reach / 2 * 0.86 * math.cos(angle)), hand, 0.0006, (0, angle, 0))
    pin = turned([(0, 0), (r * 0.035, 0), (r * 0.035, 0.004), (0, 0.005)], hard.metal('#b08d57', None), around=32)
    pin.rotation_euler, pin.location = (math.radians(90), 0, 0), (0, face_y - 0.002, z0)
    if mantel:
        shot.framed(turn=22, rise=9, lens=90, fill=0.74, stop=11, detail=((0, face_y, z0), r * 1.4))
    else:
        _on_wall(shot, fill=0.66, detail=((r * 0.4, -depth, r * 0.4), r))


def _even(wall, step):
    """Shares 0…1 of the wall's height at which rows of cord lie `step` metres apart along it: where it bulges they would gape otherwise."""
    along = [0.0]
    for (r0, z0), (r1, z1) in zip(wall, wall[1:]):
        along.append(along[-1] + math.hypot(r1 - r0, z1 - z0))
    rows = max(6, round(along[-1] / step))
    return [next(k for k, length in enumerate(along) if length >= along[-1] * i / (rows - 1) - 1e-9) / (len(wall) - 1) for i in range(rows)]


def basket(shot):
    """Coiled or woven: form: belly | straight | oval; weave: coil (rope) | wicker; handles; count nested beside one another."""
    r, h = shot.w / 2, shot.h
    squash = shot.d / shot.w
    weave = shot.get('weave', 'coil')
    form = shot.get('form', 'belly')
    radius_at = {
        'belly': lambda t: r * (0.72 + 0.28 * math.sin(math.pi * min(1, t * 0.95 + 0.1)) ** 0.9) * (1 - 0.10 * max(0, t - 0.8) / 0.2),
        'straight': lambda t: r * (0.94 + 0.06 * t),
        'flared': lambda t: r * (0.74 + 0.26 * t),
    }[form]
    material = cloths.fiber(shot.color) if shot.material in ('jute',) else cloths.woven(shot.color, coarse=2.0) if shot.material == 'cotton' else cloths.rattan(shot.color, BODY)
    second = cloths.fiber(shot.accent, TRIM) if shot.accent and shot.get('dipped') else None
    if weave == 'coil':
        cord = shot.get('cord', 0.009)
        heights = _even([(radius_at(k / 200), h * k / 200) for k in range(201)], cord * 1.66)
        rows = len(heights)
        for i, t in enumerate(heights):
            jitter = 1 + 0.004 * math.sin(i * 2.3)
            ring(radius_at(t) * jitter, cord + (h - 2 * cord) * t, cord, second if second and t < shot.get('dipped') else material, squash=squash)
        stitches, rng = [], random.Random(2)
        if shot.material != 'cotton':
            per = 64
            for i in range(rows - 1):
                t0, t1 = heights[i], heights[i + 1]
                for k in range(per):
                    a = (k + 0.5 * (i % 2)) / per * math.tau
                    r0, r1 = radius_at(t0) + cord * 0.95, radius_at(t1) + cord * 0.95
                    z = cord + (h - 2 * cord) * (t0 + t1) / 2
                    rr = (r0 + r1) / 2
                    stitches.append([(rr * math.cos(a), rr * squash * math.sin(a), z - cord * 0.85), ((rr + cord * 0.1) * math.cos(a + 0.012), (rr + cord * 0.1) * squash * math.sin(a + 0.012), z + cord * 0.85)])
            strands(stitches, cord * 0.22, cloths.fiber(shot.color), sides=1)
        turned([(0, 0.004), (radius_at(0), 0.006)], material)
    else:
        stakes = shot.get('stakes', 44)
        rows = round(h / 0.0085)
        lines = []
        for i in range(rows):
            t = i / (rows - 1)
            line = []
            steps = stakes * 6
            for k in range(steps):
                a = k / steps * math.tau
                wave = 0.0045 * math.cos(a * stakes / 2 + math.pi * i)
                rr = radius_at(t) + wave
                line.append((rr * math.cos(a), rr * squash * math.sin(a), 0.006 + (h - 0.012) * t))
            lines.append(line)
        strands(lines, 0.0042, material, closed=True, sides=2)
        ribs = [[(radius_at(i / 12) * math.cos(a), radius_at(i / 12) * squash * math.sin(a), h * i / 12) for i in range(13)] for a in (k / stakes * math.tau for k in range(stakes))]
        strands(ribs, 0.004, material, sides=2)
        for z in (0.006, h - 0.004):
            t = z / h
            for turn_ in (0, math.pi):
                line = []
                for k in range(240):
                    a = k / 240 * math.tau
                    rr = radius_at(t) + 0.006 * math.cos(a * 36 + turn_)
                    line.append((rr * math.cos(a), rr * squash * math.sin(a), z + 0.006 * math.sin(a * 36 + turn_)))
                strands([line], 0.0055, material, closed=True, sides=2)
        inside = turned([(0, 0.01), (radius_at(0) * 0.97, 0.012), *[(radius_at(i / 10) * 0.965, 0.012 + (h * 0.96) * i / 10) for i in range(1, 11)]], hard.clay('#4a3a28', None), around=64)
        inside.scale = (1, squash, 1)
    if shot.get('handles', True):
        for side in (-1, 1):
            x = side * (radius_at(1.0) + 0.002)
            loop = [(x * 0.99, -0.075, h - 0.03), (x * 1.03, -0.07, h + 0.02), (x * 1.06, -0.035, h + 0.055), (x * 1.06, 0.035, h + 0.055), (x * 1.03, 0.07, h + 0.02), (x * 0.99, 0.075, h - 0.03)]
            tube(loop, 0.008 if weave == 'coil' else 0.009, material)
    shot.framed(turn=16, rise=16, lens=90, fill=0.78, stop=11, detail=((0, -r * squash, h * 0.7), r * 0.7))


def cane_panel(shot, at, w, h):
    """Six-way cane mesh in a frame: three families of thin strips."""
    material = cloths.rattan('#cfae7c', None)
    lines, step = [], 0.0125
    for i in range(int(w / step) + 1):
        x = -w / 2 + i * step
        for dx in (-0.0022, 0.0022):
            lines.append([(at[0] + x + dx, at[1], at[2] - h / 2), (at[0] + x + dx, at[1], at[2] + h / 2)])
    for i in range(int(h / step) + 1):
        z = -h / 2 + i * step
        for dz in (-0.0022, 0.0022):
            lines.append([(at[0] - w / 2, at[1] - 0.001, at[2] + z + dz), (at[0] + w / 2, at[1] - 0.001, at[2] + z + dz)])
    n = int((w + h) / step)
    for sense in (-1, 1):
        for i in range(n):
            c = -h / 2 - w / 2 + i * step
            points = []
            for x in (-w / 2, w / 2):
                z = sense * x + c * 1.0 + 0
                points.append((x, z))
            (x0, z0), (x1, z1) = points
            clipped = _clip(x0, z0, x1, z1, h / 2)
            if clipped:
                (x0, z0), (x1, z1) = clipped
                lines.append([(at[0] + x0, at[1] - 0.002, at[2] + z0), (at[0] + x1, at[1] - 0.002, at[2] + z1)])
    strands(lines, 0.0012, material, sides=1)


def _clip(x0, z0, x1, z1, top):
    """The part of a line within |z| ≤ top, or None."""
    if (z0 > top and z1 > top) or (z0 < -top and z1 < -top):
        return None
    def limit(xa, za, xb, zb):
        if abs(za) <= top:
            return xa, za
        edge = math.copysign(top, za)
        return xa + (xb - xa) * (edge - za) / (zb - za), edge
    return limit(x0, z0, x1, z1), limit(x1, z1, x0, z0)


def bin_box(shot):
    """A storage box. kind: fabric (soft walls, leather handles) | felt | crate (slats) | wire | lidded."""
    w, d, h = shot.w, shot.d, shot.h
    kind = shot.get('kind', 'fabric')
    if kind == 'crate':
        n = max(2, round(h / 0.10))
        for i in range(n):
            z = h * (i + 0.5) / n
            for sy in (-1, 1):
                box((w, 0.013, h / n - 0.012), (0, sy * (d / 2 - 0.0065), z), shot.body('X'), 0.003)
            for sx in (-1, 1):
                box((0.013, d - 0.026, h / n - 0.012), (sx * (w / 2 - 0.0065), 0, z), shot.body('Y'), 0.003)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((0.028, 0.028, h), (sx * (w / 2 - 0.027), sy * (d / 2 - 0.027), h / 2), shot.body('Z'), 0.003)
        box((w - 0.02, d - 0.02, 0.01), (0, 0, 0.012), shot.body('X'), 0.001)
    elif kind == 'wire':
        metal, lines = shot.body('Z'), []
        ringed = lambda z, s: [(x * s, y * s, z) for x, y in rounded(w, d, 0.04)]
        nx, ny, nz = round(w / 0.03), round(d / 0.03), round(h / 0.045)
        for i in range(nz):
            tube(ringed(0.005 + (h - 0.01) * i / nz, 0.9 + 0.1 * i / nz), 0.0018, metal, closed=True, smooth=False, sides=3)
        tube(ringed(h, 1.0), 0.0045, metal, closed=True, smooth=False)
        outline = rounded(w, d, 0.04, 3)
        for i in range(nx + 1):
            x = -w / 2 + 0.03 + (w - 0.06) * i / nx
            lines.append([(x, -d / 2, h), (x * 0.9, -d * 0.45, 0.005), (x * 0.9, d * 0.45, 0.005), (x, d / 2, h)])
        for i in range(ny + 1):
            y = -d / 2 + 0.03 + (d - 0.06) * i / ny
            lines.append([(-w / 2, y, h), (-w * 0.45, y * 0.9, 0.006), (w * 0.45, y * 0.9, 0.006), (w / 2, y, h)])
        strands(lines, 0.0017, metal, sides=2)
        wood = shot.trim('oak', 'Y', '#c9a674')
        for side in (-1, 1):
            tube([(side * w / 2, -0.06, h), (side * (w / 2 + 0.012), -0.055, h + 0.035), (side * (w / 2 + 0.012), 0.055, h + 0.035), (side * w / 2, 0.06, h)], 0.0035, metal, smooth=False)
            tube([(side * (w / 2 + 0.012), -0.048, h + 0.035), (side * (w / 2 + 0.012), 0.048, h + 0.035)], 0.0085, wood, smooth=False)
    else:
        fabric = cloths.felt(shot.color) if kind == 'felt' else cloths.woven(shot.color, coarse=1.6)
        wall = 0.010 if kind == 'felt' else 0.007
        outer = rounded(w, d, 0.03, 8)
        n, rows = len(outer), 14
        from mathutils import noise as lumps
        vertices, faces = [], []
        for j in range(rows + 1):
            t = j / rows
            for x, y in outer:
                bow = 1 + 0.02 * math.sin(math.pi * t) + 0.006 * lumps.noise(Vector((x * 5, y * 5, t * 2 + shot.seed)))
                vertices.append((x * bow, y * bow, h * t + (0.004 * lumps.noise(Vector((x * 6, y * 6, 9))) if j == rows else 0)))
        faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows) for i in range(n)] + [tuple(range(n))[::-1]]
        thing = mesh('bin', vertices, faces, fabric)
        unwrap(thing)
        solid = thing.modifiers.new('wall', 'SOLIDIFY')
        solid.thickness, solid.offset = wall, -1
        rim = [(x, y, h + 0.001) for x, y in rounded(w - wall, d - wall, 0.027)]
        tube(rim, wall * 0.7, fabric, closed=True, smooth=False, sides=3)
        leather = cloths.leather(shot.accent or '#7b5237', TRIM)
        if shot.get('handles', True):
            y = -d / 2 - 0.004
            loop = [(-0.06, y, h * 0.66), (-0.058, y - 0.02, h * 0.60), (-0.03, y - 0.026, h * 0.54), (0.03, y - 0.026, h * 0.54), (0.058, y - 0.02, h * 0.60), (0.06, y, h * 0.66)]
            tube(loop, 0.0055, leather)
            for x in (-0.06, 0.06):
                rivet = turned([(0, 0), (0.008, 0), (0.007, 0.003), (0, 0.004)], hard.metal('#a68c66', None), around=24)
                rivet.rotation_euler, rivet.location = (math.radians(90), 0, 0), (x, y - 0.003, h * 0.67)
    shot.framed(turn=26, rise=18, lens=88, fill=0.8, stop=12, detail=((w * 0.3, -d / 2, h * 0.8), min(0.2, w * 0.5)))


def hooks(shot):
    """On the wall: kind: board (metal hooks on wood) | pegs | ledge | bar (towel bar)."""
    w, h = shot.w, shot.h
    kind = shot.get('kind', 'board')
    _wall(w)
    metal = hard.metal(shot.accent or '#b28e4e', TRIM, 0.28) if shot.material not in ('brass', 'metal', 'steel') else shot.body('X')
    if kind == 'bar':
        bar_y = -0.06
        tube([(-w / 2 + 0.02, bar_y, 0), (w / 2 - 0.02, bar_y, 0)], 0.008, metal, smooth=False)
        for side in (-1, 1):
            x = side * (w / 2 - 0.03)
            post = turned([(0, 0), (0.026, 0), (0.027, 0.004), (0.024, 0.009), (0.011, 0.012), (0.0095, 0.06), (0.013, 0.062), (0.013, 0.072), (0, 0.074)], metal, around=48)
            post.rotation_euler, post.location = (math.radians(90), 0, 0), (x, 0, 0)
    else:
        board_h = min(h, 0.11) if kind != 'ledge' else 0.07
        box((w, 0.02, board_h), (0, -0.01, 0), shot.body('X'), 0.004)
        n = shot.get('count', 5)
        if kind == 'ledge':
            box((w, 0.105, 0.018), (0, -0.052, board_h / 2 + 0.009), shot.body('X'), 0.004)
            box((w, 0.01, 0.03), (0, -0.10, board_h / 2 + 0.024), shot.body('X'), 0.003)
        for i in range(n):
            x = -w / 2 + w * (i + 0.5) / n
            if kind == 'pegs':
                peg = turned([(0.009, 0), (0.0095, 0.02), (0.008, 0.05), (0.0115, 0.068), (0.0125, 0.076), (0.009, 0.082), (0, 0.083)], shot.body('Z'), around=32)
                peg.rotation_euler, peg.location = (math.radians(72), 0, 0), (x, -0.018, -0.002)
            else:
                plate_ = turned([(0, 0), (0.014, 0), (0.014, 0.003), (0, 0.004)], metal, around=32)
                plate_.rotation_euler, plate_.location = (math.radians(90), 0, 0), (x, -0.02, 0.0)
                tube([(x, -0.02, 0.004), (x, -0.04, -0.004), (x, -0.062, 0.012), (x, -0.066, 0.036)], 0.0052, metal)
                ball(0.0095, (x, -0.066, 0.04), metal)
                tube([(x, -0.022, -0.012), (x, -0.034, -0.034), (x, -0.05, -0.034), (x, -0.056, -0.02)], 0.0046, metal)
                ball(0.0075, (x, -0.0565, -0.016), metal)
    _on_wall(shot, turn=26, rise=8, fill=0.8, detail=((w * 0.2, -0.04, 0), 0.2))


def step_can(shot):
    """A waste bin. kind: step (pedal) | tapered | pail | twin."""
    w, d, h = shot.w, shot.d, shot.h
    kind = shot.get('kind', 'step')
    material = shot.body('Z') if shot.material != 'painted' else hard.enamel(shot.color)
    if kind == 'tapered':
        r = w / 2
        turned([(0, 0), (r * 0.78, 0), (r * 0.8, 0.006), (r * 0.9, h * 0.5), (r, h - 0.003), (r * 0.985, h), (r * 0.97, h - 0.003), (r * 0.88, h * 0.5), (r * 0.77, 0.012), (0, 0.01)], shot.body('Z'), around=128)
        ring(r * 0.965, h * 0.78, 0.005, shot.trim('leather', 'Z', '#a8704c'))
    elif kind == 'pail':
        r = w / 2 * 0.92
        turned([(0, 0), (r * 0.88, 0), (r * 0.9, 0.004), (r, h * 0.82), (r * 1.02, h * 0.83), (r * 1.02, h * 0.84)], material, around=128)
        turned([(r * 1.04, h * 0.84), (r * 1.045, h * 0.87), (r * 0.95, h * 0.9), (0.03, h * 0.925), (0, h * 0.926)], material, around=128)
        ball(0.015, (0, 0, h * 0.94), shot.trim('oak', 'Z', '#c9a674'))
        tube([(-r * 1.02, 0, h * 0.76), (-r * 1.1, -0.05, h * 0.6), (0, -r * 1.16, h * 0.44), (r * 1.1, -0.05, h * 0.6), (r * 1.02, 0, h * 0.76)], 0.0035, hard.metal('#b9bcbd', None))
        tube([(-0.04, -r * 1.155, h * 0.445), (0.04, -r * 1.155, h * 0.445)], 0.009, shot.trim('oak', 'X', '#c9a674'), smooth=False)
    else:
        parts = 2 if kind == 'twin' else 1
        plate(rounded(w, d, 0.05), h - 0.06, (0, 0, 0.012), material, 0.01)
        for i in range(parts):
            x = 0 if parts == 1 else (i - 0.5) * w / 2
            plate(rounded(w / parts - 0.006, d - 0.004, 0.046), 0.032, (x, 0, h - 0.044), material, 0.012)
        plate(rounded(w - 0.012, d - 0.012, 0.045), 0.014, (0, 0, 0), hard.paint('#2b2826', None), 0.003)
        plate(rounded(w - 0.01, d - 0.01, 0.046), 0.008, (0, 0, h - 0.05), hard.paint('#2b2826', None), 0.002)
        for i in range(parts):
            x = 0 if parts == 1 else (i - 0.5) * w / 2
            box((0.08, 0.045, 0.008), (x, -d / 2 - 0.012, 0.018), hard.metal('#b5b7b6', None, 0.25), 0.003)
    shot.framed(turn=24, rise=13, lens=88, fill=0.8, stop=12, detail=((w * 0.2, -d / 2, h * 0.85), w * 0.5))


def gift(shot):
    """A box tied with ribbon; kind: box | roll (wrapped papers) | spools."""
    w, d, h = shot.w, shot.d, shot.h
    ribbon = shot.trim('velvet', 'X', '#a5553a')
    if shot.get('kind') == 'roll':
        for i, (x, z) in enumerate(((-0.055, 0.028), (0.0, 0.028), (0.055, 0.028), (-0.028, 0.076), (0.028, 0.076))):
            roll = turned([(0.0, 0), (0.027, 0), (0.027, 0.46), (0.024, 0.46), (0.0225, 0.455)], hard.paper(shot.color if i % 2 == 0 else (shot.accent or shot.color), BODY if i % 2 == 0 else TRIM), around=64, sharp=True)
            roll.rotation_euler, roll.location = (math.radians(-90), 0, math.radians(4 * (i % 3 - 1))), (x, -0.23, z)
        shot.framed(turn=34, rise=24, lens=88, fill=0.84, stop=14, detail=((0, -0.2, 0.05), 0.15))
        return
    if shot.get('kind') == 'spools':
        for i, x in enumerate((-0.075, 0.0, 0.075)):
            color = (shot.color, shot.accent or shot.color, '#8b8478')[i]
            velvet = cloths.velvet(color, (BODY, TRIM, None)[i])
            turned([(0.018, 0), (0.034, 0.0), (0.034, 0.036), (0.018, 0.036)], velvet, (x, 0.01 * i, 0.006), 64, sharp=True)
            for z in (0.0, 0.042):
                turned([(0.008, z), (0.04, z), (0.04, z + 0.006), (0.008, z + 0.006)], hard.wood('#c8a573', 'X', None), (x, 0.01 * i, 0), 64, sharp=True)
        shot.framed(turn=18, rise=22, lens=90, fill=0.8, stop=13, detail=((0, -0.03, 0.03), 0.1))
        return
    paper = shot.body() if shot.material not in ('oak',) else shot.body('X')
    body_h = h * 0.7 if shot.get('lid', True) else h
    box((w * 0.98, d * 0.98, body_h), (0, 0, body_h / 2), paper, 0.003)
    if shot.get('lid', True):
        box((w, d, h * 0.34), (0, 0, h - h * 0.17), paper, 0.003)
    for axis in (0, 1):
        size = (w + 0.0012, 0.022, h + 0.0012) if axis else (0.022, d + 0.0012, h + 0.0012)
        box(size, (0, 0, h / 2 + 0.0004), ribbon, 0.0004)
    for side in (-1, 1):
        loop = [(0, 0, h + 0.002), (side * 0.022, -0.004, h + 0.022), (side * 0.055, -0.002, h + 0.028), (side * 0.062, 0.0, h + 0.012), (side * 0.03, 0.004, h + 0.004), (0, 0, h + 0.003)]
        bow = tube(loop, 0.0016, ribbon)
        bow.data.extrude = 0.009
        tail = tube([(0, 0, h + 0.003), (side * 0.03, -0.02, h + 0.006), (side * 0.06, -0.045, h + 0.0035)], 0.0012, ribbon)
        tail.data.extrude = 0.0008
    ball(0.009, (0, 0, h + 0.007), ribbon, 0.8)
    shot.framed(turn=28, rise=24, lens=90, fill=0.76, stop=13, detail=((0, -d * 0.3, h), w * 0.6))




def hamper(shot):
    """A tall soft or woven bin with a lid or handles. kind: canvas | woven | felt."""
    w, d, h = shot.w, shot.d, shot.h
    if shot.get('kind') == 'woven':
        material = cloths.rattan(shot.color, BODY)
        outline = rounded(w, d, 0.04, 6)
        n = len(outline)
        lengths = [0.0]
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
            lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
        total, stakes = lengths[-1], 68

        def at(s):
            s %= total
            for i in range(n):
                if lengths[i] <= s <= lengths[i + 1]:
                    t = (s - lengths[i]) / max(1e-9, lengths[i + 1] - lengths[i])
                    (x0, y0), (x1, y1) = outline[i], outline[(i + 1) % n]
                    nx, ny = (y1 - y0), -(x1 - x0)
                    size = math.hypot(nx, ny) or 1
                    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, nx / size, ny / size
            return (*outline[0], 0, 0)

        body_h, lines = h * 0.88, []
        for i in range(round(body_h / 0.0105)):
            z, line = 0.008 + i * 0.0105, []
            for k in range(stakes * 4):
                x, y, nx, ny = at(k / (stakes * 4) * total)
                wave = 0.005 * math.cos(k / 4 * math.pi + math.pi * i)
                line.append((x + nx * wave, y + ny * wave, z))
            lines.append(line)
        strands(lines, 0.0052, material, closed=True, sides=2)
        strands([[(at(k / stakes * total)[0], at(k / stakes * total)[1], 0), (at(k / stakes * total)[0], at(k / stakes * total)[1], body_h)] for k in range(stakes)], 0.0045, material, sides=2)
        plate(rounded(w - 0.014, d - 0.014, 0.035), body_h - 0.02, (0, 0, 0.01), hard.clay('#4a3a28', None), 0.002)
        lid = []
        for i in range(round(d / 0.0105)):
            y = -d / 2 + 0.006 + i * 0.0105
            lid.append([(-w / 2 - 0.004 + k * (w + 0.008) / 60, y, h * 0.915 + 0.004 * math.cos(k / 60 * stakes / 2 * math.pi + math.pi * i)) for k in range(61)])
        strands(lid, 0.0052, material, sides=2)
        plate(rounded(w + 0.008, d + 0.008, 0.04), 0.02, (0, 0, h * 0.885), hard.clay('#6a5236', None), 0.006)
        for z in (0.008, h * 0.9):
            tube([(x * 1.012, y * 1.012, z) for x, y in outline], 0.009, material, closed=True, smooth=False)
    else:
        bin_box(shot)
        return
    shot.framed(turn=26, rise=13, lens=88, fill=0.82, stop=12, detail=((w * 0.3, -d / 2, h * 0.8), 0.2))


def sculpture(shot):
    """form: loop | bookends | seated."""
    w, h = shot.w, shot.h
    form = shot.get('form', 'loop')
    if form == 'loop':
        material, r = shot.body('Z'), h * 0.33
        points = []
        for i in range(120):
            a = i / 120 * math.tau
            points.append((r * 0.92 * math.sin(a), 0.05 * math.sin(2 * a), h * 0.5 + r * 1.18 * math.cos(a) + 0.012 * math.sin(3 * a)))
        thing = tube(points, 0.021, material, closed=True, smooth=False, sides=10, radii=[1 + 0.22 * math.sin(2 * i / 120 * math.tau + 1) for i in range(120)])
        low = h * 0.5 - r * 1.18 - 0.02
        box((w * 0.42, 0.075, 0.03), (0, 0, max(0.012, low * 0.5)), material, 0.004)
        rod((0, 0, 0.02), (0, 0, low + 0.012), 0.006, hard.metal('#a68c66', None))
    elif form == 'bookends':
        material = hard.travertine(shot.color) if 'Travertine' in shot.get('stone', '') else hard.marble(shot.color)
        for side in (-1, 1):
            n, r = 40, h * 0.95
            outline = [(0, 0)] + [(side * r * math.sin(i / n * math.pi / 2), r * math.cos(i / n * math.pi / 2)) for i in range(n + 1)]
            if side > 0:
                outline = outline[::-1]
            thing = plate(outline, 0.05, (side * 0.075, 0.025, 0), material, 0.003, (math.radians(90), 0, 0))
        for k, (thick, tall, c) in enumerate(((0.03, 0.16, '#b9a88f'), (0.024, 0.175, '#5d6b6a'), (0.034, 0.15, '#d8cdb8'), (0.028, 0.17, '#8a4b38'), (0.03, 0.158, '#3d4a57'))):
            box((thick - 0.001, 0.12, tall), (-0.0735 + sum((0.03, 0.024, 0.034, 0.028, 0.03)[:k]) + thick / 2, 0.01, tall / 2), hard.paper(c, None), 0.002)
    shot.framed(turn=24, rise=10, lens=90, fill=0.72, stop=11, detail=((0, -0.03, h * 0.8), 0.1))
