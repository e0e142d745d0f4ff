"""The photo studio: a seamless backdrop, three area lights, a camera, and the steps from a render to a picture.

Lengths are in decimetres: a bottle is about three units high. Colours are written as on the web ('#0f4c5c').
"""

import math
import os
import tempfile

import bpy
import numpy as np
from mathutils import Vector

from denoise import denoised, enlarged

WIDTH, HEIGHT = 1600, 1200
MIST, SAND, CHALK, CLAY, SEA = '#b9cfce', '#dccbaa', '#e9e4da', '#cf9a7c', '#2f7d80'


def linear(colour, alpha=1.0):
    """A web colour as Blender's linear red, green, blue and alpha."""
    if not isinstance(colour, str):
        return tuple(colour)
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (alpha,)


def empty_scene(seed):
    """A new scene with Cycles on the CPU, with few samples for our own denoising."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.seed = seed
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 10, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 0.0
    cycles.blur_glossy = 0.5
    cycles.use_denoising = False
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, 'REPLACE', 1
    cycles.use_adaptive_sampling = False
    scene.render.film_transparent = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look, scene.view_settings.exposure = 'Medium High Contrast', 0.6
    return scene


def area_light(name, place, towards, size, power, colour='#ffffff'):
    """A rectangular soft box of `size` (width, height) that points to a target."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy, light.color = power, linear(colour)[:3]
    lamp = bpy.data.objects.new(name, light)
    lamp.location = place
    # Seen through glass, the lamps would cause sparkles that need many samples.
    lamp.visible_transmission = False
    lamp.rotation_euler = (Vector(towards) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def sweep(colour, depth=7.0, rise=4.0):
    """Paper behind and under the goods, without a corner."""
    from materials import paper

    line = [(-14.0, 0.0), (depth, 0.0)]
    line += [(depth + rise * math.sin(a), rise - rise * math.cos(a)) for a in np.linspace(0.05, math.pi / 2, 24)]
    line += [(depth + rise, 30.0)]
    corners = [(x, y, z) for y, z in line for x in (-40.0, 40.0)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata(corners, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(paper(colour))
    bpy.context.collection.objects.link(bpy.data.objects.new('sweep', mesh))


def lights(scale=1.0, key=1.0, fill=1.0, rim=1.0, ambient=0.25, target=(0, 0, 1)):
    """Key from the left above, a broad weak fill from the right, a strip light behind for the edges."""
    k = scale
    area_light('key', (-5.5 * k, -3.0 * k, 6.5 * k), target, (3.2 * k, 3.2 * k), 900 * key * k * k, '#fff1de')
    area_light('fill', (7.0 * k, -4.0 * k, 3.5 * k), target, (5.0 * k, 5.0 * k), 260 * fill * k * k, '#e3eeff')
    area_light('rim', (4.0 * k, 5.5 * k, 6.0 * k), target, (1.2 * k, 5.0 * k), 420 * rim * k * k, '#fff8ee')
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = linear('#f3efe8')
    background.inputs['Strength'].default_value = ambient
    bpy.context.scene.world = world


def camera(target, distance, turn=0.0, height=15.0, lens=85.0, stop=None, focus=None):
    """Points the camera at `target` from a distance; `turn` and `height` in degrees; `stop` opens the lens (f-number)."""
    turn, height = math.radians(turn), math.radians(height)
    place = Vector(target) + distance * Vector(
        (math.sin(turn) * math.cos(height), -math.cos(turn) * math.cos(height), math.sin(height))
    )
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 500
    if stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = stop
        data.dof.focus_distance = (place - Vector(focus or target)).length
    eye = bpy.data.objects.new('camera', data)
    eye.location = place
    eye.rotation_euler = (Vector(target) - place).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def set_up(seed=1, backdrop=CHALK, **light):
    """An empty studio with backdrop and lights."""
    empty_scene(seed)
    sweep(backdrop)
    lights(**light)


PASSES = {
    'Image': 'image',
    'DiffCol': 'colour',
    'DiffDir': 'direct',
    'DiffInd': 'indirect',
    'Normal': 'normal',
    'Depth': 'depth',
}


def develop(file, samples=8, quality=82, scale=100):
    """Renders the scene, denoises it and writes a WebP."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.render.resolution_percentage = scale
    scene.cycles.samples = samples
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_normal = layer.use_pass_z = True
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(scene, folder)
        bpy.ops.render.render()
        passes = {name: _pixels(os.path.join(folder, f'{name}0001.exr')) for name in PASSES.values()}
    picture = _graded(denoised(passes))
    if picture.shape[0] < HEIGHT and scale >= 50:
        picture = np.maximum(enlarged(picture, HEIGHT, WIDTH), 0)
    rows, columns = picture.shape[:2]
    image = bpy.data.images.new('picture', columns, rows, float_buffer=True)
    image.pixels.foreach_set(np.dstack([picture, np.ones((rows, columns), np.float32)]).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.quality = 'WEBP', 'RGB', quality
    image.save_render(file, scene=scene)


def _write_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    for output, name in PASSES.items():
        to_file = tree.nodes.new('CompositorNodeOutputFile')
        to_file.base_path = folder
        to_file.format.file_format = 'OPEN_EXR'
        to_file.format.color_depth, to_file.format.exr_codec = '32', 'NONE'
        to_file.file_slots[0].path = name
        tree.links.new(layers.outputs[output], to_file.inputs[0])


def _pixels(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Non-Color'
    values = np.empty(image.size[0] * image.size[1] * image.channels, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(image.size[1], image.size[0], image.channels)[..., :3]


def _graded(picture):
    """A slight vignette, as of a lens."""
    rows, columns = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : rows * 1j, -1 : 1 : columns * 1j].astype(np.float32)
    return picture * (1 - 0.16 * np.clip((x * x + y * y) / 2, 0, 1)[..., None] ** 1.5)
