import { listCall } from '../call.ts';
import { galleryWire } from '../wire/stories.ts';

export const getGallery = listCall('GetGallery', 'gallery', 'Galleries with their pictures and videos', galleryWire);
