"""Paintings and prints that a model mixes out of nodes, as pictures for where these do not run."""
import bpy
import numpy as np

from kit.stage import products

# Pixels of the longest side.
LONGEST = 900


def baked(file, color):
    """Bakes the materials without a tag on objects with the UV layer `pattern`, writes each as linear 16-bit RGB (top row first) beside `file`, and
    tags it with the picture's name; answers sizes by name. `color` is the position in the product's colours."""
    found = {}
    for thing in [thing for thing in products() if thing.type == 'MESH']:
        layer = thing.data.uv_layers.get('pattern')
        materials = [material for material in thing.data.materials if material and 'studio' not in material]
        if layer is None or len(materials) != 1:
            continue
        name = f'{color}-{len(found)}'
        found[name] = _bake(thing, layer, materials[0], f'{file}.{name}.raw')
        materials[0]['studio'] = {'kind': 'art', 'color': '#ffffff', 'part': '', 'pattern': {}, 'picture': name}
    return found


def _bake(thing, layer, material, file):
    scene = bpy.context.scene
    # Debian's Blender has no denoiser, and bakes nothing when asked for one.
    scene.render.engine, scene.cycles.samples, scene.cycles.use_denoising = 'CYCLES', 1, False
    long = max(thing.dimensions.x, thing.dimensions.z)
    width, height = (max(8, round(LONGEST * side / long)) for side in (thing.dimensions.x, thing.dimensions.z))
    image = bpy.data.images.new('baked', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    nodes = material.node_tree.nodes
    target = nodes.new('ShaderNodeTexImage')
    target.image, nodes.active = image, target
    layer.active = True
    bpy.ops.object.select_all(action='DESELECT')
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.bake(type='DIFFUSE', pass_filter={'COLOR'}, margin=0)
    nodes.remove(target)
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    np.round(np.clip(pixels.reshape(height, width, 4)[::-1, :, :3], 0, 1) * 65535).astype(np.uint16).tofile(file)
    return [width, height]
