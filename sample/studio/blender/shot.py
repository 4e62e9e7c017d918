"""What a model is given: the product's measures in metres, its materials and colours, and the parameters of its casting."""
import zlib

from kit import BODY, PAINTERS, TRIM, Pattern, surface

INCH = 0.0254


class Shot:
    """One product before the camera. `look` collects what the model asks of camera and light (see `worker.photograph`)."""

    def __init__(self, job):
        size = job['size']
        self.w, self.d, self.h = size['width'] * INCH, size['depth'] * INCH, size['height'] * INCH
        self.material, self.color, self.accent = job['material'], job['color'], job['accent']
        self.handle, self.shape, self.options = job['handle'], job['shape'], job['options']
        self.seed = zlib.crc32(job['handle'].encode()) % 1000
        self.look = {}

    def get(self, name, default=None):
        """A parameter of the casting."""
        return self.options.get(name, default)

    def body(self, axis='X', material=None, **more):
        """The main surface in the product's colour."""
        return surface(material or self.get('body', self.material), self.color, BODY, axis, **more)

    def trim(self, material=None, axis='Z', default='#8a6a45', **more):
        """The second surface: legs, frame, lid, in the accent colour."""
        return surface(material or self.get('trim', 'oak'), self.accent or default, TRIM, axis, **more)

    def fixed(self, material, color, axis='X', **more):
        """A surface that no variation changes."""
        return surface(material, color, None, axis, **more)

    def pattern(self, width, depth, default='#efe8da', **more):
        """The casting's pattern over `width` × `depth` metres, or None; `patterns` names one for each body colour."""
        painter = self.get('patterns', {}).get(self.color, self.get('pattern'))
        if not painter:
            return None
        return Pattern(PAINTERS[painter], width, depth, self.accent or default, self.get('third'), **more)

    def framed(self, **look):
        """Camera and light wishes: turn, rise, lens, fill, stop, lift; key, fill_light, rim, background, drop, ground,
        stage (degrees the room is turned, for what is seen from the side), bounces, contrast."""
        self.look.update(look)
