"""Denoises a render with edge-stopping wavelets, guided by the noiseless passes.

Debian builds Blender without a denoiser. The light on matt surfaces is smoothed without their colours and multiplied
by them afterwards, so that textures stay sharp; reflections and glass are smoothed less.
"""

import numpy as np

TAPS = [(-1, 0.25), (0, 0.5), (1, 0.25)]


def denoised(passes):
    """Linear red, green, blue of the picture; `passes` are arrays of rows, columns and three channels."""
    colour = passes['colour']
    light = passes['direct'] + passes['indirect']
    rest = np.maximum(passes['image'] - colour * light, 0)
    depth = np.log(np.clip(passes['depth'][..., :1], 1e-3, 1e4))
    led_by = np.dstack([passes['normal'] * 3, depth * 50])
    smooth_light = _wavelets(light, led_by, steps=5, strength=0.5)
    smooth_rest = _wavelets(rest, np.dstack([led_by, colour.mean(axis=2) * 20]), steps=4, strength=0.45)
    return colour * smooth_light + smooth_rest


def _wavelets(signal, led_by, steps, strength):
    current = _without_fireflies(signal)
    # The guide that separates edges of light from noise is smoothed first, because it has noise too.
    hint = _one_scale(current, led_by, None, 1, strength)
    for step in range(steps):
        current = _one_scale(current, led_by, hint, 2**step, strength / 1.3**step)
        hint = current
    return current


def _one_scale(signal, led_by, hint, reach, strength):
    signal_around, led_around = _framed(signal, reach), _framed(led_by, reach)
    total, weights = np.zeros_like(signal), np.zeros_like(signal[..., :1])
    if hint is not None:
        # Differences are relative to the brightness, as the eye perceives them.
        brightness = np.log(hint.mean(axis=2, keepdims=True) + 0.04)
        brightness_around = _framed(brightness, reach)
    for dy, wy in TAPS:
        for dx, wx in TAPS:
            window = np.s_[
                reach * (1 + dy) : reach * (1 + dy) + signal.shape[0],
                reach * (1 + dx) : reach * (1 + dx) + signal.shape[1],
            ]
            far = np.square(led_around[window] - led_by).sum(axis=2, keepdims=True)
            if hint is not None:
                far += np.square((brightness_around[window] - brightness) / strength)
            weight = wy * wx * np.exp(-far)
            total += weight * signal_around[window]
            weights += weight
    return total / weights


def _framed(field, width):
    return np.pad(field, ((width, width), (width, width), (0, 0)), 'edge')


def _without_fireflies(signal):
    """Limits each pixel to about the second brightest around it."""
    framed = _framed(signal, 1)
    rows, columns = signal.shape[:2]
    first = np.full_like(signal, -1)
    second = np.full_like(signal, -1)
    for y, x in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)):
        other = framed[y : y + rows, x : x + columns]
        second = np.maximum(second, np.minimum(first, other))
        first = np.maximum(first, other)
    return np.minimum(signal, second * 1.3 + 0.01)


def enlarged(picture, rows, columns):
    """The same picture with more pixels, by Lanczos's window."""
    return np.stack(
        [
            _weights(rows, picture.shape[0]) @ picture[..., channel] @ _weights(columns, picture.shape[1]).T
            for channel in range(3)
        ],
        axis=2,
    )


def _weights(many, few):
    at = (np.arange(many)[:, None] + 0.5) * few / many - 0.5
    apart = at - np.arange(few)[None]
    weights = np.sinc(apart) * np.sinc(apart / 3) * (np.abs(apart) < 3)
    return (weights / weights.sum(axis=1, keepdims=True)).astype(np.float32)
