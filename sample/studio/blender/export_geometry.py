"""The model on the scene as triangles: one part per material, with normals, and texture coordinates."""
import json
import zlib

import bpy
import numpy as np

from kit import materials_hard
from kit.stage import products

# Materials that are the studio's and not the product's.
ROOM = ('plaster',)


# Metres from which a sheet has two sides.
THICK = 0.002
# The board behind a mirror: metres and color.
BACKING, BACK = 0.005, '#8a7a64'
# The share of its length that leaning pile stands above its ground.
RISE = 0.75


def slab(thing, _count, length, slot=1, **_):
    """In place of `kit.pile`: fibres are too fine for triangles, so an open ground rises by their height, in their material."""
    if all(len(polygons) > 1 for polygons in _polygons_by_edge(thing.data).values()):
        return
    thick = thing.modifiers.new('pile', 'SOLIDIFY')
    thick.thickness, thick.offset = length * RISE, 1
    thing.data.materials[slot - 1]['studio']['kind'] = 'pile'
    for polygon in thing.data.polygons:
        polygon.material_index = slot - 1


def open_sheets():
    """Leaves cloth as one sheet, seen from both sides: two sides so near each other pass through each other once simplified."""
    for thing in products():
        for modifier in thing.modifiers:
            known = [material for material in thing.data.materials if material and 'studio' in material]
            if modifier.type == 'SOLIDIFY' and abs(modifier.thickness) < THICK and len(known) == len(thing.data.materials):
                modifier.show_viewport = False
                for material in known:
                    material['studio']['thin'] = 1


def backed():
    """Gives mirrors, which photographs show from the front, a back, and their frames an inside."""
    is_mirror = lambda material: material and material.get('studio', {}).get('kind') == 'mirror_glass'
    panes = [thing for thing in products() if any(map(is_mirror, thing.data.materials))]
    if not panes:
        return
    for material in {material for thing in products() for material in thing.data.materials if material and not is_mirror(material)}:
        material['studio']['thin'] = 1
    for pane in panes:
        pane.data.materials.append(materials_hard.paint(BACK))
        thick = pane.modifiers.new('back', 'SOLIDIFY')
        thick.thickness, thick.offset = BACKING, -1
        thick.material_offset = thick.material_offset_rim = 1


def _polygons_by_edge(data):
    found = {}
    for polygon in data.polygons:
        for edge in polygon.edge_keys:
            found.setdefault(edge, []).append(polygon.index)
    return found


class Part:
    """What of a product is made of one material: arrays with a row per corner of a triangle."""

    def __init__(self, tags):
        self.tags = tags
        self.points, self.normals, self.uvs, self.laid = [], [], [], []

    def joined(self, name):
        return np.concatenate(getattr(self, name))

    @property
    def laid_out(self):
        """Whether its pattern or picture lies on all of it."""
        return bool(self.tags[0].get('pattern') or self.tags[0].get('picture')) and all(values is not None for values in self.laid)


def parts(tags_of):
    """The scene's products in metres and in the room's axes, by material; `tags_of` answers what a material is in each colour."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = {}
    for number, thing in enumerate(products()):
        seen = thing.evaluated_get(graph)
        data = seen.to_mesh()
        if data is None or len(data.polygons) == 0:
            continue
        _collect(found, thing, data, number, tags_of)
        seen.to_mesh_clear()
    return list(found.values())


def _collect(found, thing, data, number, tags_of):
    data.calc_loop_triangles()
    data.calc_normals_split()
    corners = _read(data.loop_triangles, 'loops', 3, np.int32).ravel()
    vertices = _read(data.loops, 'vertex_index', 1, np.int32).ravel()[corners]
    points = _read(data.vertices, 'co', 3)[vertices]
    normals = _read(data.loops, 'normal', 3)[corners]
    slots = _read(data.loop_triangles, 'material_index', 1, np.int32).ravel()
    pattern = data.uv_layers.get('pattern')
    laid = _read(pattern.data, 'uv', 2)[corners] if pattern else None
    matrix = np.array(thing.matrix_world, np.float32)
    turned = np.linalg.inv(matrix[:3, :3]).T
    for slot in np.unique(slots):
        tags = tags_of(data.materials[min(int(slot), len(data.materials) - 1)] if data.materials else None)
        if tags[0]['kind'] in ROOM:
            continue
        mine = np.repeat(slots == slot, 3)
        facing = normals[mine] @ turned.T
        part = found.setdefault(json.dumps(tags, sort_keys=True), Part(tags))
        part.points.append(points[mine] @ matrix[:3, :3].T + matrix[:3, 3])
        part.normals.append(facing / np.maximum(np.linalg.norm(facing, axis=1, keepdims=True), 1e-9))
        part.uvs.append(_projected(points[mine], tags[0], zlib.crc32(f'{thing.name} {number}'.encode())))
        part.laid.append(None if laid is None else laid[mine])


def _read(items, name, width, kind=np.float32):
    values = np.empty(len(items) * width, kind)
    items.foreach_get(name, values)
    return values.reshape(-1, width)


def _projected(points, tag, seed):
    """Metres along and across from six sides, whole triangles at a time; wood runs along its axis, and no two boards are cut alike."""
    faces = points.reshape(-1, 3, 3)
    normal = np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0])
    side = np.abs(normal).argmax(axis=1)
    grain = 'XYZ'.find(str(tag.get('axis') or 'X')[:1])
    across = np.array([[1, 2], [0, 2], [0, 1]])
    along = np.array([(a, b) if b != grain else (b, a) for a, b in across])
    plane = np.repeat(along[side], 3, axis=0)
    rows = np.arange(len(points))
    shift = np.array([(seed % 997) / 997, (seed // 997 % 991) / 991], np.float32)
    return np.stack([points[rows, plane[:, 0]], points[rows, plane[:, 1]]], 1) + shift
