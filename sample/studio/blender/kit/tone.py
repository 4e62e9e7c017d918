"""From linear light to the picture: a soft shoulder, a slight S-curve on luma, gentle saturation, a little grain."""
import math

import numpy as np

from .color import linear

SHOULDER = 0.72
SATURATION = 0.9
GRAIN = 0.004
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def developed(light, contrast=1.0):
    """sRGB 0…1 of a linear picture."""
    light = np.maximum(light, 0)
    peak = light.max(-1, keepdims=True)
    rolled = np.where(peak > SHOULDER, SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(peak - SHOULDER) / (1 - SHOULDER))), peak)
    color = light * (rolled / np.maximum(peak, 1e-6)) + np.maximum(peak - 1.0, 0) * 0.06
    grey = color @ LUMA
    color = np.clip(grey[..., None] + (color - grey[..., None]) * SATURATION, 0, 1)
    srgb = np.where(color <= 0.0031308, 12.92 * color, 1.055 * np.power(np.maximum(color, 1e-8), 1 / 2.4) - 0.055)
    luma = srgb @ np.array([0.3, 0.59, 0.11], np.float32)
    curved = luma - contrast * 0.05 * np.sin(2 * np.pi * np.clip(luma, 0, 0.93) / 0.93) * (luma < 0.93)
    srgb = np.clip(srgb * (curved / np.maximum(luma, 1e-4))[..., None], 0, 1)
    return srgb + np.random.default_rng(1).normal(0, GRAIN, srgb.shape[:2])[..., None]


def balanced(light, albedo, exposure=1.0, tint='#ffffff'):
    """A room's light as the eye adapts to it: nine tenths of the picture lie below a bright wall; `tint` is taken as white. What shines by itself,
    a window or a flame, has no albedo and does not count."""
    grey = (light @ LUMA)[albedo.max(-1) > 0.01]
    white = np.array(linear(tint)[:3], np.float32)
    return light * (exposure * 0.78 / max(1e-4, float(np.percentile(grey, 90)))) / (white / white.max())


def deepened(picture, power):
    """An sRGB picture as it is at night: what is dark becomes darker (luma to the `power`), lamplight stays; a little paler and warmer."""
    luma = picture @ np.array([0.3, 0.59, 0.11], np.float32)
    deep = np.maximum(luma, 1e-4) ** power
    colors = picture * (deep / np.maximum(luma, 1e-4))[..., None]
    return (deep[..., None] + (colors - deep[..., None]) * 0.9) * np.array([1.0, 0.965, 0.9], np.float32)


def exposed_for(color):
    """The linear light that `developed` shows as the linear colour `color`: where the ground has to lie."""
    color = np.asarray(color, np.float32)
    peak = float(color.max())
    if peak <= SHOULDER:
        return color
    return color * ((SHOULDER - (1 - SHOULDER) * math.log(max(1e-4, 1 - (peak - SHOULDER) / (1 - SHOULDER)))) / peak)


def recolored(light, diffuse, masks, changes):
    """The picture with other colours. `masks` (h, w, 3): body, trim, and how far gloss is coloured too.
    `changes`: [(mask index, old linear colour, new linear colour)]."""
    picture = light.copy()
    reach = diffuse + (light - diffuse) * masks[..., 2:3]
    for index, old, new in changes:
        ratio = np.array(new[:3], np.float32) / np.maximum(np.array(old[:3], np.float32), 1e-3)
        picture += masks[..., index:index + 1] * (ratio - 1) * reach
    return picture
