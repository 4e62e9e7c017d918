"""The photographer's room: a seamless ground, a large soft key from the left, weak fill, warm rim, a lit background; the camera."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .color import linear
from .nodes import Graph
from .shapes import link, mesh

GROUND = '#F3EEE6'
# Objects that are in the picture, but do not decide the framing (cords, ceilings), and the ground itself.
UNFRAMED, GROUND_NAME = 'unframed', 'ground'
# Cards show the middle four fifths of the square: nothing is wider than nine tenths of those.
WIDEST = 0.73


def named(thing, *names):
    return thing.name.split('.')[0] in names


def products():
    return [o for o in bpy.context.scene.objects if o.type in ('MESH', 'CURVE') and not named(o, GROUND_NAME, UNFRAMED) and not o.hide_render]


def outline(things):
    """All vertices of the evaluated objects in the room, (n, 3)."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in things:
        seen = thing.evaluated_get(graph)
        data = seen.to_mesh()
        if data is None or len(data.vertices) == 0:
            continue
        points = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', points)
        matrix = np.array(thing.matrix_world)
        found.append(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        seen.to_mesh_clear()
    return np.concatenate(found)


def frame(points, turn=25, rise=12, lens=85, fill=0.82, stop=11.0, lift=0.0, close=None, widest=WIDEST):
    """A camera `turn` degrees to the right of the front and `rise` above level, fitted to the points (`fill` of the
    frame's height, and of its width `widest` at most: as much as cards show).
    `close` = (point, width in metres) looks at a detail instead. Answers the points in the picture, 0…1 from the lower left."""
    camera = bpy.data.cameras.new('camera')
    thing = link(bpy.data.objects.new('camera', camera))
    bpy.context.scene.camera = thing
    camera.lens, camera.sensor_width, camera.clip_end, camera.clip_start = lens, 36, 300, 0.01
    a, e = math.radians(turn), math.radians(rise)
    toward = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    rotation = toward.to_track_quat('Z', 'Y')
    thing.rotation_euler = rotation.to_euler()
    half = 18 / lens
    axes = np.array(rotation.to_matrix())
    seen = points @ axes
    if close:
        target, width = np.array(close[0]) @ axes, close[1]
        center, distance = target.copy(), width / (2 * half)
        focus = distance
    else:
        center = (seen.min(0) + seen.max(0)) / 2
        distance = (seen.max(0) - seen.min(0)).max() * 3
        for _ in range(12):
            depth = center[2] + distance - seen[:, 2]
            x, y = (seen[:, 0] - center[0]) / depth, (seen[:, 1] - center[1]) / depth
            center[0] += (x.max() + x.min()) / 2 * distance
            center[1] += (y.max() + y.min()) / 2 * distance
            distance *= max((x.max() - x.min()) / min(fill, widest), (y.max() - y.min()) / fill) / (2 * half)
        center[1] -= lift * distance * half
        focus = distance - (seen[:, 2].max() - center[2]) * 0.6
    thing.location = Vector(axes @ np.array([center[0], center[1], center[2] + distance]))
    camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, focus, stop
    depth = center[2] + distance - seen[:, 2]
    return np.stack([(seen[:, 0] - center[0]) / depth, (seen[:, 1] - center[1]) / depth], 1) / (2 * half) + 0.5


def light(points, key=1.0, fill=0.3, rim=0.5, back=2.4, background=1.0, softness=1.8, drop=0.0, around=0, mirrored=0.17):
    """Builds ground and lights around the product; `drop` metres lowers the ground below what hangs, `around` turns the room (degrees),
    `mirrored` is how bright the room is in reflections."""
    before = set(bpy.context.scene.objects)
    low, high = points.min(0), points.max(0)
    size = float((high - low).max())
    center = Vector(((low + high) / 2).tolist())
    ground = _sweep(size, back)
    ground.location.z = -drop
    a, e = math.radians(-52), math.radians(46)
    _area('key', center + Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * 4.2 * size, center,
          softness * size, key * 118 * size ** 2, (1, 0.972, 0.935))
    _area('fill', center + Vector((2.6 * size, -0.8 * size, 1.2 * size)), center, 2.2 * size, fill * 6 * size ** 2, (0.93, 0.96, 1))
    _area('rim', center + Vector((1.2 * size, 1.3 * size, 2.4 * size)), center, 0.9 * size, rim * 12 * size ** 2, (1, 0.97, 0.93))
    _area('background', Vector((0, back * size * 0.45, 4.2 * size)), Vector((0, back * size, 1.4 * size)), 3 * size,
          background * 80 * size ** 2, (1, 0.975, 0.935), 1.2 * size)
    _sky((1, 0.99, 0.97), (0.92, 0.9, 0.88), 0.17, mirrored)
    if around:
        turn = Matrix.Rotation(math.radians(around), 4, 'Z')
        bpy.context.view_layer.update()
        for thing in set(bpy.context.scene.objects) - before:
            thing.matrix_world = turn @ thing.matrix_world


def _sweep(size, back):
    front_y, back_y, radius, top, half = -6 * size, back * size, 1.1 * size, 6 * size, 9 * size
    line = [(front_y, 0), (back_y - radius, 0)]
    line += [(back_y - radius + radius * math.sin(t), radius - radius * math.cos(t)) for t in (i / 24 * math.pi / 2 for i in range(1, 25))]
    line.append((back_y, top))
    vertices = [(side * half, y, z) for y, z in line for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    g = Graph('ground')
    g.principled(Base__Color=linear(GROUND), Roughness=0.9, Specular=0.1)
    return mesh(GROUND_NAME, vertices, faces, g.finish())


def _area(name, at, target, size, power, color, height=None):
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', size, height or size, power, color
    thing = link(bpy.data.objects.new(name, lamp))
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def _sky(top, bottom, strength, mirrored):
    sky = bpy.data.worlds.new('sky')
    bpy.context.scene.world = sky
    sky.use_nodes = True
    tree = sky.node_tree
    background = tree.nodes['Background']
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    height = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], height.inputs[0])
    tree.links.new(height.outputs[2], ramp.inputs[0])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*bottom, 1), (*top, 1)
    tree.links.new(ramp.outputs[0], background.inputs[0])
    path, shine = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMapRange')
    tree.links.new(path.outputs['Is Glossy Ray'], shine.inputs['Value'])
    shine.inputs['To Min'].default_value, shine.inputs['To Max'].default_value = strength, mirrored
    tree.links.new(shine.outputs[0], background.inputs[1])


def bulb(at, power=2.3, color=(1, 0.74, 0.45), size=0.03):
    """A warm lamp inside a shade or globe."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, size
    thing = link(bpy.data.objects.new('bulb', lamp))
    thing.location = at
    return thing
