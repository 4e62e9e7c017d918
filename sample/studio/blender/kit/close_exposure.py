"""Rendering close views: as rooms are (decision 0040), light coarsely, weave and grain finely; exposed so that what is well lit shows its own colour."""
import bpy
import numpy as np

from .room_exposure import cleaned, exposed_room
from .tone import LUMA

# What brings the studio's lamps to the white of the house ground.
WHITE = np.array([1, 1.03, 1.075], np.float32)
# Light that comes back from ground and walls, as a multiple of the sky's.
AMBIENT = 3.0
# How bright well lit things are shown; the rest is room for highlights.
EXPOSURE = 0.9


def exposed_close(resolution, samples, scratch, threads=1, part=2.6, surface=2):
    """A square picture of the scene, not yet developed (see `exposed_room`)."""
    bpy.context.scene.world.light_settings.ao_factor = AMBIENT
    return exposed_room((resolution, resolution), samples, scratch, threads, 4, part, surface)


def balanced_close(found):
    """Its linear light. What shines by itself has no albedo and does not count; dark glazes that mirror the lamps are not darkened for it."""
    light, albedo = cleaned({**found, 'fine_normal': _smoothed(found['fine_normal'])}) * WHITE, found['fine_albedo'] @ LUMA
    lit = albedo > 0.02
    return light * np.clip(EXPOSURE / max(0.01, float(np.percentile((light @ LUMA)[lit] / albedo[lit], 80))), 1.2, 2.2)


def _smoothed(normal, alike=0.8):
    """The slopes without what is finer than a pixel, which light would take for sparks; beyond a fold (`alike`, cosine) nothing is mixed."""
    total, weight = np.zeros_like(normal), np.zeros(normal.shape[:2], np.float32)
    for x in range(-2, 3):
        for y in range(-2, 3):
            other = np.roll(normal, (y, x), (0, 1))
            share = np.exp(-(x * x + y * y) / 2.5) * ((normal * other).sum(-1) > alike)
            total, weight = total + other * share[..., None], weight + share
    return total / np.maximum(weight, 1e-6)[..., None]
