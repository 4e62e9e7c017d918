"""Says of every material what it is (class, colour, part), so that something simpler can stand in for it where Cycles does not run."""
import functools
import importlib
import inspect

from kit import materials_cloth, materials_hard
from kit.patterns import Pattern

# What a stand-in can tell apart; the rest of a material's settings only shows in a photograph.
_TOLD = ('roughness', 'metallic', 'coarse', 'glow', 'strength', 'brushed', 'axis')


def remember():
    """From now on every material carries `studio`: its class, `color`, `part`, and what else its maker was told."""
    for module in (materials_cloth, materials_hard):
        for name, make in inspect.getmembers(module, inspect.isfunction):
            if make.__module__ == module.__name__ and not name.startswith('_') and 'studio' not in make.__dict__:
                setattr(module, name, _remembering(name, make))
    # Imported only now: a model takes the kit's functions when it is imported.
    rugs = importlib.import_module('models.rugs')
    rugs._braid = _remembering('braid', rugs._braid)


def _remembering(name, make):
    takes = inspect.signature(make)

    @functools.wraps(make)
    def made(*args, **kwargs):
        material = make(*args, **kwargs)
        told = takes.bind(*args, **kwargs)
        told.apply_defaults()
        given = told.arguments
        pattern = given.get('pattern')
        material['studio'] = {
            'kind': name,
            'color': given.get('hex_color') or given.get('color') or '#ffffff',
            'part': given.get('part') or '',
            'pattern': {'image': pattern.image.name, 'accent': pattern.accent, 'third': pattern.third} if isinstance(pattern, Pattern) else {},
            **{key: given[key] for key in _TOLD if isinstance(given.get(key), (int, float, str))},
        }
        return material

    made.__dict__['studio'] = True
    return made


def tag(material):
    """What is known of a material, as plain data; materials a model mixes by itself are only a name."""
    if material is None or 'studio' not in material:
        return {'kind': 'own', 'name': material.name.split('.')[0] if material else ''}
    return material['studio'].to_dict()
