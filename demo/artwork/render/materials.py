"""Materials, each a short chain of Blender's shader nodes."""

import bpy

from studio import linear


class Shader:
    """A node tree under construction around one Principled surface."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def node(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.set(node.inputs[name], value)
        return node

    def set(self, socket, value):
        """A number, a colour, or the output of another node."""
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        elif isinstance(value, str) and value.startswith('#'):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def where(self, scale=1.0, kind='Object'):
        """Coordinates on the object, scaled by one number or one per axis."""
        place = self.node('TexCoord').outputs[kind]
        stretch = tuple(scale) if hasattr(scale, '__len__') else (scale,) * 3
        return self.node('Mapping', {'Vector': place, 'Scale': stretch}).outputs['Vector']

    def noise(self, scale, detail=4.0, stretch=1.0, rough=0.5, distortion=0.0):
        return self.node(
            'TexNoise',
            {
                'Vector': self.where(stretch),
                'Scale': scale,
                'Detail': detail,
                'Roughness': rough,
                'Distortion': distortion,
            },
        ).outputs['Fac']

    def ramp(self, value, *stops, kind='LINEAR'):
        """Colours or numbers at positions from 0 to 1: `ramp(noise, (0.3, '#aabbcc'), (0.7, '#ffffff'))`."""
        node = self.node('ValToRGB', {'Fac': value})
        node.color_ramp.interpolation = kind
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = linear(colour) if isinstance(colour, str) else (colour, colour, colour, 1)
        return node.outputs['Color']

    def mix(self, share, one, other, blend='MIX'):
        return self.node('MixRGB', {'Fac': share, 'Color1': one, 'Color2': other}, blend_type=blend).outputs['Color']

    def mixed(self, share, one, other):
        """Two surfaces mixed by a fraction from 0 to 1."""
        node = self.node('MixShader', {'Fac': share})
        self.set(node.inputs[1], one)
        self.set(node.inputs[2], other)
        return node.outputs['Shader']

    def maths(self, operation, *values):
        node = self.node('Math', operation=operation)
        for socket, value in zip(node.inputs, values):
            self.set(socket, value)
        return node.outputs['Value']

    def bump(self, height, strength=0.3, distance=0.02):
        normal = self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
        self.set(self.surface.inputs['Normal'], normal.outputs['Normal'])

    def finish(self, **inputs):
        """Sets inputs of the surface by name, with underscores for spaces, and returns the material."""
        for name, value in inputs.items():
            self.set(self.surface.inputs[name.replace('_', ' ')], value)
        return self.material


def plain(colour, rough=0.5, metal=0.0, coat=0.0, specular=0.5, sheen=0.0):
    """One even colour."""
    return Shader('plain').finish(
        Base_Color=colour, Roughness=rough, Metallic=metal, Clearcoat=coat, Specular=specular, Sheen=sheen
    )


def paper(colour):
    """The backdrop: matt, slightly uneven."""
    shader = Shader('paper')
    tint = shader.mix(0.10, colour, shader.ramp(shader.noise(0.35, 3), (0.3, 0.35), (0.7, 0.75)), 'OVERLAY')
    return shader.finish(Base_Color=tint, Roughness=0.75, Specular=0.25)


def fibre(colour, other=None, scale=30.0, rough=0.9, contrast=0.5):
    """Spun fibre: matt, uneven in tone, with a soft edge."""
    shader = Shader('fibre')
    noise = shader.noise(scale, 5, rough=0.65)
    darker = other or colour
    tint = shader.ramp(noise, (0.5 - 0.22 / contrast * 0.5, darker), (0.5 + 0.22 / contrast * 0.5, colour))
    shader.bump(shader.noise(scale * 6, 3), 0.35, 0.01)
    return shader.finish(Base_Color=tint, Roughness=rough, Specular=0.12, Sheen=0.35)


def glaze(colour, edge=None, speckle=0.0, rough=0.18, flow=None):
    """Stoneware glaze: pools darker, breaks to `edge` on rims, carries iron speckles; `flow` adds a second tone."""
    shader = Shader('glaze')
    tint = shader.mix(
        0.5, colour, shader.ramp(shader.noise(3.2, 6, rough=0.6), (0.35, 0.30), (0.7, 0.68)), 'SOFT_LIGHT'
    )
    if flow:
        tint = shader.mix(shader.ramp(shader.noise(1.7, 5, distortion=1.2), (0.42, 0.0), (0.62, 1.0)), tint, flow)
    if edge:
        pointed = shader.node('NewGeometry').outputs['Pointiness']
        tint = shader.mix(shader.ramp(pointed, (0.53, 0.0), (0.60, 1.0)), tint, edge)
    if speckle:
        spots = shader.node('TexVoronoi', {'Vector': shader.where(), 'Scale': 16.0}).outputs['Distance']
        here = shader.ramp(shader.noise(9.0, 2), (0.5, 0.0), (0.58, 1.0))
        dots = shader.maths('MULTIPLY', shader.ramp(spots, (0.10, 1.0), (0.16, 0.0)), here)
        tint = shader.mix(shader.maths('MULTIPLY', dots, speckle), tint, '#4a3524')
    shader.bump(shader.noise(7.0, 3), 0.12, 0.02)
    return shader.finish(Base_Color=tint, Roughness=rough, Specular=0.55, Clearcoat=0.35, Clearcoat_Roughness=0.06)


def earthenware(colour, scale=8.0):
    """Unglazed fired clay with fine grit."""
    shader = Shader('earthenware')
    tint = shader.mix(
        0.55, colour, shader.ramp(shader.noise(scale, 8, rough=0.7), (0.3, 0.28), (0.7, 0.70)), 'SOFT_LIGHT'
    )
    shader.bump(shader.noise(60.0, 4), 0.35, 0.01)
    return shader.finish(Base_Color=tint, Roughness=0.82, Specular=0.25)


def glass(colour='#ffffff', density=1.0, rough=0.0):
    """Glass that lets light rays pass to the things behind it, so that its shadow is not black."""
    shader = Shader('glass')
    clear = linear(colour)
    tint = tuple(channel**density for channel in clear[:3]) + (1.0,)
    whole = shader.node('BsdfGlass', {'Color': tint, 'Roughness': rough, 'IOR': 1.5}).outputs['BSDF']
    inner = shader.node('BsdfRefraction', {'Color': tint, 'Roughness': rough, 'IOR': 1.5}).outputs['BSDF']
    path = shader.node('LightPath')
    # Only the first wall reflects: reflections inside glass cause noise.
    bent = shader.mixed(shader.maths('GREATER_THAN', path.outputs['Transmission Depth'], 0.5), whole, inner)
    through = tuple(min(1.0, channel ** (0.6 * density)) for channel in clear[:3]) + (1.0,)
    straight = shader.node('BsdfTransparent', {'Color': through}).outputs['BSDF']
    soft = shader.maths('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    shader.set(shader.output.inputs['Surface'], shader.mixed(soft, bent, straight))
    return shader.material


def wood(colour='#b98a5a', dark='#8a5f38', along=(1.0, 9.0, 9.0), rough=0.55):
    """Planed timber with its grain along the least scaled axis."""
    shader = Shader('wood')
    grain = shader.node(
        'TexNoise', {'Vector': shader.where(along), 'Scale': 1.3, 'Detail': 8.0, 'Roughness': 0.6, 'Distortion': 0.9}
    ).outputs['Fac']
    shader.bump(grain, 0.25, 0.01)
    return shader.finish(Base_Color=shader.ramp(grain, (0.3, dark), (0.62, colour)), Roughness=rough, Specular=0.35)


def board(colour='#b28a5c', rough=0.85):
    """Cardboard and kraft paper: fibres and faint ribs."""
    shader = Shader('board')
    specks = shader.noise(55.0, 4, stretch=(1, 1, 3), rough=0.7)
    tint = shader.mix(0.4, colour, shader.ramp(specks, (0.3, 0.32), (0.7, 0.66)), 'SOFT_LIGHT')
    shader.bump(shader.noise(28.0, 5), 0.18, 0.01)
    return shader.finish(Base_Color=tint, Roughness=rough, Specular=0.2)
