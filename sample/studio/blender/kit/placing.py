"""Things put together from parts: bars between two points, groups that are moved and repeated as one."""
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from .shapes import box, link


def bar(start, end, size, material=None, bevel=0.004, roll=0.0):
    """A straight bar of rectangular section `size` (across, deep) from `start` to `end`, its grain along Z; `roll` turns it about its length."""
    start, end = Vector(start), Vector(end)
    thing = box((size[0], size[1], (end - start).length), (0, 0, 0), material, bevel)
    turn = (end - start).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(roll, 4, 'Z')
    thing.matrix_world = Matrix.Translation((start + end) / 2) @ turn
    return thing


@contextmanager
def gathered():
    """What is built inside the block, as a list that is filled at its end."""
    before, things = set(bpy.context.scene.objects), []
    yield things
    bpy.context.view_layer.update()
    things += [thing for thing in bpy.context.scene.objects if thing not in before and not thing.parent]


def moved(things, at=(0, 0, 0), turn=0.0, axis='Z', scale=1.0):
    """Turns the group about the origin, then carries it to `at`."""
    matrix = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, axis) @ Matrix.Scale(scale, 4)
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_world
    return things


def repeated(things, places):
    """The group in each of `places` [(x, y, turn)…]: the first place takes the group itself, the others copies that share its meshes."""
    copies = []
    for x, y, turn in places[1:]:
        twins = []
        for thing in things:
            for part in (thing, *thing.children):
                twin = link(part.copy())
                twin.parent = None
                twin.matrix_world = part.matrix_world.copy()
                twins.append(twin)
        copies.append((twins, (x, y, 0), turn))
    moved(things, (*places[0][:2], 0), places[0][2])
    for twins, at, turn in copies:
        moved(twins, at, turn)
