"""Rendering rooms: light coarsely, what it falls on finely. Light changes slowly over a picture, wood and cloth do not; so the paths are traced at
half the size and the pictures of surfaces (colour and slope) at the full one, which costs a quarter."""
import bpy

from .denoise import denoised, enlarged
from .exposure import passes, prepare


def exposed_room(size, samples, scratch, threads=1, bounces=3, part=2, surface=12):
    """A room of `size` (width, height) pixels, not yet developed: two renders of the light, and what they fall on, both coarse and fine (the same
    where `part` is 1). `part`: how many times smaller the light is rendered; `surface`: paths a pixel for what it falls on. Light that has bounced
    is guessed from the open space around, which is hardly seen and saves half the time."""
    prepare(samples, threads, bounces, scratch)
    cycles = bpy.context.scene.cycles
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, 'REPLACE', 1
    a, b = passes((round(size[0] / part), round(size[1] / part)), scratch, None)
    albedo, normal = (a[2] + b[2]) / 2, (a[3] + b[3]) / 2
    fine = (albedo, normal) if part == 1 else _surfaces(size, surface, scratch)
    return {'first': a[0], 'second': b[0], 'albedo': albedo, 'normal': normal, 'fine_albedo': fine[0], 'fine_normal': fine[1]}


def cleaned(found):
    """The linear light of what `exposed_room` answered, at its full size."""
    coarse = found['albedo'], found['normal']
    light, _ = denoised([(found['first'], found['first']), (found['second'], found['second'])], *coarse)
    return enlarged(light, coarse, (found['fine_albedo'], found['fine_normal']))


def _surfaces(size, samples, scratch):
    """(albedo, normal) of what the eye meets first; the lamps are out meanwhile."""
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, False
    cycles.max_bounces = 0
    lamps = [thing for thing in bpy.context.scene.objects if thing.type == 'LIGHT']
    for lamp in lamps:
        lamp.hide_render = True
    (found,) = passes(size, scratch, None, (3,))
    for lamp in lamps:
        lamp.hide_render = False
    return found[2], found[3]
