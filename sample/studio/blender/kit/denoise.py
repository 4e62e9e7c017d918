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


def denoised(halves, albedo, normal, strength=0.7, reach=6):
    """Cleans two independent half-sample pictures [(light, diffuse)], guided by albedo and normal; answers (light, diffuse). Every pixel is compared with
    those `reach` away."""
    height, width = albedo.shape[:2]
    inputs = [_flat(image) for half in halves for image in half] + [_flat(albedo), _flat(normal)]
    light, diffuse = np.empty((height, width, 3), np.float32), np.empty((height, width, 3), np.float32)
    _library.denoise(*(_pointer(image) for image in (*inputs, light, diffuse)), width, height, ctypes.c_float(strength), reach)
    return light, diffuse


def calmed(light, albedo, normal, unlike):
    """`light` freed of the patches that cleaning leaves: differences below the share `unlike` where surfaces look the same way and have one colour."""
    return _calmed(light, (_flat(albedo), _flat(normal)), unlike) * np.maximum(albedo, 0.02)


def _calmed(light, guides, unlike):
    bare = _flat(light / np.maximum(guides[0], 0.02))
    _library.calm(*(_pointer(image) for image in (bare, *guides)), *light.shape[1::-1], ctypes.c_float(unlike))
    return bare


def settled(guide, halves, limit):
    """A guide (albedo, normal) without its own noise: where its halves differ by more than `limit` all around, as behind glass, and not only along an
    edge, it is taken from the pixels around."""
    noisy = _mean((np.abs(halves[0] - halves[1]).max(-1) > limit).astype(np.float64), 3) > 0.45
    share = np.maximum(_mean(noisy.astype(np.float64), 2), 1e-9)[..., None]
    around = _mean(guide * noisy[..., None], 2) / share
    return np.where(noisy[..., None], around, guide).astype(np.float32)


def _mean(image, reach):
    """Over the square around each pixel."""
    wide, edges = 2 * reach + 1, ((reach + 1, reach), (reach + 1, reach)) + ((0, 0),) * (image.ndim - 2)
    sums = np.pad(image.astype(np.float64), edges, mode='edge').cumsum(0).cumsum(1)
    return (sums[wide:, wide:] - sums[:-wide, wide:] - sums[wide:, :-wide] + sums[:-wide, :-wide]) / wide**2


def enlarged(light, coarse, fine, unlike=0.12):
    """`light`, freed of patches (differences below the share `unlike`), as large as the guides `fine`, (albedo, normal); `coarse` are its own."""
    guides = [_flat(guide) for guide in coarse]
    bare = _calmed(light, guides, unlike)
    result = np.empty(fine[0].shape, np.float32)
    inputs = [bare, *guides, *(_flat(image) for image in fine)]
    _library.enlarge(*(_pointer(image) for image in (*inputs, result)), *light.shape[1::-1], *result.shape[1::-1])
    return result


def _flat(image):
    return np.ascontiguousarray(image, np.float32)


def _pointer(image):
    return image.ctypes.data_as(ctypes.c_void_p)
