"""Blender's side of the 3-D models: reads jobs (JSON, one per line, from standard input), builds each model, writes its triangles and what its
surfaces are in every colour, answers one JSON line per job.

Run by sample/studio/models/run.ts: blender -b -P export.py -- {cache folder}
"""
import importlib
import json
import os
import random
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
import export_pictures  # noqa: E402
import export_tags  # noqa: E402
import kit  # noqa: E402
from export_geometry import backed, open_sheets, parts, slab  # noqa: E402
from kit import cloth  # noqa: E402
from kit.stage import products  # noqa: E402
from shot import Shot  # noqa: E402


def built(job, color):
    """The model on an empty scene in one of its colours; answers the sizes of the pictures on it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(1)
    shot = Shot({**job, **color})
    family, model = job['model'].split('.')
    getattr(importlib.import_module(f'models.{family}'), model)(shot)
    open_sheets()
    backed()
    bpy.context.view_layer.update()
    return export_pictures.baked(job['file'], color['at'])


def surfaces():
    """Tags of all material slots, object by object."""
    return [export_tags.tag(material) for thing in products() for material in (thing.data.materials or [None])]


def exported(job):
    """Builds the model once per colour; the first gives the triangles. Colours that are built otherwise are left out."""
    tables, pictures = [], {}
    for color in job['colors'][1:]:
        pictures |= built(job, color)
        tables.append(surfaces())
    pictures |= built(job, job['colors'][0])
    tables.insert(0, surfaces())
    alike = [len(table) == len(tables[0]) for table in tables]
    slots = [material for thing in products() for material in (thing.data.materials or [None])]
    tags = {name_of(material): [table[at] for table, same in zip(tables, alike) if same] for at, material in enumerate(slots)}
    found = parts(lambda material: tags[name_of(material)])
    patterns = {}
    with open(job['file'] + '.bin', 'wb') as out:
        for part in found:
            for name in ('points', 'normals', 'uvs', *(['laid'] if part.laid_out else [])):
                out.write(np.ascontiguousarray(part.joined(name), np.float32).tobytes())
            if part.tags[0].get('pattern') and part.laid_out:
                name = part.tags[0]['pattern']['image']
                patterns[name] = painted(name, f"{job['file']}.{name}.raw")
    with open(job['file'] + '.json', 'w') as out:
        json.dump({'colors': [color['at'] for color, same in zip(job['colors'], alike) if same], 'patterns': patterns, 'pictures': pictures,
                   'parts': [{'tags': part.tags, 'laidOut': part.laid_out, 'corners': sum(map(len, part.points))} for part in found]}, out)


def name_of(material):
    return material.name if material else ''


def painted(name, file):
    """Writes a pattern's shares of second and third colour as bytes (two per cell, top row first); answers its size."""
    image = bpy.data.images[name]
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    shares = pixels.reshape(height, width, 4)[::-1, :, :2]
    np.round(np.clip(shares, 0, 1) * 255).astype(np.uint8).tofile(file)
    return [width, height]


def main():
    cloth.CACHE = sys.argv[sys.argv.index('--') + 1]
    kit.pile = slab
    export_tags.remember()
    for line in sys.stdin:
        if not line.strip():
            continue
        job = json.loads(line)
        began = time.time()
        try:
            exported(job)
            answer = {'id': job['id'], 'seconds': round(time.time() - began, 1)}
        except Exception:
            answer = {'id': job['id'], 'failed': traceback.format_exc()}
        print('STUDIO ' + json.dumps(answer), flush=True)


main()
