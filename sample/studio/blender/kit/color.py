"""Colours: hex as the catalogue writes them, linear light as Cycles wants them."""


def linear(hex_color, alpha=1.0):
    """Linear RGBA of `#rrggbb`."""
    digits = hex_color.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (alpha,)


def scaled(color, factor):
    """A linear colour made darker (below 1) or lighter; never above full white."""
    return tuple(min(1.0, c * factor) for c in color[:3]) + (1.0,)


def blended(a, b, share):
    """`a` with a `share` (0…1) of `b`."""
    return tuple(x + (y - x) * share for x, y in zip(a[:3], b[:3])) + (1.0,)


def luminance(color):
    return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
