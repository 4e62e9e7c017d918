"""Rendering: the whole frame coarsely for the ground, the product's part of it finely; both cleaned, then laid together."""
import os

import bpy
import numpy as np

from .color import linear
from .denoise import calmed, denoised, settled
from .stage import GROUND
from .tone import exposed_for

# Cleaning: how far patches are compared, and what share of light is taken for noise between pixels of one surface.
REACH, UNLIKE = 4, 0.16
PASSES = ('Light', 'Diffuse', 'Albedo', 'Normal', 'Tint')


def exposed(points, resolution, samples, scratch, threads=1, ground='whole', bounces=6):
    """Renders the scene. `points`: the product in the picture, 0…1. Answers linear (light, diffuse, masks), brought to the house ground:
    `ground` 'whole' by its colour, 'top' by the upper corners only, None not at all."""
    prepare(round(samples * _patience()), threads, bounces, scratch)
    # Fibers stand out from the mesh they grow on.
    fringe = 0.04 if any(thing.particle_systems for thing in bpy.context.scene.objects) else 0
    left, right = points[:, 0].min() - 0.025 - fringe, points[:, 0].max() + 0.05 + fringe
    bottom, top = points[:, 1].min() - 0.035 - fringe, points[:, 1].max() + 0.02 + fringe
    window = [max(0.0, left), min(1.0, right), max(0.0, bottom), min(1.0, top)]
    part = (window[1] - window[0]) * (window[3] - window[2])
    if part > 0.8:
        light, diffuse, masks = halves(resolution, scratch, None)
    else:
        coarse = halves(max(140, resolution // 4), scratch, None)
        fine = halves(resolution, scratch, window)
        light, diffuse, masks = (_laid_in(big, small, window, resolution) for big, small in zip(coarse, fine))
    if ground:
        light, diffuse = _on_house_ground(light, diffuse, ground)
    return light, diffuse, np.clip(masks, 0, 1)


def _patience():
    """How many times the paths of other things the scene needs: clear glass most, then fibres finer than a pixel."""
    if _has_glass():
        return 2.5
    return 1.5 if any(thing.particle_systems for thing in bpy.context.scene.objects) else 1


def _has_glass():
    return any(material.name.startswith('glass') for material in bpy.data.materials if material.users)


def prepare(samples, threads, bounces, scratch):
    """Sets the scene up to be rendered by `halves`."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, render.resolution_percentage, render.threads_mode, render.threads = 'CYCLES', 100, 'FIXED', threads
    render.use_persistent_data = True
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', max(3, samples // 2), False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, max(3, samples // 6)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, min(3, bounces), min(4, bounces)
    cycles.transmission_bounces, cycles.transparent_max_bounces = max(8, bounces), 12
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3.0, 0.0, 0.8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.3
    scene.view_settings.view_transform = 'Raw'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    if not layer.aovs:
        mask = layer.aovs.add()
        mask.name, mask.type = 'tint', 'COLOR'
    _wire(scene, scratch)


def _wire(scene, scratch):
    """Sends the passes to files: light, its diffuse part, albedo, normal and the recolouring masks."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs[0], tree.nodes.new('CompositorNodeComposite').inputs[0])
    together, colored = tree.nodes.new('CompositorNodeMixRGB'), tree.nodes.new('CompositorNodeMixRGB')
    together.blend_type, colored.blend_type = 'ADD', 'MULTIPLY'
    tree.links.new(layers.outputs['DiffDir'], together.inputs[1])
    tree.links.new(layers.outputs['DiffInd'], together.inputs[2])
    tree.links.new(layers.outputs['DiffCol'], colored.inputs[1])
    tree.links.new(together.outputs[0], colored.inputs[2])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.format.exr_codec, files.base_path = 'OPEN_EXR', '32', 'NONE', scratch
    files.file_slots.clear()
    sources = (layers.outputs['Image'], colored.outputs[0], layers.outputs['Denoising Albedo'], layers.outputs['Denoising Normal'],
               layers.outputs['tint'])
    for name, source in zip(PASSES, sources):
        files.file_slots.new(name)
        tree.links.new(source, files.inputs[-1])


def halves(resolution, scratch, window):
    """Two independent renders of a square, or of (width, height), cleaned together: (light, diffuse, masks)."""
    a, b = passes(resolution, scratch, window)
    albedo, normal = (a[2] + b[2]) / 2, (a[3] + b[3]) / 2
    if _has_glass():
        albedo, normal = settled(albedo, (a[2], b[2]), 0.04), settled(normal, (a[3], b[3]), 0.08)
    pictures = denoised([(a[0], a[1]), (b[0], b[1])], albedo, normal, reach=REACH)
    light, diffuse = (calmed(picture, albedo, normal, UNLIKE) for picture in pictures)
    return light, diffuse, (a[4] + b[4]) / 2


def passes(resolution, scratch, window, seeds=(1, 2)):
    """For every seed a render: its PASSES."""
    scene = bpy.context.scene
    render = scene.render
    render.resolution_x, render.resolution_y = resolution if isinstance(resolution, tuple) else (resolution, resolution)
    render.use_border = render.use_crop_to_border = window is not None
    if window:
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = window
    renders = []
    for seed in seeds:
        scene.cycles.seed = seed
        bpy.ops.render.render(write_still=False)
        renders.append([_loaded(os.path.join(scratch, f'{name}{scene.frame_current:04d}.exr')) for name in PASSES])
    return renders


def _loaded(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def _laid_in(coarse, fine, window, resolution, ramp=12):
    """The fine part over the enlarged coarse whole, blended over `ramp` pixels."""
    whole = _enlarged(coarse, resolution)
    height, width = fine.shape[:2]
    x0 = min(round(window[0] * resolution), resolution - width)
    y0 = min(resolution - round(window[3] * resolution), resolution - height)
    y0 = max(0, y0)
    weight = np.ones((height, width), np.float32)
    steps = np.linspace(0, 1, ramp, dtype=np.float32)
    if x0 > 0:
        weight[:, :ramp] *= steps
    if x0 + width < resolution:
        weight[:, -ramp:] *= steps[::-1]
    if y0 > 0:
        weight[:ramp] *= steps[:, None]
    if y0 + height < resolution:
        weight[-ramp:] *= steps[::-1, None]
    weight = weight[..., None]
    place = whole[y0:y0 + height, x0:x0 + width]
    whole[y0:y0 + height, x0:x0 + width] = place * (1 - weight) + fine * weight
    return whole


def _enlarged(image, size):
    """Bilinear."""
    n = image.shape[0]
    at = np.clip((np.arange(size) + 0.5) * n / size - 0.5, 0, n - 1)
    low = np.floor(at).astype(int)
    high, share = np.minimum(low + 1, n - 1), (at - low).astype(np.float32)
    rows = image[low] * (1 - share)[:, None, None] + image[high] * share[:, None, None]
    return rows[:, low] * (1 - share)[None, :, None] + rows[:, high] * share[None, :, None]


def _on_house_ground(light, diffuse, ground):
    tenth = light.shape[0] // 10
    corners = [np.median(c.reshape(-1, 3), 0) for c in (light[:tenth, :tenth], light[:tenth, -tenth:], light[-tenth:, :tenth], light[-tenth:, -tenth:])]
    upper = (corners[0] + corners[1]) / 2
    reference = upper if ground == 'top' else upper * 0.5 + np.maximum(corners[2], corners[3]) * 0.5
    gain = (exposed_for(linear(GROUND)[:3]) / np.maximum(reference, 1e-4)).astype(np.float32)
    return light * gain, diffuse * gain


def saved(picture, path):
    """Writes an sRGB picture 0…1 as PNG."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    height, width = picture.shape[:2]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(picture, 0, 1)
    image = bpy.data.images.new('picture', width, height, alpha=False, float_buffer=False)
    image.colorspace_settings.name = 'sRGB'
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1]).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)
