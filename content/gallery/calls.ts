import { byIdCall, listCall } from '#contract/protocol/call.ts';
import { gallery } from './definition.ts';
import { galleryWire } from './wire.ts';

export { gallery as definition };

export const getGallery = listCall(gallery, galleryWire);
export const getGalleryById = byIdCall(gallery, galleryWire);
