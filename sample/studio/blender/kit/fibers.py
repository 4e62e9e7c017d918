"""Real fibres: the pile of rugs and towels, the needles of firs."""


def pile(thing, count, length, slot=1, radius=0.0006, lean=0.5, seed=0, steps=3, toward=None):
    """Grows `count` fibres of `length` metres from the object's faces with the material of `slot` (1 is the first)."""
    thing.modifiers.new('pile', 'PARTICLE_SYSTEM')
    system = thing.particle_systems[-1]
    system.seed = seed
    settings = system.settings
    settings.type, settings.count, settings.hair_length, settings.hair_step = 'HAIR', count, length, steps
    settings.use_advanced_hair, settings.render_step, settings.display_step = True, steps, 2
    settings.emit_from, settings.distribution = 'FACE', 'RAND'
    settings.use_emit_random, settings.use_even_distribution, settings.use_modifier_stack = True, True, True
    settings.normal_factor, settings.factor_random = length * 0.7, length * 0.35 * lean * 2
    settings.material, settings.root_radius, settings.tip_radius, settings.radius_scale = slot, 1.0, 0.6, radius
    settings.length_random, settings.use_hair_bspline = 0.4, True
    if toward:
        settings.object_align_factor = toward
    thing.show_instancer_for_render = True
    return settings
