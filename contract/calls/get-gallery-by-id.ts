import { galleryWire } from '#content/gallery/wire.ts';
import { byIdCall } from '../call.ts';

export const getGalleryById = byIdCall('GetGalleryById', 'gallery', 'One gallery', galleryWire);
