"""A small builder of shader graphs: each method adds a node and returns the socket that matters."""
import bpy

# What part of a picture a surface is: recoloured with the body colour, with the trim colour, or never.
BODY, TRIM = 'body', 'trim'


class Graph:
    """One material under construction."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, **settings):
        """Adds `ShaderNode{kind}`; names with a leading underscore are attributes, the others inputs (`__` is a space)."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key.startswith('_'):
                setattr(node, key[1:], value)
        for key, value in settings.items():
            if not key.startswith('_'):
                self.feed(node, key.replace('__', ' '), value)
        return node

    def feed(self, node, key, value):
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def ramp(self, factor, stops, interpolation='LINEAR'):
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = color if len(color) == 4 else (*color, 1)
        self.feed(node, 0, factor)
        return node.outputs[0]

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        node.use_clamp = clamp
        self.feed(node, 0, a)
        self.feed(node, 1, b)
        return node.outputs[0]

    def add(self, *terms):
        total = terms[0]
        for term in terms[1:]:
            total = self.math('ADD', total, term)
        return total

    def times(self, a, b):
        return self.math('MULTIPLY', a, b)

    def mix(self, factor, a, b, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        self.feed(node, 0, factor)
        self.feed(node, 1, a)
        self.feed(node, 2, b)
        return node.outputs[0]

    def coords(self, kind='Object', scale=(1, 1, 1), shuffled=False):
        """Texture coordinates in metres; `shuffled` gives every object its own place in the pattern."""
        vector = self.node('TexCoord').outputs[kind]
        if shuffled:
            shift = self.tree.nodes.new('ShaderNodeVectorMath')
            shift.operation = 'MULTIPLY_ADD'
            self.feed(shift, 0, self.node('ObjectInfo').outputs['Random'])
            shift.inputs[1].default_value = (7.3, 5.1, 9.7)
            self.feed(shift, 2, vector)
            vector = shift.outputs[0]
        mapping = self.node('Mapping')
        self.feed(mapping, 0, vector)
        mapping.inputs['Scale'].default_value = scale
        return mapping.outputs[0]

    def separate(self, vector):
        node = self.node('SeparateXYZ')
        self.feed(node, 0, vector)
        return node.outputs

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        return self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion).outputs[0]

    def bump(self, height, strength=0.5, distance=0.001):
        return self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0]

    def principled(self, **inputs):
        self.shader = self.node('BsdfPrincipled', **inputs)
        self.tree.links.new(self.shader.outputs[0], self.output.inputs[0])
        return self.shader

    def finish(self, part=None, whole=False, mask=None):
        """The material; `part` says which recolouring mask it writes, `whole` that its gloss is coloured too (metal, lit shades);
        a `mask` socket (red: body, green: trim) takes the place of `part` where a pattern mixes both."""
        output = self.tree.nodes.new('ShaderNodeOutputAOV')
        output.name = 'tint'
        self.feed(output, 'Color', mask or (float(part == BODY), float(part == TRIM), float(whole), 1))
        return self.material
