"""Solid forms: boxes with rounded edges, turned bodies, tubes, upholstered blocks, plates. Metres; z is up, the front looks to −y."""
import math
import random

import bmesh
import bpy
from mathutils import Vector
from mathutils import noise as lumps


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(name, vertices, faces, material=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.update()
    thing = link(bpy.data.objects.new(name, data))
    if material:
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return thing


def unwrap(thing):
    """UV in metres by projection from six sides: cloth is woven along them."""
    data = thing.data
    layer = data.uv_layers.active or data.uv_layers.new()
    for face in data.polygons:
        normal = face.normal
        axis = max(range(3), key=lambda i: abs(normal[i]))
        u, v = ((1, 2), (0, 2), (0, 1))[axis]
        for loop, vertex in zip(face.loop_indices, face.vertices):
            point = data.vertices[vertex].co
            layer.data[loop].uv = (point[u], point[v])


def box(size, at=(0, 0, 0), material=None, bevel=0.004, turn=(0, 0, 0), taper=1.0, name='box'):
    """A board or block centred at `at`; `taper` narrows its foot."""
    x, y, z = (s / 2 for s in size)
    vertices = [(sx * x * (taper if sz < 0 else 1), sy * y * (taper if sz < 0 else 1), sz * z)
                for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = mesh(name, vertices, faces, material)
    thing.location, thing.rotation_euler = at, turn
    unwrap(thing)
    soften(thing, min(bevel, min(size) * 0.45))
    return thing


def soften(thing, width, segments=3, angle=30):
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = width, segments, 'ANGLE', math.radians(angle)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    thing.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True


def plate(outline, thickness, at=(0, 0, 0), material=None, bevel=0.004, turn=(0, 0, 0), name='plate'):
    """A flat board of any outline [(x, y)…] counter-clockwise, standing on z = 0 of `at`."""
    n = len(outline)
    vertices = [(x, y, 0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    thing = mesh(name, vertices, faces, material)
    thing.location, thing.rotation_euler = at, turn
    unwrap(thing)
    soften(thing, min(bevel, thickness * 0.45), angle=40)
    return thing


def oval(width, depth, steps=96, power=2.0):
    """Outline of an ellipse; a higher `power` squares it."""
    points = []
    for i in range(steps):
        c, s = math.cos(i / steps * math.tau), math.sin(i / steps * math.tau)
        points.append((math.copysign(abs(c) ** (2 / power), c) * width / 2, math.copysign(abs(s) ** (2 / power), s) * depth / 2))
    return points


def rounded(width, depth, radius, steps=8):
    """Outline of a rectangle with round corners."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(a), cy * (depth / 2 - radius) + radius * math.sin(a)))
    return points


def padded(size, radius, at=(0, 0, 0), material=None, turn=(0, 0, 0), puff=0.012, seed=0, cuts=16, lumpy=1.0, name='padded'):
    """An upholstered block: rounded, slightly swollen, never quite even."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=min(radius, min(size) * 0.48), segments=6, profile=0.5, affect='EDGES')
    long_edges = [e for e in shape.edges if e.calc_length() > min(size) * 0.25]
    bmesh.ops.subdivide_edges(shape, edges=long_edges, cuts=cuts, use_grid_fill=True)
    half = [s / 2 for s in size]
    rng = random.Random(seed)
    shift = Vector((rng.random() * 50, rng.random() * 50, rng.random() * 50))
    shape.normal_update()
    for vertex in shape.verts:
        room = [max(0, 1 - (abs(vertex.co[i]) / half[i]) ** 2) for i in range(3)]
        swell = sum(abs(vertex.normal[i]) * math.sqrt(room[(i + 1) % 3] * room[(i + 2) % 3]) for i in range(3))
        uneven = 0.0035 * lumps.noise(vertex.co * 6 + shift) + 0.0015 * lumps.noise(vertex.co * 19 + shift)
        vertex.co += vertex.normal * (puff * swell + lumpy * uneven)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    thing = link(bpy.data.objects.new(name, data))
    thing.location, thing.rotation_euler = at, turn
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if material:
        data.materials.append(material)
    unwrap(thing)
    subdivide(thing, 1)
    return thing


def subdivide(thing, levels):
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels


def curve_through(points, steps=6):
    """Catmull-Rom through the points."""
    points = [Vector(p) for p in points]
    out = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        if (p2 - p1).length < 1e-6:
            continue
        for k in range(steps):
            t = k / steps
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return [tuple(v) for v in [*out, points[-1]]]


def turned(profile, material=None, at=(0, 0, 0), around=96, wobble=0.0, seed=0, sharp=False, flutes=0, flute_depth=0.0, name='turned'):
    """A body of revolution from [(radius, z)…], smooth through the points unless `sharp`; `flutes` carves the wall."""
    line = profile if sharp or len(profile) < 3 else curve_through(profile)
    phase = random.Random(seed).random() * 6
    if flutes:
        around = flutes * 10
    widest = max(r for r, _ in line)
    vertices = []
    for r, z in line:
        for i in range(around):
            a = i / around * math.tau
            bend = 1 + wobble * (math.sin(2 * a + phase + z * 3) + 0.5 * math.sin(3 * a + phase * 2 - z * 9))
            if flutes and r > widest * 0.3:
                bend -= flute_depth / r * (1 - abs(math.sin(a * flutes / 2)))
            vertices.append((max(r, 1e-5) * bend * math.cos(a), max(r, 1e-5) * bend * math.sin(a), z))
    faces = [(j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i)
             for j in range(len(line) - 1) for i in range(around)]
    thing = mesh(name, vertices, faces, material)
    thing.location = at
    if sharp:
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(35)
    layer = thing.data.uv_layers.new()
    along = [0.0]
    for (r0, z0), (r1, z1) in zip(line, line[1:]):
        along.append(along[-1] + math.hypot(r1 - r0, z1 - z0))
    for face in thing.data.polygons:
        wraps = any(v % around == around - 1 for v in face.vertices)
        for loop, vertex in zip(face.loop_indices, face.vertices):
            j, i = divmod(vertex, around)
            layer.data[loop].uv = ((around if i == 0 and wraps else i) / around * math.tau * widest, along[j])
    return thing


def tube(points, radius, material=None, closed=False, smooth=True, radii=None, sides=6, name='tube'):
    """A round bar along the points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps, curve.resolution_u = '3D', radius, sides, True, 10
    if smooth:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for i, (knot, point) in enumerate(zip(spline.bezier_points, points)):
            knot.co, knot.radius = point, radii[i] if radii else 1
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    else:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for i, (knot, point) in enumerate(zip(spline.points, points)):
            knot.co, knot.radius = (*point, 1), radii[i] if radii else 1
    spline.use_cyclic_u = closed
    thing = link(bpy.data.objects.new(name, curve))
    if material:
        curve.materials.append(material)
    return thing


def strands(lines, radius, material=None, closed=False, sides=2, name='strands'):
    """Many thin round lines in one object."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, sides, True
    for line in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        spline.use_cyclic_u = closed
        for knot, point in zip(spline.points, line):
            knot.co = (*point[:3], 1)
            knot.radius = point[3] if len(point) > 3 else 1
    thing = link(bpy.data.objects.new(name, curve))
    if material:
        curve.materials.append(material)
    return thing


def ring(radius, z, thickness, material=None, at=(0, 0), squash=1.0, name='ring'):
    points = [(at[0] + radius * math.cos(i / 96 * math.tau), at[1] + squash * radius * math.sin(i / 96 * math.tau), z) for i in range(96)]
    return tube(points, thickness, material, closed=True, smooth=False, sides=4, name=name)


def rod(start, end, radius, material=None, end_radius=None, name='rod'):
    """A turned rod between two points, thicker at its end when asked; its grain runs along it."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    top = end_radius or radius
    thing = turned([(radius * 0.55, 0), (radius * 0.96, min(0.004, length * 0.1)), (radius, min(0.012, length * 0.2)),
                    ((radius + top) / 2, length / 2), (top, length * 0.99), (top * 0.5, length)], material, around=32, name=name)
    thing.location = start
    thing.rotation_euler = (end - start).to_track_quat('Z', 'Y').to_euler()
    return thing


def ball(radius, at=(0, 0, 0), material=None, squash=1.0, name='ball', detail=48):
    profile = [(radius * math.sin(i / 24 * math.pi), -radius * squash * math.cos(i / 24 * math.pi)) for i in range(25)]
    thing = turned(profile, material, at, around=detail, sharp=True, name=name)
    thing.data.auto_smooth_angle = math.pi
    return thing


def swept(section, path, material=None, name='swept'):
    """A closed `section` [(across, up)…] carried along a level `path` [(x, y, z)…]: bent rails, curved backs."""
    vertices, faces, n = [], [], len(section)
    for i, point in enumerate(path):
        ahead = Vector(path[min(i + 1, len(path) - 1)]) - Vector(path[max(i - 1, 0)])
        side = Vector((-ahead.y, ahead.x, 0)).normalized()
        for across, up in section:
            vertices.append(Vector(point) + side * across + Vector((0, 0, up)))
    for i in range(len(path) - 1):
        faces += [(i * n + k, (i + 1) * n + k, (i + 1) * n + (k + 1) % n, i * n + (k + 1) % n) for k in range(n)]
    last = (len(path) - 1) * n
    faces += [tuple(range(n))[::-1], tuple(last + k for k in range(n))]
    thing = mesh(name, vertices, faces, material)
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    shape.to_mesh(thing.data)
    shape.free()
    unwrap(thing)
    return thing
