"""Cleaning (denoise.c) and enlarging (enlarge.c) pictures, compiled on first use into the cache folder: Debian's Blender comes without a denoiser."""
import ctypes
import hashlib
import os
import subprocess

import numpy as np

SOURCES = [os.path.join(os.path.dirname(os.path.abspath(__file__)), name) for name in ('denoise.c', 'enlarge.c')]
_library = None


def prepare(cache):
    """Loads the library, compiling it when its sources have changed."""
    global _library
    digest = hashlib.sha256(b''.join(open(source, 'rb').read() for source in SOURCES)).hexdigest()[:12]
    built = os.path.join(cache, f'denoise-{digest}.so')
    if not os.path.exists(built):
        draft = f'{built}.{os.getpid()}'
        subprocess.check_call(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-o', draft, *SOURCES, '-lm'])
        os.replace(draft, built)
    _library = ctypes.CDLL(built)


def denoised(halves, albedo, normal, strength=0.7):
    """Cleans two independent half-sample pictures [(light, diffuse)], guided by albedo and normal; answers (light, diffuse)."""
    height, width = albedo.shape[:2]
    inputs = [_flat(image) for half in halves for image in half] + [_flat(albedo), _flat(normal)]
    light, diffuse = np.empty((height, width, 3), np.float32), np.empty((height, width, 3), np.float32)
    _library.denoise(*(_pointer(image) for image in (*inputs, light, diffuse)), width, height, ctypes.c_float(strength))
    return light, diffuse


def enlarged(light, coarse, fine, unlike=0.12):
    """`light`, freed of patches (differences below the share `unlike`), as large as the guides `fine`, (albedo, normal); `coarse` are its own."""
    bare, guides = _flat(light / np.maximum(coarse[0], 0.02)), [_flat(guide) for guide in coarse]
    _library.calm(*(_pointer(image) for image in (bare, *guides)), *light.shape[1::-1], ctypes.c_float(unlike))
    result = np.empty(fine[0].shape, np.float32)
    inputs = [bare, *guides, *(_flat(image) for image in fine)]
    _library.enlarge(*(_pointer(image) for image in (*inputs, result)), *light.shape[1::-1], *result.shape[1::-1])
    return result


def _flat(image):
    return np.ascontiguousarray(image, np.float32)


def _pointer(image):
    return image.ctypes.data_as(ctypes.c_void_p)
