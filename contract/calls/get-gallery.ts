import { galleryWire } from '#content/gallery/wire.ts';
import { listCall } from '../call.ts';

export const getGallery = listCall('GetGallery', 'gallery', 'Galleries with their pictures and videos', galleryWire);
