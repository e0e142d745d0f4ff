import { byIdCall } from '../call.ts';
import { galleryWire } from '../wire/stories.ts';

export const getGalleryById = byIdCall('GetGalleryById', 'gallery', 'One gallery', galleryWire);
